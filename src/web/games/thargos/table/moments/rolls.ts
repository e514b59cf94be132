import type { Event, Instance, View } from '../../../../../games/thargos/ui.ts';
import type { EventAbout, ThargosUpdate } from './moments.ts';
import { type RailCounts, railsAt } from './rail-counts.ts';

export type Rolled = Extract<Event, { type: 'rolled' }>;

/** A roll and the events up to the next roll. Only the first step may have no roll. */
export interface RollStep {
  readonly roll?: Rolled;
  readonly happenings: readonly EventAbout[];
}

/** Rolls that decide something, such as what the Rival does (HT-11.7). They are shown before the game continues. */
export interface Rolls {
  readonly version: number;
  /** Whether this is a turn of the Rival. */
  readonly isRival: boolean;
  readonly steps: readonly RollStep[];
  /** The players' points and cards after these events. */
  readonly rails: RailCounts;
  /** Cards that the viewer draws only after these events, so the hand doesn't show them yet. */
  readonly coming: readonly Instance[];
}

const isRivalTurn = (happening: EventAbout | undefined, { seats }: View): boolean =>
  happening?.event.type === 'turnBegun' && happening.event.seat >= seats;

/** Splits events into steps. Every roll starts a new step. */
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

/** Groups events by turn. The first group is the rest of the current turn. */
const turnsIn = (happenings: readonly EventAbout[]): EventAbout[][] => {
  const turns: EventAbout[][] = [[]];
  for (const happening of happenings)
    if (happening.event.type === 'turnBegun') turns.push([happening]);
    else turns[turns.length - 1]!.push(happening);
  return turns;
};

/** The rolls in these events, by turn. Omits turns without a roll, except those of the Rival. */
const rollsIn = (
  happenings: readonly EventAbout[],
  { version, events: happened, before }: ThargosUpdate,
): Rolls[] =>
  turnsIn(happenings).flatMap(turn => {
    const start = turn.findIndex(one => one.event.type === 'rolled' || isRivalTurn(one, before));
    if (start < 0) return [];
    const steps = stepsOf(turn.slice(start));
    if (steps.length === 0) return [];
    const end = happened.indexOf(turn.at(-1)!) + 1;
    return [{ version, isRival: isRivalTurn(turn[0], before), steps, ...railsAt({ happened, before }, end) }];
  });

/** The rolls before a conflict's result, and those in later turns. The result itself shows the rolls between. */
export const rollsOf = (
  told: ThargosUpdate,
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
