import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { BOTS } from '../../../bots/index.ts';
import { type Match, playMatch } from '../../../engine/match.ts';
import { parseSeed } from '../../../engine/random.ts';
import { makeRecord } from '../../../engine/record.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import { makeNotation } from '../../../games/cartographers/notation.ts';
import type { CartographersRecord } from '../../../games/cartographers/notation-header.ts';
import { rulesOf } from '../../../games/cartographers/rules.ts';
import type { Command, Event, Result, State } from '../../../games/cartographers/types.ts';
import { linesOf, runCli } from '../../test/run.ts';
import { typedLine } from '../test/typing.ts';

type PlayedGame = Match<State, Command, Event>;

const resultOf = ({ state }: PlayedGame): Result => state.result as Result;

/** Returns the input that the first player of a recorded game would have typed. */
const typedGame = ({ log }: PlayedGame): string[] => {
  let state = log[0]!.events.reduce<State | undefined>(cartographers.evolve, undefined) as State;
  const typed: string[] = [];
  for (const { seat, command, events } of log.slice(1)) {
    if (seat === 0 && command) typed.push(typedLine(rulesOf(state.config), state.phase, command));
    state = events.reduce(cartographers.evolve, state);
  }
  return typed;
};

const record = (seed: string, config: ConfigWish, seats = 1): PlayedGame =>
  playMatch(cartographers, {
    seed: parseSeed(seed),
    config,
    players: Array.from({ length: seats }, (_, seat) => (seat === 0 ? BOTS.random : BOTS.greedy)),
  }) as PlayedGame;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for the escape character.
const ESCAPE = /\u001b/;

describe('a whole game typed into the terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-play-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const [language, set, over, total] of [
    ['en', 'base', 'The game is over.', 'Rating'],
    ['fr', 'heroes', 'La partie est terminée.', 'Note solo'],
  ] as const)
    for (const color of [false, true])
      test(`a typed game ends with the recorded result and can be saved: ${set}, ${language}, ${color ? 'with' : 'without'} color`, async () => {
        const played = record(`typed ${set}`, { game: set });
        const file = join(folder, `${set}-${color}.json`);
        const input = [...typedGame(played).flatMap(line => [line, '']), `save ${file}`, ''].join('\n');
        const flags = ['--set', set, '--seed', `typed ${set}`, '--lang', language];
        const { code, out, errors } = await runCli(
          ['play', ...flags, ...(color ? [] : ['--no-color'])],
          input,
          { FORCE_COLOR: '1' },
        );
        assert.equal(errors, '');
        assert.equal(code, 0);
        assert.ok(
          out.includes(over),
          `expected "${over}" at the end of the output, found ${out.slice(-3000)}`,
        );
        assert.ok(out.includes(`${total} ${String(resultOf(played).totals[0]).replace('-', '−')} `));
        assert.equal(ESCAPE.test(out), color);

        const replayed = await runCli(['replay', file]);
        const answer = JSON.parse(replayed.out);
        assert.equal(replayed.code, 0);
        assert.equal(answer.verified, true);
        assert.equal(answer.seats[0].total, resultOf(played).totals[0]);
      });

  test('a typed game ends with the same result after a drawing was undone as practice and drawn again', async () => {
    const played = record('practice', {});
    const file = join(folder, 'practice.json');
    const [first = '', ...rest] = typedGame(played);
    const input = [first, 'undo', 'undo practice', first, ...rest, `save ${file}`, ''].join('\n');
    const { out } = await runCli(['play', '--seed', 'practice', '--quick'], input);
    assert.match(out, /hidden information was revealed\.\s+You can undo this move as practice/);
    assert.match(out, /Undone\. This game is now practice/);
    assert.match(out, /This game was practice/);
    const replayed = await runCli(['replay', file]);
    const { verified, practice, seats } = JSON.parse(replayed.out);
    assert.deepEqual([verified, practice], [true, true]);
    assert.equal(
      seats[0].total,
      resultOf(played).totals[0],
      'expected the total to be the recorded one, because the same cards are revealed after the undo',
    );
  });

  test('with --quick, a typed game against two bots asks for no confirmation and ends with the recorded totals', async () => {
    const played = record('three', { game: 'combined' }, 3);
    const { code, out } = await runCli(
      [
        'play',
        '--set',
        'combined',
        '--players',
        '3',
        '--seed',
        'three',
        '--quick',
        '--seat-names',
        'Ann,Bob,Cy',
      ],
      `${typedGame(played).join('\n')}\n`,
    );
    assert.equal(code, 0);
    assert.match(out, /Royal Cartographer/);
    for (const total of resultOf(played).totals) assert.ok(out.includes(String(total).replace('-', '−')));
    assert.match(out, /Bob: /);
  });
});

