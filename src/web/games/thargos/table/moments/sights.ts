import type { Seat } from '../../../../../engine/game.ts';
import type { Event, View } from '../../../../../games/thargos/ui.ts';
import { type EventAbout, type Moment, momentOf, type ThargosUpdate } from './moments.ts';
import { type Rolls, rollsOf } from './rolls.ts';

/** Actions of other players, shown one after the other. */
export interface Beats {
  readonly version: number;
  /** The seat that acts. */
  readonly by: Seat;
  readonly beats: readonly EventAbout[];
  /** The view they are shown on, if not the resulting one. */
  readonly before?: View;
}

/** Something to show before the game continues. */
export type Sight = Beats | Moment | Rolls;

/** Events that have a moment of their own. */
const SHOWN: ReadonlySet<Event['type']> = new Set(['rolled', 'revealed', 'pushedBack', 'resolved']);

/** Events by other players and their seats: an answer belongs to its player until a turn starts. */
const othersIn = (
  { seat, events }: ThargosUpdate,
  people: readonly Seat[],
): ReadonlyMap<EventAbout, Seat> => {
  let by = seat;
  const others = new Map<EventAbout, Seat>();
  for (const happening of events) {
    const { event } = happening;
    if (event.type === 'turnBegun') by = event.seat;
    if (by !== undefined && !people.includes(by) && event.type !== 'asked') others.set(happening, by);
  }
  return others;
};

/** All actions of others in this update, even if a moment shows them too. */
export const doneByOthers = (told: ThargosUpdate, people: readonly Seat[]): readonly EventAbout[] => [
  ...othersIn(told, people).keys(),
];

/** Their actions before the first moment, and in the turn that starts after the last one. */
const beatsOf = (
  told: ThargosUpdate,
  others: ReadonlyMap<EventAbout, Seat>,
): { first: EventAbout[]; later: EventAbout[] } => {
  const { events } = told;
  const isShown = ({ event }: EventAbout): boolean => SHOWN.has(event.type);
  const start = events.findIndex(isShown);
  const end = events.findLastIndex(isShown);
  const of = (part: readonly EventAbout[]): EventAbout[] => part.filter(each => others.has(each));
  if (start < 0) return { first: of(events), later: [] };
  const turn = events.findIndex(({ event }, i) => i > end && event.type === 'turnBegun');
  return { first: of(events.slice(0, start)), later: turn < 0 ? [] : of(events.slice(turn)) };
};

/** Events that no moment shows. A conflict’s result covers its update up to the next turn. */
export const unseenIn = ({ events }: ThargosUpdate, sights: readonly Sight[]): readonly EventAbout[] => {
  const seen = new Set(
    sights.flatMap((sight): readonly EventAbout[] => {
      if ('beats' in sight) return sight.beats;
      return 'steps' in sight ? sight.steps.flatMap(({ happenings }) => happenings) : sight.after;
    }),
  );
  const resolved = events.findIndex(({ event }) => event.type === 'resolved');
  const start = sights.some(sight => 'conflict' in sight) ? resolved + 1 : 0;
  return events.slice(start).filter(each => !seen.has(each) && !SHOWN.has(each.event.type));
};

/** All moments of an update in order. Without animations, only dice and conflicts. */
export const sightsOf = (
  told: ThargosUpdate,
  people: readonly Seat[],
  isStaged: boolean,
): readonly Sight[] => {
  const { version, before } = told;
  const rolls = rollsOf(told);
  const moment = momentOf(told);
  const decided: readonly Sight[] = [...rolls.first, ...(moment ? [moment] : []), ...rolls.later];
  if (!isStaged) return decided;
  const others = othersIn(told, people);
  const { first, later } = beatsOf(told, others);
  // Events before a conflict's result are shown on the view that still has the conflict.
  const led = decided.length > 0 ? { before } : {};
  const beats = (list: readonly EventAbout[]): readonly Beats[] => {
    const by = list[0] && others.get(list[0]);
    return by === undefined ? [] : [{ version, by, beats: list }];
  };
  return [...beats(first).map(each => ({ ...each, ...led })), ...decided, ...beats(later)];
};
