import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { MAIN } from '../../src/cli/test/run.ts';
import { openSizes } from '../../src/server/test/postgres-sizes.ts';

/** Measures processes with the files of Linux in /proc. */

/** The length of a tick in /proc/PID/stat, in seconds. */
const TICK = 0.01;

const statOf = (pid: number): readonly string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name of the program in parentheses, which may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** The CPU time of all threads of a process, in seconds. `withEnded` adds that of its children that have ended. */
export const cpuOf = (pid: number, withEnded = false): number => {
  const [, , , , , , , , , , , user = '0', system = '0', endedUser = '0', endedSystem = '0'] = statOf(pid);
  const ticks = Number(user) + Number(system);
  return (ticks + (withEnded ? Number(endedUser) + Number(endedSystem) : 0)) * TICK;
};

const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(each => {
      try {
        return statOf(each)[1] === String(pid);
      } catch {
        // The process has ended since the folder was read.
        return false;
      }
    });

/** Lets all threads of a process run on one core only. Does nothing on a machine without `taskset`. */
export const pin = (pid: number, core: number): void => {
  try {
    execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    process.stderr.write('taskset is missing: the processes are not bound to cores\n');
  }
};

/** A PostgreSQL server with its processes. */
export const openDatabase = async (url: string, core: number | undefined) => {
  const { pid, ...sizes } = await openSizes(url);
  const main = Number(statOf(pid)[1]);
  if (core !== undefined) for (const each of [main, ...childrenOf(main)]) pin(each, core);
  return {
    ...sizes,
    /** The CPU time of all its processes, in seconds. */
    cpu: (): number => cpuOf(main, true) + childrenOf(main).reduce((sum, each) => sum + cpuOf(each), 0),
  };
};

/** The part of the summary of `alidade load` that the figures need. */
export interface LoadedSummary {
  readonly seconds: number;
  readonly games: { readonly finished: number };
  readonly moves: { readonly acknowledged: number };
  readonly bytesPerMove: { readonly sent: number; readonly received: number };
  readonly ack: { readonly p50: number; readonly p99: number };
  readonly generator: { readonly cpu: number; readonly isLate: boolean };
  readonly isGood: boolean;
}

/**
 * Runs `alidade load` in a process of its own. With `seconds`, it is interrupted after this time, so that the check of
 * the records isn't part of the measurement.
 */
export const runLoad = (
  args: readonly string[],
  core: number | undefined,
  seconds?: number,
): Promise<LoadedSummary> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, 'load', ...args, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    if (core !== undefined) pin(child.pid!, core);
    const timer = seconds && setTimeout(() => child.kill('SIGINT'), seconds * 1000);
    let out = '';
    child.stdout.on('data', text => {
      out += text;
    });
    child.on('close', code => {
      process.off('exit', kill);
      clearTimeout(timer);
      return code === 0 || (seconds && out !== '')
        ? resolve(JSON.parse(out).summary)
        : reject(new Error(`expected exit code 0 of alidade load, found ${code}: ${out}`));
    });
  });
