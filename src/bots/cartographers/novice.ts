import { pick, type Random, shuffled } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import { edictsOfSeason } from '../../games/cartographers/rules.ts';
import type { View } from '../../games/cartographers/types.ts';
import type { CartographersBot } from './bot.ts';
import { type ValuedCommands, valueCommands } from './weigh.ts';
import { valueCommandsFast } from './weigh-fast.ts';
import type { Weights } from './worth.ts';

/** The number of commands that the bot considers. It takes any whose value is at most `BLUR` stars below the best. */
const NOTICED = 80;
const BLUR = 1;

/** Weights that count only the edicts, coins and monsters of the current season. */
const shortSighted = ({ season }: View): Weights => ({
  edicts: range(4).map(edict => (edictsOfSeason(season).includes(edict) ? 1 : 0)),
  seasons: 1,
});

const goodEnough = ({ size, worths }: ValuedCommands, random: Random): number[] => {
  const noticed = shuffled(random, range(size)).slice(0, NOTICED);
  const most = Math.max(...noticed.map(i => worths[i]!));
  return noticed.filter(i => worths[i]! >= most - BLUR);
};

/** Plays like a beginner: overlooks most places, considers only the current season, and counts inexactly. */
export const noviceBot: CartographersBot = (view, random) => {
  const weights = shortSighted(view);
  const weighed = valueCommandsFast(view, weights) ?? valueCommands(view, weights);
  return weighed.command(pick(random, goodEnough(weighed, random)));
};
