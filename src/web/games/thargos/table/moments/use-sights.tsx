import { effect, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Types } from '../../../../../engine/game.ts';
import type { Event, View } from '../../../../../games/thargos/ui.ts';
import type { PlaybackTable } from '../../../../client/playback.ts';
import { lazy } from '../../../../lazy.tsx';
import { LoadFailed } from '../../../../load-fallback.tsx';
import { isMoving, pace } from '../../../../settings.ts';
import { releaseFocus } from '../focus.ts';
import { type Model, readOnlyModel } from '../model.ts';
import { type EventAbout, withEventContext } from './moments.ts';
import { doneByOthers, newShowing, type Sight, sightsOf, unseenIn } from './sights.ts';

export interface Sights {
  readonly sight: Sight | undefined;
  /** How many animations are left to show, including this one. */
  readonly rest: number;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

const isBeats = (sight: Sight | undefined): boolean => sight !== undefined && 'beats' in sight;

/** Whether skipping stops here: a person at this device must answer, or nobody must. For spectators it always stops. */
const isAwaited = ({ people, view }: Model): boolean => {
  const asked = view.peek().question?.seat;
  return asked === undefined || people.length === 0 || people.includes(asked);
};

/**
 * Applies updates one by one until one has something to show. Later updates wait, so that the table keeps the view that
 * belongs to it, whatever other players do meanwhile.
 */
export const useSights = (
  table: Pick<PlaybackTable<Types<{ Event: Event; View: View }>>, 'isBehind' | 'next' | 'step'>,
  model: Model,
  opening: readonly Sight[],
): Sights => {
  const sights = useSignal(opening);
  const isSkipping = useSignal(false);
  // Screen readers announce events after a result only when the player has seen the result.
  const unsaid = useRef<readonly EventAbout[]>([]);
  const tell = (news: readonly EventAbout[]): void => {
    // Spectators get no list, because only an answer would clear it.
    if (news.length > 0 && model.people.length > 0) model.news.value = [...model.news.peek(), ...news];
  };
  const leave = (rest: readonly Sight[]): void => {
    if (rest.length === 0) {
      tell(unsaid.current);
      unsaid.current = [];
    }
    sights.value = rest;
  };
  const goOn = (): void => {
    // If several people share this device, the animation shows only public information.
    const viewer = model.people.length > 1 ? 'spectator' : model.viewer.value;
    while (table.isBehind.value && sights.value.length === 0) {
      const next = table.next(viewer);
      const told = next && withEventContext(next);
      releaseFocus();
      table.step(viewer);
      // There is nothing to show: this update only marks the game as practice.
      if (!told || told.undo === 0) continue;
      if (told.seat !== undefined && model.people.includes(told.seat)) {
        model.recap.value = [];
        model.news.value = [];
      }
      model.recap.value = [...model.recap.peek(), ...doneByOthers(told, model.people)];
      const isStaged = pace.peek() !== 'none' && isMoving() && !isSkipping.peek();
      const found = sightsOf(told, model.people, isStaged);
      const unseen = unseenIn(told, found);
      if (found.every(isBeats)) tell(unseen);
      else unsaid.current = unseen;
      sights.value = found;
    }
    const [first] = sights.value;
    if (first ? !isBeats(first) : isAwaited(model)) isSkipping.value = false;
  };
  // A layout effect, so that an outdated table is never visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: goOn is new after every render, but reads only the table, the model and signals.
  useLayoutEffect(() => effect(goOn), [table, model]);
  return {
    sight: sights.value[0],
    rest: sights.value.length,
    onDone: () => {
      releaseFocus();
      leave(sights.value.slice(1));
    },
    onSkip: () => {
      isSkipping.value = true;
      leave(sights.value.filter(sight => !isBeats(sight)));
    },
  };
};

const ResultBoard = lazy(async () => (await import('./result.tsx')).ResultBoard);
const ResultBar = lazy(async () => (await import('./result.tsx')).ResultBar, LoadFailed);
const RollsBoard = lazy(async () => (await import('./rolls.tsx')).RollsBoard);
const RollsBar = lazy(async () => (await import('./rolls.tsx')).RollsBar, LoadFailed);
const StageBar = lazy(async () => (await import('./stage.tsx')).StageBar, LoadFailed);

/** What replaces the table's model, board and bar during an animation. */
interface Seen {
  readonly model: Model;
  readonly board?: ComponentChildren;
  readonly bar: ComponentChildren;
}

/** Replaces only parts of the table during an animation. The rest stays mounted, because mounting it is slow. */
export const useSightView = (
  { sight, rest, onDone, onSkip }: Sights,
  model: Model,
  names: readonly string[],
): Seen | undefined => {
  // One answer may have two results to show. The new key remounts the second, so that its button gets the focus.
  const key = `${sight?.version}:${rest}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each animation has its own state.
  const showing = useMemo(newShowing, [key]);
  const still = useMemo(() => readOnlyModel(model), [model]);
  const before = sight && 'beats' in sight ? sight.before : undefined;
  const seen = useMemo(
    () => ({
      ...still,
      ...(before && { view: signal(before) }),
      ...(sight && { shown: { sight, up: showing.up, isTold: showing.isTold } }),
    }),
    [still, before, sight, showing],
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
