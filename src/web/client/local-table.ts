import type { GameTypes } from '../../engine/game.ts';
import type { AssetSource, GameModule, TableRules } from '../../engine/module.ts';
import type { GivenSeed } from '../../engine/random.ts';
import type { SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Store } from '../../engine/store.ts';
import { createTable, openTable, type Ports } from '../../engine/tables.ts';
import { BUILD } from '../build.ts';
import { indexedStore } from '../indexed-store.ts';
import { newId } from '../random-ids.ts';
import { onWindowWrite } from '../windows.ts';
import { connect } from './client.ts';
import { botsAt, type LocalBots, unknownBot } from './local-bots.ts';
import type { ScreenTable } from './table.ts';
import { localTransport } from './transport-local.ts';

/** What a game provides so that its saved games can continue in this browser. */
export interface KeptLocally<T extends GameTypes> {
  readonly module: TableRules<T>;
  readonly bots: LocalBots<T['View'], T['Command']>;
  /** Finds assets that the rules need on this device. */
  readonly source?: AssetSource;
  /** Loads what these rules need. Refuses if this device lacks something, such as a card pack. */
  readonly ready?: (config: T['Config']) => Promise<Refusal | undefined>;
}

/** What a game provides so that it can be played in this browser. */
export interface LocalGame<T extends GameTypes> extends KeptLocally<T> {
  readonly module: GameModule<T>;
}

/** The settings of a new game. */
export interface NewLocalGame<Config> {
  readonly players: readonly SeatRecord[];
  readonly config: Config;
  readonly seed: GivenSeed;
}

/** Where games are saved, and how to learn that another window has appended to one. */
export interface KeptGames {
  readonly store: Store;
  readonly onOtherWindow: typeof onWindowWrite;
}

const BROWSER: KeptGames = { store: indexedStore, onOtherWindow: onWindowWrite };

/** Reading a snapshot takes less time than folding a long log. */
const SNAPSHOT_EVERY = 40;

const portsOf = (source: AssetSource | undefined): Ports => ({
  // Everyone at this table shares the device, so practice can't surprise a player elsewhere.
  practice: true,
  ...(source && { source }),
  ...(BUILD !== undefined && { snapshots: { every: SNAPSHOT_EVERY, build: BUILD } }),
});

/** A browser that can't save or read games is an error, not a refusal by the table. */
const throwIfNotSaved = <T>(answer: T | Refusal): T | Refusal => {
  if (isRefusal(answer) && answer.refused === 'not-kept') throw new Error('the browser cannot save games');
  return answer;
};

/** Sets up a game and saves it. Returns its id, or why these rules can't be played. */
export const startLocal = async <T extends GameTypes>(
  { module, bots, ready, source }: LocalGame<T>,
  { players, config, seed }: NewLocalGame<T['Config']>,
  { store }: KeptGames = BROWSER,
): Promise<string | Refusal> => {
  const lacking = await ready?.(config);
  if (lacking) return lacking;
  const unknown = unknownBot(players, bots.names);
  if (unknown) return unknown;
  const wish = { config, seats: players, seed };
  const table = throwIfNotSaved(await createTable(module, store, newId(), wish, portsOf(source)));
  return isRefusal(table) ? table : table.id;
};

/** Opens a game that is saved in this browser. */
export const openLocal = async <T extends GameTypes>(
  { module, bots, ready, source }: KeptLocally<T>,
  id: string,
  { store, onOtherWindow }: KeptGames = BROWSER,
): Promise<ScreenTable<T> | Refusal | undefined> => {
  const head = await store.head(id);
  if (!head) return undefined;
  const lacking = await ready?.(head.config as T['Config']);
  if (lacking) return lacking;
  const unknown = unknownBot(head.seats, bots.names);
  if (unknown) return unknown;
  const table = throwIfNotSaved(await openTable(module, store, id, portsOf(source)));
  return !table || isRefusal(table)
    ? table
    : connect(localTransport(table, botsAt(head.seats, bots), onOtherWindow));
};
