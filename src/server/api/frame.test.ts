import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frame.ts';

test('texts of every length come over a socket as they were, the same for many who are told the same', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map(length => 'x'.repeat(length));
  const all = [...texts, 'é’\u202f😀', ...texts.map(text => `${text}ß`)].flatMap(text => [text, text]);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (_, { socket }) => {
    for (const text of all) socket.write(frameOf(text));
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>(resolve =>
    client.on('message', data => heard.push(String(data)) === all.length && resolve()),
  );
  assert.deepEqual(heard, all);
  assert.equal(frameOf('again'), frameOf('again'));
  client.terminate();
  server.close();
});
