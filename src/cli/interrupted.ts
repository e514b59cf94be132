import { constants } from 'node:os';

/** Who is told to stop still tells what the games so far come to; told again, he is gone. */
export const interrupted = () => {
  const stop = new AbortController();
  let code = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      code = 128 + constants.signals[signal];
      stop.abort();
    });
  return { signal: stop.signal, code: () => code };
};
