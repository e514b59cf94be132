import { connect, createServer, type Socket } from 'node:net';
import { after } from 'node:test';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { stream } from '../../src/engine/random.ts';
import { listening } from './listening.ts';

/** Faulty networks between a page and a server. */

/** Starts a network whose connections a test can cut. */
export const brittle = async (server: string) => {
  const { hostname, port } = new URL(server);
  const ends = new Set<Socket>();
  const proxy = createServer(near => {
    const far = connect(Number(port), hostname);
    for (const [a, b] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(a);
      a.pipe(b);
      a.on('error', () => b.destroy());
      a.on('close', () => {
        ends.delete(a);
        b.destroy();
      });
    }
  });
  const at = await listening(proxy, ends);
  return {
    server: at,
    cut: () => {
      for (const end of [...ends]) end.destroy();
    },
  };
};

/**
 * A client takes any snapshot, even an older one, because a server that was restored from a backup is older. No real
 * network delivers a snapshot after newer updates of the same socket, so this one doesn't either.
 */
const isSnapshot = (data: RawData): boolean => String(data).startsWith('{"type":"view"');

/** Starts a network that drops, delays, duplicates and reorders all messages except `hello` and snapshots. */
export const unruly = async (server: string, seed: string) => {
  const random = stream(seed, 'network');
  const done = { dropped: 0, delayed: 0, doubled: 0 };
  const proxy = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise(resolve => proxy.once('listening', resolve));
  const pass = (to: WebSocket, data: RawData): void => {
    const send = (): void => {
      if (to.readyState === WebSocket.OPEN) to.send(String(data));
    };
    const chance = random.below(100);
    if (chance < 1) done.dropped += 1;
    else if (chance < 10 && !isSnapshot(data)) {
      done.delayed += 1;
      setTimeout(send, random.below(40));
    } else {
      if (chance < 14) {
        done.doubled += 1;
        send();
      }
      send();
    }
  };
  proxy.on('connection', (near, { url = '' }) => {
    const far = new WebSocket(new URL(url, server.replace('http', 'ws')));
    const isOpen = new Promise<void>(resolve => far.once('open', resolve));
    let hasGreeted = false;
    near.on('message', async data => {
      await isOpen;
      if (hasGreeted) return pass(far, data);
      hasGreeted = true;
      far.send(String(data));
    });
    far.on('message', data => pass(near, data));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => other.terminate());
      end.on('close', () => other.terminate());
    }
  });
  after(() => {
    for (const end of proxy.clients) end.terminate();
    proxy.close();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP port, found none');
  return { server: `http://127.0.0.1:${address.port}/`, done };
};
