import { effect, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Types } from '../../../../../engine/game.ts';
import type { Event, View } from '../../../../../games/thargos/ui.ts';
import type { PlaybackTable } from '../../../../client/playback.ts';
import { isMoving, pace } from '../../../../settings.ts';
import { releaseFocus } from '../focus.ts';
import type { Model } from '../model.ts';
import { type EventAbout, withEventContext } from './moments.ts';
import { doneByOthers, type Sight, sightsOf, unseenIn } from './sights.ts';

export interface Sights {
  readonly sight: Sight | undefined;
  /** How many more are waiting. */
  readonly rest: number;
  readonly onDone: () => void;
  readonly onSkip: () => void;
}

const isBeats = (sight: Sight | undefined): boolean => sight !== undefined && 'beats' in sight;

/** Whether no remote player has to answer first: a skipped turn ends here, even if a bot answers late. */
const isAwaited = ({ people, view }: Model): boolean => {
  const asked = view.peek().question?.seat;
  return asked === undefined || people.length === 0 || people.includes(asked);
};

/**
 * Plays updates back until there is something to show. A player who looks at a conflict's result sees the view at that time,
 * whatever others did since.
 */
export const useSights = (
  table: Pick<PlaybackTable<Types<{ Event: Event; View: View }>>, 'isBehind' | 'next' | 'step'>,
  model: Model,
  opening: readonly Sight[],
): Sights => {
  const sights = useSignal(opening);
  const isSkipping = useSignal(false);
  // Events after a result are announced after the player has seen it.
  const unsaid = useRef<readonly EventAbout[]>([]);
  const tell = (news: readonly EventAbout[]): void => {
    // Spectators never answer, so nothing would clear the list.
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
    // Several people may watch at once, so they see only public information.
    const viewer = model.people.length > 1 ? 'spectator' : model.viewer.value;
    while (table.isBehind.value && sights.value.length === 0) {
      const next = table.next(viewer);
      const told = next && withEventContext(next);
      releaseFocus();
      table.step(viewer);
      // An entry that only marks the game as practice changes nothing.
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
