import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from '../src/server/test/client.ts';
import { moveOn } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import type { ReviewLine } from '../src/web/online/shared-review.ts';

const { address } = await startServer();
/** The parts of a window that the connection uses. */
Object.assign(globalThis, {
  location: new URL(address),
  document: Object.assign(new EventTarget(), { hidden: false }),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
const { openReview } = await import('../src/web/online/shared-review.ts');
const { reviewToLead } = await import('../src/web/online/room-state.ts');

const api = clientOf(address);
const game = 'cartographers';
const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
const { body: made } = await api.post('tables', { game, config: { thresholds: [1, 1, 1, 1] }, seats });
const { body: taken } = await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Béla' });
const tokens = [made.token, taken.token] as const;
const table = { id: made.id, game, tokens, watch: made.watch };
for (let n = 0; (await moveOn(api, table, n)) !== undefined; n++);

const lines: ReviewLine[] = [];
after(() => {
  for (const line of lines) line.close();
});
const open = (seat: 0 | 1): ReviewLine => {
  const line = openReview(made.id, tokens[seat]);
  lines.push(line);
  return line;
};
const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await sleep(5);
};

test('NP-72: a leader who steps without a connection shows the others this step after reconnecting', async () => {
  const [ada, bela] = [open(0), open(1)];
  await until(() => ada.review.value?.here.length === 2);
  ada.lead();
  await until(() => ada.isLeading.value && bela.isLed.value);
  ada.publish({ batch: 3, events: 1 });
  await until(() => bela.shown.value?.batch === 3);
  ada.reconnect();
  assert.equal(ada.isConnected.value, false);
  ada.publish({ batch: 2, events: 1 });
  await until(() => bela.shown.value?.batch === 2);
  assert.equal(ada.refusal.value, undefined);
  for (const line of [ada, bela]) line.close();
});

test('NP-72: “too soon” disappears when the leader returns', async () => {
  const [first, bela] = [open(0), open(1)];
  await until(() => bela.review.value?.here.length === 2);
  first.lead();
  await until(() => bela.isLed.value);
  first.close();
  await until(() => !bela.isLed.value);
  bela.lead();
  await until(() => bela.refusal.value !== undefined);
  assert.equal(bela.refusal.value?.refused, 'too-soon');
  const ada = open(0);
  await until(() => bela.isLed.value);
  assert.equal(bela.refusal.value, undefined);
  for (const line of [ada, bela]) line.close();
});

test('NP-72: who opens the review with the button leads it, unless another player does', async () => {
  const former = open(0);
  await until(() => former.isLeading.value);
  former.stopLeading();
  await until(() => !former.isLeading.value);
  former.close();
  const watching = open(0);
  reviewToLead.value = made.id;
  const bela = open(1);
  await until(() => bela.isLeading.value && watching.isLed.value);
  watching.close();
  reviewToLead.value = made.id;
  const ada = open(0);
  await until(() => ada.isLed.value && ada.isConnected.value);
  bela.publish({ batch: 1, events: 1 });
  await until(() => ada.shown.value?.batch === 1);
  assert.equal(ada.isLeading.value, false);
  assert.equal(ada.refusal.value, undefined);
  for (const line of [ada, bela]) line.close();
});

test('NP-72: a leader who reloads the page leads only once this page has the position', async () => {
  const before = open(0);
  const bela = open(1);
  await until(() => bela.review.value?.here.length === 2);
  if (bela.isLeading.value) bela.hand(0);
  else before.lead();
  await until(() => before.isLeading.value && bela.isLed.value);
  before.publish({ batch: 2, events: 1 });
  await until(() => bela.shown.value?.batch === 2);
  before.close();
  const reloaded = open(0);
  let batchAtStart: number | undefined;
  const stop = reloaded.isLeading.subscribe(is => {
    if (is) batchAtStart ??= reloaded.shown.peek()?.batch;
  });
  await until(() => reloaded.isLeading.value);
  assert.equal(batchAtStart, 2);
  stop();
  for (const line of [reloaded, bela]) line.close();
});
