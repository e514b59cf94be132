import { constants } from 'node:os';
import { endProcesses } from './bot-process/pids.ts';

interface Interruption {
  readonly signal: AbortSignal;
  /** Returns the exit code of the command. It is 0 unless a signal arrived. */
  readonly code: () => number;
}

/** Ends this program when the signal arrives, and kills the processes of bots, which don't receive the signal. */
const endOn = (signal: NodeJS.Signals): void => {
  process.once(signal, () => {
    endProcesses();
    process.kill(process.pid, signal);
  });
};

/**
 * Handles signals: the first one stops the run, which still prints its summary, and the second one ends the program.
 * Must be called before bots are started.
 */
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
