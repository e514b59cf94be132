import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Viewer } from '../engine/game.ts';
import { isRefusal, refuse } from '../engine/refusal.ts';
import type { ScreenTable, Shown } from './table.ts';

/**
 * A table as a screen shows it: it goes on entry by entry, when the screen is ready for the next. Bots and people far
 * away do not wait for eyes, so what is shown may be older than what is.
 */
export interface LaggingTable<Command, Event, View, Config>
  extends ScreenTable<Command, Event, View, Config> {
  /** Whether more has happened than is shown. */
  readonly isBehind: ReadonlySignal<boolean>;
  /** What the next entry tells this viewer, if there is one and he heard it. */
  readonly next: (viewer: Viewer) => Shown<Event, View> | undefined;
  /** Shows the table as it was after the next entry. */
  readonly step: (viewer: Viewer) => void;
}

/** Begins with the table as it was at a version; as it is now, if none is named. */
export const lagging = <C, E, V, Cfg>(
  table: ScreenTable<C, E, V, Cfg>,
  since: number = table.version.peek(),
): LaggingTable<C, E, V, Cfg> => {
  const shown = signal(since);
  const isBehind = computed(() => shown.value < table.version.value);
  const next = (viewer: Viewer): Shown<E, V> | undefined => table.shown(viewer, shown.peek())[0];
  const step = (viewer: Viewer): void => {
    // Whoever heard it all at once has nothing in between to look at.
    shown.value = Math.min(next(viewer)?.version ?? Number.POSITIVE_INFINITY, table.version.peek());
    table.letGo(shown.peek());
  };
  const isShown = ({ version }: { readonly version: number }): boolean => version <= shown.peek();
  return {
    ...table,
    version: shown,
    isBehind,
    next,
    step,
    view: viewer => next(viewer)?.before ?? table.view(viewer),
    seen: viewer => {
      const later = next(viewer);
      const now = table.seen(viewer);
      if (!later) return now;
      const { isPractice } = now;
      // What was asked then has been answered since.
      return {
        view: later.before,
        owing: [],
        isOver: false,
        canUndo: false,
        ...(isPractice && { isPractice }),
      };
    },
    told: (viewer, since) => table.told(viewer, since).filter(isShown),
    shown: (viewer, since) => table.shown(viewer, since).filter(isShown),
    toldSince: async (viewer, version) => {
      const told = await table.toldSince(viewer, version);
      return isRefusal(told) ? told : told.filter(isShown);
    },
    submit: async (seat, command) =>
      isBehind.peek() ? refuse('decision-gone', { version: shown.peek() }) : table.submit(seat, command),
    undo: async seat =>
      isBehind.peek() ? refuse('decision-gone', { version: shown.peek() }) : table.undo(seat),
    practise: async seat =>
      isBehind.peek() ? refuse('decision-gone', { version: shown.peek() }) : table.practise(seat),
  };
};
