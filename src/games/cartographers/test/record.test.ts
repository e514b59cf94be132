import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateHash } from '../../../engine/canonical.ts';
import { parseSeed, type Random, stream } from '../../../engine/random.ts';
import { readRecord } from '../../../engine/record.ts';
import { redactRecord } from '../../../engine/redact-record.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { currentBatches, fold, PRACTICE_MARK } from '../../../engine/replay.ts';
import { undone } from '../../../engine/test/undone.ts';
import { foldRecord, verify } from '../../../engine/verify.ts';
import { cartographers as game } from '../game.ts';
import { makeNotation, parseNotation } from '../notation.ts';
import type { CartographersRecord } from '../notation-header.ts';
import { reader } from '../parse-command.ts';
import { refusalText } from '../refusals.ts';
import { rulesOf } from '../rules.ts';
import type { Event } from '../types.ts';
import { type Json, mutated } from './mutated.ts';
import { KINDS, randomGame } from './random-game.ts';

const GAMES = KINDS.flatMap(config => [1, 3].map(seats => ({ config, seats })));

const random = (name: string): Random => stream(parseSeed('files').seed, name);

test('an exported game is imported unchanged and verified', () => {
  for (const [i, wanted] of GAMES.entries()) {
    const { record, states, log } = randomGame(`file ${i}`, wanted);
    const read = readRecord(reader, JSON.stringify(record));
    assert.deepEqual(read, record);
    assert.deepEqual(verify(game, record), { verified: true });
    assert.equal(stateHash(fold(game, log)), stateHash(states[states.length - 1]));
    assert.deepEqual(foldRecord(game, record), states[states.length - 1]);
  }
});

test('applying the first entries of a log gives the state after them', () => {
  const { log, states } = randomGame('parts', { seats: 3, config: { game: 'combined' } });
  for (const [i, state] of states.entries()) assert.deepEqual(fold(game, log.slice(0, i + 1)), state);
});

test('undoing and repeating an answer gives the same state, and no player may undo an answer that revealed a card', () => {
  let taken = 0;
  let kept = 0;
  for (const [i, wanted] of GAMES.entries()) {
    const { log, states } = randomGame(`undo ${i}`, wanted);
    for (let end = 1; end < log.length; end++) {
      const { seat, command, events } = log[end]!;
      if (seat === undefined || command === undefined)
        throw new Error(
          `expected batch ${end} to have a seat and a command, found ${JSON.stringify(log[end])}`,
        );
      const shorter = undone(game, log.slice(0, end + 1), seat);
      if (isRefusal(shorter)) {
        kept += 1;
        assert.equal(shorter.refused, 'undo-hidden');
        continue;
      }
      taken += 1;
      assert.ok(!events.some(event => event.type === 'revealed' || event.type === 'ended'));
      const before = fold(game, shorter as typeof log);
      assert.deepEqual(before, states[end - 1]);
      assert.deepEqual(game.decide(before, seat, command), { events, state: states[end] });
      if (wanted.seats > 1)
        assert.equal(code(undone(game, log.slice(0, end + 1), (seat + 1) % wanted.seats)), 'undo-nothing');
    }
  }
  assert.ok(
    taken > 50 && kept > 50,
    `expected more than 50 undos and more than 50 refused undos, found ${taken} and ${kept}`,
  );
});

const code = (value: unknown): string => (isRefusal(value) ? value.refused : 'good');

test('CA-A-08 the last answer to an ambush reveals all others, so it can’t be undone even if it reveals no new card', () => {
  let found = 0;
  for (let i = 0; i < 40; i++) {
    const { log } = randomGame(`gorgon ${i}`, { seats: 3, config: { game: 'heroes' } });
    for (const [end, { seat, events }] of log.entries())
      if (seat !== undefined && events.some(e => e.type === 'asked' && e.phase.type === 'gaze')) {
        if (events.some(e => e.type === 'revealed' && e.card !== 'gorgon-gaze')) continue;
        found += 1;
        assert.equal(code(undone(game, log.slice(0, end + 1), seat)), 'undo-hidden');
      }
  }
  assert.ok(found > 0);
});

