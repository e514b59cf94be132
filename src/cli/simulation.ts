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

/** What every thread must know to play its share. */
export interface Job {
  readonly config: object;
  /** By name or module, one for each seat: functions cannot be sent to threads. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly spend?: Spend;
  /** The folder that keeps every game as a file. */
  readonly record?: string;
  /** Who plays the n-th game, and with which number of the seed; without it all sit as they were named. */
  readonly pairings?: readonly { readonly seed: number; readonly bots: readonly string[] }[];
}

/** What every simulation is asked for. */
export interface SimulationAsked {
  readonly bots: readonly string[];
  readonly players: string | undefined;
  readonly seed: string;
  readonly games: number;
}

/** Who broke a game off, and why. */
export interface Forfeit {
  readonly seat: number;
  readonly bot: string;
  readonly code: BotFaultCode;
  readonly reason: string;
  /** The lines of code behind it that are not ours. */
  readonly stack: readonly string[];
}

/** A game as it is printed with `--each`: what it came to stands beside, unless somebody broke it off. */
export interface SimulatedGame {
  readonly game: number;
  readonly seed: string;
  readonly forfeit?: Forfeit;
  /** By seat. No two runs of a game take the same time, so this stands apart from what it came to. */
  readonly thinking: readonly Thinking[];
}

/** How long it all took: of a summary, what another run of the same games gives otherwise. */
export interface Took {
  readonly seconds: number;
  readonly thinking: readonly ToldThinking[];
}

/** What many games come to, counted as they come in: none of them is kept. */
export interface Tally<Told> {
  add(game: Told): void;
  /** Such a game has no figures: the others have won it, each by his part. */
  forfeited(game: number, seat: number): void;
  /** The last line, or whatever stands in its place. */
  answer(took: Took, language: Language): string;
}

/** The flags as they were read. */
export type FlagValues = Readonly<Record<string, unknown>>;

/** Looks on at one game, and says at its end what the end does not show. */
export interface Watch<Seen> {
  step(step: Step<unknown, unknown, unknown>): void;
  seen(): Seen;
}

/** What every finished game came to. */
export interface PlacedGame {
  readonly places: readonly number[];
}

/** How a game is simulated. */
export interface Simulation<J extends Job, State, Told extends PlacedGame> {
  /** Besides those that every simulation has. */
  readonly flags: Specs;
  read(
    asked: SimulationAsked,
    values: FlagValues,
    language: Language,
  ): { readonly job: J; readonly games: number };
  /** The rules, with all that this job needs. */
  load(job: J, language: Language): Promise<AnyModule>;
  configAt(job: J, game: number): object;
  /** The rules of all games, as `--config` takes them: what the game is called by, and whatever is not as usual. */
  chosen(job: J): object;
  /** What a finished game came to, as it is printed with `--each`. */
  told(state: State): Told;
  /** What each seat has to show at the end: the more, the better. */
  scores(told: Told): readonly number[];
  /** For figures that need every step; undefined for those that do not. */
  watch?(job: J): Watch<Partial<Told>> | undefined;
  tally(job: J): Tally<Told>;
  say(refusal: Refusal, language: Language): string;
}

export type AnySimulation = Simulation<Job, unknown, PlacedGame>;

/** What somebody has of a game that another has broken off. */
export const shareOfForfeit = (seats: number, loser: number, seat: number): number =>
  seat === loser ? 0 : 1 / (seats - 1);

/** A shared victory counts for each by its part. */
export const shareOf = ({ places }: { readonly places: readonly number[] }, seat: number): number => {
  const winners = places.filter(place => place === 1).length;
  return places[seat] === 1 ? 1 / winners : 0;
};

/** What makes games what they are, before any figure of them. */
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

/** What of these rules is not as usual. */
export const unusual = (wish: object, usual: object): object => {
  const before = new Map<string, unknown>(Object.entries(usual));
  return Object.fromEntries(Object.entries(wish).filter(([key, value]) => !isSame(value, before.get(key))));
};

export const summaryLine = (summary: object): string => `${JSON.stringify({ summary })}\n`;
