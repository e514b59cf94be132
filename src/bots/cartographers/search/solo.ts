import { type CoreEdict, starsOf } from './edicts.ts';
import type { Kernel } from './kernel.ts';
import * as at from './layout.ts';
import * as moves from './moves.ts';
import type { CoreAmbush, CoreExplore, CoreHero, CoreRules } from './rules.ts';
import { type CoreSheet, newSheet, resetSheet } from './sheet.ts';

// V8 folds a module's own constants into the code; imported and exported ones it loads and checks each time.
const { AMBUSH_CARD, COINS, COINS_SPENT, GORGON, HERO_CARD, RUINS_CARD, TROLL, ZOMBIE } = at;

/** A solo game, changed in place. Reuse one object for many games. */
export interface SoloGame {
  readonly rules: CoreRules;
  /** Counts stars if the sheet is in its memory. */
  readonly kernel: Kernel | undefined;
  readonly sheet: CoreSheet;
  /** Edicts A to D. */
  readonly edicts: CoreEdict[];
  /** Five numbers for each of the four seasons: first edict, second edict, coins, monsters, total (CA-46). */
  readonly scores: Int32Array;
  season: number;
  /** CA-44: the sum of the time values in this season. */
  time: number;
  /** CA-15: whether the next explore card must cover ruins. */
  bound: boolean;
  /** The face-down cards, unordered: each reveal takes a random one. Only the first `left` cards count. */
  readonly deck: Int32Array;
  left: number;
  /** Ambushes revealed so far, in order. */
  readonly revealed: CoreAmbush[];
  /** The ambushes and heroes that aren't in the deck yet, as deck numbers. */
  readonly ambushPile: Int32Array;
  ambushesLeft: number;
  readonly heroPile: Int32Array;
  heroesLeft: number;
}

/** Decides which of the first `left` cards of a pile comes next. */
export interface Dealer {
  next(pile: Int32Array, left: number): number;
}

/** Makes the decisions. Each method changes `game.sheet` with the functions of moves.ts, or returns a place. */
export interface SoloPlayer {
  draw(game: SoloGame, card: CoreExplore): void;
  /** Called only if there is an empty space. */
  hero(game: SoloGame, card: CoreHero): void;
  /** CH-15, CH-16: one of the `size` places in `moves.victimSet`. */
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

/** Starts again with a blank map sheet and the first card of spring, with the same edicts. */
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

/** CA-11, CA-48: explore and ruins cards go back, unrevealed ambushes and heroes stay, one of each joins. */
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

/** Takes one of the first `left` cards; the last of them fills the gap. */
export const takeFrom = (pile: Int32Array, left: number, dealer: Dealer): number => {
  const i = dealer.next(pile, left);
  const card = pile[i]!;
  pile[i] = pile[left - 1]!;
  return card;
};

/** Plays from between two cards to the end of winter. `game.scores` then contains the scores of the seasons. */
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

/** CA-13 to CA-19, CA-44 */
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

/** CS-02 */
const ambush = (game: SoloGame, player: SoloPlayer, card: CoreAmbush): void => {
  const { rules, sheet } = game;
  game.revealed.push(card);
  const lay = moves.soloPlace(sheet, card);
  if (lay < 0) return;
  moves.drawBeast(rules, sheet, card, lay);
  maybeGaze(game, player, card);
};

/** CH-16, CH-17: the gaze of a Gorgon after it is drawn. */
export const maybeGaze = (game: SoloGame, player: SoloPlayer, card: CoreAmbush): void => {
  const { rules, sheet } = game;
  if (card.letter !== GORGON) return;
  const size = moves.gazeVictims(rules, sheet);
  if (size === 0) moves.settleSheet(rules, sheet);
  else moves.destroy(rules, sheet, rules.autoGaze ? moves.autoVictim(sheet) : player.victim(game, size));
};

/** CA-45, CA-46 */
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

/** CH-21 */
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

/** CA-49 */
export const finalScore = ({ scores }: SoloGame): number =>
  scores[4]! + scores[9]! + scores[14]! + scores[19]!;
