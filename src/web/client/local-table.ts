import type { Begun, GameModule, Source } from '../../engine/module.ts';
import type { GivenSeed } from '../../engine/random.ts';
import type { SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Store } from '../../engine/store.ts';
import { createTable, openTable, type Ports } from '../../engine/tables.ts';
import { BUILD } from '../build.ts';
import { newId } from '../chance.ts';
import { indexedStore } from '../indexed-store.ts';
import { hearWindows } from '../windows.ts';
import { connect } from './client.ts';
import { botsAt, type LocalBots, unknownBot } from './local-bots.ts';
import type { ScreenTable } from './table.ts';
import { localTransport } from './transport-local.ts';

/** What a game brings along to be gone on with in this browser. */
export interface KeptLocally<State, Command, Event, View, Config extends object> {
  readonly module: Begun<State, Command, Event, View, Config>;
  readonly bots: LocalBots<View, Command>;
  /** Where this device looks for what rules need. */
  readonly source?: Source;
  /** Fetches what these rules need; answers what this device does not have, such as cards typed in elsewhere. */
  readonly ready?: (config: Config) => Promise<Refusal | undefined>;
}

/** What a game brings along to be played in this browser. */
export interface LocalGame<State, Command, Event, View, Options, Preview, Config extends object>
  extends KeptLocally<State, Command, Event, View, Config> {
  readonly module: GameModule<State, Command, Event, View, Options, Preview, Config>;
}

/** What a new game is made of. */
export interface NewLocalGame<Config> {
  readonly players: readonly SeatRecord[];
  readonly config: Config;
  readonly seed: GivenSeed;
}

/** Where games are kept, and how one hears that somebody else has written there. */
export interface KeptGames {
  readonly store: Store;
  readonly hear: typeof hearWindows;
}

const BROWSER: KeptGames = { store: indexedStore, hear: hearWindows };

/** To fold a long log takes longer than to read where it stood. */
const SNAPSHOT_EVERY = 40;

const portsOf = (source: Source | undefined): Ports => ({
  // Whoever plays in this browser plays alone or beside the others: nobody is harmed who does not see it.
  practice: true,
  ...(source && { source }),
  ...(BUILD !== undefined && { snapshots: { every: SNAPSHOT_EVERY, build: BUILD } }),
});

/** What the browser does not keep or give out is no answer of a table. */
const unlessForgetful = <T>(answer: T | Refusal): T | Refusal => {
  if (isRefusal(answer) && answer.refused === 'not-kept') throw new Error('the browser cannot save games');
  return answer;
};

/** Sets up a game and keeps it; answers its id, or why these rules cannot be played. */
export const startLocal = async <S, C, E, V, O, P, Cfg extends object>(
  { module, bots, ready, source }: LocalGame<S, C, E, V, O, P, Cfg>,
  { players, config, seed }: NewLocalGame<Cfg>,
  { store }: KeptGames = BROWSER,
): Promise<string | Refusal> => {
  const lacking = await ready?.(config);
  if (lacking) return lacking;
  const unknown = unknownBot(players, bots.names);
  if (unknown) return unknown;
  const wish = { config, seats: players, seed };
  const table = unlessForgetful(await createTable(module, store, newId(), wish, portsOf(source)));
  return isRefusal(table) ? table : table.id;
};

/** A game that was kept in this browser, ready to go on. */
export const openLocal = async <S, C, E, V, Cfg extends object>(
  { module, bots, ready, source }: KeptLocally<S, C, E, V, Cfg>,
  id: string,
  { store, hear }: KeptGames = BROWSER,
): Promise<ScreenTable<C, E, V, Cfg> | Refusal | undefined> => {
  const head = await store.head(id);
  if (!head) return undefined;
  const lacking = await ready?.(head.config as Cfg);
  if (lacking) return lacking;
  const unknown = unknownBot(head.seats, bots.names);
  if (unknown) return unknown;
  const table = unlessForgetful(await openTable(module, store, id, portsOf(source)));
  return !table || isRefusal(table) ? table : connect(localTransport(table, botsAt(head.seats, bots), hear));
};
