import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ATTRIBUTES, type Attribute } from '../../../../../games/thargos/ui.ts';
import { isMoving, pace } from '../../../../settings.ts';
import { ring, shake } from '../../../../ui/sound.ts';
import type { SideName } from '../conflict/sums.ts';
import { TURN_MS } from './beat-ms.ts';
import type { Moment } from './moments.ts';

/** A card or the dice of a color, revealed at one step. */
interface Turn {
  readonly colour: Attribute;
  readonly side: SideName;
  /** The position of the card in its color and side. */
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

/** How many cards of this color and side are revealed after n steps. */
export const turnedUp = (turns: readonly Turn[], n: number, colour: Attribute, side: SideName): number =>
  turns.slice(0, n).filter(turn => turn.colour === colour && turn.side === side).length;

/** Whether the reader's side succeeded; undefined for spectators. */
export const isOurs = ({ conflict, success, before }: Moment): boolean | undefined => {
  if (before.viewer === conflict.attacker) return success;
  return before.viewer === conflict.defender ? !success : undefined;
};

export interface Reveal {
  readonly turns: readonly Turn[];
  /** How many of them are revealed. */
  readonly up: number;
  readonly isDone: boolean;
  /** Whether they are revealed one by one. */
  readonly isShown: boolean;
  readonly turn: () => void;
  readonly finish: () => void;
}

/** The progress of the reveal; everything at once if animations are off. */
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

/** Reveals the cards one by one, then the result. */
export const useTurning = (
  moment: Moment,
  { up, isDone, isShown, turn }: Reveal,
  isTold: Signal<boolean>,
): void => {
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
