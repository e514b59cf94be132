import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { tallyOf } from './cartographers/tally.ts';
import { linesOf, MAIN, runCli } from './test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-simulate-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const RULES = new URL('../games/cartographers/index.ts', import.meta.url).href;

/** Writes a bot that plays random moves, but runs the code `does` in its third decision of every game. */
const botThat = (name: string, does: string, atOnce = ''): string => {
  const file = join(folder, name);
  writeFileSync(
    file,
    `import { anyCommand, cartographers } from ${JSON.stringify(RULES)};
    ${atOnce}
    let hash, asked;
    export const bot = (view, random) => {
      if (hash !== view.seedHash) [hash, asked] = [view.seedHash, 0];
      if (++asked === 3) { ${does} }
      return anyCommand(cartographers.options(view), random);
    };`,
  );
  return file;
};

const simulate = async (bots: string, ...flags: string[]) => {
  const ran = await runCli(['simulate', '--bots', bots, '--games', '4', '--seed', 'x', '--each', ...flags]);
  const lines = linesOf(ran.out).map(line => JSON.parse(line));
  return { ...ran, games: lines.slice(0, -1), summary: lines.at(-1)?.summary };
};

describe('failing bots', () => {
  for (const [name, does, reason] of [
    ['throws.mjs', 'throw new RangeError("lost my way");', /^RangeError: lost my way$/],
    [
      'cheats.mjs',
      'return { type: "cancel" };',
      /^its answer \{"type":"cancel"\} breaks the rules \(nothing-to-cancel\): Nothing to undo\.$/,
    ],
    ['late.mjs', 'return Promise.reject(new Error("late"));', /expected a command.*promise/],
    ['leaves.mjs', 'process.exit(0);', /process\.exit/],
    ['circles.mjs', 'const ring = {}; ring.ring = ring; return ring;', /circular/i],
  ] as const)
    for (const threads of ['1', '3'])
      test(`a failing bot forfeits its games, and the run continues: ${name}, ${threads} threads`, async () => {
        const file = botThat(name, does);
        const { code, games, summary, errors } = await simulate(`random,${file}`, '--threads', threads);
        assert.equal(code, 1, `expected exit code 1, found ${code}: ${errors}`);
        assert.deepEqual(
          games.map(({ game, seed, forfeit: { seat, bot } }) => [game, seed, seat, bot]),
          [0, 1, 2, 3].map(game => [game, `x:${game}`, 1, file]),
        );
        assert.match(games[2].forfeit.reason, reason);
        assert.deepEqual([summary.games, summary.seats[1].forfeits, summary.seats[0].forfeits], [4, 4, 0]);
        assert.deepEqual([summary.seats[0].wins, summary.seats[1].wins], [4, 0]);
        assert.match(errors, new RegExp(`game 0, seed "x:0": \\S*${name} in seat 2 forfeits: `));
        assert.doesNotMatch(errors, /seat"?:? ?[01]\b/, 'expected messages to count seats from 1');
        assert.equal(
          errors.match(/forfeits/g)?.length,
          1,
          'expected the run to print one message about a forfeit, because the summary counts the others',
        );
      });

  for (const [name, does] of [
    ['endless.mjs', 'for (;;);'],
    // Each answer takes half a second longer than the limit, but the answers of a game may exceed it by only one second
    // together.
    ['slow.mjs', 'asked = 2; for (const end = Date.now() + 500; Date.now() < end; );'],
  ] as const)
    test(`a bot that answers too late forfeits that game, and plays the next one: ${name}`, async () => {
      const file = botThat(name, does);
      const { code, games, summary, errors } = await simulate(
        `random,${file}`,
        '--ms',
        '1',
        '--threads',
        '2',
      );
      assert.equal(code, 1, `expected exit code 1, found ${code}: ${errors}`);
      assert.deepEqual(
        games.map(({ game, seed, forfeit: { seat, bot, code } }) => [game, seed, seat, bot, code]),
        [0, 1, 2, 3].map(game => [game, `x:${game}`, 1, file, 'too-late']),
      );
      assert.match(games[3].forfeit.reason, /no answer within \d+ ms .limit: 1 ms per answer/);
      assert.deepEqual([summary.seats[0].wins, summary.seats[1].forfeits], [4, 4]);
      const { bot, answers, most } = summary.thinking[1];
      assert.equal(bot, file);
      assert.ok(
        answers >= 0 && most >= 0,
        `expected thinking times of at least 0, found ${JSON.stringify(summary.thinking)}`,
      );
    });

  test('a failing bot is reported with the line of its own file that failed', async () => {
    const { games, errors } = await simulate(botThat('where.mjs', 'throw new Error("here");'));
    assert.match(games[0].forfeit.stack[0], /where\.mjs:6:\d+/);
    assert.match(errors, /where\.mjs:6:\d+/);
    assert.doesNotMatch(errors, /simulate-game|match\.ts/);
  });

  test('a failing bot also forfeits Thargos games and the games of a deck matrix (--matrix)', async () => {
    const file = join(folder, 'thargos.mjs');
    writeFileSync(file, 'export const bot = () => { throw new Error("no"); };');
    const flags = ['simulate', '--game', 'thargos', '--bots', `${file},random`, '--games', '1'];
    const duel = await runCli(flags);
    const { summary } = JSON.parse(duel.out);
    assert.equal(duel.code, 1, `expected exit code 1, found ${duel.code}: ${duel.errors}`);
    assert.deepEqual([summary.games, summary.seats[0].forfeits, summary.seats[1].wins], [1, 1, 1]);
    const matrix = JSON.parse((await runCli([...flags, '--matrix'])).out).summary;
    assert.equal(matrix.forfeits, matrix.games);
    assert.ok(matrix.decks.every(({ wins, games }: Record<string, number>) => wins === games! / 2));
  });

  test('a bot that fails in a timer stops the run, and the games so far are counted', async () => {
    for (const late of ['process.exit(0)', 'throw new Error("much later")']) {
      const file = botThat(
        'later.mjs',
        `first ??= view.seedHash; if (view.seedHash !== first) setTimeout(() => { ${late}; });`,
        'let first;',
      );
      // With two threads, one could fail before the other has sent its first games.
      const { code, summary, errors } = await simulate(file, '--games', '100000', '--threads', '1');
      assert.equal(code, 2);
      assert.ok(summary.games < 100_000);
      assert.match(errors, /later\.mjs/);
      assert.match(errors, late.startsWith('throw') ? /much later/ : /process\.exit/);
    }
  });
});

test('what a bot prints goes to stderr, because stdout contains the results', async () => {
  const chatty =
    'console.log("I think"); process.stdout.write("so I am\\n"); setTimeout(() => console.log("later"));';
  for (const threads of ['1', '2']) {
    const { code, games, errors } = await simulate(
      botThat('chatty.mjs', chatty, 'console.log("hello");'),
      '--threads',
      threads,
    );
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
    assert.equal(games.length, 4);
    for (const said of [/I think/, /so I am/, /hello/]) assert.match(errors, said);
  }
});

test('simulate prints everything that a bot in a thread writes to stdout and stderr', async () => {
  const longwinded =
    'for (let line = 0; line < 2000; line++) { console.log("thought", line, "of", hash); console.error("hm"); }';
  const { errors } = await simulate(botThat('longwinded.mjs', longwinded), '--threads', '2');
  assert.equal(errors.match(/thought 1999 of/g)?.length, 4);
  assert.equal(errors.match(/^hm$/gm)?.length, 8000);
});

for (const [bots, threads] of [
  ['random,random', '1'],
  ['random,random', '2'],
  ['thinks.mjs', '1'],
] as const)
  test(`Ctrl-C prints the summary of the games so far: ${bots}, ${threads} threads`, async () => {
    const stuck = botThat(
      'thinks.mjs',
      'writeSync(2, "thinking"); for (;;);',
      'import { writeSync } from "node:fs";',
    );
    const named = bots === 'thinks.mjs' ? stuck : bots;
    const args = ['simulate', '--bots', named, '--games', '1000000', '--each', '--threads', threads];
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    // Only one signal is sent, because a second one would end the program immediately.
    let isStopped = false;
    const stop = () => {
      if (!isStopped) child.kill('SIGINT');
      isStopped = true;
    };
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text;
      stop();
    });
    child.stderr.on('data', () => stop());
    const code = await new Promise(resolve => child.on('close', resolve));
    assert.equal(code, 130);
    const { summary } = JSON.parse(linesOf(out).at(-1)!);
    assert.equal(summary.games, linesOf(out).length - 1);
    assert.ok(summary.games < 1_000_000);
  });

