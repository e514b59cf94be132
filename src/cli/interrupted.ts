import { constants } from 'node:os';

interface Interruption {
  readonly signal: AbortSignal;
  /** What the command ends with; 0 as long as nobody has told it to stop. */
  readonly code: () => number;
}

/** Who is told to stop still tells what the games so far come to; told again, he is gone. */
export const interrupted = (): Interruption => {
  const stop = new AbortController();
  let code = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      code = 128 + constants.signals[signal];
      stop.abort();
    });
  return { signal: stop.signal, code: () => code };
};
