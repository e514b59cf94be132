import { once } from 'node:events';
import type { Socket } from 'node:net';
import { askForUpgrade, connectRaw, frame } from './raw.ts';

interface Flood {
  readonly address: string;
  readonly sockets: number;
  /** The time limit of the flood, in case the server doesn't close the sockets. */
  readonly ms: number;
}

/** The result of a flood. */
export interface Flooded {
  /** How many sockets the server closed before the time limit. */
  readonly closed: number;
  readonly bytes: number;
}

const BATCH_BYTES = 64 * 1024;

/** Writes the same bytes again and again and reads nothing, until the server disconnects or the signal aborts. */
const writeUnread = async (
  socket: Socket,
  first: Buffer,
  batch: Buffer,
  over: AbortSignal,
): Promise<void> => {
  socket.pause();
  socket.write(first);
  while (!socket.destroyed && !over.aborted) {
    socket.write(batch);
    if (socket.writableNeedDrain)
      await Promise.race([
        once(socket, 'drain', { signal: over }).catch(() => undefined),
        once(socket, 'close').catch(() => undefined),
      ]);
    else await new Promise(setImmediate);
  }
};

/** Opens WebSockets, and sends one frame again and again over each, at full speed and without reading. */
const floodFrames = async (
  { address, sockets, ms }: Flood,
  repeated: Buffer,
  first: Buffer = Buffer.alloc(0),
): Promise<Flooded> => {
  const batch = Buffer.concat(
    Array.from({ length: Math.ceil(BATCH_BYTES / repeated.length) }, () => repeated),
  );
  const open = await Promise.all(Array.from({ length: sockets }, () => connectRaw(address)));
  for (const socket of open) {
    const status = await askForUpgrade(socket);
    if (status !== 101) throw new Error(`expected 101 for an upgrade, found ${status}`);
  }
  const over = AbortSignal.timeout(ms);
  await Promise.all(open.map(socket => writeUnread(socket, first, batch, over)));
  const closed = open.filter(({ destroyed }) => destroyed).length;
  const bytes = open.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  for (const socket of open) socket.destroy();
  return { closed, bytes };
};

/** Sends pings with the largest allowed payload, and never reads the pongs. */
export const floodPings = (flood: Flood): Promise<Flooded> =>
  floodFrames(flood, frame('ping', 'x'.repeat(125)));

/** Sends pongs for which the server sent no ping. */
export const floodPongs = (flood: Flood): Promise<Flooded> => floodFrames(flood, frame('pong'));

/** Sends empty fragments of a message that never ends. */
export const floodFragments = (flood: Flood): Promise<Flooded> =>
  floodFrames(flood, frame('continuation', '', false), frame('text', '', false));

/** Sends tiny messages before `hello`, and never reads the answers. */
export const floodMessages = (flood: Flood): Promise<Flooded> =>
  floodFrames(flood, frame('text', '{"type":"ping"}'));
