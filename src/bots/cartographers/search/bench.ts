import { isRefusal } from '../../../engine/refusal.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import { listCandidates, newCandidates } from './candidates.ts';
import * as moves from './moves.ts';
import { playRandomSolo, RandomSolo } from './random-solo.ts';
import { type CoreRules, coreRules } from './rules.ts';
import { writeLays } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';

/** Plain loops for the benches; the caller has the clock. */

const rulesFor = (wish: ConfigWish): CoreRules => {
  const config = configure(wish);
  if (isRefusal(config)) throw new Error(`the bench cannot play ${config.refused}`);
  return coreRules(config);
};

const BASE: ConfigWish = {};
const player = new RandomSolo(1);
const into = new Int32Array(16 * 121);
const candidates_ = newCandidates();

/** Plays n random solo games of the base game, edicts included; returns the sum of their scores. */
export const soloGames = (n: number, wish: ConfigWish = BASE): number => {
  const game = newSoloGame(rulesFor(wish));
  let sum = 0;
  for (let i = 0; i < n; i++) sum += playRandomSolo(game, player);
  return sum;
};

/** Sheets as they look before each card of some random games. */
const SHEETS = 64;
let sheets: CoreSheet[] | undefined;
const midGame = (): CoreSheet[] => {
  if (sheets) return sheets;
  const found: CoreSheet[] = [];
  const game = newSoloGame(rulesFor(BASE));
  const by = new RandomSolo(2);
  const watch = {
    draw: (now: SoloGame, card: (typeof now.rules.explore)[number]) => {
      if (found.length < SHEETS) found.push(now.sheet.slice());
      by.draw(now, card);
    },
    hero: by.hero.bind(by),
    victim: by.victim.bind(by),
  };
  while (found.length < SHEETS) {
    beginSolo(game, by);
    playOn(game, by, watch);
  }
  sheets = found;
  return found;
};

/** Lists every legal lay of every base card, sheet after sheet, until there were n; returns how many. */
export const placements = (n: number): number => {
  const { explore } = rulesFor(BASE);
  const from = midGame();
  const rules = rulesFor(BASE);
  let sum = 0;
  for (let i = 0; sum < n; i++)
    for (let c = 0; c < explore.length; c++)
      if (moves.listDraws(rules, from[i % from.length], explore[c], false) > 0)
        sum += writeLays(explore[c].ways, into);
  return sum;
};

/** Lists and values every legal drawing likewise, with one edict of each suit and all of them still to come. */
export const candidates = (n: number): number => {
  const rules = rulesFor(BASE);
  const from = midGame();
  let sum = 0;
  for (let i = 0; sum < n; i++) {
    const edicts = rules.pools.map(pool => pool[(i >> 2) % pool.length]);
    const worth = { edicts, edictWeights: [2, 2, 2, 2], coinWeight: 3, monsterWeight: 3 };
    for (const card of rules.explore)
      sum += listCandidates(rules, from[i % from.length], card, false, worth, candidates_);
  }
  return sum;
};
