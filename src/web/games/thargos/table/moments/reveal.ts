import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ATTRIBUTES, type Attribute } from '../../../../../games/thargos/attributes.ts';
import { isMoving, pace } from '../../../../settings.ts';
import { ring, shake } from '../../../../ui/sound.ts';
import type { SideName } from '../conflict/sums.ts';
import { TURN_MS } from './beat-ms.ts';
import type { Moment } from './moments.ts';

/** A card or the dice of a colour, turned up at its time. */
interface Turn {
  readonly colour: Attribute;
  readonly side: SideName;
  /** The position of the card in its color and side. */
  readonly at: number;
}

const SIDES = ['attack', 'defence'] as const;

/** HT-5.7 as it is looked at: colour by colour, the attacker's cards before the defender's. */
export const turnsOf = ({ shown, dice }: Moment): readonly Turn[] =>
  ATTRIBUTES.flatMap((colour, i) =>
    SIDES.flatMap(side => {
      const isRolled = side === 'defence' && (dice?.[i]?.length ?? 0) > 0;
      const n = isRolled ? 1 : (shown?.[side][i]?.length ?? 0);
      return Array.from({ length: n }, (_, at) => ({ colour, side, at }));
    }),
  );

/** How many cards of this colour and side are up after so many turns. */
export const turnedUp = (turns: readonly Turn[], n: number, colour: Attribute, side: SideName): number =>
  turns.slice(0, n).filter(turn => turn.colour === colour && turn.side === side).length;

/** From the reader's side: whether it went his way; undefined for whoever only looks on. */
export const isOurs = ({ conflict, success, before }: Moment): boolean | undefined => {
  if (before.viewer === conflict.attacker) return success;
  return before.viewer === conflict.defender ? !success : undefined;
};

export interface Reveal {
  readonly turns: readonly Turn[];
  /** How many of them are up. */
  readonly up: number;
  readonly isDone: boolean;
  /** Whether they are turned one by one. */
  readonly isShown: boolean;
  readonly turn: () => void;
  readonly finish: () => void;
}

/** How far a moment is shown; all of it at once where nothing is to move. */
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

/** Turns the cards one by one and the verdict last. */
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
