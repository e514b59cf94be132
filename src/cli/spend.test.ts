import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from './test/run.ts';

/** Plays a game without a terminal. The bot greedy takes the first seat then. */
const shown = (flags: string) => runCli(['play', '--seed', 'x', ...flags.split(' ')]);

for (const [game, few, many] of [
  ['cartographers', '--nodes 300', '--nodes 4000'],
  ['thargos --quick', '--nodes 2', '--nodes 200'],
] as const)
  test(`play --nodes limits the search of bots: ${game}`, async () => {
    const play = (nodes: string) => shown(`--game ${game} --bots expert ${nodes}`);
    const [first, again, other] = [await play(few), await play(few), await play(many)];
    assert.equal(first.code, 0, `expected exit code 0, found ${first.code}: ${first.errors}`);
    assert.equal(again.out, first.out);
    assert.notEqual(other.out, first.out);
    const { code, errors } = await play('--ms 5 --nodes 5');
    assert.deepEqual([code, /--ms or --nodes, not both/.test(errors)], [2, true]);
  });
