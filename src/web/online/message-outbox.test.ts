import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { signal } from '@preact/signals';

const sent: string[] = [];
/** What the server answers; undefined while no request reaches it. */
let answer: (() => Response) | undefined;

Object.assign(globalThis, {
  location: { origin: 'http://localhost' },
  fetch: async (_: URL, { body }: { readonly body: string }): Promise<Response> => {
    sent.push(JSON.parse(body).sign);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  },
});
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true } });
mock.timers.enable({ apis: ['Date', 'setTimeout'] });
const { clearSignRefusal, connectOutbox, sendSign, signRefusal, unsentSigns } = await import(
  './message-outbox.ts'
);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const accept = (): Response => new Response(null, { status: 204 });
const reject = (): Response => Response.json({ refused: 'too-many' }, { status: 429 });

/** Lets time pass second by second, with all requests in between. */
const pass = async (ms: number): Promise<void> => {
  for (let i = 0; i < ms; i += SECOND) {
    mock.timers.tick(SECOND);
    await setImmediate();
  }
};

/** Each test has a table of its own. */
let table = '';
let tables = 0;
beforeEach(() => {
  tables += 1;
  table = `table-${tables}`;
  sent.length = 0;
  answer = accept;
});

test('sends a message again while the table stays connected, less and less often', async () => {
  const leave = connectOutbox(table, signal(true));
  answer = undefined;
  assert.equal(await sendSign(table, 'hello'), true);
  await pass(2 * SECOND);
  assert.deepEqual(unsentSigns(table), [{ sign: 'hello', isExpired: false }]);
  await pass(28 * SECOND);
  assert.ok(sent.length >= 4 && sent.length <= 8, `${sent.length} requests`);
  answer = accept;
  await pass(30 * SECOND);
  assert.deepEqual(unsentSigns(table), []);
  const { length } = sent;
  await pass(MINUTE);
  assert.equal(sent.length, length);
  leave();
});

test('waits for the connection, then sends the messages in their order', async () => {
  const isConnected = signal(false);
  const leave = connectOutbox(table, isConnected);
  answer = undefined;
  await sendSign(table, 'hello');
  await sendSign(table, 'thanks');
  const tried = sent.length;
  await pass(MINUTE);
  assert.equal(sent.length, tried);
  answer = accept;
  isConnected.value = true;
  await setImmediate();
  assert.deepEqual(sent.slice(tried), ['hello', 'thanks']);
  assert.deepEqual(unsentSigns(table), []);
  leave();
});

test('does not send a message that is minutes old, and shows it as not sent until the next one', async () => {
  const isConnected = signal(false);
  const leave = connectOutbox(table, isConnected);
  answer = undefined;
  await sendSign(table, 'hello');
  await pass(5 * MINUTE);
  assert.deepEqual(unsentSigns(table), [{ sign: 'hello', isExpired: true }]);
  sent.length = 0;
  answer = accept;
  isConnected.value = true;
  await pass(MINUTE);
  assert.deepEqual(sent, []);
  await sendSign(table, 'thanks');
  assert.deepEqual(sent, ['thanks']);
  assert.deepEqual(unsentSigns(table), []);
  leave();
});

test('a page that slept does not send an old message when it wakes up', async () => {
  answer = undefined;
  await sendSign(table, 'hello');
  sent.length = 0;
  answer = accept;
  // Timers have not run yet when a page wakes up.
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 3 * 60 * MINUTE });
  const leave = connectOutbox(table, signal(true));
  await setImmediate();
  assert.deepEqual(sent, []);
  assert.deepEqual(unsentSigns(table), [{ sign: 'hello', isExpired: true }]);
  leave();
});

test('says that the server rejected a message, until the next one or until it is cleared', async () => {
  answer = reject;
  assert.equal(await sendSign(table, 'hello'), false);
  assert.equal(signRefusal(table)?.refused, 'too-many');
  assert.deepEqual(unsentSigns(table), []);
  clearSignRefusal(table);
  assert.equal(signRefusal(table), undefined);
  assert.equal(await sendSign(table, 'hello'), false);
  answer = undefined;
  assert.equal(await sendSign(table, 'thanks'), true);
  assert.equal(signRefusal(table), undefined);
});
