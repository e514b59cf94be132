import { spawn } from 'node:child_process';
import { workerData } from 'node:worker_threads';
import type { ChildSaid, IoData } from './child.ts';
import { endProcess, forgetProcess, IS_WINDOWS, noteProcess } from './pids.ts';

/** Owns the process of one bot: whoever plays waits and cannot listen to it meanwhile. */

const { command, port, bell } = workerData as IoData;

/** No command is nearly as long. */
const LONGEST = 1024 * 1024;

/** Who is told to end gets this long. */
const LAST_WORDS_MS = 1000;

const tell = (heard: ChildSaid): void => {
  port.postMessage(heard);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
};

const child = spawn(command, {
  shell: true,
  stdio: ['pipe', 'pipe', 'inherit'],
  // A group of its own, to be ended with all that it starts; Windows has none, and would open a window.
  detached: !IS_WINDOWS,
  windowsHide: true,
});
const pid = child.pid ?? 0;
if (pid !== 0) noteProcess(pid);

let rest = '';
child.stdout.setEncoding('utf8').on('data', (text: string) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  if (rest.length > LONGEST) endProcess(pid);
  for (const line of lines) if (line.trim() !== '') tell({ line });
});
// It may stop to listen: then it has ended or answers nothing, and that is said elsewhere.
child.stdin.on('error', () => {});

const leave = (how: string): void => {
  if (pid !== 0) forgetProcess(pid);
  tell({ gone: how });
  port.close();
};
child.on('error', error => leave(error.message));
child.on('close', (code, signal) => leave(code === null ? `${signal}` : `exit code ${code}`));

port.on('message', (line: string | undefined) => {
  if (line !== undefined) {
    child.stdin.write(`${line}\n`);
    return;
  }
  child.stdin.end();
  setTimeout(() => endProcess(pid), LAST_WORDS_MS).unref();
});
