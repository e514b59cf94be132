import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { later } from '../../../../later.tsx';
import { Lost } from '../../../../lost.tsx';
import { type Model, stillModel } from '../model.ts';
import { newShowing } from './showing.ts';
import type { Sights } from './use-sights.ts';

// None of them is needed at once: they come when they are.
const ResultBoard = later(async () => (await import('./result.tsx')).ResultBoard);
const ResultBar = later(async () => (await import('./result.tsx')).ResultBar, Lost);
const RollsBoard = later(async () => (await import('./rolls.tsx')).RollsBoard);
const RollsBar = later(async () => (await import('./rolls.tsx')).RollsBar, Lost);
const StageBar = later(async () => (await import('./stage.tsx')).StageBar, Lost);

/** What a table shows of a sight: the table it is seen on, and what stands there instead of board and bar. */
interface Seen {
  readonly model: Model;
  readonly board?: ComponentChildren;
  readonly bar: ComponentChildren;
}

/** The table stays as it is around whatever is seen: to lay it out anew would take longer than anything else. */
export const useSeen = (
  { sight, rest, onDone, onSkip }: Sights,
  model: Model,
  names: readonly string[],
): Seen | undefined => {
  // Two may have come of one answer: each begins anew, with the focus on the way on.
  const key = `${sight?.version}:${rest}`;
  const showing = useMemo(newShowing, [key]);
  const still = useMemo(() => stillModel(model), [model]);
  const before = sight && 'beats' in sight ? sight.before : undefined;
  const seen = useMemo(
    () => ({
      ...still,
      ...(before && { view: signal(before) }),
      ...(sight && { shown: { sight, up: showing.up, isTold: showing.isTold } }),
    }),
    [still, before, showing],
  );
  if (!sight) return undefined;
  const about = { model: seen, names, showing, onDone };
  if ('beats' in sight)
    return { model: seen, bar: <StageBar key={key} {...about} sight={sight} onSkip={onSkip} /> };
  const isLooking = showing.isLooking.value;
  if ('steps' in sight)
    return {
      model: seen,
      board: isLooking ? undefined : <RollsBoard key={key} {...about} rolls={sight} />,
      bar: <RollsBar key={key} {...about} rolls={sight} />,
    };
  return {
    model: seen,
    board: isLooking ? undefined : <ResultBoard key={key} {...about} moment={sight} />,
    bar: <ResultBar key={key} {...about} moment={sight} />,
  };
};
