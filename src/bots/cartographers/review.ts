import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import { meterOf } from '../budget.ts';
import { type Advised, indexOf } from './advise.ts';
import { compareByRollouts } from './search/compare.ts';
import { bestByRollouts, CoreRandom } from './search/index.ts';
import { looksFor } from './search/play-out.ts';
import { likeliest, loadedFor } from './search-bot.ts';
import { type FastValuedCommands, valueCommandsFast } from './weigh-fast.ts';

/** The played answer, compared with the best and the worst answer found. */
export interface JudgedDrawing {
  readonly best: Advised;
  readonly played: Advised;
  readonly worst: Advised;
  /**
   * How many more stars the best answer gives than the played one; on a neighbor's sheet, how many more it costs
   * them. Negative if the answer that the search found is worse than the played one.
   */
  readonly cost: number;
  /** The standard error of `cost`, because it is a mean over games with different decks. */
  readonly error: number;
  /** Whether the answer changes the player's own sheet. */
  readonly isOwn: boolean;
}

/**
 * The shares of the nodes that are spent to find the best and the worst answer. The rest measures how good they are.
 */
const BEST_PART = 0.55;
const WORST_PART = 0.05;

/** The search for the worst answer considers this many answers: those with the lowest immediate value. */
const UNLIKELIEST = 6;

const leastOf = ({ size, worths }: FastValuedCommands): number[] =>
  Array.from({ length: size }, (_, i) => i)
    .sort((a, b) => worths[a]! - worths[b]!)
    .slice(0, UNLIKELIEST);

const same = (best: readonly number[]): readonly number[] => best;

/**
 * Judges a played answer: finds the best and the worst answer, then simulates games after these and the played one. The
 * games have new decks, because the best answer was chosen partly for its luck with the decks of the search.
 */
export const reviewDrawing = (
  view: View,
  random: Random,
  played: Command,
  nodes: number,
): JudgedDrawing | undefined => {
  const weighed = view.phase.type === 'ravage' ? undefined : valueCommandsFast(view);
  const about = weighed && indexOf(weighed, played);
  if (!weighed || about === undefined) return undefined;
  const chance = new CoreRandom(random.next());
  const choices = [about, ...likeliest(weighed, chance).filter(choice => choice !== about)];
  const game = loadedFor(view, weighed.sheet, chance);
  const isOwn = weighed.sheet === view.viewer;
  const aim = isOwn ? 1 : -1;
  const looks = looksFor(nodes);
  const fork = () => ({ game, make: weighed.play, seed: chance.next() >>> 1, looks });
  const purse = (part: number) => ({ nodes: nodes * part, meter: meterOf({ nodes: nodes * part }) });
  const best = bestByRollouts({ ...fork(), choices, aim }, purse(BEST_PART));
  const worst = bestByRollouts(
    { ...fork(), choices: leastOf(weighed), aim: isOwn ? -1 : 1 },
    purse(WORST_PART),
  );
  const { meter } = purse(1 - BEST_PART - WORST_PART);
  const compared = compareByRollouts({ ...fork(), aim }, [...new Set([best, about, worst])], {
    rounds: 1,
    sieve: same,
    meter,
  });
  const advised = (wanted: number): Advised => {
    const { choice, ...prospect } = compared.best.find(each => each.choice === wanted)!;
    return { ...prospect, command: weighed.command(choice) };
  };
  const found = { best: advised(best), played: advised(about), worst: advised(worst) };
  const cost = aim * (found.best.stars - found.played.stars);
  return { ...found, cost, error: compared.errorBetween(best, about), isOwn };
};
