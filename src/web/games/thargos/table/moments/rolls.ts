import type { Event } from '../../../../../games/thargos/events.ts';
import type { View } from '../../../../../games/thargos/types.ts';
import type { Told } from '../../../../table.ts';

export type Rolled = Extract<Event, { type: 'rolled' }>;

/** One roll and what followed from it; without dice what came before the first of them. */
export interface RollStep {
  readonly roll?: Rolled;
  readonly events: readonly Event[];
}

/** Dice that decided something, rolled in sight of everybody: above all the turn of the Rival (HT-11.7). */
export interface Rolls {
  readonly version: number;
  /** Whether it is the turn of the Rival, or only dice on the way. */
  readonly isRival: boolean;
  readonly steps: readonly RollStep[];
}

const isRivalTurn = (event: Event, { seats }: View): boolean =>
  event.type === 'turnBegun' && event.seat >= seats;

/** Every roll begins a step. Heroes who roll for their attributes do so every turn: that alone is no moment. */
const stepsOf = (events: readonly Event[]): RollStep[] => {
  const steps: { roll?: Rolled; events: Event[] }[] = [];
  for (const event of events)
    if (event.type === 'rolled') steps.push({ roll: event, events: [] });
    else if (event.type !== 'asked' && event.type !== 'turnBegun') {
      if (steps.length === 0) steps.push({ events: [] });
      steps[steps.length - 1].events.push(event);
    }
  return steps;
};

/** Turn by turn. */
const turnsIn = (events: readonly Event[]): Event[][] => {
  const turns: Event[][] = [[]];
  for (const event of events)
    if (event.type === 'turnBegun') turns.push([event]);
    else turns[turns.length - 1].push(event);
  return turns;
};

/** The dice among these events, turn by turn; nothing of a turn in which nobody rolled, unless it is the Rival's. */
const rollsIn = (events: readonly Event[], version: number, before: View): Rolls[] =>
  turnsIn(events).flatMap(turn => {
    const start = turn.findIndex(event => event.type === 'rolled' || isRivalTurn(event, before));
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
  events,
  before,
}: Told<Event, View>): { readonly first: readonly Rolls[]; readonly later: readonly Rolls[] } => {
  const at = events.findIndex(({ type }) => type === 'resolved');
  if (at < 0) return { first: rollsIn(events, version, before), later: [] };
  const turn = events.findIndex(({ type }, i) => i > at && type === 'turnBegun');
  return {
    first: rollsIn(events.slice(0, at), version, before),
    later: turn < 0 ? [] : rollsIn(events.slice(turn), version, before),
  };
};
