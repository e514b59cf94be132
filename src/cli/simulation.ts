import { isSame } from '../engine/canonical.ts';
import type { Step } from '../engine/match.ts';
import type { AnyModule } from '../engine/module.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import type { BotFaultCode } from './bot-process/protocol.ts';
import type { Spend } from './bots.ts';
import type { Thinking, ToldThinking } from './clock.ts';
import type { Specs } from './flags.ts';

/** What a thread needs to play its share of the games. */
export interface Job {
  readonly config: object;
  /** The bot of each seat by its name, because functions can't be sent to threads. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly spend?: Spend;
  /** The folder in which every game is saved as a file. */
  readonly record?: string;
  /** The bots and the seed number of each game; without it, all games have the same seats. */
  readonly pairings?: readonly { readonly seed: number; readonly bots: readonly string[] }[];
}

/** The flags that all games share. */
export interface SimulationAsked {
  readonly bots: readonly string[];
  readonly players: string | undefined;
  readonly seed: string;
  readonly games: number;
}

/** The bot that ended a game early, and why. */
export interface Forfeit {
  readonly seat: number;
  readonly bot: string;
  readonly code: BotFaultCode;
  readonly reason: string;
  /** The stack frames in the bot's own code. */
  readonly stack: readonly string[];
}

/** A game as `--each` prints it. The result follows, unless a bot forfeited. */
export interface SimulatedGame {
  readonly game: number;
  readonly seed: string;
  readonly forfeit?: Forfeit;
  /** By seat. Separate from the result, because times differ between runs. */
  readonly thinking: readonly Thinking[];
}

/** The times of a run: the part of a summary that differs when the same games run again. */
export interface Took {
  readonly seconds: number;
  readonly thinking: readonly ToldThinking[];
}

/** Counts results as they arrive, without storing the games. */
export interface Tally<Told> {
  add(game: Told): void;
  /** A forfeited game has no result: the other players share the win. */
  forfeited(game: number, seat: number): void;
  /** The output after the last game, usually one line. */
  answer(took: Took, language: Language): string;
}

/** Parsed flags. */
export type FlagValues = Readonly<Record<string, unknown>>;

/** Observes the steps of one game, for figures that its final state doesn't contain. */
export interface Watch<Seen> {
  step(step: Step<unknown, unknown, unknown>): void;
  seen(): Seen;
}

/** The result that every finished game has. */
export interface PlacedGame {
  readonly places: readonly number[];
}

/** How a game is simulated. */
export interface Simulation<J extends Job, State, Told extends PlacedGame> {
  /** The game's own flags. */
  readonly flags: Specs;
  read(
    asked: SimulationAsked,
    values: FlagValues,
    language: Language,
  ): { readonly job: J; readonly games: number };
  /** The rules, with the card packs of this job. */
  load(job: J, language: Language): Promise<AnyModule>;
  configAt(job: J, game: number): object;
  /** The options of all games that differ from the default, as `--config` takes them. */
  chosen(job: J): object;
  /** The result of a finished game, as `--each` prints it. */
  told(state: State): Told;
  /** The score of each seat; more is better. */
  scores(told: Told): readonly number[];
  /** Only if the job needs figures from every step. */
  watch?(job: J): Watch<Partial<Told>> | undefined;
  tally(job: J): Tally<Told>;
  say(refusal: Refusal, language: Language): string;
}

export type AnySimulation = Simulation<Job, unknown, PlacedGame>;

/** A seat's share of a win by forfeit. */
export const shareOfForfeit = (seats: number, loser: number, seat: number): number =>
  seat === loser ? 0 : 1 / (seats - 1);

/** A seat's share of a win: winners share it equally. */
export const shareOf = ({ places }: { readonly places: readonly number[] }, seat: number): number => {
  const winners = places.filter(place => place === 1).length;
  return places[seat] === 1 ? 1 / winners : 0;
};

/** Everything that is needed to repeat a run. */
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

/** The options that differ from the default. */
export const unusual = (wish: object, usual: object): object => {
  const before = new Map<string, unknown>(Object.entries(usual));
  return Object.fromEntries(Object.entries(wish).filter(([key, value]) => !isSame(value, before.get(key))));
};

export const summaryLine = (summary: object): string => `${JSON.stringify({ summary })}\n`;