test('without --seed, games are unpredictable, and the summary names the seed that repeats them', async () => {
  const flags = ['simulate', '--bots', 'random', '--games', '2', '--each'];
  const [one, two] = await Promise.all([runCli(flags), runCli(flags)]);
  const seedOf = (out: string): string => JSON.parse(linesOf(out).at(-1)!).summary.seed;
  assert.match(seedOf(one!.out), /^[0-9a-f]{64}$/);
  assert.notEqual(seedOf(one!.out), seedOf(two!.out));
  const again = await runCli([...flags, '--seed', seedOf(one!.out)]);
  assert.deepEqual(linesOf(again.out).slice(0, 2), linesOf(one!.out).slice(0, 2));
});

test('the function of a bot module receives the limit of --ms or --nodes as its third argument, as built-in bots do', async () => {
  for (const [flag, is] of [
    ['--ms', 'budget.ms === 7 && budget.now() <= budget.now()'],
    ['--nodes', 'budget.nodes === 7'],
    ['--each', 'budget === undefined'],
  ] as const) {
    const file = join(folder, `budget${flag}.mjs`);
    writeFileSync(
      file,
      `import { anyCommand, cartographers } from ${JSON.stringify(RULES)};
      export const bot = (view, random, budget) => {
        if (!(${is})) throw new Error(JSON.stringify(budget));
        return anyCommand(cartographers.options(view), random);
      };`,
    );
    const { code, errors } = await simulate(file, ...(flag === '--each' ? [] : [flag, '7']), '--games', '1');
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
  }
});

