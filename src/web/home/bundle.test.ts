import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../engine/random.ts';
import { makeRecord } from '../../engine/record.ts';
import { currentBatches } from '../../engine/replay.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { makeNotation } from '../../games/cartographers/notation.ts';
import { randomGame } from '../../games/cartographers/test/random-game.ts';
import type { Event } from '../../games/cartographers/types.ts';
import { thargos } from '../../games/thargos/game.ts';
import { makeNotation as makeThargosNotation } from '../../games/thargos/notation/notation.ts';
import { playedRecord } from '../../games/thargos/test/recorded-games.ts';
import { checkFile, importFile } from './bundle.ts';
import { makeBundle } from './bundle-file.ts';
import { BUNDLED } from './test/bundled.ts';

const seed = parseSeed('a file');

const record = (seats = 2) =>
  makeRecord({
    game: cartographers,
    config: {},
    seats: Array.from({ length: seats }, () => ({ name: 'Maud' })),
    seed,
    log: [{ events: cartographers.setup(seats, seed, {}) as readonly Event[] }],
  });

const entry = (changes: object = {}) => ({
  id: 'x',
  changed: 5,
  isOver: true,
  players: ['', 'greedy'],
  record: { ...record(), ...changes },
});

const bundle = (...games: readonly unknown[]) => makeBundle({ games });

const checkGames = async (text: string) => {
  const found = await checkFile(text, BUNDLED);
  return 'refusal' in found ? found : found.games.map(({ game }) => game);
};

const faultOf = async (text: string): Promise<string | undefined> => {
  const found = await checkGames(text);
  return 'refusal' in found ? found.refusal.refused : undefined;
};

test('the import reads the players and dates of all games in a file; a game’s log decides whether the game is over', async () => {
  const games = await checkGames(bundle(entry(), entry()));
  assert.ok(!('refusal' in games));
  assert.equal(games.length, 2);
  assert.deepEqual(games[0]!.players, ['', 'greedy']);
  assert.equal(games[0]!.changed, 5);
  assert.equal(games[0]!.isOver, false, 'expected the game not to be over, because its log doesn’t end');
});

test('in an imported online game, this device gets the valid seats that the file names, or none', async () => {
  const online = { ...entry(), id: 'Zt9_-aB3xQ0k', players: ['', ''] };
  const files = [{ ...online, mine: [1] }, { ...online, mine: [7] }, online, entry()];
  const games = await checkGames(bundle(...files));
  assert.ok(!('refusal' in games));
  assert.deepEqual(
    games.map(({ mine }) => mine),
    [[1], [], [], undefined],
  );
});

test('the import accepts a game as text, of either game, and refuses a text with an invalid line', async () => {
  const texts = [
    [makeNotation(randomGame('a text', { seats: 2 }).record), 'cartographers'],
    [makeThargosNotation(playedRecord(2, { quickPlay: true }, 'a text')), 'thargos'],
  ] as const;
  for (const [text, id] of texts) {
    assert.ok(typeof text === 'string');
    const games = await checkGames(`\uFEFF${text}`);
    assert.ok(!('refusal' in games), `expected a ${id} game as text to be accepted`);
    assert.equal(games.length, 1);
    assert.equal((games[0]!.record as { readonly game: string }).game, id);
    assert.equal(games[0]!.isOver, true);
    const lines = text.split('\n');
    const nonsense = [...lines.slice(0, 20), 'nonsense 1 2 3', ...lines.slice(20)].join('\n');
    assert.match((await faultOf(nonsense)) ?? '', /^notation-/);
  }
});

test('a file with one game or a list of games is imported with people in all seats', async () => {
  for (const file of [record(), [record()]]) {
    const games = await checkGames(`\uFEFF${JSON.stringify(file)}`);
    assert.ok(!('refusal' in games));
    assert.deepEqual(games[0]!.players, ['', '']);
  }
});

test('a game in a file with an invalid list of players gets people in all seats', async () => {
  for (const players of [['<b>', ''], ['', '', ''], 'greedy', undefined, [{}, {}]]) {
    const games = await checkGames(bundle({ ...entry(), players }));
    assert.ok(!('refusal' in games));
    assert.deepEqual(games[0]!.players, ['', '']);
  }
});

test('the import refuses damaged and forged files, each with the code of its fault', async () => {
  const [first] = currentBatches(record().log)[0]!.events;
  const forged = [{ events: [{ ...first, seats: 9 }, ...currentBatches(record().log)[0]!.events.slice(1)] }];
  const cases: readonly (readonly [code: string, text: string])[] = [
    ['file-truncated', bundle(entry()).slice(0, 400)],
    ['file-not-json', 'hello'],
    ['file-truncated', '['.repeat(50_000)],
    ['file-bad-format', '{"format":"alidade-games","formatVersion":1,"games":{}}'],
    ['file-bad-version', '{"format":"alidade-games","formatVersion":2,"games":[]}'],
    ['file-no-games', '[]'],
    ['file-bad-format', '7'],
    ['file-bad-format', bundle(entry({ seats: [{ name: 'a\u202eb' }, {}] }))],
    ['file-bad-format', bundle(entry({ stranger: 1 }))],
    ['seed-hidden', bundle(entry({ seed: undefined }))],
    ['seed-hash', bundle(entry({ seed: parseSeed('another').seed }))],
    ['events-differ', bundle(entry({ log: forged }))],
    ['other-rules-version', bundle(entry({ log: forged, rulesVersion: 9 }))],
    ['refused', bundle(entry({ config: { coinCap: -1 } }))],
  ];
  for (const [code, text] of cases) assert.equal(await faultOf(text), code);
});

