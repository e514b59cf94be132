import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runNode } from './steps.ts';

const against = (...args: string[]) => runNode(['tools/bench-against.ts', '--against', ...args]);

test('measures a figure in the working tree and at a commit, and prints the ratio of the two values', async () => {
  const flags = ['--only', 'reference.mixes', '--rounds', '1', '--json'];
  const { code, output } = await against('HEAD', ...flags);
  assert.equal(code, 0, `expected exit code 0, found ${code}: ${output}`);
  const { name, before, value, ratio } = JSON.parse(output);
  assert.equal(name, 'reference.mixesPerSecond');
  assert.ok(before > 0 && value > 0);
  assert.ok(Math.abs(ratio - value / before) < 0.01);
});

test('fails for an unknown commit and names it', async () => {
  const { code, output } = await against('no-such-commit', '--only', 'reference.mixes');
  assert.notEqual(code, 0);
  assert.match(output, /no-such-commit/);
});
