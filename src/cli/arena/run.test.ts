import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, describe, test } from 'node:test';
import type { Io } from '../io.ts';
import { linesOf, MAIN, runCli } from '../test/run.ts';
import { run } from './arena.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-arena-run-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

const summaryIn = (out: string) => JSON.parse(linesOf(out).at(-1)!).summary;

/** Returns a stream that records what is written to it, and that can pretend to be a terminal. */
const remembering = (isTTY: boolean) => {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += chunk;
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), text: () => text };
};

describe('arena', () => {
  for (const [language, said] of [
    ['en', /\r\d+ of 4 games, [\d.]+ per second, about \d+:\d\d left/],
    ['fr', /\r\d+ parties sur 4, [\d.]+ par seconde, encore \d+:\d\d environ/],
  ] as const)
    test(`the progress of an arena is shown on a terminal and erased at the end: ${language}`, async () => {
      const [output, errors] = [remembering(false), remembering(true)];
      const io: Io = {
        input: process.stdin,
        output: output.stream,
        errors: errors.stream,
        env: {},
        language,
      };
      const args = '--bots random,novice --rounds 2 --seed x --threads 1'.split(' ');
      assert.equal(await run(args, io), 0);
      assert.match(errors.text(), said);
      assert.ok(
        errors.text().endsWith('\r\u001b[K'),
        `expected the progress line to be erased at the end, found ${JSON.stringify(errors.text())}`,
      );
      assert.equal(summaryIn(output.text()).games, 4);
    });

  test('the progress of an arena is not printed without a terminal', async () => {
    const { errors } = await runCli(['arena', '--bots', 'random,novice', '--rounds', '1', '--seed', 'x']);
    assert.equal(errors, '');
  });
});

test('in an arena, a bot that runs in its own process receives its time limit with every question', async () => {
  const file = at('hears.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, ms, commands } = JSON.parse(line);
      if (type === 'ask' && ms !== 60000) process.exit(1);
      console.log(JSON.stringify(type === 'hello' ? { wants: ['commands'], most: 1 } : { command: commands[0] }));
    }`,
  );
  const hearing = `exec:${JSON.stringify(process.execPath)} ${JSON.stringify(file)}`;
  // The time limit is so long that no machine exceeds it, even if it is busy.
  const flags = ['--rounds', '1', '--seed', 'x', '--ms', '60000'];
  const { code, out, errors } = await runCli(['arena', '--bots', `${hearing},greedy`, ...flags]);
  assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
  const { spend, games, thinking, bots } = summaryIn(out);
  assert.deepEqual([spend, games, bots[0].bot, bots[1].bot], [{ ms: 60_000 }, 2, 'greedy', hearing]);
  assert.deepEqual([thinking[1].bot, thinking[1].answers > 20], [hearing, true]);
  assert.ok(
    thinking[1].most >= thinking[1].mean && thinking[1].mean > 0,
    `expected a longest thinking time of at least the mean, and a mean above 0, found ${JSON.stringify(thinking)}`,
  );
});

test('an arena reports the reason and code of a forfeit and counts it as a loss; its exit code is 1, even when run again', async () => {
  const file = at('gives-up.mjs');
  writeFileSync(file, 'export const bot = () => { throw new Error("no idea"); };');
  const args = [
    'arena',
    '--bots',
    `${file},random`,
    '--rounds',
    '1',
    '--seed',
    'x',
    '--out',
    at('lost.jsonl'),
  ];
  const { code, out, errors } = await runCli(args);
  assert.equal(code, 1, `expected exit code 1, found ${code}: ${errors}`);
  assert.match(errors, /gives-up\.mjs in seat 1 forfeits: no idea/);
  const { bots } = summaryIn(out);
  assert.deepEqual(
    bots.map(({ bot, share, forfeits }: Record<string, unknown>) => [bot, share, forfeits]),
    [
      ['random', 1, 0],
      [file, 0, 2],
    ],
  );
  const [, game] = linesOf(readFileSync(at('lost.jsonl'), 'utf8')).map(line => JSON.parse(line));
  assert.deepEqual([game.forfeit, game.code, game.reason], [0, 'threw', 'no idea']);
  assert.equal((await runCli(args)).code, 1);
});

test('Ctrl-C saves and summarizes the games that an arena has played, and the same command continues the arena', async () => {
  const file = at('stopped.jsonl');
  // This bot never finishes the fourth round, so the signal always arrives before the end of the run.
  const stuck = at('stuck.mjs');
  const rules = new URL('../../games/cartographers/index.ts', import.meta.url).href;
  writeFileSync(
    stuck,
    `import { writeSync } from 'node:fs';
    import { anyCommand, cartographers } from ${JSON.stringify(rules)};
    const hashes = new Set();
    export const bot = (view, random) => {
      hashes.add(view.seedHash);
      if (process.env.STUCK && hashes.size > 3) { writeSync(2, 'stuck'); for (;;); }
      return anyCommand(cartographers.options(view), random);
    };`,
  );
  const args = [
    'arena',
    '--bots',
    `random,${stuck}`,
    '--rounds',
    '8',
    '--seed',
    'x',
    '--threads',
    '1',
    '--out',
    file,
  ];
  const child = spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'C', STUCK: 'yes' },
  });
  let [out, errors, isStopped] = ['', '', false];
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text;
    if (!isStopped && errors.includes('stuck')) isStopped = child.kill('SIGINT');
  });
  assert.equal(
    await new Promise(resolve => child.on('close', resolve)),
    130,
    `expected exit code 130 after SIGINT: ${errors}`,
  );
  const kept = linesOf(readFileSync(file, 'utf8'));
  // The file contains a head and three rounds of two games each. No game of the fourth round has ended.
  assert.deepEqual([kept.length, summaryIn(out).games, summaryIn(out).lacking], [7, 6, 10]);
  const again = await runCli(args);
  assert.equal(again.code, 0, `expected exit code 0, found ${again.code}: ${again.errors}`);
  assert.deepEqual([summaryIn(again.out).games, summaryIn(again.out).lacking], [16, 0]);
  assert.deepEqual(linesOf(readFileSync(file, 'utf8')).slice(0, 7), kept);
});
