import type { Random } from '../../engine/random.ts';
import type { View } from '../../games/cartographers/types.ts';
import { type Budget, meterOf } from '../budget.ts';
import type { CartographersBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import {
  bestByRollouts,
  CoreRandom,
  coreRules,
  loadSolo,
  newSoloGame,
  type SoloGame,
} from './search/index.ts';
import { type FastValuedCommands, valueCommandsFast } from './weigh-fast.ts';

/** A bot searches at most this many answers, those with the highest immediate value. Advice searches half as many. */
const MOST_CHOICES = 96;

/** A typical speed of one core. It only estimates how many nodes a time budget allows. */
const NODES_PER_MS = 25_000;

/** Roughly how many nodes a budget allows. */
export const nodesOf = (budget: Budget): number =>
  'nodes' in budget ? budget.nodes : budget.ms * NODES_PER_MS;

let kept: SoloGame | undefined;

/** The game as a seat knows it, as a solo game of the search core that can be continued. */
export const loadedFor = (view: View, seat: number, chance: CoreRandom): SoloGame => {
  const rules = coreRules(view.config);
  if (kept?.rules !== rules) kept = newSoloGame(rules);
  loadSolo(kept, view, seat, chance);
  return kept;
};

/** The indices of the answers with the highest immediate value. Ties are broken at random. */
export const likeliest = (
  { size, worths }: FastValuedCommands,
  chance: CoreRandom,
  most = MOST_CHOICES / 2,
): number[] => {
  const lots = Int32Array.from({ length: size }, () => chance.next());
  return Array.from({ length: size }, (_, i) => i)
    .sort((a, b) => worths[b]! - worths[a]! || lots[a]! - lots[b]!)
    .slice(0, most);
};

/**
 * Makes a bot that simulates many games after each promising answer and takes the answer with the best average
 * result. The games are solo games, with decks dealt from the unseen cards. On a neighbor's sheet, the lowest average
 * is best. If the core doesn't support the decision (other map sizes, the victims of Trolls), the bot answers like
 * `greedy`.
 */
export const searchBot =
  (budget: Budget): CartographersBot =>
  (view, random: Random) => {
    const purse = { nodes: nodesOf(budget), meter: meterOf(budget) };
    const weighed = valueCommandsFast(view);
    if (!weighed) return greedyBot(view, random);
    const chance = new CoreRandom(random.next());
    const choices = likeliest(weighed, chance, MOST_CHOICES);
    const game = loadedFor(view, weighed.sheet, chance);
    const aim = weighed.sheet === view.viewer ? 1 : -1;
    const seed = chance.next() >>> 1;
    return weighed.command(bestByRollouts({ game, choices, make: weighed.play, aim, seed }, purse));
  };
