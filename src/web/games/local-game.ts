import type { Bot } from '../../engine/bots.ts';
import type { GameTypes, Seat } from '../../engine/game.ts';
import type { GameModule, TableRules } from '../../engine/module.ts';
import type { SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refuseEngine } from '../../engine/refusals.ts';
import type { Head, Store } from '../../engine/store.ts';
import { createTable, type NewGame, openTable, type Ports } from '../../engine/tables.ts';
import { BUILD } from '../build.ts';
import { connectLocal } from '../client/local-table.ts';
import type { ScreenTable } from '../client/table.ts';
import { indexedStore } from '../indexed-store.ts';
import { newId } from '../random-ids.ts';
import { onWindowWrite } from '../windows.ts';

/** The rules and bots for playing a game here. With only `TableRules`, games can be continued but not started. */
export interface LocalGame<T extends GameTypes, Module = GameModule<T>> {
  readonly module: Module;
  /** The names of the bots, and a function that loads them when the first one must answer. */
  readonly bots: {
    readonly names: readonly string[];
    readonly load: () => Promise<Readonly<Record<string, Bot<T['View'], T['Command']>>>>;
  };
  /** Loads what a game with this config needs. Returns a refusal if this device lacks something, such as a card pack. */
  readonly ready?: ((config: T['Config']) => Promise<Refusal | undefined>) | undefined;
}

export interface NewLocalGame<Config> extends Omit<NewGame<Config>, 'seats'> {
  readonly players: readonly SeatRecord[];
}

const PORTS: Ports = {
  // Undo may always turn the game into practice: everyone shares this device, so nobody elsewhere is surprised.
  practice: true,
  // Checkpoints are stored, because reading one is faster than folding a long log.
  ...(BUILD !== undefined && { checkpoints: { every: 40, build: BUILD } }),
};

/** Why this device can't play a game with these seats and this config; undefined if it can. */
const missingFor = async <T extends GameTypes>(
  { bots: { names }, ready }: LocalGame<T, TableRules<T>>,
  { seats, config }: Pick<NewGame<T['Config']>, 'seats' | 'config'>,
): Promise<Refusal | undefined> => {
  const missing = await ready?.(config);
  if (missing) return missing;
  for (const [seat, { bot }] of seats.entries())
    if (bot !== undefined && !names.includes(bot))
      return refuseEngine('unknown-bot', { seat, bot, known: names });
  return undefined;
};

/** Throws if the browser can't save or read games. Returns other refusals, because the player can react to them. */
const throwIfNotSaved = (refusal: Refusal): Refusal => {
  if (refusal.refused === 'not-kept') throw new Error('the browser cannot save or read games');
  return refusal;
};

/** Creates a game and saves it. Returns its id, or the refusal if it can't be played. */
export const startLocal = async <T extends GameTypes>(
  game: LocalGame<T>,
  { players: seats, config, seed }: NewLocalGame<T['Config']>,
  store: Store = indexedStore,
): Promise<string | Refusal> => {
  const missing = await missingFor(game, { seats, config });
  if (missing) return missing;
  const table = await createTable(game.module, store, newId(), { config, seats, seed }, PORTS);
  return isRefusal(table) ? throwIfNotSaved(table) : table.id;
};

export const openLocal = async <T extends GameTypes>(
  { module, bots, ready }: LocalGame<T, TableRules<T>>,
  id: string,
  store: Store = indexedStore,
): Promise<ScreenTable<T> | Refusal | undefined> => {
  const head = await store.head(id);
  if (!head) return undefined;
  // Cast: the table checks that the head belongs to this game.
  const missing = await missingFor({ module, bots, ready }, head as Head<T['Config']>);
  if (missing) return missing;
  const table = await openTable(module, store, id, PORTS);
  if (!table || isRefusal(table)) return table && throwIfNotSaved(table);
  const botAt = async (seat: Seat) => {
    const bot = head.seats[seat]?.bot;
    return bot === undefined ? undefined : (await bots.load())[bot];
  };
  return connectLocal(table, botAt, onWindowWrite);
};
