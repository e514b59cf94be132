import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Command } from '../types.ts';
import { isEvent, parseCommand } from './parse-command.ts';

const GOOD: readonly Command[] = [
  { type: 'placeHero', hero: 0, track: 1 },
  { type: 'placeMission', card: 9, track: 1 },
  { type: 'chooseHandLimit', cards: 5 },
  { type: 'attach', card: 9, hero: 0 },
  { type: 'playAction', card: 9 },
  { type: 'playAction', card: 9, hero: 0 },
  { type: 'attempt', track: 0 },
  { type: 'attemptNode', node: 'gate', hero: 0 },
  { type: 'placePam', cards: [{ card: 9, colour: 'mind' }] },
  { type: 'concede' },
  { type: 'defend', cards: [] },
  { type: 'oppose', hero: 1 },
  { type: 'useAbility', card: 9, effect: 0 },
  { type: 'refill', card: 9 },
  { type: 'shift', hero: 1, track: 2 },
  { type: 'move', hero: 1, node: 'gate' },
  { type: 'choose', picks: [1, 2] },
  { type: 'propose', changes: [{ change: 'bonus', who: 0, attr: 'power', amount: 2 }] },
  { type: 'agree' },
  { type: 'object' },
  { type: 'pass' },
];

const refusedField = (json: unknown): unknown => {
  const answer = parseCommand(json);
  assert.ok(isRefusal(answer), `expected parseCommand to refuse ${JSON.stringify(json)}`);
  assert.equal(answer.refused, 'bad-command');
  return answer.field;
};

test('parseCommand returns every type of command unchanged', () => {
  for (const command of GOOD) assert.deepEqual(parseCommand(JSON.parse(JSON.stringify(command))), command);
});

test('parseCommand refuses a value that is not an object', () => {
  for (const json of [undefined, null, 1, 'pass', [], [GOOD[0]], true]) refusedField(json);
});

test('parseCommand refuses an unknown type of command', () => {
  for (const type of ['draw', '', 'toString', '__proto__', 1, null, undefined])
    assert.equal(refusedField({ type }), 'type');
});

test('the refusal of parseCommand names the field that is missing, unknown or of a wrong type', () => {
  for (const command of GOOD) {
    assert.equal(refusedField({ ...command, more: 1 }), 'more');
    for (const key of Object.keys(command).filter(k => k !== 'type')) {
      assert.equal(refusedField({ ...command, [key]: { no: 'such' } }), key);
      if (command.type === 'playAction' && key === 'hero') continue;
      const { [key as never]: _, ...less } = command;
      assert.equal(refusedField(less), key);
    }
  }
});

test('if an item of a list is invalid, the refusal of parseCommand names the list', () => {
  assert.equal(refusedField({ type: 'placePam', cards: [{ card: 1, colour: 'red' }] }), 'cards');
  assert.equal(refusedField({ type: 'choose', picks: [1.5] }), 'picks');
  assert.equal(refusedField({ type: 'choose', picks: Array.from({ length: 1000 }, (_, i) => i) }), 'picks');
  for (const change of [
    { change: 'win', who: 0 },
    { change: 'wound' },
    { change: 'vp', who: 0, amount: '1' },
    7,
  ])
    assert.equal(refusedField({ type: 'propose', changes: [change] }), 'changes');
});

test('isEvent accepts only objects with a known type and numbers in range', () => {
  assert.ok(isEvent({ type: 'turnBegun', seat: 0 }));
  for (const json of [null, {}, { type: 'passed' }, { type: 'toString' }, { type: 'turnBegun', seat: 1e9 }])
    assert.ok(!isEvent(json));
});
