import type { Event } from '../../../../../games/thargos/events.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import type { EventAbout, Telling } from './moments.ts';
import { type RailCounts, railsAt } from './rail-counts.ts';

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
  /** The rails once all of that happened. */
  readonly rails: RailCounts;
  /** What the viewer draws only then. */
  readonly coming: readonly Instance[];
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
const rollsIn = (
  happenings: readonly EventAbout[],
  { version, events: happened, before }: Telling,
): Rolls[] =>
  turnsIn(happenings).flatMap(turn => {
    const start = turn.findIndex(one => one.event.type === 'rolled' || isRivalTurn(one, before));
    if (start < 0) return [];
    const steps = stepsOf(turn.slice(start));
    if (steps.length === 0) return [];
    const end = happened.indexOf(turn.at(-1)!) + 1;
    return [{ version, isRival: isRivalTurn(turn[0], before), steps, ...railsAt({ happened, before }, end) }];
  });

/**
 * What was rolled before a conflict was decided, and what after it. What followed from the conflict at once is told
 * with its result.
 */
export const rollsOf = (
  told: Telling,
): { readonly first: readonly Rolls[]; readonly later: readonly Rolls[] } => {
  const { events: happened } = told;
  const at = happened.findIndex(({ event }) => event.type === 'resolved');
  if (at < 0) return { first: rollsIn(happened, told), later: [] };
  const turn = happened.findIndex(({ event }, i) => i > at && event.type === 'turnBegun');
  return {
    first: rollsIn(happened.slice(0, at), told),
    later: turn < 0 ? [] : rollsIn(happened.slice(turn), told),
  };
};
