import type { Seat } from '../../../engine/game.ts';
import { shuffled } from '../../../engine/random.ts';
import type { Filter } from '../effects/effect.ts';
import { matchesHidden } from '../effects/target.ts';
import type { Place } from '../events.ts';
import { isRival } from '../modes.ts';
import type { Instance, Player } from '../types.ts';
import { emit, move, type Run, randomDraw, topOf } from './run.ts';

/**
 * Takes cards from decks. A deck with too few cards makes its player lose only in the draw step (HT-4.2).
 * Everything else takes the cards that are left.
 */

/** How many cards a player draws to reach this hand limit. */
export const drawnTo = ({ hand, deck }: Player, limit: number): number =>
  Math.min(deck, Math.max(0, limit - hand));

export const drawCards = (run: Run, seat: Seat, count: number): number => {
  // HT-11.8: the Rival has no hand.
  if (isRival(run.state, seat)) return 0;
  const cards = topOf(run, seat, count);
  move(run, cards, { zone: 'deckTop', seat }, { zone: 'hand', seat }, 'draw');
  return cards.length;
};

export const burn = (run: Run, seat: Seat, count: number): void => {
  if (count <= 0) return;
  if (run.state.players[seat]!.deck < count) maybeReshuffle(run, seat, count);
  move(run, topOf(run, seat, count), { zone: 'deckTop', seat }, { zone: 'discard', seat }, 'burn');
};

/**
 * HT-11.3: if the Rival's deck has fewer cards than needed, shuffles its discard pile under the deck and
 * raises Infamy.
 */
export const maybeReshuffle = (run: Run, seat: Seat, needed: number): boolean => {
  const { state } = run;
  const player = state.players[seat]!;
  if (!isRival(state, seat) || player.deck >= needed || player.discard.length === 0) return false;
  const deck = [...shuffled(randomDraw(run), player.discard), ...state.secret.decks[seat]!];
  emit(run, { type: 'shuffled', seat, from: 'discard', secret: { deck } });
  const infamy = run.state.solo?.infamy ?? 0;
  if (infamy < 6) emit(run, { type: 'infamy', infamy: infamy + 1 });
  return true;
};

/**
 * HT-5.9, HT-11.7: reveals cards from the deck until one matches the filter, and discards those before it.
 * The Rival's discard pile may be shuffled under its deck once.
 */
export const dig = (run: Run, seat: Seat, where: Filter, to: Place): Instance | undefined => {
  let mayShuffle = true;
  for (;;) {
    const deck = run.state.secret.decks[seat]!;
    const at = deck.findLastIndex(card => matchesHidden(run, card, where));
    const passed = topOf(run, seat, at < 0 ? deck.length : deck.length - 1 - at);
    move(run, passed, { zone: 'deckTop', seat }, { zone: 'discard', seat }, 'dig');
    if (at >= 0) {
      const found = deck[at]!;
      move(run, [found], { zone: 'deckTop', seat }, to, 'dig');
      return found;
    }
    if (!mayShuffle || !maybeReshuffle(run, seat, 1)) return undefined;
    mayShuffle = false;
  }
};

/**
 * The top cards of the Rival's deck. If there are too few, its discard pile is first shuffled under the deck.
 */
export const takeTop = (run: Run, seat: Seat, count: number): Instance[] => {
  maybeReshuffle(run, seat, count);
  return topOf(run, seat, count);
};