test('CA-30 a player may undo the cancellation of their answer, even while the answer of a different player is hidden', () => {
  const { log, states } = randomGame('cancel', { seats: 3, most: 9 });
  const end = states.findIndex(state => state.answered.length === 2);
  const [seat] = states[end]!.answered;
  const command = { type: 'cancel' } as const;
  const decided = game.decide(states[end]!, seat!, command);
  if (isRefusal(decided)) throw new Error(`expected a legal answer, but it was refused: ${decided.refused}`);
  const { events } = decided;
  const cancelled = [...log.slice(0, end + 1), { seat: seat!, command, events }];
  assert.equal(fold(game, cancelled).answered.length, 1);
  const again = undone(game, cancelled, seat!);
  assert.equal(code(again), 'good');
  assert.deepEqual(foldRecord(game, { log: again as typeof log, seats: [{}, {}, {}] }), states[end]);
});

test('CS-01 in solo, undoing an answer that revealed a card turns the game into practice, and the same card is revealed again', () => {
  let taken = 0;
  for (const [i, config] of KINDS.entries()) {
    const { record, log, states } = randomGame(`practice ${i}`, { config, seats: 1 });
    for (let end = 1; end < log.length - 1; end++) {
      const practiced = [...log.slice(0, end + 1), { seat: 0, undo: 1, practice: true } as const];
      assert.deepEqual(foldRecord(game, { log: practiced, seats: record.seats }), states[end - 1]);
      const again = { ...record, log: [...practiced, ...log.slice(end)] };
      if (end % 7 === 1) assert.deepEqual(verify(game, again), { verified: true, practice: true });
      taken += 1;
    }
  }
  assert.ok(taken > 50);
});

test('a practice game written as text is marked as practice when it is read', () => {
  const { record } = randomGame('practice text', { seats: 1 });
  const practiced = { ...record, log: [...record.log.slice(0, -1), PRACTICE_MARK, record.log.at(-1)!] };
  const text = makeNotation(practiced) as string;
  assert.match(text, /^practice: yes$/m);
  const read = parseNotation(text) as CartographersRecord;
  assert.deepEqual(currentBatches(read.log), currentBatches(record.log));
  assert.deepEqual(verify(game, read), { verified: true, practice: true });
  assert.equal(makeNotation(read), text);
  const line = text.split('\n').findIndex(each => each.startsWith('practice')) + 1;
  const wrong = parseNotation(text.replace('practice: yes', 'practice: no'));
  assert.deepEqual(wrong, { refused: 'notation-bad-line', line });
});

test('CA-08 name, title, motto and crest are stored with the game and don’t affect it', () => {
  const { record } = randomGame('crest', { seats: 2 });
  const seats = [{ name: 'Ada', title: 'Master Mapsmith', motto: 'North!', crest: 'lion:gules' }, {}];
  const dressed = { ...record, seats };
  assert.deepEqual(readRecord(reader, JSON.stringify(dressed)), dressed);
  assert.deepEqual((parseNotation(makeNotation(dressed) as string) as CartographersRecord).seats, seats);
  assert.deepEqual(verify(game, dressed), { verified: true });
  assert.deepEqual(foldRecord(game, dressed), foldRecord(game, record));
  for (const key of ['name', 'title', 'motto', 'crest'])
    for (const [text, answer] of [
      ['x'.repeat(60), 'good'],
      ['x'.repeat(61), 'file-bad-format'],
      ['two\nlines', 'file-bad-format'],
    ])
      assert.equal(
        code(readRecord(reader, JSON.stringify({ ...record, seats: [{ [key]: text }, {}] }))),
        answer,
      );
});

test('a running game exported for one viewer contains no seed, no decks and no hidden answers of others', () => {
  for (const config of KINDS) {
    const { record, log } = randomGame('running', { seats: 3, config, most: 20 });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const shown = redactRecord(game, record, viewer);
      const text = JSON.stringify(shown);
      assert.ok(
        !text.includes(record.seed as string) && !text.includes('ambushDeck') && !text.includes('"deck"'),
      );
      const own = currentBatches(shown.log).filter(batch => batch.command !== undefined);
      assert.ok(own.every(batch => batch.seat === viewer));
      assert.equal(shown.log.length, log.length);
      assert.deepEqual(readRecord(reader, text), shown);
      assert.deepEqual(verify(game, shown), { verified: null, reason: 'seed-hidden' });
      const state = foldRecord(game, shown);
      assert.ok(!isRefusal(state));
    }
  }
});

