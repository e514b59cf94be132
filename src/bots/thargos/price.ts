import type { Seat } from '../../engine/game.ts';
import { entriesOf } from '../../engine/util.ts';
import { design, libraryOf, pamOf } from '../../games/thargos/board/library.ts';
import { pamValue } from '../../games/thargos/board/values.ts';
import type { Card, Deck } from '../../games/thargos/cards/card.ts';
import type { Config } from '../../games/thargos/config.ts';
import { isSoloMode } from '../../games/thargos/modes.ts';
import type { Instance, Position, View } from '../../games/thargos/types.ts';
import { isHiddenList } from '../../games/thargos/visible-config.ts';
import { WEIGHTS } from './weights.ts';

/** Estimates what a card is worth to the player who holds it. */

/** A card in hand with its value as a modifier and the price of spending it. */
export interface HeldModifier {
  readonly card: Instance;
  readonly value: number;
  readonly cost: number;
}

/**
 * The price of spending one card. It increases as the cards run out, because a player who can't draw loses.
 */
export const cardPrice = (table: Position, seat: Seat): number => {
  const { deck, hand } = table.players[seat]!;
  // HT-11.3: the Rival's deck never runs out. In a story, spending a card doesn't force others to spend one.
  if (isSoloMode(table.config) && seat >= table.seats) return 0;
  const isAlone = isSoloMode(table.config) || table.story !== null;
  const scarce = WEIGHTS.plenty / Math.max(1, deck + hand);
  return isAlone
    ? WEIGHTS.cardAlone * Math.min(WEIGHTS.dearestAlone, scarce)
    : WEIGHTS.card * Math.min(WEIGHTS.dearest, scarce);
};

const isMission = (card: Card): boolean => card.type === 'mission';

export const knownCard = (view: Position, instance: Instance): Card | undefined => {
  const id = view.faces[instance];
  return id ? design(view.config, id).card : undefined;
};

/** The player's hand as modifiers, the best first. A very large hand is cut to its most useful cards. */
export const heldBy = (view: View, seat: Seat): HeldModifier[] => {
  const price = cardPrice(view, seat);
  const cards = view.hand.map(card => ({ card, found: knownCard(view, card) }));
  const missions = cards.filter(({ found }) => found && isMission(found)).length;
  return cards
    .map(({ card, found }): HeldModifier => {
      const value = pamValue(view, card, seat);
      const isLast = found !== undefined && isMission(found) && missions === 1 && !view.story;
      const cost = price * (WEIGHTS.cardFloor + WEIGHTS.cardPoint * value);
      return { card, value, cost: cost + (isLast ? WEIGHTS.lastMission : 0) };
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_HELD);
};

const MOST_HELD = 8;

/** The hand as it is expected to be after this many cards are drawn. */
export const withDrawn = (
  view: View,
  seat: Seat,
  held: readonly HeldModifier[],
  count: number,
): readonly HeldModifier[] => {
  const value = Math.round(spreadOf(view, seat).mean);
  const cost = cardPrice(view, seat) * (WEIGHTS.cardFloor + WEIGHTS.cardPoint * value);
  const drawn = Array.from({ length: count }, (_, i): HeldModifier => ({ card: -1 - i, value, cost }));
  return [...held, ...drawn].sort((a, b) => b.value - a.value).slice(0, MOST_HELD);
};

export interface Spread {
  readonly mean: number;
  readonly sd: number;
}

const spreads = new WeakMap<Deck, Spread>();

/**
 * The mean and deviation of the value of a hidden card of this player. With a hidden deck list, every card of
 * the game is possible (HT-A-41).
 */
export const spreadOf = ({ config, lists }: Pick<Position, 'config' | 'lists'>, seat: Seat): Spread => {
  const list = lists[seat]!;
  const known = spreads.get(list);
  if (known) return known;
  const spread = measure(config, isHiddenList(list) ? anyDeck(config) : list);
  spreads.set(list, spread);
  return spread;
};

const anyDeck = (config: Config): Deck => {
  const cards = libraryOf(config).cards.filter(({ type }) => type !== 'hero');
  return { id: '', heroes: [], cards: Object.fromEntries(cards.map(({ id }) => [id, 1])) };
};

const measure = (config: Config, { cards }: Deck): Spread => {
  let count = 0;
  let total = 0;
  let squares = 0;
  for (const [id, copies] of entriesOf(cards)) {
    const value = pamOf(design(config, id).card);
    count += copies;
    total += copies * value;
    squares += copies * value * value;
  }
  if (count === 0) return { mean: 0, sd: 1 };
  const mean = total / count;
  return { mean, sd: Math.max(0.3, Math.sqrt(squares / count - mean * mean)) };
};

/**
 * The value of this many points for the player. Points that reach the target are worth more, because they win
 * the game.
 */
export const gain = (table: Position, seat: Seat, points: number): number => {
  const { vp, target } = table.players[seat]!;
  return points + (points > 0 && vp + points >= target ? WEIGHTS.win : 0);
};

/** The share of the game that is still to come: 1 at the start, 0 at the end. */
export const future = (view: View, seat: Seat): number => {
  const { deck, vp, target } = view.players[seat]!;
  const others = view.players.map(player => 1 - player.vp / Math.max(1, player.target));
  return Math.min(1, deck / 30, (1 - vp / Math.max(1, target)) * 2, ...others.map(share => share * 2));
};
