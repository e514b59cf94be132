import type { Decided, Game, Seat, Viewer } from './game.ts';
import type { Seed } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Spelling } from './spelling.ts';

/** Something that chosen rules name and do not hold: cards typed in elsewhere, a story by its name. */
export interface Need {
  readonly kind: string;
  readonly key: string;
  /** What people call it, where the key is a hash. */
  readonly id?: string;
}

/** Something that somebody brought, named by what is in it. */
export interface Brought {
  readonly need: Need;
  readonly thing: unknown;
}

/** What was found of it, by `kind:key`. */
export type Supplies = ReadonlyMap<string, unknown>;

/** Who reads the rules of a table: how far its game is, and of which seats they know the choice. */
export interface ConfigReader {
  readonly status: 'waiting' | 'running' | 'over';
  readonly knows: readonly boolean[];
}

/** What a table needs of a game that was set up: nobody begins it anew there, and nobody searches in it. */
export interface Begun<State, Command, Event, View, Config>
  extends Pick<
    Game<State, Command, Event, View, never, never, never>,
    'id' | 'evolve' | 'view' | 'redact' | 'reveals'
  > {
  /** A device may show a table before the rules to decide at it have come. */
  decide(
    state: State,
    seat: Seat,
    command: Command,
  ): Decided<State, Event> | Refusal | Promise<Decided<State, Event> | Refusal>;
  /** Changes only when deciding changes, and the changelog says so. */
  readonly rulesVersion: number;
  /** Who owes an answer now. */
  owing(state: State): readonly Seat[];
  isOver(state: State): boolean;
  /** Names the decision this seat may answer now. Two decisions of a game share no name, unless one was taken back. */
  decision(state: State, seat: Seat): string | undefined;
  seedOf(state: State): Seed;
  /** Where in the first event of a log the seed lies, key by key: a file is written without any rules. */
  readonly seedAt: readonly string[];
  parseCommand(json: unknown): Command | Refusal;
  isEvent(json: unknown): json is Event;
  /** How commands and events are written where they are kept or sent. */
  readonly spelling?: Spelling;
  /** What these rules name and this module was not given. */
  needs(config: Config): readonly Need[];
  /** The same game with what its rules need; a game that never needs anything has none. */
  supplied?(supplies: Supplies): Begun<State, Command, Event, View, Config>;
  /** The rules without what this reader may not know; the same object where they know everything. */
  configFor?(config: Config, reader: ConfigReader): Config;
  /** What the words of an event need besides the event, as this viewer may know it. */
  about?(event: Event, viewer: Viewer, after: State): unknown;
}

/** A game with all that a table must know of it. */
export interface GameModule<State, Command, Event, View, Options, Preview, Config>
  extends Begun<State, Command, Event, View, Config>,
    Game<State, Command, Event, View, Options, Preview, Config> {
  decide(state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal;
  supplied?(supplies: Supplies): GameModule<State, Command, Event, View, Options, Preview, Config>;
  /**
   * The rules with what a seat wants to play with, unchecked, or with nothing of whoever has left it (undefined); a game
   * in which nobody chooses for himself has none.
   */
  chosen?(config: Config, seat: Seat, choice: unknown): Config;
  /** Reads what somebody brings for a table. It is named by what is in it: nobody is believed what he calls it. */
  readSupply?(kind: string, json: unknown): Brought | Refusal;
}

/** A game of which nothing is known but that it is one. */
export type AnyModule = GameModule<unknown, unknown, unknown, unknown, unknown, unknown, object>;

/** Where a device looks for what rules need; undefined when it is not there. */
export type Source = (need: Need) => Promise<unknown>;

export const needKey = ({ kind, key }: Need): string => `${kind}:${key}`;

/** Something a device has, by what people call it. */
export type Named = Required<Need>;

/** What is to be said of a need that nobody meets: it is not there, or another is there that is called the same. */
export const lackOf = (need: Need, here: readonly Named[] = []): Refusal<'lacking' | 'differs'> => {
  const other = here.find(({ kind, id }) => kind === need.kind && id === need.id);
  return other ? refuse('differs', { ...need, here: other.key }) : refuse('lacking', { ...need });
};

interface Supplied<Module, Config> {
  needs(config: Config): readonly Need[];
  supplied?(supplies: Supplies): Module;
}

/** The game with what these rules need, or what this device lacks for them. */
export const supply = async <Module extends Supplied<Module, Config>, Config>(
  module: Module,
  config: Config,
  source: Source,
): Promise<Module | Refusal<'lacking' | 'differs'>> => {
  const needs = module.needs(config);
  const found = new Map<string, unknown>();
  for (const need of needs) {
    const thing = await source(need);
    if (thing === undefined) return lackOf(need);
    found.set(needKey(need), thing);
  }
  return needs.length > 0 && module.supplied ? module.supplied(found) : module;
};
