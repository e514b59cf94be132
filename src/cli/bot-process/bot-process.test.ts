import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GameId } from '../../games/list.ts';
import { splitNames } from '../bots.ts';
import { newClock, noteAnswer, patienceIn } from '../clock.ts';
import { CLI_GAMES } from '../games.ts';
import { playerOf } from '../simulate-game.ts';
import { linesOf, MAIN, runCli } from '../test/run.ts';
import { endBots } from './bot.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-processes-'));
after(() => {
  endBots();
  rmSync(folder, { recursive: true, force: true });
});

const NODE = JSON.stringify(process.execPath);
const ENGINE = (game: GameId, bot: string): string =>
  `exec:${NODE} ${JSON.stringify(MAIN)} engine --game ${game} --bot ${bot}`;

/** Plays the first games of a simulation with these bots in this thread, and returns the games. */
const played = async (game: GameId, bots: readonly string[], games: number, more: object = {}) => {
  const simulation = await CLI_GAMES[game].simulate();
  const play = await playerOf(
    game,
    simulation,
    { config: {}, bots, seed: 'exec', packs: [], ...more } as never,
    'en',
  );
  return Array.from({ length: games }, (_, number) => {
    const { thinking: _times, ...game } = play(number);
    return game;
  });
};

for (const [game, bot] of [
  ['cartographers', 'greedy'],
  ['cartographers', 'random'],
  ['thargos', 'greedy'],
  ['thargos', 'random'],
] as const)
  test(`a built-in bot behind "alidade engine" plays the same games as without it: ${game}, ${bot}`, async () => {
    const itself = await played(game, [bot, 'random'], 2);
    assert.deepEqual(await played(game, [ENGINE(game, bot), 'random'], 2), itself);
    assert.ok(itself.every(({ forfeit }) => forfeit === undefined));
  });

test('a bot behind "alidade engine" receives the search limit, and plays the same game as without "alidade engine"', async () => {
  const bots = ['expert', 'random'];
  const spend = { nodes: 2000 };
  const itself = await played('cartographers', bots, 1, { spend });
  assert.deepEqual(
    await played('cartographers', [ENGINE('cartographers', 'expert'), 'random'], 1, { spend }),
    itself,
  );
});

/** The script of a bot that answers correctly, except for its third question. */
const script = join(folder, 'fails, at times.mjs');
writeFileSync(
  script,
  `import { createInterface } from 'node:readline';
  const does = {
    exit: () => process.exit(7),
    nonsense: () => console.log('Let me think'),
    late: () => {},
    bare: () => console.log('{"type":"pass"}'),
    slow: () => {},
    twice: () => { console.log('{"command":{"type":"pass"}}'); console.log('{}'); },
    cheat: () => console.log('{"command":{"type":"cancel"}}'),
    stranger: () => console.log('{"command":{"type":"castle"}}'),
    resign: () => console.log('{"error":"too hard"}'),
    stay: () => setInterval(() => {}, 1000),
  }[process.argv[2]];
  let asked = 0;
  console.error('I am', process.pid);
  for await (const line of createInterface({ input: process.stdin })) {
    const { type, commands } = JSON.parse(line);
    const answer = () => console.log(JSON.stringify({ command: commands[0] }));
    if (type === 'hello') console.log('{"wants":["commands"],"most":1}');
    else if (process.argv[2] === 'slow') setTimeout(answer, 500);
    else if (++asked === 3) does();
    else answer();
  }`,
);
const failing = (how: string): string => `exec:${NODE} ${JSON.stringify(script)} ${how}`;

describe('failing processes', () => {
  for (const [how, code, reason, spending] of [
    ['exit', 'exited', /exit code 7/],
    ['nonsense', 'nonsense', /Let me think/],
    // Only this case and the next have a time limit, because any bot may be late on a busy machine.
    ['late', 'too-late', /no answer within \d+ ms .limit: 50 ms per answer/, { spend: { ms: 50 } }],
    // Each answer takes half a second longer than the limit, but the answers of a game may exceed it by only one second
    // together.
    ['slow', 'too-late', /no answer within \d+ ms .limit: 1 ms per answer/, { spend: { ms: 1 } }],
    ['bare', 'nonsense', /expected \{"command": \.\.\.\}, got: \{"type":"pass"\}/],
    ['cheat', 'broke-rules', /"cancel"/],
    ['stranger', 'broke-rules', /"castle"/],
    ['resign', 'gave-up', /too hard/],
  ] as const)
    test(`a bot process that fails ("${how}") forfeits that game with the code ${code}, and plays the next game`, async () => {
      const games = await played('cartographers', ['random', failing(how)], 2, spending);
      // A bot that breaks the rules keeps its process, whose third question isn't repeated in the second game.
      const failed = games.filter(({ forfeit }) => forfeit !== undefined);
      assert.equal(failed.length, code === 'broke-rules' ? 1 : 2);
      for (const { forfeit } of failed) {
        assert.deepEqual(
          [forfeit?.seat, forfeit?.bot, forfeit?.code],
          [1, failing(how), code],
          `expected the bot of seat 1 to forfeit as ${code}, found ${forfeit?.code}: ${forfeit?.reason}`,
        );
        assert.match(forfeit?.reason ?? '', reason);
      }
    });

  test('a bot process that writes two lines for one question forfeits the game', async () => {
    const [game] = await played('thargos', ['greedy', failing('twice')], 1);
    assert.match(game?.forfeit?.code ?? '', /nonsense|broke-rules/);
  });
});

