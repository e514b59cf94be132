import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newKey } from '../keys.ts';
import { startServer } from '../test/serving.ts';
import { currentFields, traceMessage, traceOf } from './trace.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('NP-135 accepts a request id that is a UUID, 32 hex digits or a short word, and replaces any other', () => {
  const idOf = (id: string): string => traceOf({ 'x-request-id': id }).headers['X-Request-Id']!;
  for (const id of ['a', 'req-1.2_3', 'A'.repeat(31), TRACE, '123e4567-e89b-12d3-a456-426614174000'])
    assert.equal(idOf(id), id);
  for (const id of ['', ' ', 'a b', 'a,b', 'a"b', '<b>', 'é', 'z'.repeat(32), newKey(), 'a'.repeat(5000)])
    assert.match(idOf(id), UUID, `expected a new id instead of ${id}`);
  assert.match(traceOf({}).headers['X-Request-Id']!, UUID);
});

test('NP-136 continues a valid trace with a new span, and ignores an invalid one', () => {
  for (const [given, flags] of [
    [`00-${TRACE}-${SPAN}-01`, '01'],
    [`00-${TRACE}-${SPAN}-00`, '00'],
    [`01-${TRACE}-${SPAN}-01-later-fields`, '01'],
  ]) {
    const { fields, headers } = traceOf({ traceparent: given! });
    assert.equal(fields.trace_id, TRACE);
    assert.match(fields.span_id!, /^[\da-f]{16}$/);
    assert.notEqual(fields.span_id, SPAN);
    assert.equal(headers.Traceparent, `00-${TRACE}-${fields.span_id}-${flags}`);
  }
  for (const given of [
    '',
    'x',
    TRACE,
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01-more`,
    `01-${TRACE}-${SPAN}-01.more`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`,
  ]) {
    const { fields, headers } = traceOf({ traceparent: given });
    assert.deepEqual(Object.keys(fields), ['request_id'], `expected ${given} to be ignored`);
    assert.deepEqual(Object.keys(headers), ['X-Request-Id']);
  }
});

test('NP-135 log lines have the fields of a message until it is handled, also in timers', async () => {
  let later: Promise<unknown> = Promise.resolve();
  await traceMessage({ connection_id: 'c-1' }, async () => {
    assert.deepEqual(currentFields(), { connection_id: 'c-1' });
    await sleep(1);
    assert.deepEqual(currentFields(), { connection_id: 'c-1' });
    later = sleep(20).then(currentFields);
  });
  assert.deepEqual(currentFields(), {});
  assert.deepEqual(await later, {}, 'expected work that outlives the message not to have its fields');
});

test('NP-135, NP-136 every response has the request id and the trace, also those of sockets', async () => {
  const { address } = await startServer();
  const headers = { 'x-request-id': 'mine', traceparent: `00-${TRACE}-${SPAN}-01` };
  const isOurs = (given: Pick<Headers, 'get'>): void => {
    assert.equal(given.get('x-request-id'), 'mine');
    assert.match(given.get('traceparent') ?? '', new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-01$`));
  };
  for (const path of [
    '',
    'nothing',
    'healthz',
    'readyz',
    'metrics',
    'api/v1/lobby',
    'api/v1/x',
    'api/v1/%zz',
  ])
    isOurs((await fetch(new URL(path, address), { headers })).headers);

  const socketHeaders = async (path: string, event: 'upgrade' | 'unexpected-response') => {
    const socket = new WebSocket(new URL(`api/v1/${path}`, address.replace('http', 'ws')), { headers });
    socket.on('error', () => undefined);
    const answer = (await once(socket, event)).at(-1);
    socket.terminate();
    return new Headers(answer.headers);
  };
  isOurs(await socketHeaders('lobby/socket', 'upgrade'));
  isOurs(await socketHeaders('elsewhere', 'unexpected-response'));
});
