import {
  isMainThread,
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { endProcessesAtExit } from './pids.ts';

/** How a bot is started: a command for the shell, or the address of a JavaScript module. */
export type BotSource = { readonly command: string } | { readonly module: string };

/** A line of the process, or how the process ended. */
export type ChildMessage = { readonly line: string } | { readonly exit: string };

/** The data of the thread that owns the process. */
export interface IoData {
  readonly source: BotSource;
  /** In a group of its own, the process ends together with everything that it started. */
  readonly isGroup: boolean;
  readonly port: MessagePort;
  /** A counter that increases with every message. */
  readonly counter: Int32Array;
}

/** A process that the current thread can wait for without running its event loop. */
export interface Child {
  send(line: string): void;
  /** The next message, if one has arrived. */
  poll(): ChildMessage | undefined;
  /** Waits up to `ms` for the next message. */
  wait(ms: number): ChildMessage | undefined;
  /** Closes the stdin of the process, and kills the process if it is still running a second later. */
  end(): void;
  /** Kills the process. */
  kill(): void;
}

// The compiler rewrites imports, but not this URL: in dist/ the file ends in .js.
const SOURCE = new URL('./io-thread.ts', import.meta.url);
const THREAD = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

export const startChild = (source: BotSource): Child => {
  endProcessesAtExit();
  const { port1: port, port2 } = new MessageChannel();
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  // While the main thread waits it can't handle Ctrl-C, so a module there must get the signal too.
  const isGroup = 'command' in source || !isMainThread;
  const data: IoData = { source, isGroup, port: port2, counter };
  const worker = new Worker(THREAD, { workerData: data, transferList: [port2] });
  worker.unref();
  port.unref();
  const poll = (): ChildMessage | undefined => receiveMessageOnPort(port)?.message;
  return {
    send: line => port.postMessage(line),
    poll,
    wait: ms => {
      const end = performance.now() + ms;
      for (;;) {
        // Read before polling, so that a message that arrives in between isn't missed.
        const count = Atomics.load(counter, 0);
        const message = poll();
        const left = end - performance.now();
        if (message || left <= 0) return message;
        Atomics.wait(counter, 0, count, left);
      }
    },
    end: () => port.postMessage('end' satisfies IoCommand),
    kill: () => port.postMessage('kill' satisfies IoCommand),
  };
};

/** Anything else that the thread receives is a line for the process, and lines are JSON objects. */
export type IoCommand = 'end' | 'kill';
