import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat, Types } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { ScreenTable } from '../client/table.ts';

/** How the last answer of whoever looks is taken back, at any table. */
export interface TakingBack {
  readonly can: ReadonlySignal<boolean>;
  readonly isPractice: ReadonlySignal<boolean>;
  /** Takes it back; where something was seen since, it is asked once in a game whether that is meant. */
  readonly takeBack: () => Promise<void>;
  readonly isAsking: Signal<boolean>;
  readonly practise: () => Promise<void>;
}

type At = Pick<
  ScreenTable<Types<{ View: unknown }>>,
  'version' | 'snapshot' | 'undo' | 'practise' | 'isStoodIn'
>;

export const takingBack = (
  table: At,
  eyes: ReadonlySignal<Seat>,
  onTaken: (refusal: Refusal | undefined) => void,
): TakingBack => {
  const seen = computed(() => {
    table.version.value;
    return table.snapshot(eyes.value);
  });
  const isAsking = signal(false);
  const practise = async (): Promise<void> => {
    isAsking.value = false;
    onTaken(await table.practise(eyes.peek()));
  };
  return {
    can: computed(() => !table.isStoodIn?.value && (seen.value.canUndo || seen.value.canPractise === true)),
    isPractice: computed(() => seen.value.isPractice === true),
    isAsking,
    practise,
    takeBack: async () => {
      const { canUndo, isPractice } = seen.peek();
      if (canUndo) onTaken(await table.undo(eyes.peek()));
      else if (isPractice) await practise();
      else isAsking.value = true;
    },
  };
};
