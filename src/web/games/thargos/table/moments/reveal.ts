import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ATTRIBUTES, type Attribute } from '../../../../../games/thargos/ui.ts';
import { isMoving, pace } from '../../../../settings.ts';
import { ring, shake } from '../../../../ui/sound.ts';
import type { SideName } from '../conflict/sums.ts';
import { TURN_MS } from './beat-ms.ts';
import type { Moment } from './moments.ts';

/** One step of the reveal: a card, or all dice of a color. */
interface Turn {
  readonly colour: Attribute;
  readonly side: SideName;
  /** The card's index among its side's cards on its color. */
  readonly at: number;
}

const SIDES = ['attack', 'defence'] as const;

/** HT-5.7: the order of the reveal: color by color, the attacker's cards first. */
export const turnsOf = ({ shown, dice }: Moment): readonly Turn[] =>
  ATTRIBUTES.flatMap((colour, i) =>
    SIDES.flatMap(side => {
      const isRolled = side === 'defence' && (dice?.[i]?.length ?? 0) > 0;
      const n = isRolled ? 1 : (shown?.[side][i]?.length ?? 0);
      return Array.from({ length: n }, (_, at) => ({ colour, side, at }));
    }),
  );

/** How many cards of this color and side are revealed after `n` steps. */
export const turnedUp = (turns: readonly Turn[], n: number, colour: Attribute, side: SideName): number =>
  turns.slice(0, n).filter(turn => turn.colour === colour && turn.side === side).length;

/** Whether the reader's side won the conflict; undefined for spectators. */
export const isOurs = ({ conflict, success, before }: Moment): boolean | undefined => {
  if (before.viewer === conflict.attacker) return success;
  return before.viewer === conflict.defender ? !success : undefined;
};

export interface Reveal {
  readonly turns: readonly Turn[];
  /** How many steps are done. The last step is the result. */
  readonly up: number;
  readonly isDone: boolean;
  /** Whether the steps are animated one by one. */
  readonly isShown: boolean;
  readonly turn: () => void;
  readonly finish: () => void;
}

/** How far the reveal is. Everything is revealed if animations are off. */
export const revealOf = (moment: Moment, shown: Signal<number | undefined>): Reveal => {
  const turns = turnsOf(moment);
  const end = turns.length + 1;
  const isShown = isMoving() && pace.peek() !== 'none' && turns.length > 0;
  const up = shown.value ?? (isShown ? 0 : end);
  const show = (n: number): void => {
    shown.value = n;
  };
  return { turns, up, isDone: up >= end, isShown, turn: () => show(up + 1), finish: () => show(end) };
};

/** Animates the reveal: one card after the other, then the result. */
export const useTurning = (
  moment: Moment,
  { up, isDone, isShown, turn }: Reveal,
  isTold: Signal<boolean>,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer per revealed card; all other values depend on it.
  useEffect(() => {
    isTold.value = isDone;
    if (isDone) {
      const ours = isOurs(moment);
      if (isShown && ours !== undefined) {
        ring(ours ? 'won' : 'lost');
        if (ours) shake(40);
        else shake(40, 60, 40);
      }
      return undefined;
    }
    if (up > 0) ring('card');
    const timer = setTimeout(turn, TURN_MS[pace.peek()]);
    return () => clearTimeout(timer);
  }, [up]);
};
