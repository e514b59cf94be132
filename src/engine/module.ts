import type { Encoding } from './encoding.ts';
import type { Decided, Game, GameTypes, Seat, Viewer } from './game.ts';
import type { Seed } from './random.ts';
import type { Refusal, RefusalIn } from './refusal.ts';
import { refuseEngine, type TableRefusals } from './refusals.ts';

/** Something that a config names but doesn't contain, such as a card pack or a story. */
export interface AssetRef {
  readonly kind: string;
  readonly key: string;
  /** The readable name, if the key is a hash. */
  readonly id?: string;
}

/** The details of a refusal about an asset. */
export type AssetDetails = AssetRef;

/** Content that a player brought, identified by its hash. */
export interface Asset {
  readonly ref: AssetRef;
  readonly content: unknown;
}

/** What was found for each `Need`, by `kind:key`. */
export type Assets = ReadonlyMap<string, unknown>;

/** The reader of a table's config: the status of the game, and the seats whose choices they may know. */
export interface ConfigReader {
  readonly status: 'waiting' | 'running' | 'over';
  readonly knows: readonly boolean[];
}

/** What a table needs of a game that is already set up. */
export interface TableRules<T extends GameTypes>
  extends Pick<Game<T>, 'id' | 'types' | 'evolve' | 'view' | 'redact' | 'reveals'> {
  /** May return a promise: a device can show a table before the code that decides is loaded. */
  decide(
    state: T['State'],
    seat: Seat,
    command: T['Command'],
  ): Decided<T['State'], T['Event']> | Refusal | Promise<Decided<T['State'], T['Event']> | Refusal>;
  /** Changes only when `decide` changes. The changelog says so. */
  readonly rulesVersion: number;
  /** The seats that have to answer now. */
  owing(state: T['State']): readonly Seat[];
  isOver(state: T['State']): boolean;
  /** The id of the decision that this seat may answer now. Ids are unique in a game, except after an undo. */
  decision(state: T['State'], seat: Seat): string | undefined;
  seedOf(state: T['State']): Seed;
  /** The path of the seed in the first event of a log, so that a file can be written without the rules. */
  readonly seedAt: readonly string[];
  parseCommand(json: unknown): T['Command'] | Refusal;
  isEvent(json: unknown): json is T['Event'];
  /** The compact encoding of commands and events in stores and messages. */
  readonly encoding?: Encoding;
  /** What this config names but this module doesn't have. */
  requiredAssets(config: T['Config']): readonly AssetRef[];
  /** The same game with what its config needs. Absent if a game never needs anything. */
  withAssets?(supplies: Assets): TableRules<T>;
  /** The config without what this reader may not know. Returns the same object if nothing is hidden. */
  configFor?(config: T['Config'], reader: ConfigReader): T['Config'];
  /** What the wording of an event needs besides the event, as this viewer may know it. */
  about?(event: T['Event'], viewer: Viewer, after: T['State']): unknown;
}

/** A game with everything that a table needs. */
export interface GameModule<T extends GameTypes> extends TableRules<T>, Game<T> {
  decide(state: T['State'], seat: Seat, command: T['Command']): Decided<T['State'], T['Event']> | Refusal;
  withAssets?(supplies: Assets): GameModule<T>;
  /**
   * The config with this seat's own choice (unchecked), or without it if `choice` is undefined. Absent if seats have
   * no choices.
   */
  chosen?(config: T['Config'], seat: Seat, choice: unknown): T['Config'];
  /** Reads content that a player brings to a table. Its key is computed from the content, not taken from the file. */
  readAsset?(kind: string, json: unknown): Asset | Refusal;
}

/** A game whose types are unknown. */
export type AnyModule = GameModule<GameTypes>;

/** Finds what a config needs. Resolves to undefined if it isn't available. */
export type AssetSource = (need: AssetRef) => Promise<unknown>;

export const assetKey = ({ kind, key }: AssetRef): string => `${kind}:${key}`;

/** An asset on a device, with its readable name. */
export type NamedAsset = Required<AssetRef>;

/** The refusal for a missing asset: it is absent, or another asset has its name. */
export const missingAsset = (
  need: AssetRef,
  here: readonly NamedAsset[] = [],
): RefusalIn<Pick<TableRefusals, 'lacking' | 'differs'>> => {
  const other = here.find(({ kind, id }) => kind === need.kind && id === need.id);
  return other ? refuseEngine('differs', { ...need, here: other.key }) : refuseEngine('lacking', { ...need });
};

interface WithAssets<Module, Config> {
  requiredAssets(config: Config): readonly AssetRef[];
  withAssets?(supplies: Assets): Module;
}

/** The game with the assets that a config needs, or a refusal that names the missing one. */
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
