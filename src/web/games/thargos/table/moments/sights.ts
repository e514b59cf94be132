import { type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../../../engine/game.ts';
import type { CardId, Event, MoveReason, View } from '../../../../../games/thargos/ui.ts';
import { type EventAbout, type Moment, momentOf, type ThargosUpdate } from './moments.ts';
import { type Rolls, rollsOf } from './rolls.ts';

/** Actions of a different player, animated one after the other. */
export interface Beats {
  readonly version: number;
  readonly by: Seat;
  readonly beats: readonly EventAbout[];
  /** The view to show during the animation, if it isn't the current one. */
  readonly before?: View;
}

/** What is shown before the game continues: other players' actions, the result of a conflict, or rolls. */
export type Sight = Beats | Moment | Rolls;

/** Events that the result of a conflict or the dice already show. */
const SHOWN: ReadonlySet<Event['type']> = new Set(['rolled', 'revealed', 'pushedBack', 'resolved']);

/** Events that other players caused, with their seats. Until a turn starts, events belong to the player who answered. */
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

/** All events in this update that other players caused, including those that results and rolls show. */
export const doneByOthers = (told: ThargosUpdate, people: readonly Seat[]): readonly EventAbout[] => [
  ...othersIn(told, people).keys(),
];

/** Other players' events before the first result or roll, and in the turn that starts after the last one. */
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

/** The events that nothing in `sights` shows. A conflict's result also covers all events before it. */
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

/** Everything to show for an update, in order. If `isStaged` is false, this is only rolls and results. */
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
  // Events before a conflict's result are shown on the view that still contains the conflict.
  const led = decided.length > 0 ? { before } : {};
  const beats = (list: readonly EventAbout[]): readonly Beats[] => {
    const by = list[0] && others.get(list[0]);
    return by === undefined ? [] : [{ version, by, beats: list }];
  };
  return [...beats(first).map(each => ({ ...each, ...led })), ...decided, ...beats(later)];
};

/** How far the current animation is. The board and the bar share this state. */
export interface Showing {
  /** Whether the player has switched from the animation to the table. */
  readonly isLooking: Signal<boolean>;
  /** How many steps of the reveal are done; undefined before the first. */
  readonly up: Signal<number | undefined>;
  /** Whether the result is revealed. */
  readonly isTold: Signal<boolean>;
}

/** What is being shown, and how far its animation is. */
export interface BeingShown extends Pick<Showing, 'up' | 'isTold'> {
  readonly sight: Sight;
}

export const newShowing = (): Showing => ({
  isLooking: signal(false),
  up: signal(undefined),
  isTold: signal(false),
});

/** Reasons for moving a card that mean that the card is played. */
const PLAYED: readonly MoveReason[] = ['play', 'attach', 'place'];

/** The card that an event plays; undefined for other events and for hidden cards. */
export const playedCard = ({ event, about }: EventAbout): CardId | undefined => {
  const isPlayed = event.type === 'heroPlaced' || (event.type === 'moved' && PLAYED.includes(event.why));
  return isPlayed ? about?.cards?.[0] : undefined;
};
