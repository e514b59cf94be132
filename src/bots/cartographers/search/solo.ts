import { type CoreEdict, starsOf } from './edicts.ts';
import type { Kernel } from './kernel.ts';
import * as at from './layout.ts';
import * as moves from './moves.ts';
import type { CoreAmbush, CoreExplore, CoreHero, CoreRules } from './rules.ts';
import { type CoreSheet, newSheet, resetSheet } from './sheet.ts';

// These are local copies, because V8 inlines the constants of a module, but loads and checks imported ones each time.
const { AMBUSH_CARD, COINS, COINS_SPENT, GORGON, HERO_CARD, RUINS_CARD, TROLL, ZOMBIE } = at;

/** A solo game of the core, which functions change in place. One object can be reused for many games. */
export interface SoloGame {
  readonly rules: CoreRules;
  /** If there is a kernel, it counts the stars, and its memory contains the sheet. */
  readonly kernel: Kernel | undefined;
  readonly sheet: CoreSheet;
  /** The scoring cards of edicts A to D. */
  readonly edicts: CoreEdict[];
  /** CA-46: five numbers for each of the four seasons: first edict, second edict, coins, monsters, total. */
  readonly scores: Int32Array;
  season: number;
  /** CA-44: the sum of the times of this season's cards. */
  time: number;
  /** CA-15: whether the next explore card must cover ruins. */
  bound: boolean;
  /** The face-down cards, in no order, because a reveal takes a random one. Only the first `left` cards count. */
  readonly deck: Int32Array;
  left: number;
  /** The ambushes revealed so far, in order. */
  readonly revealed: CoreAmbush[];
  /** The ambushes that aren't in the deck yet, as numbers of cards; `heroPile` has the heroes. */
  readonly ambushPile: Int32Array;
  ambushesLeft: number;
  readonly heroPile: Int32Array;
  heroesLeft: number;
}

/** Decides which of the first `left` cards of a pile comes next. */
export interface Dealer {
  next(pile: Int32Array, left: number): number;
}

/** Makes the decisions of a game. A method changes `game.sheet` with the functions of moves.ts, or returns a place. */
export interface SoloPlayer {
  draw(game: SoloGame, card: CoreExplore): void;
  /** Draws a hero. It is called only if the sheet has an empty space. */
  hero(game: SoloGame, card: CoreHero): void;
  /** CH-15, CH-16: chooses one of the `size` places in `moves.victimSet`. */
  victim(game: SoloGame, size: number): number;
}

export const newSoloGame = (rules: CoreRules, kernel?: Kernel): SoloGame => ({
  rules,
  kernel,
  sheet: kernel?.sheet ?? newSheet(rules.map),
  edicts: rules.fixed ? [...rules.fixed] : rules.pools.map(pool => pool[0]!),
  scores: new Int32Array(20),
  season: 0,
  time: 0,
  bound: false,
  deck: new Int32Array(64),
  left: 0,
  revealed: [],
  ambushPile: new Int32Array(rules.ambushes.length),
  ambushesLeft: 0,
  heroPile: new Int32Array(rules.heroes.length),
  heroesLeft: 0,
});

/** Starts the game again with the same edicts: with a blank map sheet, before the first card of spring. */
export const beginSolo = (game: SoloGame, dealer: Dealer): void => {
  const { rules } = game;
  resetSheet(game.sheet, rules.map);
  game.scores.fill(0);
  game.revealed.length = 0;
  game.left = 0;
  game.ambushesLeft = fillPile(game.ambushPile, AMBUSH_CARD);
  game.heroesLeft = fillPile(game.heroPile, HERO_CARD);
  game.season = 0;
  beginSeason(game, dealer);
};

const fillPile = (pile: Int32Array, first: number): number => {
  for (let i = 0; i < pile.length; i++) pile[i] = first + i;
  return pile.length;
};

/**
 * CA-11, CA-48: makes the deck of the season from all explore and ruins cards, the unrevealed ambushes and heroes,
 * and one new ambush and hero.
 */
const beginSeason = (game: SoloGame, dealer: Dealer): void => {
  const { rules, deck, ambushPile, heroPile } = game;
  let left = 0;
  for (let i = 0; i < game.left; i++) if (deck[i]! >= AMBUSH_CARD) deck[left++] = deck[i]!;
  if (game.ambushesLeft > 0) deck[left++] = takeFrom(ambushPile, game.ambushesLeft--, dealer);
  if (game.heroesLeft > 0) deck[left++] = takeFrom(heroPile, game.heroesLeft--, dealer);
  for (let i = 0; i < rules.explore.length; i++) deck[left++] = i;
  for (let i = 0; i < rules.ruins; i++) deck[left++] = RUINS_CARD;
  game.left = left;
  game.time = 0;
  game.bound = false;
};