test('the import accepts the valid games of a file, and reports each damaged game with its number', async () => {
  const found = await checkFile(bundle(entry(), entry({ game: 'chess' }), entry()), BUNDLED);
  assert.ok(!('refusal' in found));
  assert.equal(found.games.length, 2);
  assert.deepEqual(
    found.left.map(({ refusal, game, of }) => [refusal.refused, game, of]),
    [['file-bad-format', 2, 3]],
  );
  const alone = await checkFile(bundle(entry({ game: 'chess' })), BUNDLED);
  assert.ok('refusal' in alone, 'expected a file without a valid game to be refused');
});

test('a log that differs from its replay is imported as unchecked if it has a different rules version, and refused otherwise', async () => {
  const [first, ...rest] = currentBatches(record().log)[0]!.events;
  const log = [
    { events: [{ ...first, config: { ...(first as { config: object }).config, coinCap: 5 } }, ...rest] },
  ];
  const found = await checkFile(bundle(entry({ log, rulesVersion: 9 }), entry({ log })), BUNDLED);
  assert.ok(!('refusal' in found));
  assert.deepEqual(
    found.games.map(({ isChecked }) => isChecked),
    [false],
  );
  assert.deepEqual(
    found.left.map(({ refusal, game }) => [refusal.refused, game]),
    [['events-differ', 2]],
  );
});

test('if the card packs of a game are missing, the import accepts the other games of the file', async () => {
  const packs = [{ id: 'gone', version: '1.0.0', hash: 'a'.repeat(64) }];
  const duel = makeRecord({
    game: thargos,
    config: { packs },
    seats: [{}, {}],
    seed,
    log: [{ events: thargos.setup(2, seed, {}) as never }],
  });
  const found = await checkFile(bundle(entry(), { ...entry(), record: duel }), BUNDLED);
  assert.ok(!('refusal' in found));
  assert.equal(found.games.length, 1);
  assert.deepEqual(found.left, [
    { refusal: { refused: 'lacking', kind: 'pack', key: 'a'.repeat(64), id: 'gone' }, game: 2, of: 2 },
  ]);
});

test('the import refuses a file that is too large without reading it', async () => {
  const text = () => Promise.reject(new Error('expected the file not to be read'));
  const found = await importFile({ size: 256_000_001, text }, BUNDLED);
  assert.ok('refusal' in found);
  assert.equal(found.refusal.refused, 'file-too-large');
});

test('the import accepts a valid Thargos game, and refuses one whose events don’t match its config', async () => {
  const duel = makeRecord({
    game: thargos,
    config: {},
    seats: [{ name: 'Maud' }, {}],
    seed,
    log: [{ events: thargos.setup(2, seed, {}) as never }],
  });
  const games = await checkGames(bundle({ ...entry(), record: duel }, entry()));
  assert.ok(!('refusal' in games));
  assert.deepEqual(
    games.map(game => [(game.record as { game: string }).game, game.isOver]),
    [
      ['thargos', false],
      ['cartographers', false],
    ],
  );
  assert.equal(await faultOf(JSON.stringify({ ...duel, config: { mode: 'chess' } })), 'refused');
  assert.equal(await faultOf(JSON.stringify({ ...duel, config: { quickPlay: true } })), 'events-differ');
});

test('the import offers the intact part of a damaged game or a truncated file', async () => {
  const { record: whole } = randomGame('bundled', { seats: 2, most: 9 });
  const damaged = { ...whole, log: whole.log.with(6, { seat: 0, events: [] } as never) };
  const found = await checkFile(bundle(entry(), { ...entry(), record: damaged }), BUNDLED);
  assert.ok(!('refusal' in found));
  const part = found.left[0]?.part;
  assert.deepEqual([found.left[0]?.refusal.refused, part?.move], ['refused', 5]);
  assert.deepEqual(part?.game.record, { ...whole, log: whole.log.slice(0, 6) });
  assert.deepEqual(part?.game.players, ['', 'greedy']);
  const cut = await checkFile(JSON.stringify(whole).slice(0, -9), BUNDLED);
  assert.ok('refusal' in cut);
  assert.deepEqual([cut.refusal.refused, cut.part?.move], ['file-truncated', whole.log.length - 2]);
  const alone = await checkFile(bundle(entry({ game: 'chess' })), BUNDLED);
  assert.ok('refusal' in alone && alone.part === undefined);
});
