import type { Seat, Viewer } from '../../../../../engine/game.ts';
import {
  ATTRIBUTES,
  type Event,
  type Instance,
  type Place,
  type Player,
  type View,
} from '../../../../../games/thargos/ui.ts';

/** What is shown beside the players' names: points, numbers of cards, and the Rival's state. */
export type RailCounts = Pick<View, 'players' | 'solo'>;

type Change = (player: Player) => Player;

const changed = (counts: RailCounts, seat: Seat, change: Change): RailCounts => ({
  ...counts,
  players: counts.players.map((player, i) => (i === seat ? change(player) : player)),
});

/** Adds moved cards to a zone's count, or subtracts them if `sign` is negative. */
const added = (
  counts: RailCounts,
  place: Place,
  { count, cards = [] }: Extract<Event, { type: 'moved' }>,
  sign: 1 | -1,
): RailCounts => {
  switch (place.zone) {
    case 'hand':
      return changed(counts, place.seat, each => ({ ...each, hand: each.hand + sign * count }));
    case 'deckTop':
    case 'deckBottom':
      return changed(counts, place.seat, each => ({ ...each, deck: each.deck + sign * count }));
    case 'discard':
      return changed(counts, place.seat, ({ discard, ...rest }) => ({
        ...rest,
        discard: sign > 0 ? [...discard, ...cards] : discard.filter(card => !cards.includes(card)),
      }));
    default:
      return counts;
  }
};

const counted = (counts: RailCounts, event: Event): RailCounts => {
  const { solo } = counts;
  switch (event.type) {
    case 'moved':
      return added(added(counts, event.from, event, -1), event.to, event, 1);
    case 'committed': {
      const zone = event.from;
      const count = ATTRIBUTES.reduce((sum, colour) => sum + event.counts[colour], 0);
      return changed(counts, event.seat, each => ({ ...each, [zone]: each[zone] - count }));
    }
    case 'shuffled':
      return changed(counts, event.seat, each => {
        if (event.from === 'hand') return { ...each, deck: each.deck + each.hand, hand: 0 };
        return event.from === 'discard'
          ? { ...each, deck: each.deck + each.discard.length, discard: [] }
          : each;
      });
    case 'won':
    case 'gained':
      return changed(counts, event.seat, each => ({ ...each, vp: Math.max(0, each.vp + event.vp) }));
    case 'burned':
      return changed(counts, event.seat, each => ({ ...each, isOut: true }));
    case 'lastDitch':
      return changed(counts, event.seat, each => ({ ...each, lastDitch: event.isOver !== true }));
    case 'attitude':
      return solo ? { ...counts, solo: { ...solo, attitude: event.attitude } } : counts;
    case 'infamy':
      return solo ? { ...counts, solo: { ...solo, infamy: event.infamy } } : counts;
    case 'pileSmaller':
      return solo ? { ...counts, solo: { ...solo, smaller: event.by } } : counts;
    default:
      return counts;
  }
};

/** The counts after these events. They aren't in any view, because a view exists only after all events of an answer. */
export const railsAfter = ({ players, solo }: RailCounts, events: readonly Event[]): RailCounts =>
  events.reduce(counted, { players, solo });

const drawnBy = (viewer: Viewer, event: Event): readonly Instance[] =>
  event.type === 'moved' && event.to.zone === 'hand' && event.to.seat === viewer ? (event.cards ?? []) : [];

interface AnswerEvents {
  readonly happened: readonly { readonly event: Event }[];
  readonly before: View;
}

/** The counts after the first `end` events of an answer, and the cards that the viewer draws in the later ones. */
export const railsAt = (
  { happened, before }: AnswerEvents,
  end: number,
): { readonly rails: RailCounts; readonly coming: readonly Instance[] } => {
  const events = happened.map(({ event }) => event);
  return {
    rails: railsAfter(before, events.slice(0, end)),
    coming: events.slice(end).flatMap(event => drawnBy(before.viewer, event)),
  };
};
