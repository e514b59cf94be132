import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs the work at most once per `ms` after a success. Callers share a run that starts after they called, so no caller
 * gets an outdated result.
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
