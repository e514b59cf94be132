import { constants } from 'node:os';
import { endProcesses } from './bot-process/pids.ts';

interface Interruption {
  readonly signal: AbortSignal;
  /** The exit code of the command: 0 unless a signal arrived. */
  readonly code: () => number;
}

/** Ends this program at once, and the bots' processes, which don't receive the signal. */
const endOn = (signal: NodeJS.Signals): void => {
  process.once(signal, () => {
    endProcesses();
    process.kill(process.pid, signal);
  });
};

/** The first signal stops the run, which still prints its summary; a second one ends the program. Call it before starting bots. */
export const interrupted = (): Interruption => {
  const stop = new AbortController();
  let code = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      code = 128 + constants.signals[signal];
      stop.abort();
      endOn(signal);
    });
  endOn('SIGHUP');
  return { signal: stop.signal, code: () => code };
};
