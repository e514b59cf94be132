import { isSame } from '../engine/canonical.ts';
import type { Step } from '../engine/match.ts';
import type { AnyModule } from '../engine/module.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import type { BotFaultCode } from './bot-process/protocol.ts';
import type { Spend } from './bots.ts';
import type { Thinking, ToldThinking } from './clock.ts';
import type { FlagValues, Specs } from './flags.ts';

/** What a thread needs to know to play its share of the games. */
export interface Job {
  readonly config: object;
  /** The names of the bots by seat. Threads load the bots themselves, because functions can't be sent to threads. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly spend?: Spend;
  /** The folder in which each game is saved as a file. */
  readonly record?: string;
  /**
   * The bots and the number of the seed of each game. If it is missing, every game has the same bots in the same seats.
   */
  readonly pairings?: readonly { readonly seed: number; readonly bots: readonly string[] }[];
}

/** The flags that the simulations of all games have. */
export interface SimulationAsked {
  readonly bots: readonly string[];
  readonly players: string | undefined;
  readonly seed: string;
  readonly games: number;
}

/** Which bot ended a game early, and why. */
export interface Forfeit {
  readonly seat: number;
  readonly bot: string;
  readonly code: BotFaultCode;
  readonly reason: string;
  /** The stack frames in the code of the bot. */
  readonly stack: readonly string[];
}

/** A game as `--each` prints it. It also contains the result of the game, unless a bot forfeited. */
export interface SimulatedGame {
  readonly game: number;
  readonly seed: string;
  readonly forfeit?: Forfeit;
  /** The thinking time of each seat. It isn't part of the result, because it differs between runs. */
  readonly thinking: readonly Thinking[];
}

/** The times of a run. This part of a summary differs when the same games run again. */
export interface Took {
  readonly seconds: number;
  readonly thinking: readonly ToldThinking[];
}

/** Statistics of the results as they arrive. The games aren't stored. */
export interface Tally<Game> {
  add(game: Game): void;
  /** Counts a game that a bot forfeited. It has no result, and the other players share the win. */
  forfeited(game: number, seat: number): void;
  /** Returns the output after the last game, usually one line. */
  answer(took: Took, language: Language): string;
}

/** Observes the steps of one game, to count what the final state doesn't contain. */
export interface Watch<Seen> {
  step(step: Step<unknown, unknown, unknown>): void;
  seen(): Seen;
}

/** The result that every finished game has, whatever its rules. */
export interface PlacedGame {
  readonly places: readonly number[];
}

/** Whether a game was played to its end. */
export const isFinished = (game: SimulatedGame): game is SimulatedGame & PlacedGame =>
  game.forfeit === undefined;

export interface Simulation<J extends Job, State, Game extends PlacedGame> {
  /** The flags that only this game has. */
  readonly flags: Specs;
  read(
    asked: SimulationAsked,
    values: FlagValues,
    language: Language,
  ): { readonly job: J; readonly games: number };
  /** Returns the rules, including the card packs of this job. */
  load(job: J, language: Language): Promise<AnyModule>;
  configAt(job: J, game: number): object;
  /** Returns the options that differ from the default, in the form of the flag `--config`. */
  chosen(job: J): object;
  /** Returns the result of a finished game as `--each` prints it. */
  told(state: State): Game;
  /** Returns the score of each seat. A higher score is better. */
  scores(told: Game): readonly number[];
  /** Observes every step of a game, if the job needs this. */
  watch?(job: J): Watch<Partial<Game>> | undefined;
  tally(job: J): Tally<Game>;
  say(refusal: Refusal, language: Language): string;
}

export type AnySimulation = Simulation<Job, unknown, PlacedGame>;

/** Returns the share of the win that a seat gets when the seat `loser` forfeits. */
export const shareOfForfeit = (seats: number, loser: number, seat: number): number =>
  seat === loser ? 0 : 1 / (seats - 1);

/** Returns the share of the win that a seat gets. All players in the first place share it equally. */
export const shareOf = ({ places }: { readonly places: readonly number[] }, seat: number): number => {
  const winners = places.filter(place => place === 1).length;
  return places[seat] === 1 ? 1 / winners : 0;
};

/** What a summary contains so that the run can be repeated. */
export interface RunHead {
  readonly game: string;
  readonly seed: string;
  readonly engine: string;
  readonly rulesVersion: number;
  readonly config: object;
  readonly spend?: Spend;
}

export const headOf = (
  { id, rulesVersion }: Pick<AnyModule, 'id' | 'rulesVersion'>,
  { seed, spend }: Pick<Job, 'seed' | 'spend'>,
  config: object,
): RunHead => ({ game: id, seed, engine: ENGINE_VERSION, rulesVersion, config, ...(spend && { spend }) });

/** Returns the options that differ from the default. */
export const unusual = (wish: object, usual: object): object => {
  const before = new Map<string, unknown>(Object.entries(usual));
  return Object.fromEntries(Object.entries(wish).filter(([key, value]) => !isSame(value, before.get(key))));
};

export const summaryLine = (summary: object): string => `${JSON.stringify({ summary })}\n`;
