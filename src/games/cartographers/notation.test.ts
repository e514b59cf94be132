import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../engine/random.ts';
import { redactRecord } from '../../engine/redact-record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { verify } from '../../engine/verify.ts';
import { namedMap } from './board/maps.ts';
import { cartographers as game } from './game.ts';
import { makeNotation, parseNotation } from './notation.ts';
import type { CartographersRecord } from './notation-header.ts';
import { refusalText } from './refusals.ts';
import { KINDS, randomGame } from './test/random-game.ts';

const written = (record: CartographersRecord): string => {
  const text = makeNotation(record);
  if (typeof text !== 'string') throw new Error(`expected a game text, found ${JSON.stringify(text)}`);
  return text;
};

const read = (text: string): CartographersRecord => {
  const record = parseNotation(text);
  if (isRefusal(record)) throw new Error(`expected a record, found ${JSON.stringify(record)}`);
  return record;
};

const checkRoundTrip = (record: CartographersRecord): void => {
  const text = written(record);
  const back = read(text);
  assert.deepEqual(back.log, record.log);
  assert.deepEqual(back.seats, record.seats);
  assert.equal(back.seed, record.seed);
  assert.equal(written(back), text);
  assert.deepEqual(verify(game, back), { verified: true });
};

test('a game as text is read back as the same game, for every kind of game', () => {
  for (const [i, config] of KINDS.entries())
    for (const seats of [1, 3]) checkRoundTrip(randomGame(`text ${i}`, { seats, config }).record);
});

test('the text of an unfinished game ends at its current state', () => {
  for (const most of [1, 2, 9, 30]) checkRoundTrip(randomGame('part', { seats: 3, most }).record);
});

test('the header of a game as text contains the map file', () => {
  const rows = ['.....^.', '.R.....', '.......', '..#....', '.....R.', '.......'];
  const map = { id: 'mine', name: { en: 'Mine # 1', fr: 'La mienne' }, rows };
  checkRoundTrip(randomGame('map', { seats: 2, config: { map } }).record);
});

test('a game with a hundred seats is written as text and read back unchanged', () => {
  checkRoundTrip(randomGame('many', { seats: 100, most: 250 }).record);
});

test('the header of a game as text lists only config keys that differ from the preset', () => {
  const text = written(
    randomGame('rules', { config: { game: 'base', coinCap: 14, fallbackCoin: true } }).record,
  );
  assert.match(text, /^rules: {"fallbackCoin":true}$/m);
  assert.doesNotMatch(written(randomGame('rules').record), /^rules/m);
  // CC-03: the season set follows the explore set by default, so a different choice must be written.
  const mixed = randomGame('rules', {
    config: { game: 'combined', exploreSet: 'heroes', seasonSet: 'base' },
  });
  assert.match(written(mixed.record), /"seasonSet":"base"/);
});

test('`parseNotation` reads a text with comments, empty lines, extra spaces and capitals, and one without facts that follow from the commands', () => {
  const { record } = randomGame('loose', { seats: 2, config: { game: 'heroes' } });
  const lines = written(record).split('\n');
  const loose = lines.map(line =>
    /^(Alidade|seat \d+:|map|rules|seed)/.test(line) ? line : `  ${line.toUpperCase()}  `,
  );
  assert.deepEqual(read(`# my game\r\n\r\n${loose.join('\r\n# so\r\n\r\n')}`).log, record.log);
  const bare = lines.filter(line => !/^(==|\d+\.|\*|edicts|engine)|scores|ends with/.test(line));
  assert.deepEqual(read(bare.join('\n')).log, record.log);
});

test('the header of a game as text may have any text as its seed', () => {
  const record = read('Alidade game 1\ngame: cartographers base\nseats: 1\nseed: my own seed\n');
  assert.equal(record.seed, parseSeed('my own seed').seed);
  assert.equal(record.openSeed, true);
});

const code = (text: string): unknown[] => {
  const record = parseNotation(text);
  return isRefusal(record) ? [record.refused, record.line] : ['good'];
};

const GAME = written(randomGame('lines', { seats: 2, config: { game: 'heroes' } }).record).split('\n');
const lineOf = (pattern: RegExp): number => GAME.findIndex(line => pattern.test(line));
const withLine = (at: number, line: string): string => GAME.with(at, line).join('\n');

test('`parseNotation` reports the line number of a fact that differs from the game', () => {
  for (const pattern of [/^edicts/, /^== Summer/, /^1\. /, /^5\. /, /scores/, /^\* /, /ends with/]) {
    const at = lineOf(pattern);
    const wrong = GAME[at]!.startsWith('==') ? '== Fall ==' : GAME[at]!.replace(/\w+$/, 'Nothing');
    assert.deepEqual(
      code(withLine(at, wrong)),
      ['notation-differs', at + 1],
      `expected line ${at + 1} to differ: ${wrong}`,
    );
  }
});

