import type { Event } from '../../../../../games/thargos/events.ts';
import type { View } from '../../../../../games/thargos/types.ts';
import type { EventAbout, Telling } from './moments.ts';

export type Rolled = Extract<Event, { type: 'rolled' }>;

/** One roll and what followed from it; without dice what came before the first of them. */
export interface RollStep {
  readonly roll?: Rolled;
  readonly happenings: readonly EventAbout[];
}

/** Dice that decided something, rolled in sight of everybody: above all the turn of the Rival (HT-11.7). */
export interface Rolls {
  readonly version: number;
  /** Whether it is the turn of the Rival, or only dice on the way. */
  readonly isRival: boolean;
  readonly steps: readonly RollStep[];
}

const isRivalTurn = (happening: EventAbout | undefined, { seats }: View): boolean =>
  happening?.event.type === 'turnBegun' && happening.event.seat >= seats;

/** Every roll begins a step. Heroes who roll for their attributes do so every turn: that alone is no moment. */
const stepsOf = (happenings: readonly EventAbout[]): RollStep[] => {
  const steps: { roll?: Rolled; happenings: EventAbout[] }[] = [];
  for (const happening of happenings) {
    const { event } = happening;
    if (event.type === 'rolled') steps.push({ roll: event, happenings: [] });
    else if (event.type !== 'asked' && event.type !== 'turnBegun') {
      if (steps.length === 0) steps.push({ happenings: [] });
      steps[steps.length - 1]!.happenings.push(happening);
    }
  }
  return steps;
};

/** Turn by turn. */
const turnsIn = (happenings: readonly EventAbout[]): EventAbout[][] => {
  const turns: EventAbout[][] = [[]];
  for (const happening of happenings)
    if (happening.event.type === 'turnBegun') turns.push([happening]);
    else turns[turns.length - 1]!.push(happening);
  return turns;
};

/** The dice among these events, turn by turn; nothing of a turn in which nobody rolled, unless it is the Rival's. */
const rollsIn = (happenings: readonly EventAbout[], version: number, before: View): Rolls[] =>
  turnsIn(happenings).flatMap(turn => {
    const start = turn.findIndex(one => one.event.type === 'rolled' || isRivalTurn(one, before));
    if (start < 0) return [];
    const steps = stepsOf(turn.slice(start));
    return steps.length > 0 ? [{ version, isRival: isRivalTurn(turn[0], before), steps }] : [];
  });

/**
 * What was rolled before a conflict was decided, and what after it. What followed from the conflict at once is told
 * with its result.
 */
export const rollsOf = ({
  version,
  happened,
  before,
}: Telling): { readonly first: readonly Rolls[]; readonly later: readonly Rolls[] } => {
  const at = happened.findIndex(({ event }) => event.type === 'resolved');
  if (at < 0) return { first: rollsIn(happened, version, before), later: [] };
  const turn = happened.findIndex(({ event }, i) => i > at && event.type === 'turnBegun');
  return {
    first: rollsIn(happened.slice(0, at), version, before),
    later: turn < 0 ? [] : rollsIn(happened.slice(turn), version, before),
  };
};
