import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDeliveries } from './delivery-queue.ts';
import type { DeliveryOutcome } from './outbound.ts';

test('NP-68: a player with many hosts that hang does not delay or drop the notifications of others', async () => {
  const deliveries = openDeliveries();
  const held: (() => void)[] = [];
  const hang = (): Promise<DeliveryOutcome> =>
    new Promise(resolve => held.push(() => resolve({ is: 'timeout' })));
  let dropped = 0;
  for (let n = 0; n < 6000; n++)
    deliveries.add({
      host: `${n % 100}.example`,
      player: 'mallory',
      send: hang,
      isWanted: async () => true,
      onEnd: outcome => {
        if (outcome === 'dropped') dropped += 1;
      },
    });
  assert.equal(held.length, 4);
  assert.equal(deliveries.waiting(), 200);
  assert.equal(dropped, 5800);
  const outcome = await new Promise(resolve =>
    deliveries.add({
      host: '0.example',
      player: 'ada',
      send: async () => ({ is: 'sent' }),
      isWanted: async () => true,
      onEnd: resolve,
    }),
  );
  assert.deepEqual(outcome, { is: 'sent' });
  // Every place that becomes free goes to the next delivery.
  for (let n = 0; n < 200; n++) {
    held[n]!();
    await new Promise(setImmediate);
  }
  assert.equal(deliveries.waiting(), 0);
  deliveries.close();
});
