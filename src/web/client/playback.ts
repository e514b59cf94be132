import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Viewer } from '../../engine/game.ts';
import { isRefusal, refuse } from '../../engine/refusal.ts';
import type { ScreenTable, ShownUpdate } from './table.ts';

/** A table that a screen shows update by update, at its own pace, so it may be behind the table itself. */
export interface PlaybackTable<T extends GameTypes> extends ScreenTable<T> {
  readonly isBehind: ReadonlySignal<boolean>;
  /** The next update of this viewer, if there is one. */
  readonly next: (viewer: Viewer) => ShownUpdate<T['Event'], T['View']> | undefined;
  /** Shows the next update. */
  readonly step: (viewer: Viewer) => void;
}

/** Starts at a version, or at the current one. */
export const playback = <T extends GameTypes>(
  table: ScreenTable<T>,
  since: number = table.version.peek(),
): PlaybackTable<T> => {
  const shown = signal(since);
  const isBehind = computed(() => shown.value < table.version.value);
  const next = (viewer: Viewer): ShownUpdate<T['Event'], T['View']> | undefined =>
    table.shown(viewer, shown.peek())[0];
  const step = (viewer: Viewer): void => {
    // After a reset there are no updates to show in between.
    shown.value = Math.min(next(viewer)?.version ?? Number.POSITIVE_INFINITY, table.version.peek());
    table.release(shown.peek());
  };
  const isShown = ({ version }: { readonly version: number }): boolean => version <= shown.peek();
  return {
    ...table,
    version: shown,
    isBehind,
    next,
    step,
    view: viewer => next(viewer)?.before ?? table.view(viewer),
    snapshot: viewer => {
      const later = next(viewer);
      const now = table.snapshot(viewer);
      if (!later) return now;
      const { isPractice } = now;
      // The decision at this version has already been answered.
      return {
        version: shown.peek(),
        view: later.before,
        owing: [],
        isOver: false,
        canUndo: false,
        ...(isPractice && { isPractice }),
      };
    },
    updates: (viewer, since) => table.updates(viewer, since).filter(isShown),
    shown: (viewer, since) => table.shown(viewer, since).filter(isShown),
    updatesSince: async (viewer, version) => {
      const updates = await table.updatesSince(viewer, version);
      return isRefusal(updates) ? updates : updates.filter(isShown);
    },
    submit: async (seat, command) =>
      isBehind.peek() ? refuse('decision-gone', { version: shown.peek() }) : table.submit(seat, command),
    undo: async seat =>
      isBehind.peek() ? refuse('decision-gone', { version: shown.peek() }) : table.undo(seat),
    practise: async seat =>
      isBehind.peek() ? refuse('decision-gone', { version: shown.peek() }) : table.practise(seat),
  };
};
