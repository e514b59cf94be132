import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { type WebSocket, WebSocketServer } from 'ws';
import { type LoadSocket, openLoadSocket, type SocketEnd } from '../src/cli/load/socket.ts';

interface Opened {
  readonly socket: LoadSocket;
  readonly server: WebSocket;
  readonly texts: string[];
  /** Resolves when the client has this many texts. */
  readonly received: (count: number) => Promise<void>;
  readonly ended: Promise<SocketEnd>;
}

const open = async (t: TestContext): Promise<Opened> => {
  const listener = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  t.after(() => {
    for (const client of listener.clients) client.terminate();
    listener.close();
  });
  await new Promise(resolve => listener.once('listening', resolve));
  const accepted = new Promise<WebSocket>(resolve => listener.once('connection', resolve));
  const texts: string[] = [];
  let wake = (): void => undefined;
  let socket: LoadSocket | undefined;
  const ended = new Promise<SocketEnd>(onEnd => {
    const address = new URL(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`);
    const onText = (text: string): void => {
      texts.push(text);
      wake();
    };
    socket = openLoadSocket(address, { onOpen: () => undefined, onText, onEnd });
  });
  const received = async (count: number): Promise<void> => {
    while (texts.length < count)
      await new Promise<void>(resolve => {
        wake = resolve;
      });
  };
  return { socket: socket!, server: await accepted, texts, received, ended };
};

test('texts of every length arrive in both directions', async t => {
  const { socket, server, texts, received } = await open(t);
  const sent = [0, 1, 125, 126, 65_535, 65_536, 300_000].map(length => 'é'.repeat(length));
  server.on('message', data => server.send(String(data)));
  // The server's `connection` event may come before the client has its answer.
  server.send('ready');
  await received(1);
  for (const text of sent) socket.send(text);
  await received(1 + sent.length);
  assert.deepEqual(texts.slice(1), sent);
  const bytes = sent.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const counted = socket.bytes();
  assert.ok(counted.sent > bytes && counted.sent < bytes + 1000);
  assert.ok(counted.received > bytes && counted.received < bytes + 1000);
  socket.end();
});

test('fragments become one text, and a ping between them gets a pong', async t => {
  const { socket, server, texts, received } = await open(t);
  const pong = new Promise<string>(resolve => server.once('pong', data => resolve(String(data))));
  server.send('one ', { fin: false });
  server.ping('still there');
  server.send('two', { fin: true });
  await received(1);
  assert.deepEqual(texts, ['one two']);
  assert.equal(await pong, 'still there');
  socket.end();
});

test('the end of a socket has the code of the server', async t => {
  const { server, ended } = await open(t);
  server.close(1012);
  assert.deepEqual(await ended, { code: 1012 });
});

test('a connection that breaks has no code', async t => {
  const { server, ended } = await open(t);
  server.terminate();
  assert.deepEqual(await ended, {});
});

test('a refused connection has the status and the time to wait', async t => {
  const server = createServer();
  server.on('upgrade', (_, socket) => {
    socket.end('HTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\ncontent-length: 0\r\n\r\n');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const end = await new Promise<SocketEnd>(onEnd => {
    openLoadSocket(address, { onOpen: () => undefined, onText: () => undefined, onEnd });
  });
  assert.deepEqual(end, { status: 429, retryAfter: 7 });
});
