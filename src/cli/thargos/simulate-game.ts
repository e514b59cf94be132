import type { Bot } from '../../bots/thargos/bot.ts';
import { playGame } from '../../bots/thargos/table.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { ConfigWish } from '../../games/thargos/config.ts';
import type { Result } from '../../games/thargos/types.ts';
import { UsageError } from '../flags.ts';
import { loadThargosBots } from './bots.ts';
import { readPacks, sayThargos } from './rules.ts';

/** What every thread must know to play its share. */
export interface ThargosJob {
  readonly config: ConfigWish;
  /** By name or module, one for each seat: functions cannot be sent to threads. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Files of packs: every thread has to know their cards. */
  readonly packs: readonly string[];
  /** Decks that meet in turn, each pair both ways and so often. */
  readonly matrix?: { readonly decks: readonly string[]; readonly each: number };
}

/** One finished game, as it is printed with `--each`. */
export interface PlayedDuel {
  readonly game: number;
  /** The text that gives this very game again. */
  readonly seed: string;
  readonly decks: readonly string[];
  readonly first: number;
  readonly vp: readonly number[];
  readonly targets: readonly number[];
  readonly places: readonly number[];
  readonly why: Result['why'];
  readonly rounds: number;
}

/** Every deck against every other, on either side of the table. */
export const pairsOf = (decks: readonly string[]): (readonly [string, string])[] =>
  decks.flatMap(a => decks.flatMap(b => (a === b ? [] : [[a, b] as const])));

const configOf = ({ config, matrix }: ThargosJob, game: number): ConfigWish => {
  if (!matrix) return config;
  return { ...config, decks: pairsOf(matrix.decks)[Math.floor(game / matrix.each)] };
};

export const playOne = (
  job: ThargosJob,
  bots: readonly Bot[],
  game: number,
  language: Language,
): PlayedDuel => {
  const seed = `${job.seed}:${game}`;
  const played = playGame({ seed: parseSeed(seed), config: configOf(job, game), bots });
  if (isRefusal(played)) throw new UsageError(sayThargos(played, language));
  const { vp, targets, places, why, rounds } = played.result;
  const { lists, first } = played.state;
  return { game, seed, decks: lists.map(({ id }) => id), first, vp, targets, places, why, rounds };
};

/** Plays games by their numbers; for threads, which begin with nothing but the job. */
export const playerOf = async (
  job: ThargosJob,
  language: Language,
): Promise<(number: number) => PlayedDuel> => {
  readPacks(job.packs, language);
  const bots = await loadThargosBots(job.bots, language);
  return number => playOne(job, bots, number, language);
};
