import type { ConfigWish } from '../../games/cartographers/config.ts';
import { PRESETS } from '../../games/cartographers/configure.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { MAX_SEATS } from '../../games/cartographers/setup.ts';
import type { State } from '../../games/cartographers/types.ts';
import { botForEach } from '../bots.ts';
import { parseCount } from '../flags.ts';
import { headOf, type Job, type Simulation, unusual } from '../simulation.ts';
import { sayRefusal } from './refusal.ts';
import { RULES_FLAGS, readConfig } from './rules-flags.ts';
import { type TalliedGame, tallyOf } from './tally.ts';

interface CartographersJob extends Job {
  readonly config: ConfigWish;
}

/** Returns the options that a summary contains: the game, the map, and all options that differ from the default. */
export const chosenRules = (config: ConfigWish): object => {
  const { game = 'base', exploreSet } = config;
  const preset = PRESETS[game];
  // CC-03: a choice of explore cards and the lengths of the seasons count as options, too.
  const usual = { ...preset, seasonSet: exploreSet ?? preset.seasonSet };
  return { game, map: config.map ?? preset.map, ...unusual(config, usual) };
};

export const simulation: Simulation<CartographersJob, State, TalliedGame> = {
  flags: RULES_FLAGS,
  read: ({ bots, players, seed, games }, values, language) => {
    const config = readConfig(values, language);
    const bounds = { least: 1, most: MAX_SEATS, otherwise: bots.length };
    const seats = parseCount('players', players, bounds, language);
    return { job: { config, bots: botForEach(bots, seats, language), seed }, games };
  },
  load: async () => cartographers,
  configAt: ({ config }) => config,
  chosen: ({ config }) => chosenRules(config),
  told: ({ edicts, result }) => {
    if (!result) throw new Error(`expected the result of a finished game, found ${result}`);
    const { totals, monsters, places, solo } = result;
    return { edicts, totals, monsters, places, ...(solo && { rating: solo.rating }) };
  },
  // Only solo games have a rating. It is their score, because the stars of different edicts can't be compared.
  scores: ({ totals, rating }) => (rating === undefined ? totals : [rating]),
  tally: job => tallyOf(job.bots, headOf(cartographers, job, chosenRules(job.config))),
  say: sayRefusal,
};
