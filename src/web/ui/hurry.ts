import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

/** Whether what is only to be looked at ends by itself: a clock runs meanwhile, or nobody here is asked anything. */
export const Hurry = createContext(false);

/** Long enough to read a total. */
const LOOK_MS = 6000;

/** Goes on by itself where one is in a hurry; what is still moving is undefined and is waited for. */
export const useHurry = (shown: unknown, goOn: () => void): boolean => {
  const isHurried = useContext(Hurry);
  useEffect(() => {
    if (!isHurried || shown === undefined) return undefined;
    const timer = setTimeout(goOn, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isHurried, shown]);
  return isHurried;
};
