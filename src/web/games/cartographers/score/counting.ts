import { useEffect, useState } from 'preact/hooks';
import { isMoving } from '../../../settings.ts';
import { type CountingStep, nextPart, standsFor } from './steps.ts';

/** The animated counting, until the player takes control. */
export interface Counting {
  readonly at: number;
  readonly isPlaying: boolean;
  /** Whether the last move was asked for: then every step is spoken, not only every part. */
  readonly isByHand: boolean;
  readonly goTo: (at: number) => void;
  readonly toggle: () => void;
  readonly nextPart: () => void;
  readonly skip: () => void;
}

interface Where {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly isByHand: boolean;
}

const start = (last: number): Where => {
  const moves = isMoving();
  return { at: moves ? 0 : last, isPlaying: moves, isByHand: false };
};

/** Restarts whenever the steps change. */
export const useCounting = (steps: readonly CountingStep[]): Counting => {
  const last = steps.length - 1;
  const [where, setWhere] = useState<Where>(() => start(last));
  useEffect(() => setWhere(start(last)), [steps]);
  const at = Math.min(where.at, last);
  const { isPlaying } = where;
  useEffect(() => {
    if (!isPlaying || at >= last) return;
    const timer = setTimeout(() => setWhere(now => ({ ...now, at: now.at + 1 })), standsFor(steps, at));
    return () => clearTimeout(timer);
  }, [at, isPlaying, steps]);
  const goTo = (to: number) =>
    setWhere({ at: Math.max(0, Math.min(last, to)), isPlaying: false, isByHand: true });
  return {
    at,
    isPlaying: isPlaying && at < last,
    isByHand: where.isByHand,
    goTo,
    toggle: () =>
      setWhere({ at: at >= last ? 0 : at, isPlaying: !(isPlaying && at < last), isByHand: false }),
    nextPart: () => setWhere({ at: nextPart(steps, at), isPlaying: isMoving(), isByHand: true }),
    skip: () => goTo(last),
  };
};
