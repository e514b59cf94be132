import {
  isMainThread,
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { endProcessesAtExit } from './pids.ts';

/** How to start a bot: a command for the shell, or the address of a JavaScript module. */
export type BotSource = { readonly command: string } | { readonly module: string };

/** A message about the process: a line that it wrote, or how it ended. */
export type ChildMessage = { readonly line: string } | { readonly exit: string };

/** What the thread that owns the process needs to know. */
export interface IoData {
  readonly source: BotSource;
  /**
   * Whether the process gets a process group of its own, so that it can be killed together with everything that it
   * started.
   */
  readonly isGroup: boolean;
  readonly port: MessagePort;
  /** A shared counter, which increases with every message. */
  readonly counter: Int32Array;
}

/** A process for which the current thread can wait without running its event loop. */
export interface Child {
  send(line: string): void;
  /** Returns the next message, if one has arrived. */
  poll(): ChildMessage | undefined;
  /** Waits up to `ms` milliseconds for the next message. */
  wait(ms: number): ChildMessage | undefined;
  /** Closes the stdin of the process, and kills it if it is still running a second later. */
  end(): void;
  kill(): void;
}

// The compiler rewrites imports, but it doesn't rewrite this URL: the compiled file in dist/ ends in .js.
const SOURCE = new URL('./io-thread.ts', import.meta.url);
const THREAD = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

export const startChild = (source: BotSource): Child => {
  endProcessesAtExit();
  const { port1: port, port2 } = new MessageChannel();
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  // While the main thread waits, it can't handle Ctrl-C. A module that the main thread started must therefore get the
  // signal, too.
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
        // The counter is read before the poll, so that `Atomics.wait` doesn't miss a message that arrives in between.
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

/** The commands to the thread. It sends every other text as a line to the process; such lines are JSON objects. */
export type IoCommand = 'end' | 'kill';
