import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat, Types } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { ScreenTable } from '../../client/table.ts';

/** What a table's undo button needs. */
export interface UndoState {
  readonly can: ReadonlySignal<boolean>;
  readonly isPractice: ReadonlySignal<boolean>;
  /** Undoes the last answer. If it revealed something, asks first, unless the game is already practice. */
  readonly undo: () => Promise<void>;
  readonly isAsking: Signal<boolean>;
  readonly practice: () => Promise<void>;
}

type At = Pick<
  ScreenTable<Types<{ View: unknown }>>,
  'version' | 'snapshot' | 'undo' | 'practice' | 'isStoodIn'
>;

export const undoFor = (
  table: At,
  viewer: ReadonlySignal<Seat>,
  onTaken: (refusal: Refusal | undefined) => void,
): UndoState => {
  const seen = computed(() => {
    table.version.value;
    return table.snapshot(viewer.value);
  });
  const isAsking = signal(false);
  const practice = async (): Promise<void> => {
    isAsking.value = false;
    onTaken(await table.practice(viewer.peek()));
  };
  return {
    can: computed(() => !table.isStoodIn?.value && (seen.value.canUndo || seen.value.canPractice === true)),
    isPractice: computed(() => seen.value.isPractice === true),
    isAsking,
    practice,
    undo: async () => {
      const { canUndo, isPractice } = seen.peek();
      if (canUndo) onTaken(await table.undo(viewer.peek()));
      else if (isPractice) await practice();
      else isAsking.value = true;
    },
  };
};
