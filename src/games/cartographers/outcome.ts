import type { OutcomeReader } from '../outcome.ts';
import type { Config } from './config.ts';
import { PRESETS } from './configure.ts';
import type { View } from './types.ts';

/** With other season lengths, edicts or corrected cards, results on a map can't be compared. */
const isComparable = ({ game, thresholds, edicts, coinCap, corrections }: Config): boolean =>
  thresholds === null &&
  edicts === null &&
  coinCap === PRESETS[game].coinCap &&
  Object.keys(corrections).length === 0;

const hasSameCards = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id));

/** NP-65: modes and official options may differ, but not maps, cards, numbers or chosen edicts. */
const isRatable = (config: Config): boolean => {
  const { game, map, firstGameSet, scoringPool, ambushPool } = config;
  const isUsual = isComparable(firstGameSet === 'off' ? config : { ...config, edicts: null });
  return (
    isUsual &&
    typeof map === 'string' &&
    typeof scoringPool === 'string' &&
    hasSameCards(ambushPool, PRESETS[game].ambushPool)
  );
};

/** The outcome of a finished game. A solo game can't be won. */
export const OUTCOME: OutcomeReader<View> = {
  outcome: ({ result, config, seats }) => {
    if (!result) return undefined;
    const { totals, places } = result;
    const isContest = seats > 1;
    const { map } = config;
    const hasMap = typeof map === 'string' && isComparable(config);
    return {
      totals,
      isContest,
      isRatable: isRatable(config),
      ...(isContest && { places }),
      ...(hasMap && { map }),
    };
  },
};
