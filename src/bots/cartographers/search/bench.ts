import { isRefusal } from '../../../engine/refusal.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import { listCandidates, newCandidates } from './candidates.ts';
import * as moves from './moves.ts';
import { playFromStart, trialFor } from './play-out.ts';
import { playRandomSolo, RandomSolo } from './random-solo.ts';
import { type CoreRules, coreRules } from './rules.ts';
import { writeLays } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';

/** The functions that benchmarks run. The caller measures their time. */

const rulesFor = (wish: ConfigWish): CoreRules => {
  const config = configure(wish);
  if (isRefusal(config))
    throw new Error(`expected a valid benchmark config, but it was refused: ${config.refused}`);
  return coreRules(config);
};

const BASE: ConfigWish = {};
const player = new RandomSolo(1);
const into = new Int32Array(16 * 121);
const found = newCandidates();
/** The index of the next sheet, so that many short calls process the same sheets as one long call. */
let turn = 0;

const games = new WeakMap<ConfigWish, SoloGame>();
const gameFor = (wish: ConfigWish): SoloGame => {
  const known = games.get(wish);
  if (known) return known;
  const game = newSoloGame(rulesFor(wish));
  games.set(wish, game);
  return game;
};

/** Deals and plays n random solo games, and returns the sum of their scores. */
export const soloGames = (n: number, wish: ConfigWish = BASE): number => {
  const game = gameFor(wish);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += playRandomSolo(game, player);
  return sum;
};

/** The number of map sheets in benchmarks. They come from random games, one before each card. */
const SHEETS = 64;
let sheets: CoreSheet[] | undefined;
const midGame = (): CoreSheet[] => {
  if (sheets) return sheets;
  const taken: CoreSheet[] = [];
  const game = newSoloGame(rulesFor(BASE));
  const by = new RandomSolo(2);
  const watch = {
    draw: (now: SoloGame, card: (typeof now.rules.explore)[number]) => {
      if (taken.length < SHEETS) taken.push(now.sheet.slice());
      by.draw(now, card);
    },
    hero: by.hero.bind(by),
    victim: by.victim.bind(by),
  };
  while (taken.length < SHEETS) {
    beginSolo(game, by);
    playOn(game, by, watch);
  }
  sheets = taken;
  return taken;
};

/**
 * Lists every legal placement of every base card on one sheet after another, until n are listed. Returns their
 * number.
 */
export const placements = (n: number): number => {
  const rules = rulesFor(BASE);
  const from = midGame();
  let sum = 0;
  for (; sum < n; turn++)
    for (const card of rules.explore)
      if (moves.listDraws(rules, from[turn % SHEETS]!, card, false) > 0) sum += writeLays(card.ways, into);
  return sum;
};

/** Like `placements`, but also values every drawing, with one edict of each suit and all seasons ahead. */
export const candidates = (n: number): number => {
  const rules = rulesFor(BASE);
  const from = midGame();
  let sum = 0;
  for (; sum < n; turn++) {
    const edicts = rules.pools.map(pool => pool[(turn >> 2) % pool.length]!);
    const worth = { edicts, edictWeights: [2, 2, 2, 2], coinWeight: 3, monsterWeight: 3 };
    for (const card of rules.explore)
      sum += listCandidates(rules, from[turn % SHEETS]!, card, false, worth, found);
  }
  return sum;
};

/** Plays whole games as the search does, each with different edicts, until n sheets are evaluated. */
export const rollouts = (n: number): number => {
  const game = gameFor(BASE);
  let sum = 0;
  for (; sum < n; turn++) {
    for (const [suit, pool] of game.rules.pools.entries())
      game.edicts[suit] = pool[(turn >> (2 * suit)) % pool.length]!;
    sum += playFromStart(game, trialFor(game), turn);
  }
  return sum;
};
