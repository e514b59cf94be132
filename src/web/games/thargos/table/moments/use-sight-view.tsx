import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { lazy } from '../../../../lazy.tsx';
import { LoadFailed } from '../../../../load-fallback.tsx';
import { type Model, readOnlyModel } from '../model.ts';
import { newShowing } from './showing.ts';
import type { Sights } from './use-sights.ts';

// Loaded on demand.
const ResultBoard = lazy(async () => (await import('./result.tsx')).ResultBoard);
const ResultBar = lazy(async () => (await import('./result.tsx')).ResultBar, LoadFailed);
const RollsBoard = lazy(async () => (await import('./rolls.tsx')).RollsBoard);
const RollsBar = lazy(async () => (await import('./rolls.tsx')).RollsBar, LoadFailed);
const StageBar = lazy(async () => (await import('./stage.tsx')).StageBar, LoadFailed);

/** What a table shows during a moment: the view, and the content in place of board and bar. */
interface Seen {
  readonly model: Model;
  readonly board?: ComponentChildren;
  readonly bar: ComponentChildren;
}

/** The table around a moment stays mounted, because rendering it again is slow. */
export const useSightView = (
  { sight, rest, onDone, onSkip }: Sights,
  model: Model,
  names: readonly string[],
): Seen | undefined => {
  // One answer may cause two moments: the key remounts the second one, with the focus on its button.
  const key = `${sight?.version}:${rest}`;
  const showing = useMemo(newShowing, [key]);
  const still = useMemo(() => readOnlyModel(model), [model]);
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
