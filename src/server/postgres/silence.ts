/** How long after one that was not answered the next trial begins. */
const TRIAL_MS = 500;

interface Ports {
  /** Who waits longer than this for an answer is told that there is none. */
  readonly answerMs: number;
  /** Asks for nothing, over a connection of its own. */
  readonly trial: () => Promise<void>;
  readonly tell: (text: string) => void;
}

/**
 * A database may say nothing at all, though nobody has hung up. Who asks first has to wait to find out; from then on nobody does,
 * until it has answered a trial: what waits in line would wait for ever, one after the other.
 */
export const heedSilence = ({ answerMs, trial, tell }: Ports) => {
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const within = async <T>(work: Promise<T>): Promise<T> => {
    let late: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      late = setTimeout(() => {
        fallSilent();
        reject(new Error('the database isn’t responding'));
      }, answerMs);
    });
    try {
      return await Promise.race([work, limit]);
    } finally {
      clearTimeout(late);
    }
  };
  const fallSilent = (): void => {
    if (isSilent || isClosed) return;
    isSilent = true;
    tell('the database isn’t responding');
    tryAgain();
  };
  const tryAgain = (): void => {
    if (isClosed) return;
    trial().then(
      () => {
        isSilent = false;
        if (!isClosed) tell('the database responds again');
      },
      () => {
        timer = setTimeout(tryAgain, TRIAL_MS).unref();
      },
    );
  };
  return {
    ask: async <T>(work: () => Promise<T>): Promise<T> => {
      if (isSilent) throw new Error('the database isn’t responding');
      const begun = work();
      // What comes too late is nobody's any more.
      begun.catch(() => undefined);
      return within(begun);
    },
    close: (): void => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