const learner = join(folder, 'learner.mjs');
writeFileSync(
  learner,
  `import { createInterface } from 'node:readline';
  let names;
  for await (const line of createInterface({ input: process.stdin })) {
    const { type, commands, tensors } = JSON.parse(line);
    if (type === 'hello') { console.log('{"wants":["commands","tensors"],"most":1}'); continue; }
    const { shape, values } = tensors.table;
    const isFirst = names === undefined;
    if (isFirst !== (tensors.table.names !== undefined)) throw new Error('expected the names in the first question only');
    names ??= tensors.table.names;
    if (shape[0] !== values.length || values.length !== names.length) throw new Error('expected as many values and names as the shape says');
    console.log(JSON.stringify({ command: commands[0] }));
  }`,
);

for (const game of ['cartographers', 'thargos'] as const)
  test(`a bot process that asks for tensors receives its view as tensors: ${game}`, async () => {
    const games = await played(game, ['random', `exec:${NODE} ${JSON.stringify(learner)}`], 1);
    assert.deepEqual(
      games.map(({ forfeit }) => forfeit?.reason),
      [undefined],
    );
  });

test('patienceIn returns the limit of one answer plus the rest of the extra second that a bot has in each game', () => {
  const clock = newClock();
  const spend = { ms: 200 };
  assert.equal(patienceIn(clock, spend), 1200);
  noteAnswer(clock, spend, 150);
  noteAnswer(clock, spend, 600);
  assert.equal(patienceIn(clock, spend), 800);
  noteAnswer(clock, spend, 900);
  assert.equal(patienceIn(clock, spend), 200);
  assert.deepEqual([clock.answers, clock.ms, clock.most], [3, 1650, 900]);
  assert.equal(patienceIn(clock, { nodes: 5 }), 60_000);
});

test('a bot command that cannot be started is reported before any game is played', async () => {
  const { code, out, errors } = await runCli([
    'simulate',
    '--bots',
    'exec:no-such-program-anywhere',
    '--games',
    '2',
  ]);
  assert.deepEqual([code, out], [2, '']);
  assert.match(errors, /cannot load the bot .*: its process ended \(exit code \d+\)/);
});

test('splitNames splits bots at commas, and reads a double comma as a comma inside a command', () => {
  assert.deepEqual(splitNames('greedy, exec:bot --rates 1,,2,,3,random'), [
    'greedy',
    'exec:bot --rates 1,2,3',
    'random',
  ]);
});

/** Whether a process is running. A zombie process counts as ended. */
const isAlive = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout.trim());
};

test('the processes of bots end when a signal ends the run', async () => {
  const bots = `${failing('stay').replaceAll(',', ',,')},random`;
  const child = spawn(
    process.execPath,
    [MAIN, 'simulate', '--bots', bots, '--games', '4', '--threads', '2'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let errors = '';
  await new Promise<void>(resolve =>
    child.stderr.setEncoding('utf8').on('data', text => {
      errors += text;
      // The run has two threads, each of which starts one process of the bot.
      if (errors.match(/I am \d+\n/g)?.length === 2) resolve();
    }),
  );
  const ended = new Promise(resolve => child.on('close', resolve));
  child.kill('SIGTERM');
  assert.equal(await ended, 143, `expected exit code 143 after SIGTERM: ${errors}`);
  const pids = [...errors.matchAll(/I am (\d+)/g)].map(([, pid]) => Number(pid));
  assert.equal(pids.length, 2);
  // On a busy machine, it may take a moment until killed processes have ended.
  for (let i = 0; i < 1200 && pids.some(isAlive); i++) await sleep(50);
  assert.deepEqual(pids.filter(isAlive), []);
});

describe('the engine', () => {
  const ask = (more: object): string =>
    JSON.stringify({ type: 'hello', game: 'cartographers', rulesVersion: 1, ...more });

  test('"alidade engine" answers a line of the type "hello", and answers each invalid line with an error', async () => {
    const lines = [ask({}), ask({ game: 'thargos' }), ask({ type: 'ask' }), '[', ask({ type: 'bye' })];
    lines.push(ask({ type: 'ask', view: { seats: 2 } }));
    const { code, out } = await runCli(['engine', '--bot', 'random'], `${lines.join('\n')}\n`);
    const [hello, ...errors] = linesOf(out).map(line => JSON.parse(line));
    assert.deepEqual(hello, { name: 'random', wants: ['view', 'random'] });
    assert.deepEqual(
      errors.map(({ error: { code, line } }) => [code, line]),
      [
        ['bad-value', 2],
        ['missing-key', 3],
        ['bad-json', 4],
        ['bad-value', 5],
        ['bad-view', 6],
      ],
    );
    assert.equal(code, 1);
  });

  test('"alidade engine" rejects an unknown bot', async () => {
    const { code, errors } = await runCli(['engine', '--bot', 'genius', '--lang', 'fr'], '');
    assert.equal(code, 2);
    assert.match(errors, /--bot genius\s: il faut greedy.*unknown-bot/);
  });
});

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));
const python = ['python3', 'python'].find(name => spawnSync(name, ['-c', 'import json']).status === 0);
const said = python ?? 'NO PYTHON ON THIS MACHINE, ITS GAMES WERE NOT PLAYED';

test(`the example bot in Python has at most 40 lines and plays both games, the same ones for the same seed (${said})`, async t => {
  assert.ok(existsSync(EXAMPLE) && readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length <= 40);
  if (!python) return t.diagnostic(said);
  for (const game of ['cartographers', 'thargos'] as const) {
    const bots: readonly string[] = [`exec:${python} ${JSON.stringify(EXAMPLE)}`, 'random'];
    const games = await played(game, bots, 2);
    assert.ok(
      games.every(({ forfeit }) => forfeit === undefined),
      `expected no forfeits, found ${JSON.stringify(games)}`,
    );
    assert.deepEqual(
      await played(game, bots, 2),
      games,
      'expected the bot to play the same games for the same seed',
    );
  }
});
