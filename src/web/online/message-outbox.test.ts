import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { signal } from '@preact/signals';

const sent: string[] = [];
/** The server's answer; undefined while no request reaches it. */
let answer: (() => Response) | undefined;

Object.assign(globalThis, {
  location: { origin: 'http://localhost' },
  fetch: async (_: URL, { body }: { readonly body: string }): Promise<Response> => {
    const { sign, text, id } = JSON.parse(body);
    sent.push(sign ?? `${text} ${id}`);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  },
});
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true } });
mock.timers.enable({ apis: ['Date', 'setTimeout'] });
const { clearMessageRefusal, connectOutbox, messageRefusal, sendMessage, unsentMessages } = await import(
  './message-outbox.ts'
);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const accept = (): Response => new Response(null, { status: 204 });
const reject = (): Response => Response.json({ refused: 'too-many' }, { status: 429 });

/** Advances the clock second by second and lets all requests finish. */
const pass = async (ms: number): Promise<void> => {
  for (let i = 0; i < ms; i += SECOND) {
    mock.timers.tick(SECOND);
    await setImmediate();
  }
};

/** Each test uses a separate table. */
let table = '';
let tables = 0;
beforeEach(() => {
  tables += 1;
  table = `table-${tables}`;
  sent.length = 0;
  answer = accept;
});

test('retries a message with growing waits while the table is connected', async () => {
  const leave = connectOutbox(table, signal(true));
  answer = undefined;
  assert.equal(await sendMessage(table, { sign: 'hello' }), true);
  await pass(2 * SECOND);
  assert.deepEqual(unsentMessages(table), [{ sign: 'hello', isExpired: false }]);
  await pass(28 * SECOND);
  assert.ok(sent.length >= 4 && sent.length <= 8, `expected 4 to 8 requests, found ${sent.length}`);
  answer = accept;
  await pass(30 * SECOND);
  assert.deepEqual(unsentMessages(table), []);
  const { length } = sent;
  await pass(MINUTE);
  assert.equal(sent.length, length);
  leave();
});

test('waits for the connection, then sends the messages in their order', async () => {
  const isConnected = signal(false);
  const leave = connectOutbox(table, isConnected);
  answer = undefined;
  await sendMessage(table, { sign: 'hello' });
  await sendMessage(table, { sign: 'thanks' });
  const tried = sent.length;
  await pass(MINUTE);
  assert.equal(sent.length, tried);
  answer = accept;
  isConnected.value = true;
  await setImmediate();
  assert.deepEqual(sent.slice(tried), ['hello', 'thanks']);
  assert.deepEqual(unsentMessages(table), []);
  leave();
});

test('a message that has waited for five minutes is not sent, and is shown as not sent until the next message', async () => {
  const isConnected = signal(false);
  const leave = connectOutbox(table, isConnected);
  answer = undefined;
  await sendMessage(table, { sign: 'hello' });
  await pass(5 * MINUTE);
  assert.deepEqual(unsentMessages(table), [{ sign: 'hello', isExpired: true }]);
  sent.length = 0;
  answer = accept;
  isConnected.value = true;
  await pass(MINUTE);
  assert.deepEqual(sent, []);
  await sendMessage(table, { sign: 'thanks' });
  assert.deepEqual(sent, ['thanks']);
  assert.deepEqual(unsentMessages(table), []);
  leave();
});

test('a page that slept does not send an old message when it wakes up', async () => {
  answer = undefined;
  await sendMessage(table, { sign: 'hello' });
  sent.length = 0;
  answer = accept;
  // Timers have not run yet when a page wakes up.
  mock.timers.reset();
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 3 * 60 * MINUTE });
  const leave = connectOutbox(table, signal(true));
  await setImmediate();
  assert.deepEqual(sent, []);
  assert.deepEqual(unsentMessages(table), [{ sign: 'hello', isExpired: true }]);
  leave();
});

test('remembers why the server rejected a message, until the next message or until the refusal is cleared', async () => {
  answer = reject;
  assert.equal(await sendMessage(table, { sign: 'hello' }), false);
  assert.equal(messageRefusal(table)?.refused, 'too-many');
  assert.deepEqual(unsentMessages(table), []);
  clearMessageRefusal(table);
  assert.equal(messageRefusal(table), undefined);
  assert.equal(await sendMessage(table, { sign: 'hello' }), false);
  answer = undefined;
  assert.equal(await sendMessage(table, { sign: 'thanks' }), true);
  assert.equal(messageRefusal(table), undefined);
});

test('sends a text again with the same id, in its order among the phrases', async () => {
  const isConnected = signal(true);
  const leave = connectOutbox(table, isConnected);
  answer = undefined;
  assert.equal(await sendMessage(table, { text: 'How are you?' }), true);
  assert.equal(await sendMessage(table, { sign: 'hello' }), true);
  await pass(2 * SECOND);
  assert.deepEqual(unsentMessages(table), [
    { text: 'How are you?', isExpired: false },
    { sign: 'hello', isExpired: false },
  ]);
  answer = accept;
  await pass(30 * SECOND);
  assert.deepEqual(unsentMessages(table), []);
  const texts = sent.filter(each => each !== 'hello');
  assert.ok(texts.length > 1);
  assert.equal(new Set(texts).size, 1, 'expected one id for all attempts');
  assert.match(texts[0]!, /^How are you\? [\w-]{20,}$/);
  assert.equal(sent.at(-1), 'hello');
  leave();
});
