import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { later } from '../../../../later.tsx';
import { Lost } from '../../../../lost.tsx';
import { type Model, stillModel } from '../model.ts';
import { newShowing } from './showing.ts';
import type { Sights } from './use-sights.ts';

// Loaded on demand.
const ResultBoard = later(async () => (await import('./result.tsx')).ResultBoard);
const ResultBar = later(async () => (await import('./result.tsx')).ResultBar, Lost);
const RollsBoard = later(async () => (await import('./rolls.tsx')).RollsBoard);
const RollsBar = later(async () => (await import('./rolls.tsx')).RollsBar, Lost);
const StageBar = later(async () => (await import('./stage.tsx')).StageBar, Lost);

/** What a table shows during a moment: the view, and the content in place of board and bar. */
interface Seen {
  readonly model: Model;
  readonly board?: ComponentChildren;
  readonly bar: ComponentChildren;
}

/** The table around a moment stays mounted, because rendering it again is slow. */
export const useSeen = (
  { sight, rest, onDone, onSkip }: Sights,
  model: Model,
  names: readonly string[],
): Seen | undefined => {
  // One answer may cause two moments: the key remounts the second one, with the focus on its button.
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
