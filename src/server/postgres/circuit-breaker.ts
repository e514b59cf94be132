/** The time between two probes of a database that doesn't respond. */
const PROBE_MS = 500;

interface Ports {
  /** The maximum time to wait for a response of the database. */
  readonly answerMs: number;
  /** Sends an empty query to the database over a separate connection. */
  readonly probe: () => Promise<void>;
  readonly warn: (text: string) => void;
}

/**
 * A circuit breaker: after one request has timed out, all requests fail immediately until a probe succeeds. Without it,
 * the waiting requests would time out one after the other.
 */
export const circuitBreaker = ({ answerMs, probe, warn }: Ports) => {
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const withTimeout = async <T>(work: Promise<T>): Promise<T> => {
    let timeout: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timeout = setTimeout(() => {
        trip();
        reject(new Error('the database isn’t responding'));
      }, answerMs);
    });
    try {
      return await Promise.race([work, limit]);
    } finally {
      clearTimeout(timeout);
    }
  };
  const trip = (): void => {
    if (isOpen || isClosed) return;
    isOpen = true;
    warn('the database isn’t responding');
    tryAgain();
  };
  const tryAgain = (): void => {
    if (isClosed) return;
    probe().then(
      () => {
        isOpen = false;
        if (!isClosed) warn('the database responds again');
      },
      () => {
        timer = setTimeout(tryAgain, PROBE_MS).unref();
      },
    );
  };
  return {
    ask: async <T>(work: () => Promise<T>): Promise<T> => {
      if (isOpen) throw new Error('the database isn’t responding');
      const begun = work();
      // After the timeout, no one awaits `begun`, so this handler keeps its rejection from ending the process.
      begun.catch(() => undefined);
      return withTimeout(begun);
    },
    isOpen: (): boolean => isOpen,
    close: (): void => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
