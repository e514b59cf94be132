import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Check } from './checks.ts';
import { ATTACK, CONFLICT, DEFENCE, DICE, HEROES, newSeat, POINTS, PUSHBACK, RIVAL } from './notes.ts';
import { type Note, recall } from './remembered.ts';
import { pileOf } from './rival.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: { getItem: (key: string) => kept.get(key) ?? null },
});

const found = <T extends object>(note: Note<T>, value: unknown): T => {
  kept.set(`alidade.thargos.tools.${note.name}`, typeof value === 'string' ? value : JSON.stringify(value));
  return recall(note);
};

const NOTES: readonly Note<object>[] = [DICE, POINTS, RIVAL, ATTACK, DEFENCE, PUSHBACK, CONFLICT];

test('every tool accepts its own defaults as stored values, and uses them if nothing valid is stored', () => {
  for (const note of NOTES) {
    assert.deepEqual(
      found(note, note.blank),
      note.blank,
      `expected the tool ${note.name} to accept its own defaults`,
    );
    for (const nonsense of ['', '{', 'null', '3', '[]', '{"__proto__": 1}'])
      assert.deepEqual(
        found(note, nonsense),
        note.blank,
        `expected the tool ${note.name} to use its defaults for ${nonsense}`,
      );
    const wrong = Object.fromEntries(Object.keys(note.blank).map(key => [key, { no: 'such thing' }]));
    assert.deepEqual(
      found(note, wrong),
      note.blank,
      `expected the tool ${note.name} to replace invalid values with its defaults`,
    );
    for (const [key, check] of Object.entries(note.checks as Record<string, Check>))
      assert.ok(
        check(note.blank[key as keyof object]),
        `expected the default value of ${key} in ${note.name} to be valid`,
      );
  }
});

test('HT-11.2: the Rival tool replaces unknown stored values with defaults', () => {
  const rival = found(RIVAL, {
    ...RIVAL.blank,
    attitude: 'bold',
    step: 'toString',
    open: 0,
    infamy: 7,
    die: 1e9,
    smaller: 2,
  });
  assert.deepEqual(rival, { ...RIVAL.blank, smaller: 2 });
  assert.ok(Number.isInteger(pileOf(rival, 'attack')));
});

test('`recall` replaces stored values that are out of range or not allowed with defaults, and keeps the others', () => {
  const attack = { ...CONFLICT.blank.attack, open: { power: 4, mind: 0, mysticism: 0 } };
  const rules = { ...CONFLICT.blank.rules, mirror: 'glass' };
  assert.deepEqual(found(CONFLICT, { rules, attack, hand: -1 }), { ...CONFLICT.blank, attack });
  const seat = { ...newSeat(), name: 'Ada', team: [HEROES[0]!.id, '', '', ''] };
  assert.deepEqual(found(POINTS, { seats: [seat, seat] }).seats, [seat, seat]);
  for (const seats of [
    [],
    [seat],
    [seat, { ...seat, team: ['C0', '', '', ''] }],
    [seat, { ...seat, target: 0 }],
  ])
    assert.deepEqual(found(POINTS, { seats }), POINTS.blank);
  assert.deepEqual(found(PUSHBACK, { asked: [2, -1, 0], dice: [[7, 1], [], []] }), {
    asked: [2, -1, 0],
    dice: [],
  });
});

test('the dice tool restores rolls that are stored as numbers, and ignores rolls that older versions stored as text', () => {
  const past = [{ power: [1, 6], mind: [], mysticism: [3] }];
  assert.deepEqual(found(DICE, { past }).past, past);
  assert.deepEqual(found(DICE, { past: ['Power 1 + 6 = 7'] }).past, []);
});
