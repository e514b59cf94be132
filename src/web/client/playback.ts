import { computed, signal } from '@preact/signals';
import type { GameTypes, Viewer } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { refuseEngine } from '../../engine/refusals.ts';
import type { ScreenTable, ShownUpdate } from './table.ts';

/** A table whose updates a screen shows one by one, so that the screen may show an earlier version of it. */
export type PlaybackTable<T extends GameTypes> = ReturnType<typeof playback<T>>;

/** Makes a table that shows the updates of `table` one by one, starting at a version (default: the current one). */
export const playback = <T extends GameTypes>(
  table: ScreenTable<T>,
  since: number = table.version.peek(),
) => {
  const shown = signal(since);
  const isBehind = computed(() => shown.value < table.version.value);
  /** The next update for this viewer, if there is one. */
  const next = (viewer: Viewer): ShownUpdate<T['Event'], T['View']> | undefined =>
    table.shown(viewer, shown.peek())[0];
  const step = (viewer: Viewer): void => {
    // After a reset the updates in between are missing, so one step shows the current version.
    shown.value = Math.min(next(viewer)?.version ?? Number.POSITIVE_INFINITY, table.version.peek());
    table.release(shown.peek());
  };
  const isShown = ({ version }: { readonly version: number }): boolean => version <= shown.peek();
  const refuseIfBehind = () =>
    isBehind.peek() ? refuseEngine('decision-gone', { version: shown.peek() }) : undefined;
  const shownTable: ScreenTable<T> = {
    ...table,
    version: shown,
    view: viewer => next(viewer)?.before ?? table.view(viewer),
    snapshot: viewer => {
      const later = next(viewer);
      const { decision: _, canPractice: __, ...now } = table.snapshot(viewer);
      if (!later) return table.snapshot(viewer);
      // `activeSeats` is empty, because the decision at this version has already been answered.
      return {
        ...now,
        version: shown.peek(),
        view: later.before,
        activeSeats: [],
        isOver: false,
        canUndo: false,
      };
    },
    updates: (viewer, since) => table.updates(viewer, since).filter(isShown),
    shown: (viewer, since) => table.shown(viewer, since).filter(isShown),
    updatesSince: async (viewer, version) => {
      const updates = await table.updatesSince(viewer, version);
      return isRefusal(updates) ? updates : updates.filter(isShown);
    },
    submit: async (seat, command) => refuseIfBehind() ?? table.submit(seat, command),
    undo: async seat => refuseIfBehind() ?? table.undo(seat),
    practice: async seat => refuseIfBehind() ?? table.practice(seat),
  };
  return { ...shownTable, isBehind, next, step };
};
