import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { ChildMessage, IoData } from './child.ts';
import { forwardLines } from './forward-lines.ts';
import { endProcess, forgetProcess, groupId, IS_WINDOWS, noteProcess } from './pids.ts';
import { ANSWERS_FD } from './protocol.ts';

/** Owns the process of one bot, because the thread that plays blocks while it waits for an answer. */

// `startChild` is the only one that starts this thread.
const { source, isGroup, port, counter } = workerData as IoData;

/** Far longer than any command. */
const LONGEST_LINE = 1024 * 1024;

/** The time to end after stdin is closed, or after the last output. */
const END_MS = 1000;

// The compiler rewrites imports, but not this URL: in dist/ the file ends in .js.
const RUNNER = fileURLToPath(new URL('./runner.ts', import.meta.url));
const RUNNER_FILE = import.meta.url.endsWith('.ts') ? RUNNER : RUNNER.replace(/ts$/, 'js');

const post = (message: ChildMessage): void => {
  port.postMessage(message);
  Atomics.add(counter, 0, 1);
  Atomics.notify(counter, 0);
};

// Windows has no process groups, and would open a window.
const options = { detached: isGroup && !IS_WINDOWS, windowsHide: true };
const child =
  'command' in source
    ? spawn(source.command, { ...options, shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    : // What the module prints goes to our stderr, and answers have a pipe of their own.
      spawn(process.execPath, [...process.execArgv, RUNNER_FILE, source.module], {
        ...options,
        stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      });
// Node's types don't know which of these pipes exist for which options.
const stdin = child.stdin as Writable;
const answers = ('command' in source ? child.stdout : child.stdio[ANSWERS_FD]) as Readable;
const printed = 'command' in source ? [] : [child.stdout as Readable, child.stderr as Readable];
const id = isGroup ? groupId(child.pid ?? 0) : (child.pid ?? 0);
if (id !== 0) noteProcess(id);

let rest = '';
answers.setEncoding('utf8').on('data', (text: string) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  if (rest.length > LONGEST_LINE) endProcess(id);
  for (const line of lines) if (line.trim() !== '') post({ line });
});
for (const output of printed) forwardLines(output);
// A process that closes its stdin ends or never answers; both are reported elsewhere.
stdin.on('error', () => {});

const leave = (how: string): void => {
  if (id !== 0) forgetProcess(id);
  post({ exit: how });
  port.close();
};
child.on('error', error => leave(error.message));
// After `exit`, and after everything in the pipes has been read.
child.on('close', (code, signal) => leave(code === null ? `${signal}` : `exit code ${code}`));

port.on('message', (message: string) => {
  if (message === 'kill') endProcess(id);
  else if (message === 'end') {
    stdin.end();
    const timer = setTimeout(() => endProcess(id), END_MS).unref();
    // A module that is still printing gets more time.
    for (const output of printed) output.on('data', () => timer.refresh());
  } else stdin.write(`${message}\n`);
});
