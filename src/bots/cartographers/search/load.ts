import { rulesOf } from '../../../games/cartographers/rules.ts';
import type { View } from '../../../games/cartographers/types.ts';
import * as at from './layout.ts';
import type { CoreRandom } from './random.ts';
import { coreEdictOf } from './rules.ts';
import { loadSheet } from './sheet.ts';
import { type Dealer, type SoloGame, takeFrom } from './solo.ts';

/**
 * Sets a solo game of the core to what a seat sees of a running game. Unknown ambushes and heroes are dealt at
 * random. The current card counts as revealed: draw it on `game.sheet`, then call `playOn`.
 */
export const loadSolo = (game: SoloGame, view: View, seat: number, random: CoreRandom): void => {
  const { rules } = game;
  const sheet = view.sheets[seat];
  if (!sheet) throw new Error(`expected a view with the map sheet of seat ${seat}, found none`);
  loadSheet(game.sheet, rules, sheet);
  game.scores.fill(0);
  for (const [i, { first, second, coins, monsters, total }] of sheet.seasons.entries())
    game.scores.set([first, second, coins, monsters, total], i * 5);
  for (const [i, id] of view.edicts.entries()) game.edicts[i] = coreEdictOf(rulesOf(view.config), id);
  game.season = view.season;
  loadColumn(game, view.column);
  loadBeasts(game, view, random);
};

const loadColumn = (game: SoloGame, column: readonly string[]): void => {
  const { rules, deck } = game;
  let ruins = rules.ruins;
  game.time = 0;
  game.bound = false;
  game.left = 0;
  for (const id of column) {
    const card = rules.explore.find(c => c.id === id);
    game.bound = card === undefined;
    if (card) game.time += card.time;
    else ruins--;
  }
  for (const [i, card] of rules.explore.entries()) if (!column.includes(card.id)) deck[game.left++] = i;
  for (let i = 0; i < ruins; i++) deck[game.left++] = at.RUINS_CARD;
};

const loadBeasts = (game: SoloGame, view: View, random: CoreRandom): void => {
  const { rules } = game;
  const revealed = view.ambushes.map(id => rules.ambushes.find(card => card.id === id));
  game.revealed.length = 0;
  for (const card of revealed) if (card) game.revealed.push(card);
  game.ambushesLeft = unseen(game.ambushPile, rules.ambushes, view.ambushes, at.AMBUSH_CARD);
  game.heroesLeft = unseen(game.heroPile, rules.heroes, view.heroes, at.HERO_CARD);
  for (let i = 0; i < view.deck.ambushes; i++) join(game, game.ambushPile, game.ambushesLeft--, random);
  for (let i = 0; i < view.deck.heroes; i++) join(game, game.heroPile, game.heroesLeft--, random);
};

const unseen = (
  pile: Int32Array,
  cards: readonly { readonly id: string }[],
  seen: readonly string[],
  first: number,
): number => {
  let left = 0;
  for (const [i, card] of cards.entries()) if (!seen.includes(card.id)) pile[left++] = first + i;
  return left;
};

const join = (game: SoloGame, pile: Int32Array, left: number, random: CoreRandom): void => {
  const i = random.below(left);
  game.deck[game.left++] = pile[i]!;
  pile[i] = pile[left - 1]!;
};

/** Chooses again at random which of the unrevealed ambushes and heroes are in the deck. */
export const redeal = (game: SoloGame, dealer: Dealer): void => {
  const { deck, ambushPile, heroPile } = game;
  const isHero = (i: number): boolean => deck[i]! >= at.HERO_CARD;
  for (let i = 0; i < game.left; i++) {
    if (deck[i]! < at.AMBUSH_CARD) continue;
    if (isHero(i)) heroPile[game.heroesLeft++] = deck[i]!;
    else ambushPile[game.ambushesLeft++] = deck[i]!;
  }
  for (let i = 0; i < game.left; i++)
    if (isHero(i)) deck[i] = takeFrom(heroPile, game.heroesLeft--, dealer);
    else if (deck[i]! >= at.AMBUSH_CARD) deck[i] = takeFrom(ambushPile, game.ambushesLeft--, dealer);
};

/** Copies a game into another game with the same rules, so that several continuations can be tried. */
export const copySolo = (to: SoloGame, from: SoloGame): void => {
  to.sheet.set(from.sheet);
  to.scores.set(from.scores);
  to.deck.set(from.deck);
  to.ambushPile.set(from.ambushPile);
  to.heroPile.set(from.heroPile);
  to.season = from.season;
  to.time = from.time;
  to.bound = from.bound;
  to.left = from.left;
  to.ambushesLeft = from.ambushesLeft;
  to.heroesLeft = from.heroesLeft;
  to.revealed.length = 0;
  for (let i = 0; i < from.revealed.length; i++) to.revealed.push(from.revealed[i]!);
  for (let i = 0; i < 4; i++) to.edicts[i] = from.edicts[i]!;
};
