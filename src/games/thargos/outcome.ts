import type { OutcomeReader } from '../outcome.ts';
import { type Config, usualRules } from './config.ts';
import { isAlone } from './modes.ts';
import type { View } from './types.ts';

/** The numbers that change the length of a game or the strength of attacks. */
const NUMBERS = ['balanceMin', 'stallRounds', 'standstillRounds', 'maxRounds', 'teamSupport'] as const;

/** NP-65: modes and official options may differ, but not cards, stories or numbers. */
const isRatable = (config: Config): boolean => {
  const usual = usualRules(config.mode, config.rules);
  return (
    config.packs.length === 0 &&
    typeof config.story === 'string' &&
    NUMBERS.every(key => config[key] === usual[key])
  );
};

/** The outcome of a finished game. Solo and cooperative players win or lose together (HT-6.4). */
export const OUTCOME: OutcomeReader<View> = {
  outcome: ({ result, config, seats }) => {
    if (!result) return undefined;
    const { places, vp } = result;
    return { places, totals: vp, isContest: !isAlone({ config, seats }), isRatable: isRatable(config) };
  },
};
