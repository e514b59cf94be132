import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzz } from './test/fuzz/fuzz.ts';
import { startServer } from './test/serving.ts';

test('whatever is sent to a door or over a socket is answered or refused, and gives nothing away', async () => {
  const { address } = await startServer({ requestsPerMinute: 10_000_000 });
  // Longer, and each time otherwise: npm run soak -- --server.
  const sent = await fuzz({ address, seed: 13, ms: 5000 });
  assert.ok(sent > 100, `only ${sent}`);
});
