import type { Seat, Viewer } from '../../../../../engine/game.ts';
import {
  ATTRIBUTES,
  type Event,
  type Instance,
  type Place,
  type Player,
  type View,
} from '../../../../../games/thargos/ui.ts';

/** What the rails show: points, hands, decks and the Rival. */
export type RailCounts = Pick<View, 'players' | 'solo'>;

type Change = (player: Player) => Player;

const changed = (counts: RailCounts, seat: Seat, change: Change): RailCounts => ({
  ...counts,
  players: counts.players.map((player, i) => (i === seat ? change(player) : player)),
});

/** Adds cards to a place, or removes them with a negative count. */
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

/** The rails after these events. A view is known only after a whole answer, which may start the next turn. */
export const railsAfter = ({ players, solo }: RailCounts, events: readonly Event[]): RailCounts =>
  events.reduce(counted, { players, solo });

const drawnBy = (viewer: Viewer, event: Event): readonly Instance[] =>
  event.type === 'moved' && event.to.zone === 'hand' && event.to.seat === viewer ? (event.cards ?? []) : [];

interface Told {
  readonly happened: readonly { readonly event: Event }[];
  readonly before: View;
}

/** The rails after the first events of an answer, and what the viewer draws in the rest. */
export const railsAt = (
  { happened, before }: Told,
  end: number,
): { readonly rails: RailCounts; readonly coming: readonly Instance[] } => {
  const events = happened.map(({ event }) => event);
  return {
    rails: railsAfter(before, events.slice(0, end)),
    coming: events.slice(end).flatMap(event => drawnBy(before.viewer, event)),
  };
};
