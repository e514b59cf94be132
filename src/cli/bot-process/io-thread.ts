import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { ChildMessage, IoData } from './child.ts';
import { forwardLines } from './forward-lines.ts';
import { endProcess, forgetProcess, groupId, IS_WINDOWS, noteProcess } from './pids.ts';
import { ANSWERS_FD } from './protocol.ts';

/**
 * The thread that owns the process of one bot. The thread that plays can't do this, because it is blocked while it
 * waits for an answer.
 */

// Only `startChild` starts this thread, and it passes data of this type.
const { source, isGroup, port, counter }: IoData = workerData;

/** The maximum length of a line in characters. It is far longer than any answer. */
const LONGEST_LINE = 1024 * 1024;

/** How long a process may run after its stdin was closed, or after its last output. */
const END_MS = 1000;

// The compiler rewrites imports, but it doesn't rewrite this URL: the compiled file in dist/ ends in .js.
const RUNNER = fileURLToPath(new URL('./runner.ts', import.meta.url));
const RUNNER_FILE = import.meta.url.endsWith('.ts') ? RUNNER : RUNNER.replace(/ts$/, 'js');

const post = (message: ChildMessage): void => {
  port.postMessage(message);
  Atomics.add(counter, 0, 1);
  Atomics.notify(counter, 0);
};

// Windows has no process groups, and it would open a console window without `windowsHide`.
const options = { detached: isGroup && !IS_WINDOWS, windowsHide: true };
const child =
  'command' in source
    ? spawn(source.command, { ...options, shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    : // What a module prints goes to the stderr of this program. Its answers have a pipe of their own.
      spawn(process.execPath, [...process.execArgv, RUNNER_FILE, source.module], {
        ...options,
        stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      });
const pipeOf = <T>(stream: T | null | undefined): T => {
  if (!stream) throw new Error(`expected a pipe to the bot, found ${stream}`);
  return stream;
};
const stdin = pipeOf(child.stdin);
// The types of Node don't know that the process writes to the fourth pipe.
const answers = pipeOf('command' in source ? child.stdout : (child.stdio[ANSWERS_FD] as Readable));
const printed = 'command' in source ? [] : [pipeOf(child.stdout), pipeOf(child.stderr)];
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
// Errors are ignored here. A process that closes its stdin either ends or never answers, and both are reported
// elsewhere.
stdin.on('error', () => {});

const leave = (how: string): void => {
  if (id !== 0) forgetProcess(id);
  post({ exit: how });
  port.close();
};
child.on('error', error => leave(error.message));
// Node emits `close` after `exit`, when everything in the pipes has been read.
child.on('close', (code, signal) => leave(code === null ? `${signal}` : `exit code ${code}`));

port.on('message', (message: string) => {
  if (message === 'kill') endProcess(id);
  else if (message === 'end') {
    stdin.end();
    const timer = setTimeout(() => endProcess(id), END_MS).unref();
    // A module that still prints gets more time.
    for (const output of printed) output.on('data', () => timer.refresh());
  } else stdin.write(`${message}\n`);
});
