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
import { type FastWeighed, weighFast } from './weigh-fast.ts';

/** Whatever is worth less at once than so many others is not looked into; advice leaves it at half of them. */
const MOST_CHOICES = 96;

/** How much a core of today does: only to plan with. */
const NODES_PER_MS = 25_000;

/** About how many nodes a budget is good for. */
export const nodesOf = (budget: Budget): number =>
  'nodes' in budget ? budget.nodes : budget.ms * NODES_PER_MS;

let kept: SoloGame | undefined;

/** The game as a seat knows it, as if it went on alone. */
export const loadedFor = (view: View, seat: number, chance: CoreRandom): SoloGame => {
  const rules = coreRules(view.config);
  if (kept?.rules !== rules) kept = newSoloGame(rules);
  loadSolo(kept, view, seat, chance);
  return kept;
};

/** The choices that are worth most at once; which of equals, the lot decides. */
export const likeliest = (
  { size, worths }: FastWeighed,
  chance: CoreRandom,
  most = MOST_CHOICES / 2,
): number[] => {
  const lots = Int32Array.from({ length: size }, () => chance.next());
  return Array.from({ length: size }, (_, i) => i)
    .sort((a, b) => worths[b]! - worths[a]! || lots[a]! - lots[b]!)
    .slice(0, most);
};

/**
 * Tries the likeliest answers out: plays the game on from each of them many times, alone and with decks dealt from the
 * cards it has not seen, and takes the one after which most is left. On the sheet of a neighbour it looks for the least.
 * What the core does not know (maps of other sizes, the victims of trolls) it answers as `greedy` does.
 */
export const searchBot =
  (budget: Budget): CartographersBot =>
  (view, random: Random) => {
    const purse = { nodes: nodesOf(budget), meter: meterOf(budget) };
    const weighed = weighFast(view);
    if (!weighed) return greedyBot(view, random);
    const chance = new CoreRandom(random.next());
    const choices = likeliest(weighed, chance, MOST_CHOICES);
    const game = loadedFor(view, weighed.sheet, chance);
    const aim = weighed.sheet === view.viewer ? 1 : -1;
    const seed = chance.next() >>> 1;
    return weighed.command(bestByRollouts({ game, choices, make: weighed.play, aim, seed }, purse));
  };
