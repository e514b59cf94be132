import type { Duplex } from 'node:stream';

/** What is written to a connection in the same turn leaves together: what happened, and that it was granted. */
export const inOneGo = (): ((socket: Duplex) => void) => {
  const held = new Set<Duplex>();
  const letGo = (): void => {
    for (const socket of held) socket.uncork();
    held.clear();
  };
  return socket => {
    if (held.has(socket)) return;
    if (held.size === 0) process.nextTick(letGo);
    held.add(socket);
    socket.cork();
  };
};
