import type { Socket } from 'node:net';
import { askForUpgrade, connectRaw } from './raw.ts';

/** The answers to a flood of WebSocket requests. */
export interface Upgrades {
  /** How many connections got which HTTP status. */
  readonly statuses: ReadonlyMap<number | undefined, number>;
  /** Closes the client's ends; until then no client end is closed. */
  readonly release: () => void;
}

/** Asks for `count` WebSockets one after the other and keeps every connection open, also the refused ones. */
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