describe('without a player at the keyboard', () => {
  test('without input, a bot plays a whole game and the program exits', async () => {
    const { code, out } = await runCli(['play', '--seed', 'demo']);
    assert.equal(code, 0);
    assert.match(out, /The game is over\./);
  });

  test('with an empty pipe as input, a bot plays the whole game', async () => {
    const { code, out } = await runCli(['play', '--seed', 'demo', '--lang', 'fr'], '');
    assert.equal(code, 0);
    assert.match(out, /La partie est terminée\./);
  });
});

describe('commands other than answers', () => {
  const play = async (lines: readonly string[], ...flags: string[]) =>
    runCli(['play', '--seed', 'hello', ...flags], `${lines.join('\n')}\n`);

  test('commands such as help, list and why print their answers, and the input can end at any time', async () => {
    const { code, out } = await play([
      'help',
      'list',
      '? 2 r',
      'score',
      'why B',
      'why monsters',
      'notation',
      'undo',
    ]);
    assert.equal(code, 0);
    for (const text of [
      'quarter turns',
      '1 r  ',
      'So far 0',
      'B Lost Barony: 3',
      'Alidade game 1',
      'nothing to undo',
    ])
      assert.ok(out.includes(text), `expected "${text}" in the output`);
    assert.match(out, /The input ended before the game did/);
  });

  test('play explains why the rules refuse a drawing, and names the rule', async () => {
    const { out } = await play(['2 B3', '1 K11', '2 forest B5', '9 A1', 'E7', 'abracadabra']);
    assert.match(out, /The drawing overlaps B4 \(mountain\)\. \(CA-21\)/);
    assert.match(out, /off the map sheet\. \(CA-21\)/);
    assert.match(out, /\(CA-20\)/);
    assert.match(out, /Which shape\? Type 1 to 2/);
    assert.match(out, /Unknown command "abracadabra"/);
  });

  test('after a preview of what a drawing would change, only Enter draws it', async () => {
    const { out } = await play(['2 f E7', '1 A1', '', 'quit', '']);
    assert.match(out, /\[V\]\[V\]\[V\]/);
    assert.match(out, /\+3 Lost Barony, \+5 Great City \(later\)/);
    assert.match(out, /\+1 coin/);
    assert.equal(out.match(/You: village/g)?.length, 1);
    assert.match(out, /You: village on A1 B1 B2\./);
  });

  test('if the input for a drawing is incomplete, the game asks for the missing part, and the answer completes the input', async () => {
    const { out } = await play(['A1', '1', '', 'E1', 'r', 'water', '']);
    assert.match(out, /You: village on A1 B1 B2\./);
    assert.match(out, /Which shape\? Type 1 to 2/);
    assert.match(out, /Which terrain\? forest, water/);
    assert.match(out, /You: water on E1 E2 E3 F2 G2\./);
  });

  test('during the game, the command "notation" does not show a sealed seed, which stays secret until the end', async () => {
    const seed = 'ab'.repeat(32);
    const { out } = await runCli(['play', '--seed', seed], 'notation\n');
    assert.ok(out.includes('Alidade game 1'));
    assert.ok(!out.includes(seed));
  });

  test('before the game starts, --seat-names rejects a name that a game file cannot contain', async () => {
    for (const name of ['x'.repeat(61), 'a\u202eb', 'Ann,B\nob']) {
      const { code, errors } = await runCli(['play', '--players', '2', '--seat-names', name], '');
      assert.equal(code, 2, `expected exit code 2 for the name ${JSON.stringify(name)}, found ${code}`);
      assert.match(errors, /--seat-names/);
    }
  });
});

