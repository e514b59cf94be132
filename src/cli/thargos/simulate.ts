import { type ConfigWish, usualRules } from '../../games/thargos/config.ts';
import { decksFor } from '../../games/thargos/decks/builds.ts';
import type { State } from '../../games/thargos/types.ts';
import { botForEach } from '../bots.ts';
import { listFlag, UsageError } from '../flags.ts';
import { headOf, type Job, type Simulation, unusual } from '../simulation.ts';
import { watchDefenses } from './defenses.ts';
import { thargos } from './game.ts';
import { type Matrix, matrixTally, meetingAt, pairsOf } from './matrix.ts';
import { THARGOS_WORDS } from './messages.ts';
import type { TalliedGame } from './rates.ts';
import { readPacks, readThargosConfig, sayThargos, THARGOS_RULES_FLAGS } from './rules.ts';
import { seatsOf, withDecks } from './seats.ts';
import { tallyOf } from './tally.ts';

interface ThargosJob extends Job {
  readonly config: ConfigWish;
  /** The names of the files with card packs. Every thread has to load them. */
  readonly packs: readonly string[];
  readonly matrix?: Matrix;
}

/** Returns the options that a summary contains: the mode, and all options that differ from the default. */
export const chosenRules = (config: ConfigWish): object => {
  const { mode = 'duel', rules = 'book' } = config;
  return { mode, ...(rules === 'book' ? {} : { rules }), ...unusual(config, usualRules(mode, rules)) };
};

export const simulation: Simulation<ThargosJob, State, TalliedGame> = {
  flags: { ...THARGOS_RULES_FLAGS, matrix: { type: 'boolean' }, markdown: { type: 'boolean' } },
  read: ({ bots, players, seed, games }, values, language) => {
    const wished = readThargosConfig(values, language);
    const counts = { bots: bots.length, decks: wished.decks?.length ?? 0, players };
    const seats = seatsOf(wished, counts, language);
    const config = withDecks(wished, seats, language);
    const packs = listFlag(values, 'pack');
    const job = { config, bots: botForEach(bots, seats, language), seed, packs };
    if (values.matrix !== true) return { job, games };
    if ((config.mode ?? 'duel') !== 'duel') throw new UsageError(THARGOS_WORDS[language].matrixOnly);
    const decks = decksFor(config.pointsCap).map(({ id }) => id);
    const matrix = { decks, each: games, markdown: values.markdown === true };
    return { job: { ...job, matrix }, games: games * pairsOf(decks).length };
  },
  load: async ({ packs }, language) => {
    readPacks(packs, language);
    return thargos;
  },
  configAt: ({ config, matrix }, game) => {
    const decks = matrix && meetingAt(matrix, game);
    return decks ? { ...config, decks } : config;
  },
  chosen: ({ config }) => chosenRules(config),
  told: ({ lists, first, result }) => {
    if (!result) throw new Error(`expected the result of a finished game, found ${result}`);
    const { vp, targets, places, why, rounds } = result;
    return { decks: lists.map(({ id }) => id), first, vp, targets, places, why, rounds };
  },
  scores: ({ vp }) => vp,
  watch: ({ matrix }) => (matrix ? watchDefenses() : undefined),
  tally: job => {
    const { bots, matrix } = job;
    const head = headOf(thargos, job, chosenRules(job.config));
    return matrix ? matrixTally(matrix, bots, head) : tallyOf(bots, head);
  },
  say: sayThargos,
};
