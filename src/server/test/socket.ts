import { WebSocket } from 'ws';
import type { Json } from './client.ts';

/** A client's socket with all messages it received. */
export interface Line {
  readonly frames: readonly Json[];
  /** The received messages as text. */
  readonly raw: readonly string[];
  readonly send: (message: unknown) => void;
  /** The next matching message, including earlier ones that were not returned yet. */
  readonly next: (is: (frame: Json) => boolean) => Promise<Json>;
  /** Makes earlier messages available again. */
  readonly again: () => void;
  readonly closed: Promise<number>;
  /** Stops reading. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly end: () => void;
}

export const openLine = async (address: string, id: string, options: object = {}): Promise<Line> => {
  const url = new URL(`api/v1/tables/${id}/socket`, address.replace('http', 'ws'));
  // Compressed messages would never fill a buffer in some tests.
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
          void closed.then(code => reject(new Error(`closed with ${code}`)));
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
