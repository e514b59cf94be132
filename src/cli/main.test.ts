import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { BOTS, type PlayedGame, playGame } from '../bots/index.ts';
import { parseSeed } from '../engine/random.ts';
import { makeRecord } from '../engine/record.ts';
import { cartographers } from '../games/cartographers/game.ts';
import { makeNotation } from '../games/cartographers/notation.ts';
import { COMMAND_NAMES } from './help.ts';
import { linesOf, runCli } from './test/run.ts';

describe('the command line', () => {
  test('helps, in both languages', async () => {
    const { code, out } = await runCli(['help']);
    assert.equal(code, 0);
    for (const name of COMMAND_NAMES) assert.ok(out.includes(`  ${name} `), name);
    const french = await runCli(['simulate', '--help', '--lang', 'fr']);
    assert.equal(french.code, 0);
    assert.match(french.out, /nombre de places/);
  });

  for (const [args, says] of [
    [['nonsense'], /no command "nonsense"/],
    [['score', '--colour'], /unknown flag --colour/],
    [['score', 'file'], /"file" is one argument too many/],
    [['simulate', '--games', '0'], /--games 0: a whole number/],
    [['simulate', '--bots', 'genius'], /--bots genius: only greedy, random/],
    [['simulate', '--bots', 'greedy,random', '--players', '3'], /2 bots were named for 3 players/],
    [['simulate', '--map', '/no/such/file'], /cannot read/],
    [['play', '--lang', 'de'], /--lang de: only en, fr/],
    [[], /Usage/],
  ] as const)
    test(`says what is wrong with "${args.join(' ')}" on stderr`, async () => {
      const { code, out, errors } = await runCli(args, '');
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(errors, says);
    });
});

describe('simulate', () => {
  const simulate = async (...flags: string[]) => {
    const { code, out, errors } = await runCli(['simulate', ...flags]);
    assert.equal(code, 0, errors);
    const lines = linesOf(out).map(line => JSON.parse(line));
    const { gamesPerSecond, ...summary } = lines[lines.length - 1].summary;
    assert.ok(gamesPerSecond > 0);
    return { games: lines.slice(0, -1), summary };
  };

  test('gives the same results with any number of threads', async () => {
    const flags = ['--set', 'combined', '--bots', 'random', '--players', '3', '--games', '20', '--each'];
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map(threads => simulate(...flags, '--threads', threads)),
    );
    assert.equal(one.games.length, 20);
    assert.deepEqual(
      one.games.map(game => game.game),
      [...Array(20).keys()],
    );
    assert.deepEqual(two, one);
    assert.deepEqual(three, one);
  });

  test('sums up every seat; ratings in solo only', async () => {
    const solo = await simulate(
      '--bots',
      'random',
      '--games',
      '5',
      '--seed',
      'x',
      '--each',
      '--threads',
      '1',
    );
    const [seat] = solo.summary.seats;
    const totals = solo.games.map(game => game.totals[0]);
    const mean = totals.reduce((sum, n) => sum + n, 0) / 5;
    const variance = totals.reduce((sum, n) => sum + (n - mean) ** 2, 0) / 4;
    assert.ok(Math.abs(seat.mean - mean) < 1e-4);
    assert.ok(Math.abs(seat.sd - Math.sqrt(variance)) < 1e-4);
    assert.ok(Math.abs(seat.se - Math.sqrt(variance / 5)) < 1e-4);
    assert.equal(typeof seat.ratingMean, 'number');
    const two = await simulate('--bots', 'random,random', '--games', '2', '--threads', '1');
    assert.equal(two.summary.seats.length, 2);
    assert.equal(two.summary.seats[0].ratingMean, undefined);
  });
});

describe('replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-replay-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  const seed = parseSeed('replay me');
  const { log, result } = playGame({ seed, config: {}, bots: [BOTS.random, BOTS.random] }) as PlayedGame;
  const record = makeRecord({ game: cartographers, config: {}, seats: [{ name: 'Ann' }, {}], seed, log });

  test('reads a game file and the notation, and verifies both', async () => {
    const file = join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(record));
    const [fromFile, fromText] = await Promise.all([
      runCli(['replay', file]),
      runCli(['replay'], makeNotation(record) as string),
    ]);
    assert.equal(fromFile.code, 0);
    const answer = JSON.parse(fromFile.out);
    assert.equal(answer.verified, true);
    assert.deepEqual(answer.seats[0], {
      name: 'Ann',
      total: result.totals[0],
      monsters: result.monsters[0],
      place: result.places[0],
    });
    assert.match(answer.stateHash, /^[0-9a-f]{64}$/);
    assert.deepEqual(JSON.parse(fromText.out), answer);
  });

  test('finds a changed game', async () => {
    const changed = { ...record, log: record.log.slice(0, 6), seedHash: '0'.repeat(64) };
    const { code, out } = await runCli(['replay'], JSON.stringify(changed));
    assert.equal(code, 1);
    assert.equal(JSON.parse(out).verified, false);
    assert.equal(JSON.parse(out).reason, 'seed-hash');
  });

  test('says what is wrong with a file', async () => {
    for (const [text, code] of [
      ['', 'notation-no-header'],
      ['{', 'file-truncated'],
      ['{}', 'file-bad-format'],
    ]) {
      const answer = await runCli(['replay'], text);
      assert.equal(answer.code, 1);
      assert.equal(JSON.parse(answer.out).error.code, code);
    }
    assert.equal((await runCli(['replay', '/no/such/file'])).code, 2);
  });
});

describe('bench', () => {
  test('prints one figure a line', async () => {
    const { code, out } = await runCli(['bench', '--json', '--only', 'reference.mixes']);
    assert.equal(code, 0);
    const [figure, ...more] = linesOf(out).map(line => JSON.parse(line));
    assert.equal(more.length, 0);
    assert.equal(figure.name, 'reference.mixesPerSecond');
    assert.ok(figure.value > 0);
  });
});
