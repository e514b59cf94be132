import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns a function that runs the work, but after a success only once per `ms`. Several calls may share a run, but
 * only one that starts after them, so that no caller gets an outdated result.
 */
export const throttle = (work: () => Promise<boolean>, ms: number): (() => Promise<boolean>) => {
  let coming: Promise<boolean> | undefined;
  let soonest = 0;
  const inTime = async (): Promise<boolean> => {
    for (let early = soonest - performance.now(); early > 0; early = soonest - performance.now())
      await sleep(early);
    const isGood = await work();
    if (isGood) soonest = performance.now() + ms;
    return isGood;
  };
  return () => {
    coming ??= inTime().finally(() => {
      coming = undefined;
    });
    return coming;
  };
};

/**
 * Returns a function that runs the work: at once, then at most once per `ms`. Calls in between share the next run, which
 * starts after them.
 */
export const combined = (work: () => void, ms: number): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  const run = (): void => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, ms);
    timer.unref();
    work();
  };
  return () => {
    if (timer) isWanted = true;
    else run();
  };
};
