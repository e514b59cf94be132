import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../engine/refusal.ts';
import { isEvent, parseCommand } from './parse-command.ts';

const GOOD = [
  { type: 'draw', terrain: 'forest', cells: [0, 1, 2] },
  { type: 'drawMonster', cells: [] },
  { type: 'drawHero', cell: 4, orientation: 0 },
  { type: 'gaze', cell: 4 },
  { type: 'ravage', cell: 4 },
  { type: 'choose', clusters: [null, 4] },
  { type: 'cancel' },
];

const refusedField = (json: unknown): unknown => {
  const answer = parseCommand(json);
  assert.ok(isRefusal(answer), `expected ${JSON.stringify(json)} to be refused`);
  assert.equal(answer.refused, 'bad-command');
  return answer.field;
};

test('`parseCommand` returns every valid command unchanged', () => {
  for (const command of GOOD) assert.deepEqual(parseCommand(JSON.parse(JSON.stringify(command))), command);
});

test('`parseCommand` refuses a value that is not an object', () => {
  for (const json of [undefined, null, 1, 'draw', [], [GOOD[0]], true]) refusedField(json);
});

test('`parseCommand` refuses a command of an unknown type', () => {
  for (const type of ['pass', '', 'toString', '__proto__', 1, null, undefined])
    assert.equal(refusedField({ type }), 'type');
});

test('a refusal names the missing field, the unknown field or the field of the wrong type', () => {
  for (const command of GOOD) {
    assert.equal(refusedField({ ...command, more: 1 }), 'more');
    for (const key of Object.keys(command).filter(k => k !== 'type')) {
      const { [key as never]: _, ...less } = command;
      assert.equal(refusedField(less), key);
      for (const wrong of [undefined, null, 'x', 1.5, Number.NaN, {}, [[]], ['a'], [1.5], '4'])
        assert.equal(
          refusedField({ ...command, [key]: wrong }),
          key,
          `expected the value ${wrong} of ${key} in ${command.type} to be refused`,
        );
    }
  }
  assert.equal(refusedField(JSON.parse('{"type": "cancel", "__proto__": 1}')), '__proto__');
});

test('`parseCommand` refuses a command that lists more spaces than the largest sheet has', () => {
  assert.equal(refusedField({ type: 'drawMonster', cells: Array(401).fill(0) }), 'cells');
});

test('`isEvent` requires a known type and numbers within the limits of a sheet', () => {
  assert.ok(isEvent({ type: 'revealed', card: 'orchard' }));
  for (const json of [
    null,
    1,
    [],
    {},
    { type: 'won' },
    { type: 'toString' },
    { type: 'started', seats: 1e9 },
  ])
    assert.ok(!isEvent(json), `expected no event, found ${JSON.stringify(json)}`);
  assert.ok(!isEvent({ type: 'drawn', cells: [1e9] }));
  let deep: unknown = 0;
  for (let i = 0; i < 10_000; i++) deep = [deep];
  assert.ok(!isEvent({ type: 'drawn', cells: deep }));
});
