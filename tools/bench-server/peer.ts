import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ServerProcess, start } from './processes.ts';

const PACKAGES = ['boardgame.io@0.50.2', 'socket.io-client@4'];
/** boardgame.io forwards requests before its routes are registered, which later versions of koa-compose forbid. */
const OVERRIDES = { 'koa-compose': '4.1.0' };

/** The source of a server with a minimal game, whose only move stores a text. */
const SERVER = `
const { Server } = require('boardgame.io/server');
const game = { name: 'count', setup: () => ({ list: [] }), moves: { add: ({ G }, text) => { G.list = [text]; } } };
const server = Server({ games: [game], origins: ['*'] });
server.run({ port: 0, callback: () => undefined }).then(({ appServer }) => {
  process.stdout.write('http://127.0.0.1:' + appServer.address().port + '/\\n');
});
`;

/** Installs boardgame.io in a separate folder unless it is already there, and starts its server. */
export const startPeer = async (folder: string): Promise<ServerProcess> => {
  if (!existsSync(join(folder, 'node_modules'))) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides: OVERRIDES }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...PACKAGES], { cwd: folder });
  }
  const script = join(folder, 'server.cjs');
  writeFileSync(script, SERVER);
  return start(script, [], { NODE_ENV: 'production' });
};

interface PeerSocket {
  on(event: string, listener: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
  close(): void;
}

type Io = (url: string, options: object) => PeerSocket;

const makeMatch = async (url: string): Promise<{ readonly match: string; readonly credentials: string }> => {
  const post = async (path: string, body: object) => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json() as Promise<Readonly<Record<string, string>>>;
  };
  const { matchID } = await post('games/count/create', { numPlayers: 1 });
  const { playerCredentials } = await post(`games/count/${matchID}/join`, { playerID: '0', playerName: 'x' });
  return { match: matchID!, credentials: playerCredentials! };
};

/**
 * Plays this many matches at the same time, and the moves of each match one after the other. Returns the moves per
 * second. The server saves nothing to disk.
 */
export const peerMoves = async (folder: string, matches: number, moves: number): Promise<number> => {
  const { url, stop } = await startPeer(folder);
  const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as { readonly io: Io };
  try {
    const seats = await Promise.all(Array.from({ length: matches }, () => makeMatch(url)));
    const sockets = await Promise.all(
      seats.map(
        ({ match, credentials }) =>
          new Promise<{ readonly socket: PeerSocket; readonly play: (onDone: () => void) => void }>(
            resolve => {
              const socket = io(`${url}count`, { transports: ['websocket'], forceNew: true });
              const move = (state: number): void =>
                socket.emit(
                  'update',
                  {
                    type: 'MAKE_MOVE',
                    payload: { type: 'add', args: [`${state}`], playerID: '0', credentials },
                  },
                  state,
                  match,
                  '0',
                );
              let isDone = (): void => undefined;
              socket.on('sync', () =>
                resolve({
                  socket,
                  play: onDone => {
                    isDone = onDone;
                    move(0);
                  },
                }),
              );
              socket.on('update', ((_: string, state: { readonly _stateID: number }) =>
                state._stateID < moves ? move(state._stateID) : isDone()) as never);
              socket.on('connect', () => socket.emit('sync', match, '0', credentials, 1));
            },
          ),
      ),
    );
    const began = performance.now();
    await Promise.all(sockets.map(({ play }) => new Promise<void>(play)));
    const seconds = (performance.now() - began) / 1000;
    for (const { socket } of sockets) socket.close();
    return (matches * moves) / seconds;
  } finally {
    await stop();
  }
};
