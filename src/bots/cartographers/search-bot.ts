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

/** The number of answers, by immediate value, that are searched. Advice drops the worse half of them. */
const MOST_CHOICES = 96;

/** A typical speed of one core, used only for planning. */
const NODES_PER_MS = 25_000;

/** Roughly how many nodes a budget allows. */
export const nodesOf = (budget: Budget): number =>
  'nodes' in budget ? budget.nodes : budget.ms * NODES_PER_MS;

let kept: SoloGame | undefined;

/** The game as a seat knows it, continued as solo. */
export const loadedFor = (view: View, seat: number, chance: CoreRandom): SoloGame => {
  const rules = coreRules(view.config);
  if (kept?.rules !== rules) kept = newSoloGame(rules);
  loadSolo(kept, view, seat, chance);
  return kept;
};

/** The choices with the highest immediate value. Ties are broken at random. */
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
 * Plays many games on from each promising answer, as solo and with decks dealt from the unseen cards, and takes the
 * answer with the best average. On a neighbor's sheet, it looks for the lowest one. If the core doesn't support the
 * decision (other map sizes, the victims of Trolls), it answers like `greedy`.
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
