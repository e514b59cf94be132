import { constants } from 'node:os';
import { endProcesses } from './bot-process/pids.ts';

interface Interruption {
  readonly signal: AbortSignal;
  /** What the command ends with; 0 as long as nobody has told it to stop. */
  readonly code: () => number;
}

/** At once, with the processes of bots: a death by signal tells them nothing. */
const endOn = (signal: NodeJS.Signals): void => {
  process.once(signal, () => {
    endProcesses();
    process.kill(process.pid, signal);
  });
};

/** Who is told to stop still tells what the games so far come to; told again, he is gone. Before any bot is started. */
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