/** Reads a damaged text, checks how it is refused or verified, and returns the refusal's code or the verdict. */
const judge = (text: string, whole: CartographersRecord): string => {
  const read = readRecord(reader, text);
  if (isRefusal(read)) {
    assert.match(read.refused, /^file-/);
    assert.ok(
      read.place !== undefined,
      `expected the refusal to name a place, found ${JSON.stringify(read)}`,
    );
    for (const language of ['en', 'fr'] as const)
      assert.doesNotMatch(refusalText(read, language, GRID), /\?|undefined/);
    return read.refused;
  }
  const state = foldRecord(game, read);
  if (isRefusal(state)) assert.equal('batch' in state && typeof state.batch, 'number');
  const notation = makeNotation(read);
  assert.ok(isRefusal(notation) || !isRefusal(state));
  const { verified } = verify(game, read);
  // A log without its end and a command with reordered spaces can be verified, but their events must be unchanged.
  if (verified === true)
    for (const [i, { events }] of currentBatches(read.log).entries())
      assert.deepEqual(events, currentBatches(whole.log)[i]!.events);
  return String(verified);
};

const GRID = rulesOf(randomGame('x').states[0]!.config).map.grid;

test('refuses a file that is truncated at any point, and names that point', () => {
  const { record } = randomGame('cut', { seats: 2, config: { game: 'heroes' } });
  const text = JSON.stringify(record);
  const { below } = random('cut');
  for (let i = 0; i < 300; i++) {
    const place = below(text.length);
    const refusal = readRecord(reader, text.slice(0, place));
    assert.deepEqual(refusal, { refused: 'file-truncated', place });
  }
});

test('a file with one changed character is refused, fails verification or has the same events', () => {
  const { record } = randomGame('flip', { seats: 2, config: { game: 'combined' } });
  const text = JSON.stringify(record);
  const { below } = random('flip');
  const letters = '0123456789"{}[],:.-eabz\\ \u0000é';
  const answers = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    const place = below(text.length);
    const edited = text.slice(0, place) + letters[below(letters.length)] + text.slice(place + 1);
    if (edited === text) continue;
    const answer = judge(edited, record);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  assert.ok(
    (answers.get('file-not-json') ?? 0) > 50 && (answers.get('false') ?? 0) > 50,
    `expected over 50 \`file-not-json\` and over 50 \`false\`, found ${JSON.stringify([...answers])}`,
  );
});

test('a file with a random change in its JSON is refused, fails verification or has the same events', () => {
  for (const config of KINDS) {
    const { record } = randomGame('edit', { seats: 3, config, most: 60 });
    const json = JSON.parse(JSON.stringify(record)) as { [key: string]: Json };
    const by = random(`edit ${config.game}`);
    for (let i = 0; i < 80; i++) {
      judge(JSON.stringify({ ...json, log: mutated(json.log!, by) }), record);
      judge(JSON.stringify(mutated(json, by)), record);
    }
  }
});

test('foldRecord refuses a file with a wrong number of seats or an invalid result, and names the batch', () => {
  const { record } = randomGame('shapes', { seats: 2 });
  const refused = (file: CartographersRecord): unknown[] => {
    const state = foldRecord(game, file);
    const notation = makeNotation(file);
    assert.deepEqual(notation, state);
    return isRefusal(state) ? [state.refused, 'batch' in state && state.batch, state.place] : ['good'];
  };
  assert.deepEqual(refused({ ...record, seats: [...record.seats, {}] }), ['file-bad-batch', 0, 'seats']);
  assert.deepEqual(refused({ ...record, seats: [{}] }), ['file-bad-batch', 0, 'seats']);
  const whole = currentBatches(record.log);
  const last = whole.length - 1;
  const ended = whole[last]!.events.at(-1) as Extract<Event, { type: 'ended' }>;
  for (const result of [
    undefined,
    null,
    {},
    { ...ended.result, totals: [1] },
    { ...ended.result, places: [1, 'x'] },
    { ...ended.result, monsters: 2 },
    { ...ended.result, solo: 3 },
  ]) {
    const events = [...whole[last]!.events.slice(0, -1), { ...ended, result: result as never }];
    const log = whole.with(last, { ...whole[last], events });
    assert.deepEqual(refused({ ...record, log }), ['file-bad-batch', last, `log[${last}].events`]);
  }
});
