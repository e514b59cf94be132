import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { ToServer } from '../sync/messages.ts';
import type { Lobby } from './lobby.ts';
import type { Refusals } from './refusals.ts';
import { refuse } from './refused.ts';
import { type Connection, guardSocket } from './socket-limits.ts';

interface Ports {
  readonly lobby: Lobby;
  readonly refusals: Refusals;
  readonly mostUnread: number;
  readonly parse: (text: string) => ToServer | Refusal;
}

/** Serves one connection to the lobby (NP-59). */
export const attendLobby = (
  connection: Connection,
  write: (text: string) => void,
  { lobby, refusals, mostUnread, parse }: Ports,
): void => {
  const { socket } = connection;
  const { isOpen, canWrite, count } = guardSocket(connection, mostUnread, refusals);
  const send = (text: string): void => {
    if (canWrite()) write(text);
  };
  const sendRefusal = (refusal: Refusal): void => {
    refusals.noteMessage(refusal.refused);
    send(JSON.stringify({ type: 'refused', ...refusal }));
  };
  const leave = lobby.subscribe(send);
  socket.on('message', (data, isBinary) => {
    const left = count();
    if (!isOpen()) return;
    const message = isBinary ? refuse('bad-request') : parse(String(data));
    const answer = left < 0 ? refuse('too-many') : message;
    if (isRefusal(answer)) return sendRefusal(answer);
    if (answer.type === 'ping') return send(JSON.stringify({ type: 'pong' }));
    sendRefusal(refuse('bad-request', { place: 'type' }));
  });
  socket.on('close', leave);
};
