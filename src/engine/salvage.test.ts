import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Match, playMatch } from './match.ts';
import { parseSeed, type Random } from './random.ts';
import { makeRecord } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { salvage, salvageFile } from './salvage.ts';
import { type Command, type Event, type State, toy, type View } from './test/toy.ts';
import { verify } from './verify.ts';

const seed = parseSeed('sound');
const bot = (_: View, random: Random): Command => ({ say: 1 + random.below(6) });
const config = { rounds: 4 };
const match = playMatch(toy, { config, seed, players: [bot, bot] });
if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
const { log } = match as Match<State, Command, Event>;
const record = makeRecord({ game: toy, config, seats: [{}, {}], seed, log });
const text = JSON.stringify(record);

const good = <T>(answer: T | Refusal): T => {
  assert.ok(!isRefusal(answer), `expected a salvaged game, found the refusal ${JSON.stringify(answer)}`);
  return answer as T;
};

const withEntry = (at: number, entry: unknown): object => ({ ...record, log: log.with(at, entry as never) });

test('an intact game is salvaged completely', () => {
  assert.deepEqual(salvage(toy, record), { record, move: log.length - 1, fault: undefined });
});

test("the salvaged part ends before the first move that can't be read, folded or verified", () => {
  const cases: readonly (readonly [unknown, Refusal])[] = [
    [7, refuse('file-bad-batch', { batch: 5, place: 'log[5]' })],
    [null, refuse('file-bad-batch', { batch: 5, place: 'log[5]' })],
    [{ seat: 0, events: [{ type: 'x' }] }, refuse('file-bad-batch', { batch: 5, place: 'log[5].events[0]' })],
    [{ seat: 0, undo: 9 }, refuse('file-bad-batch', { batch: 5, place: 'log[5].events' })],
    [{ seat: 0, command: { say: 3 }, events: [] }, refuse('events-differ', { batch: 5 })],
    [{ seat: 0, command: { say: 9 }, events: [] }, refuse('refused', { batch: 5 })],
  ];
  for (const [entry, fault] of cases) {
    const part = good(salvage(toy, withEntry(5, entry)));
    assert.deepEqual(part, { record: { ...record, log: log.slice(0, 5) }, move: 4, fault });
    assert.deepEqual(verify(toy, part.record), { verified: true });
  }
  const both = { ...record, log: log.with(6, 7 as never).with(3, { seat: 0, events: [] }) };
  assert.equal(
    good(salvage(toy, both)).move,
    2,
    'expected the salvaged part to end before the first of two faults',
  );
});

test('a game of another rules version is salvaged if it folds, even if its events differ', () => {
  const other = { ...withEntry(5, { seat: 0, command: { say: 3 }, events: [] }), rulesVersion: 9 };
  assert.equal(good(salvage(toy, other)).move, log.length - 1);
});

test('a truncated text is salvaged up to its last complete move, with the reason', () => {
  const end = text.indexOf(JSON.stringify(log[4])) + 20;
  assert.deepEqual(salvageFile(toy, text.slice(0, end)), {
    record: { ...record, log: log.slice(0, 4) },
    move: 3,
    fault: refuse('file-truncated', { place: end }),
  });
  const broken = text.replace(JSON.stringify(log[4]), '{"seat":0,,}');
  const part = good(salvageFile(toy, broken));
  assert.deepEqual([part.move, part.fault?.refused], [3, 'file-not-json']);
});

test('a game of which nothing can be salvaged is refused with the reason', () => {
  const code = (answer: unknown): unknown => (isRefusal(answer) ? answer.refused : answer);
  assert.equal(code(salvage(toy, withEntry(0, 7))), 'file-bad-batch');
  assert.equal(code(salvage(toy, { ...record, formatVersion: 3 })), 'file-bad-version');
  assert.equal(code(salvage(toy, { ...record, seed: parseSeed('another').seed })), 'seed-hash');
  assert.equal(code(salvage(toy, { ...record, config: { needs: 'cards' } })), 'lacking');
  assert.equal(code(salvage(toy, { ...record, seats: [{}] })), 'file-bad-batch');
  assert.equal(code(salvageFile(toy, text.slice(0, 100))), 'file-truncated');
  assert.equal(code(salvageFile(toy, 'hello')), 'file-not-json');
});
