import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

/** The function that starts a rematch at an online table; undefined at a local table. */
export const RematchContext = createContext<(() => void) | undefined>(undefined);

/** Whether summaries close automatically, as they do in live games with clocks and for spectators. */
export const AutoContinue = createContext(false);

/** The time in milliseconds after which a summary closes, long enough to read a total. */
const LOOK_MS = 6000;

/** If `AutoContinue` is on, calls `goOn` a while after `shown` is set, and returns true. */
export const useAutoContinue = (shown: unknown, goOn: () => void): boolean => {
  const isHurried = useContext(AutoContinue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not restart the timer
  useEffect(() => {
    if (!isHurried || shown === undefined) return undefined;
    const timer = setTimeout(goOn, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isHurried, shown]);
  return isHurried;
};
