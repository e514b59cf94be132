import {
  isMainThread,
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { endProcesses } from './pids.ts';

/** What is heard of the process: a line, or that it has ended, and how. */
export type ChildSaid = { readonly line: string } | { readonly gone: string };

/** What the thread that owns the process is given. */
export interface IoData {
  readonly command: string;
  readonly port: MessagePort;
  /** Rises with everything that is heard. */
  readonly bell: Int32Array;
}

/** A process to which one can talk without letting anything else happen meanwhile. */
export interface Child {
  send(line: string): void;
  /** Whatever it has said already; undefined if nothing. */
  heard(): ChildSaid | undefined;
  /** Waits for so long; undefined when nothing came. */
  wait(ms: number): ChildSaid | undefined;
  /** Asks it to end, and ends it if it does not. */
  end(): void;
}

// Built files lie side by side like their sources, but this name is no import that the compiler would rewrite.
const SOURCE = new URL('./io-thread.ts', import.meta.url);
const THREAD = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

let isWatched = false;

export const startChild = (command: string): Child => {
  // Threads start none that was not tried out here: so nothing outlives this program.
  if (isMainThread && !isWatched) process.once('exit', endProcesses);
  isWatched = true;
  const { port1: port, port2 } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const data: IoData = { command, port: port2, bell };
  const worker = new Worker(THREAD, { workerData: data, transferList: [port2] });
  worker.unref();
  port.unref();
  const heard = (): ChildSaid | undefined => receiveMessageOnPort(port)?.message as ChildSaid | undefined;
  return {
    send: line => port.postMessage(line),
    heard,
    wait: ms => {
      const end = performance.now() + ms;
      for (;;) {
        // Read before looking: what comes in between rings once more.
        const rung = Atomics.load(bell, 0);
        const found = heard();
        const left = end - performance.now();
        if (found || left <= 0) return found;
        Atomics.wait(bell, 0, rung, left);
      }
    },
    end: () => port.postMessage(undefined),
  };
};
