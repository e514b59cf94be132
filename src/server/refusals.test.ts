import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { countRefusals } from './refusals.ts';

test('logs refusals as one line per address and code with a count, and at most 51 lines for 1000 addresses', async () => {
  const registry = new Registry();
  const lines: { refused: string; address?: string; times: number }[] = [];
  const refusals = countRefusals(registry, line => lines.push(line));
  for (let i = 0; i < 1000; i++) refusals.note('too-many', '10.0.0.1');
  refusals.note('no-token', '10.0.0.1');
  for (let i = 0; i < 1000; i++) refusals.note('too-many', `10.1.${i >> 8}.${i & 255}`);
  assert.deepEqual(lines, [], 'expected the server to log nothing before one second has passed');
  refusals.close();
  assert.deepEqual(lines.slice(0, 2), [
    { refused: 'too-many', address: '10.0.0.1', times: 1000 },
    { refused: 'no-token', address: '10.0.0.1', times: 1 },
  ]);
  assert.ok(lines.length <= 51, `expected at most 51 log lines, found ${lines.length}`);
  assert.equal(
    lines.reduce((sum, { times }) => sum + times, 0),
    2001,
  );
  assert.match(await registry.metrics(), /^alidade_refused_total\{code="too-many"\} 2000$/m);
});
