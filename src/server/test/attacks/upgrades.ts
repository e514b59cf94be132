import type { Socket } from 'node:net';
import { askForUpgrade, connectRaw } from './raw.ts';

/** The result of a flood of WebSocket requests. */
export interface Upgrades {
  /** How many connections got each HTTP status. */
  readonly statuses: ReadonlyMap<number | undefined, number>;
  /** Closes the connections, which stay open until this call. */
  readonly release: () => void;
}

/** Requests `count` WebSockets one after the other, and leaves every connection open, even if the server refused it. */
export const floodUpgrades = async ({
  address,
  count,
}: {
  readonly address: string;
  readonly count: number;
}): Promise<Upgrades> => {
  const sockets: Socket[] = [];
  const statuses = new Map<number | undefined, number>();
  for (let i = 0; i < count; i++) {
    const socket = await connectRaw(address);
    sockets.push(socket);
    const status = await askForUpgrade(socket);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return {
    statuses,
    release: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};