describe('resuming a saved game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-save-'));
  const file = join(folder, 'game.json');
  after(() => rmSync(folder, { recursive: true, force: true }));

  const seed = parseSeed('saved');
  const seats = [{}, {}];
  const { log } = record('saved', { game: 'heroes' }, 2);
  const saved = (batches: number): CartographersRecord =>
    makeRecord({ game: cartographers, config: { game: 'heroes' }, seats, seed, log: log.slice(0, batches) });
  /** Returns the game as if other rules had decided it: its fifth command has different events. */
  const byOthers = (game: CartographersRecord): CartographersRecord => ({
    ...game,
    rulesVersion: 999,
    log: game.log.with(4, { ...log[4]!, command: { type: 'cancel' } }),
  });
  const resume = (text: string) => {
    writeFileSync(file, text);
    return runCli(['play', '--resume', file], 'score\n');
  };

  test('--resume continues at the saved position', async () => {
    await runCli(['play', '--set', 'base', '--seed', 'hello'], `1 A1\n\nquit\n${file}\n`);
    assert.deepEqual(
      JSON.parse(readFileSync(file, 'utf8')).config,
      { game: 'base' },
      'expected the saved game to have only the options that were typed',
    );
    const { code, out } = await runCli(['play', '--resume', file], 'score\n');
    assert.equal(code, 0);
    assert.ok(linesOf(out).some(line => / v | V /.test(line)));
    assert.match(out, /1 coin/);
  });

  test('--resume keeps the bots of the game unless --bots names others, and rejects options of new games, such as --set', async () => {
    const other = join(folder, 'bots.json');
    await runCli(['play', '--seed', 'x', '--bots', 'random,greedy'], `quit\n${other}\n`);
    assert.deepEqual(JSON.parse(readFileSync(other, 'utf8')).seats, [
      {},
      { bot: 'random' },
      { bot: 'greedy' },
    ]);
    const { out } = await runCli(['play', '--resume', other], 'score\n');
    assert.match(out, /Bot 2 \(random\)/);
    const changed = await runCli(['play', '--resume', other, '--bots', 'greedy'], 'score\n');
    assert.match(changed.out, /Bot 2 \(greedy\)/);
    const { code, errors } = await runCli(['play', '--resume', other, '--set', 'heroes'], '');
    assert.equal(code, 2);
    assert.match(errors, /--set cannot be used with --resume/);
  });

  test('--resume accepts a game saved as text', async () => {
    const { code, out, errors } = await resume(makeNotation(saved(5)) as string);
    assert.equal(errors, '');
    assert.equal(code, 0);
    assert.match(out, /So far/);
  });

  test('--resume rejects a finished, changed or unverifiable game', async () => {
    const game = saved(5);
    const { seed: _, ...sealed } = game;
    const last = { ...game.log[4], events: [] };
    for (const [why, text] of Object.entries({
      over: saved(log.length),
      sealed,
      changed: { ...game, log: game.log.with(4, last) },
      'of another engine': { ...game, engineVersion: '0.0.1', log: game.log.with(4, last) },
      'more seats': { ...game, seats: [{}, {}, {}] },
      'over, by other rules': byOthers(saved(log.length)),
    })) {
      const { code, errors } = await resume(JSON.stringify(text));
      assert.equal(code, 2, `expected exit code 2 in the case "${why}", found ${code}`);
      assert.doesNotMatch(errors, /\n\s+at /, `expected no stack trace in the case "${why}"`);
    }
    assert.equal((await resume(JSON.stringify(game))).code, 0);
  });

  test('--resume continues a game of older rules under the current rules, and prints a note about it', async () => {
    const { code, out, errors } = await resume(JSON.stringify(byOthers(saved(5))));
    assert.equal(code, 0);
    assert.match(out, /So far/);
    assert.match(errors, /another version of the rules\. It continues with the current rules\./);
  });
});
