import { connect, createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

/** What goes to the server, what comes from it. */
type Direction = 'up' | 'down';

/**
 * A network that can become a hole: it accepts, swallows and never closes, as where an address was changed on the way.
 * When it heals, what was laid before stays dead, and whatever is laid from then on works.
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
    /** What was once swallowed on this connection is swallowed for ever. */
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
    /** How often somebody has come, and how much he has said. */
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
