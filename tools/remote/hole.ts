import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

/** The direction of data: `up` is to the server, and `down` is from the server. */
type Direction = 'up' | 'down';

/**
 * A proxy that can lose all data. It accepts connections and never closes them, as if the IP address of the client had
 * changed. After it is repaired, old connections stay dead and new ones work.
 */
export const holey = async (server: string) => {
  const { hostname, port } = new URL(server);
  const ends = new Set<Socket>();
  let swallowed: ReadonlySet<Direction> = new Set();
  let calls = 0;
  let sent = 0;
  const proxy = createServer(near => {
    calls += 1;
    const far = connect(Number(port), hostname);
    /** The directions in which this connection has lost data. They stay dead. */
    const dead = new Set<Direction>();
    const pass = (from: Socket, to: Socket, direction: Direction): void => {
      ends.add(from);
      from.on('data', data => {
        if (direction === 'up') sent += 1;
        if (swallowed.has(direction)) dead.add(direction);
        if (!dead.has(direction)) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        ends.delete(from);
        if (dead.size === 0) to.destroy();
      });
    };
    pass(near, far, 'up');
    pass(far, near, 'down');
  });
  const at = await listening(proxy, ends);
  return {
    server: at,
    /** Returns the number of connections, and of messages that were sent to the server. */
    calls: (): number => calls,
    sent: (): number => sent,
    swallow: (...directions: readonly Direction[]): void => {
      swallowed = new Set(directions);
    },
    heal: (): void => {
      swallowed = new Set();
    },
  };
};
