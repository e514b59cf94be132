import { WebSocket } from 'ws';
import type { Json } from './client.ts';

/** The socket of a client, with all messages that it received. */
export interface Line {
  readonly frames: readonly Json[];
  /** The messages that were received, as texts. */
  readonly raw: readonly string[];
  readonly send: (message: unknown) => void;
  /** Returns the next message for which `is` is true. This may be an earlier message that wasn't returned yet. */
  readonly next: (is: (frame: Json) => boolean) => Promise<Json>;
  /** Lets `next` start again at the first message. */
  readonly again: () => void;
  readonly closed: Promise<number>;
  /** Stops reading from the socket. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly end: () => void;
}

/** An error that reports a socket that closed while a test waited for a message. */
export class SocketClosed extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`expected another message, but the socket closed with code ${code}`);
    this.code = code;
  }
}

export const openLine = (address: string, id: string, options: object = {}): Promise<Line> =>
  openSocketAt(address, `tables/${id}/socket`, options);

export const openLobbyLine = (address: string): Promise<Line> => openSocketAt(address, 'lobby/socket');

export const openTournamentLine = (address: string, id: string): Promise<Line> =>
  openSocketAt(address, `tournaments/${id}/socket`);

const openSocketAt = async (address: string, path: string, options: object = {}): Promise<Line> => {
  const url = new URL(`api/v1/${path}`, address.replace('http', 'ws'));
  // Compression is off, because some tests fill buffers with messages that would compress well.
  const socket = new WebSocket(url, { perMessageDeflate: false, ...options });
  const frames: Json[] = [];
  const raw: string[] = [];
  let read = 0;
  let wake = (): void => undefined;
  socket.on('message', data => {
    raw.push(String(data));
    frames.push(JSON.parse(String(data)));
    wake();
  });
  const closed = new Promise<number>(resolve => socket.on('close', code => resolve(code)));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    frames,
    raw,
    send: message =>
      socket.send(
        typeof message === 'string' || message instanceof Uint8Array ? message : JSON.stringify(message),
      ),
    next: async is => {
      for (;;) {
        while (read < frames.length) {
          const frame = frames[read++];
          if (is(frame)) return frame;
        }
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          void closed.then(code => reject(new SocketClosed(code)));
        });
      }
    },
    again: () => {
      read = 0;
    },
    closed,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    end: () => socket.terminate(),
  };
};
