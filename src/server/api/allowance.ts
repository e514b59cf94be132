import { tokenBucket } from '../token-bucket.ts';

/** How many frames a socket may send at once, and how many more each second. */
const BURST = 400;
const PER_SECOND = 200;

/** Below this a socket has kept sending long after it was refused: it is closed. */
export const CUT_OFF = -BURST;

/** Each call takes one frame and returns what is left; below zero, refuse. */
export const frameAllowance = (): (() => number) => {
  const { take } = tokenBucket(BURST, PER_SECOND / 1000);
  return () => take(1);
};
