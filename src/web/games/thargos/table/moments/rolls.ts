import type { Event, Instance, View } from '../../../../../games/thargos/ui.ts';
import type { EventAbout, ThargosUpdate } from './moments.ts';
import { type RailCounts, railsAt } from './rail-counts.ts';

export type Rolled = Extract<Event, { type: 'rolled' }>;

/** One roll and its consequences; the first step may have no dice. */
export interface RollStep {
  readonly roll?: Rolled;
  readonly happenings: readonly EventAbout[];
}

/** Dice that decided something, shown to everyone: above all the Rival's turn (HT-11.7). */
export interface Rolls {
  readonly version: number;
  /** Whether it is the Rival's turn, or other dice. */
  readonly isRival: boolean;
  readonly steps: readonly RollStep[];
  /** The rails after all of that. */
  readonly rails: RailCounts;
  /** Cards that the viewer draws only later. */
  readonly coming: readonly Instance[];
}

const isRivalTurn = (happening: EventAbout | undefined, { seats }: View): boolean =>
  happening?.event.type === 'turnBegun' && happening.event.seat >= seats;

/** Every roll starts a step. Heroes roll for their attributes every turn, so that alone isn't a moment. */
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

/** Events grouped by turn. */
const turnsIn = (happenings: readonly EventAbout[]): EventAbout[][] => {
  const turns: EventAbout[][] = [[]];
  for (const happening of happenings)
    if (happening.event.type === 'turnBegun') turns.push([happening]);
    else turns[turns.length - 1]!.push(happening);
  return turns;
};

/** The dice among these events, by turn. Skips turns without dice, except the Rival's. */
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

/** The dice before and after a conflict's result. The result itself shows its immediate consequences. */
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