test('`parseNotation` reports the line number of a line that isn’t a valid command', () => {
  const at = lineOf(/draws/);
  for (const line of [
    'seat 1',
    'seat 0 draws forest A1',
    'seat 1 draws',
    'seat 1 draws A1',
    'seat 1 draws forest Z1',
    'seat 1 draws mountain A1',
    'seat 1 hero A1',
    'seat 1 hero A1 turn 0',
    'seat 1 hero A1 turn 1 2',
    'seat 1 gazes',
    'seat 1 gazes A1 A2',
    'seat 1 cancels twice',
    'seat 1 toString',
    'hello',
    'seat 3: "late"',
  ])
    assert.deepEqual(code(withLine(at, line)), ['notation-bad-line', at + 1], `expected a bad line: ${line}`);
});

test('the refusal of an illegal command gives its line number and the engine’s refusal', () => {
  const at = lineOf(/draws/);
  for (const [line, why] of [
    ['seat 3 cancels', 'no-such-seat'],
    ['seat 1 gazes A1', 'wrong-command'],
    ['seat 1 cancels', 'nothing-to-cancel'],
  ]) {
    const refusal = parseNotation(withLine(at, line!));
    assert.ok(
      isRefusal(refusal) && isRefusal(refusal.why),
      `expected a refusal with its reason for: ${line}`,
    );
    assert.deepEqual([refusal.refused, refusal.line, refusal.why.refused], ['notation-refused', at + 1, why]);
  }
});

test('refuses a game text with an incomplete or invalid header', () => {
  const header = (lines: string): unknown[] => code(lines);
  assert.deepEqual(header(''), ['notation-no-header', 1]);
  assert.deepEqual(header('# only\n\nhello'), ['notation-no-header', 3]);
  assert.deepEqual(header('Alidade game 2\n'), ['notation-bad-version', 1]);
  const base = ['Alidade game 1', 'game: cartographers base', 'seats: 1', 'seed: x'];
  assert.deepEqual(header(base.join('\n')), ['good']);
  for (const i of [1, 2, 3])
    assert.deepEqual(header(base.toSpliced(i, 1).join('\n')), ['notation-no-header', 1]);
  for (const more of [
    'game: cartographers base',
    'map: {"id"',
    'map: []',
    'rules: 1',
    'rules: {"game": "heroes"}',
    'rules: {"coins": 1}',
    'rules: {"refused": "x"}',
    'seat 2: "x"',
    'seat 0: "x"',
    'seat 1: x',
    'seat 1: "a", "b"',
    'seat 1: "a\\u0000"',
    `seat 1: "${'a'.repeat(61)}"`,
    'engine: new',
    'map: Z',
    'seats: 1',
  ]) {
    const [refused, line] = header([...base, more].join('\n'));
    assert.match(
      String(refused),
      /^notation-(bad-line|refused)$/,
      `expected a refusal of the header line: ${more}`,
    );
    assert.equal(line, 5, `expected the refusal to name line 5 for: ${more}`);
  }
  for (const seats of ['0', '101', 'two', '1.5', '-1'])
    assert.equal(
      header(base.with(2, `seats: ${seats}`).join('\n'))[1],
      3,
      `expected the refusal to name line 3 for ${seats} seats`,
    );
  assert.deepEqual(header(base.with(1, 'game: chess').join('\n')), ['notation-bad-line', 2]);
});

test('a game with a hidden seed can’t be written as text', () => {
  const { record } = randomGame('hidden', { seats: 2, most: 5 });
  assert.deepEqual(makeNotation(redactRecord(game, record, 0)), { refused: 'notation-hidden' });
});

test('a game text with one random edit is read, or refused with a line number', () => {
  const text = GAME.join('\n');
  const { below } = stream(parseSeed('fuzz').seed, 'notation');
  const letters = 'ABCK0129 :."{}#*=seat\n';
  for (let i = 0; i < 400; i++) {
    const place = below(text.length);
    const edited =
      i % 2 === 0
        ? text.slice(0, place)
        : text.slice(0, place) + letters[below(letters.length)] + text.slice(place + 1);
    const answer = parseNotation(edited);
    if (!isRefusal(answer)) continue;
    assert.equal(typeof answer.line, 'number', `expected a line number in ${JSON.stringify(answer)}`);
    for (const language of ['en', 'fr'] as const)
      assert.doesNotMatch(refusalText(answer, language, namedMap('A').grid), /undefined|\(notation/);
  }
});
