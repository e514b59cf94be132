import type { Encoding } from './encoding.ts';
import type { Decided, Game, GameTypes, Seat, Viewer } from './game.ts';
import type { Seed } from './random.ts';
import type { Refusal, RefusalIn } from './refusal.ts';
import { refuseEngine, type TableRefusals } from './refusals.ts';

/** Names an asset: content that a config needs but doesn't contain, such as a card pack or a story. */
export interface AssetRef {
  readonly kind: string;
  readonly key: string;
  /** The readable name of the asset, if its key is a hash. */
  readonly id?: string;
}

export type AssetDetails = AssetRef;

/** Content that a player brought, identified by its hash. */
export interface Asset {
  readonly ref: AssetRef;
  readonly content: unknown;
}

/** The content of each available asset, by `kind:key` (`assetKey`). */
export type Assets = ReadonlyMap<string, unknown>;

/** Describes who reads a table's config: `knows` says for each seat whether the reader may know its choices. */
export interface ConfigReader {
  readonly status: 'waiting' | 'running' | 'over';
  readonly knows: readonly boolean[];
}

/** What an open table needs from the rules of its game. */
export interface TableRules<T extends GameTypes>
  extends Pick<Game<T>, 'id' | 'types' | 'evolve' | 'view' | 'redact' | 'reveals'> {
  /**
   * Decides what a command leads to. The result may be a promise, so that a device can show a table before it has
   * loaded the code that decides.
   */
  decide(
    state: T['State'],
    seat: Seat,
    command: T['Command'],
  ): Decided<T['State'], T['Event']> | Refusal | Promise<Decided<T['State'], T['Event']> | Refusal>;
  /** Changes if and only if `decide` changes. The changelog mentions each change. */
  readonly rulesVersion: number;
  /** The seats that have to answer now. */
  activeSeats(state: T['State']): readonly Seat[];
  /**
   * Returns the number of the turn, which increases with every turn. Absent if the players of a game answer one after
   * the other.
   */
  turn?(state: T['State']): number;
  isOver(state: T['State']): boolean;
  /** Whether everyone may have the whole record with its seed. By default, this is so when the game is over. */
  isPublic?(state: T['State']): boolean;
  /** Returns the name of this seat's open decision. Names are unique in a game, except after an undo. */
  decision(state: T['State'], seat: Seat): string | undefined;
  seedOf(state: T['State']): Seed;
  /** The path of the seed in the first event of a log, so that code without the rules can write a game file. */
  readonly seedAt: readonly string[];
  parseCommand(json: unknown): T['Command'] | Refusal;
  isEvent(json: unknown): json is T['Event'];
  /** How stores and messages encode commands and events. */
  readonly encoding?: Encoding;
  /** Returns the assets that this config needs and this module doesn't have. */
  requiredAssets(config: T['Config']): readonly AssetRef[];
  /** Returns the same game with the given assets. Absent if no config of the game needs assets. */
  withAssets?(assets: Assets): TableRules<T>;
  /** Returns the config without what this reader may not know, or the same object if nothing is hidden. */
  configFor?(config: T['Config'], reader: ConfigReader): T['Config'];
  /** Returns the data that the text about an event needs besides the event, as far as this viewer may know it. */
  about?(event: T['Event'], viewer: Viewer, after: T['State']): unknown;
}

/** The rules of a game with everything that creating a table needs. */
export interface GameModule<T extends GameTypes> extends TableRules<T>, Game<T> {
  decide(state: T['State'], seat: Seat, command: T['Command']): Decided<T['State'], T['Event']> | Refusal;
  withAssets?(assets: Assets): GameModule<T>;
  /**
   * Returns the config with this seat's own choice (unchecked), or without it if `choice` is undefined. Absent if seats
   * have nothing to choose.
   */
  chosen?(config: T['Config'], seat: Seat, choice: unknown): T['Config'];
  /** Returns the config for a table with only these seats, in this order. Absent if seats have nothing to choose. */
  forSeats?(config: T['Config'], seats: readonly Seat[]): T['Config'];
  /** Checks content that a player uploads to a table. Computes its key, because the file may contain a wrong one. */
  readAsset?(kind: string, json: unknown): Asset | Refusal;
}

/** A game whose types are unknown. */
export type AnyModule = GameModule<GameTypes>;

/** Finds the content of an asset. Resolves to undefined if this device doesn't have it. */
export type AssetSource = (need: AssetRef) => Promise<unknown>;

export const assetKey = ({ kind, key }: AssetRef): string => `${kind}:${key}`;

/** An asset that a device has, with its readable name. */
export type NamedAsset = Required<AssetRef>;

/** Returns the refusal for a missing asset, which says whether another asset has its name. */
export const missingAsset = (
  need: AssetRef,
  here: readonly NamedAsset[] = [],
): RefusalIn<Pick<TableRefusals, 'lacking' | 'differs'>> => {
  const other = here.find(({ kind, id }) => kind === need.kind && id === need.id);
  return other ? refuseEngine('differs', { ...need, here: other.key }) : refuseEngine('lacking', { ...need });
};

interface WithAssets<Module, Config> {
  requiredAssets(config: Config): readonly AssetRef[];
  withAssets?(assets: Assets): Module;
}

/** Returns the game with the assets that a config needs, or a refusal that names the missing one. */
export const resolveAssets = async <Module extends WithAssets<Module, Config>, Config>(
  module: Module,
  config: Config,
  source: AssetSource,
): Promise<Module | RefusalIn<Pick<TableRefusals, 'lacking' | 'differs'>>> => {
  const needs = module.requiredAssets(config);
  const found = new Map<string, unknown>();
  for (const need of needs) {
    const thing = await source(need);
    if (thing === undefined) return missingAsset(need);
    found.set(assetKey(need), thing);
  }
  return needs.length > 0 && module.withAssets ? module.withAssets(found) : module;
};