/** Takes one of the first `left` cards from a pile, and moves the last of them to its position. */
export const takeFrom = (pile: Int32Array, left: number, dealer: Dealer): number => {
  const i = dealer.next(pile, left);
  const card = pile[i]!;
  pile[i] = pile[left - 1]!;
  return card;
};

/** Plays a game from before the next reveal to the end of winter, and fills `game.scores`. */
export const playOn = (game: SoloGame, dealer: Dealer, player: SoloPlayer): void => {
  for (;;) {
    playSeason(game, dealer, player);
    scoreSeason(game);
    if (game.season < 3 || game.rules.winterEffects) effects(game, player);
    if (game.season === 3) return;
    game.season++;
    beginSeason(game, dealer);
  }
};

/** CA-13 to CA-19, CA-44: plays the rest of a season: reveals and draws cards until it is over. */
const playSeason = (game: SoloGame, dealer: Dealer, player: SoloPlayer): void => {
  const { rules, deck } = game;
  const threshold = rules.thresholds[game.season]!;
  while (game.time < threshold && game.left > 0) {
    const card = takeFrom(deck, game.left--, dealer);
    if (card < RUINS_CARD) {
      const explore = rules.explore[card]!;
      player.draw(game, explore);
      game.bound = false;
      game.time += explore.time;
    } else if (card < AMBUSH_CARD) game.bound = true;
    else if (card < HERO_CARD) ambush(game, player, rules.ambushes[card - AMBUSH_CARD]!);
    else if (moves.hasRoom(game.sheet)) player.hero(game, rules.heroes[card - HERO_CARD]!);
  }
};

/** CS-02: draws an ambush at the first place of its walk where it fits, or ignores an ambush that fits nowhere. */
const ambush = (game: SoloGame, player: SoloPlayer, card: CoreAmbush): void => {
  const { rules, sheet } = game;
  game.revealed.push(card);
  const lay = moves.soloPlace(sheet, card);
  if (lay < 0) return;
  moves.drawBeast(rules, sheet, card, lay);
  maybeGaze(game, player, card);
};

/** CH-16, CH-17: if the ambush is a Gorgon, lets it gaze after it is drawn. */
export const maybeGaze = (game: SoloGame, player: SoloPlayer, card: CoreAmbush): void => {
  const { rules, sheet } = game;
  if (card.letter !== GORGON) return;
  const size = moves.gazeVictims(rules, sheet);
  if (size === 0) moves.settleSheet(rules, sheet);
  else moves.destroy(rules, sheet, rules.autoGaze ? moves.autoVictim(sheet) : player.victim(game, size));
};

/** CA-45, CA-46: scores the current season, and writes its five numbers. */
const scoreSeason = ({ rules, kernel, sheet, edicts, scores, season }: SoloGame): void => {
  const [first, second] = rules.scored[season]!;
  const row = season * 5;
  kernel?.read();
  scores[row] = kernel ? kernel.starsOf(first) : starsOf(edicts[first]!, sheet, rules.map);
  scores[row + 1] = kernel ? kernel.starsOf(second) : starsOf(edicts[second]!, sheet, rules.map);
  scores[row + 2] = sheet[COINS]! - sheet[COINS_SPENT]!;
  scores[row + 3] = moves.monsterLoss(sheet);
  const total = scores[row] + scores[row + 1]! + scores[row + 2]! - scores[row + 3]!;
  scores[row + 4] = rules.floor && total < 0 ? 0 : total;
};

/** CH-21: applies the effects of revealed ambushes after the scoring. */
const effects = (game: SoloGame, player: SoloPlayer): void => {
  const { rules, sheet, revealed } = game;
  for (let i = 0; i < revealed.length; i++) {
    const { letter } = revealed[i]!;
    if (letter === ZOMBIE) moves.growZombies(rules, sheet);
    if (letter !== TROLL) continue;
    const size = moves.ravageVictims(sheet);
    if (size > 0) moves.destroy(rules, sheet, player.victim(game, size));
  }
};

/** CA-49: the sum of the four season totals. */
export const finalScore = ({ scores }: SoloGame): number =>
  scores[4]! + scores[9]! + scores[14]! + scores[19]!;
