import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The same for all who ask while it is done or waited for. What went well is done again no sooner than so long after:
 * whoever asks before waits, so that nobody hears what was so before he asked.
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