test('the summary contains thinking times, but the output of each game does not', async () => {
  const { summary, games } = await simulate('random,greedy', '--games', '1');
  const [random, greedy] = summary.thinking;
  assert.deepEqual([random.bot, greedy.bot], ['random', 'greedy']);
  assert.ok(
    greedy.answers > 20 && greedy.most >= greedy.mean && greedy.mean > 0,
    `expected more than 20 answers with a mean above 0 and a maximum of at least the mean, found ${JSON.stringify(greedy)}`,
  );
  assert.equal(
    games[0].thinking,
    undefined,
    'expected the output of a single game to have no thinking times',
  );
});

test('simulate starts at most one thread per game', async () => {
  // Every thread loads the bot once, so the output shows how many threads there are.
  const file = botThat('counted.mjs', '', 'console.error("loaded");');
  const { errors } = await simulate(file, '--games', '2', '--threads', '9');
  assert.equal(errors.match(/loaded/g)?.length, 2);
});

test('players who tie for the first place share the win equally', () => {
  const tally = tallyOf(['a', 'b', 'c'], {
    game: 'cartographers',
    seed: 'x',
    engine: '0.1.0',
    rulesVersion: 1,
    config: {},
  });
  const game = { edicts: [], totals: [5, 5, 1], monsters: [0, 0, 0], places: [1, 1, 3] };
  tally.add(game);
  tally.add({ ...game, places: [1, 2, 3] });
  const { summary } = JSON.parse(tally.answer({ seconds: 1, thinking: [] }, 'en'));
  assert.deepEqual(
    summary.seats.map(({ wins }: { readonly wins: number }) => wins),
    [1.5, 0.5, 0],
  );
});

test('simulate rejects --ms together with --nodes', async () => {
  const { code, errors } = await runCli(['simulate', '--ms', '5', '--nodes', '5']);
  assert.equal(code, 2);
  assert.match(errors, /--ms or --nodes, not both/);
});

test('--ms and --nodes limit the search of a bot', async () => {
  const play = (...flags: string[]) =>
    runCli([...'simulate --bots strong --games 1 --seed x --each --threads 1'.split(' '), ...flags]);
  const timed = await play('--ms', '20');
  assert.equal(timed.code, 0, `expected exit code 0, found ${timed.code}: ${timed.errors}`);
  const [first, again, more] = [await play('--nodes', '9000'), await play('--nodes', '9000'), await play()];
  const gameOf = ({ out }: { readonly out: string }): string => out.split('\n')[0]!;
  assert.equal(gameOf(again!), gameOf(first!));
  assert.notEqual(gameOf(more!), gameOf(first!));
});
