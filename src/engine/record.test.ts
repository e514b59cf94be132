import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reader } from './entry.ts';
import { parseSeed } from './random.ts';
import { makeRecord, parseRecord, readRecord } from './record.ts';
import { isRefusal, refuse } from './refusal.ts';

const reader: Reader<string, string> = {
  id: 'toy',
  parseCommand: json => (typeof json === 'string' ? json : refuse('bad-command', { field: 'word' })),
  isEvent: json => typeof json === 'string',
};

const RECORD = makeRecord({
  game: { id: 'toy', rulesVersion: 3 },
  config: { long: true },
  seats: [{ name: 'Ada 🗺', title: 'Master' }, {}],
  seed: parseSeed('x'),
  log: [{ events: ['a'] }, { seat: 0, command: 'go', events: ['b', 'c'] }, { seat: 1, events: [] }],
});

/** Returns the record with some fields changed, as an edited file could contain it. */
const edited = (change: object): object => ({ ...JSON.parse(JSON.stringify(RECORD)), ...change });

const answer = (json: unknown): unknown[] => {
  const record = parseRecord(reader, json);
  return isRefusal(record)
    ? [record.refused, record.place, ...('batch' in record ? [record.batch] : [])]
    : ['good'];
};

test('a record is unchanged after it is written and read', () => {
  assert.deepEqual(readRecord(reader, JSON.stringify(RECORD)), RECORD);
  const { seed: _, ...sealed } = RECORD;
  assert.deepEqual(readRecord(reader, JSON.stringify(sealed)), sealed);
});

test('refuses invalid JSON, and names the position of the error', () => {
  assert.deepEqual(readRecord(reader, '{"a" 1}'), { refused: 'file-not-json', place: 5 });
  const text = JSON.stringify(RECORD);
  assert.deepEqual(readRecord(reader, text.slice(0, 100)), { refused: 'file-truncated', place: 100 });
  assert.deepEqual(readRecord(reader, ''), { refused: 'file-truncated', place: 0 });
});

test('refuses a file that is not a game record, and names the wrong field', () => {
  for (const json of [null, 1, 'x', [], [RECORD]])
    assert.deepEqual(answer(json), ['file-bad-format', 'file']);
  for (const format of [undefined, 'other', 1])
    assert.deepEqual(answer(edited({ format })), ['file-bad-format', 'format']);
  const wrong: Record<string, unknown[]> = {
    engineVersion: [undefined, 1, 'x', '1.2', '1.2.3'.repeat(100)],
    game: [undefined, 'chess'],
    rulesVersion: [undefined, 0, 1.5, '1'],
    config: [undefined, null, [], 'x'],
    seats: [undefined, {}, []],
    seedHash: [undefined, 'x', 'A'.repeat(64)],
    seed: [null, 'x', 1],
    openSeed: [undefined, 1],
    log: [undefined, {}, []],
    more: [1],
  };
  for (const [key, values] of Object.entries(wrong))
    for (const value of values) assert.deepEqual(answer(edited({ [key]: value })), ['file-bad-format', key]);
});

test('refuses a config that nests too deeply', () => {
  let config: object = {};
  for (let i = 0; i < 50_000; i++) config = { config };
  assert.deepEqual(answer(edited({ config })), ['file-bad-format', 'config']);
});

test('refuses a record in a newer format, and names the version of that format and the newest known version', () => {
  const refusal = parseRecord(reader, edited({ formatVersion: 3 }));
  assert.deepEqual(refusal, { refused: 'file-bad-version', place: 'formatVersion', version: 3, known: 2 });
  for (const formatVersion of [undefined, 0, 1.5, '1'])
    assert.deepEqual(answer(edited({ formatVersion })), ['file-bad-format', 'formatVersion']);
});

test('CA-08 accepts only player names of at most 60 characters without control characters', () => {
  const named = (name: unknown): unknown[] => answer(edited({ seats: [{}, { name }] }));
  for (const good of ['', 'Zoë', '🗺'.repeat(60), '<b>', '👩‍🚀'])
    assert.deepEqual(named(good), ['good'], `expected the name ${JSON.stringify(good)} to be accepted`);
  for (const bad of ['x'.repeat(61), 'a\nb', 'a\u0000', '\u202eabc', '\ud800', 'a\u2028b', 1, null])
    assert.deepEqual(
      named(bad),
      ['file-bad-format', 'seats[1].name'],
      `expected the name ${JSON.stringify(bad)} to be refused`,
    );
  assert.deepEqual(answer(edited({ seats: ['Ada'] })), ['file-bad-format', 'seats[0]']);
  assert.deepEqual(answer(edited({ seats: [{ age: '9' }] })), ['file-bad-format', 'seats[0].age']);
});

test('refuses a record with an invalid batch, and names the number of the batch and the path of the fault', () => {
  const second = (batch: unknown): unknown[] => answer(edited({ log: [{ events: [] }, batch] }));
  const cases: [unknown, string][] = [
    [1, ''],
    [{ events: [] }, '.seat'],
    [{ seat: -1, events: [] }, '.seat'],
    [{ seat: 0 }, '.events'],
    [{ seat: 0, events: ['a', 1] }, '.events[1]'],
    [{ seat: 0, command: 1, events: [] }, '.command.word'],
    [{ seat: 0, events: [], more: 1 }, '.more'],
    [{ seat: 0, id: '', events: [] }, '.id'],
    [{ seat: 0, id: 'a b', events: [] }, '.id'],
    [{ seat: 0, undo: 0 }, '.undo'],
    [{ seat: 0, undo: '1' }, '.undo'],
    [{ undo: 1 }, '.seat'],
    [{ seat: 0, undo: 1, events: [] }, '.events'],
  ];
  for (const [batch, place] of cases)
    assert.deepEqual(second(batch), ['file-bad-batch', `log[1]${place}`, 1]);
  assert.deepEqual(answer(edited({ log: [{ seat: 0, events: [] }] })), ['file-bad-batch', 'log[0].seat', 0]);
  assert.deepEqual(answer(edited({ log: [{ command: 'x', events: [] }] })), [
    'file-bad-batch',
    'log[0].command',
    0,
  ]);
});

test('opens a file of format 1 as rules version 1, and refuses a newer file without a rules version', () => {
  const { rulesVersion: _, ...old } = edited({ formatVersion: 1 }) as typeof RECORD;
  assert.deepEqual(parseRecord(reader, old), { ...RECORD, rulesVersion: 1 });
  const { rulesVersion: __, ...torn } = RECORD;
  assert.deepEqual(answer(torn), ['file-bad-format', 'rulesVersion']);
});

test('accepts a record with undos', () => {
  const log = [...RECORD.log, { seat: 1, undo: 1, id: 'x-1' }];
  assert.deepEqual(parseRecord(reader, edited({ log })), { ...RECORD, log });
});
