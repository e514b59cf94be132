import { BOT_NAMES } from '../../../bots/cartographers/names.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import {
  type CartographersRecord,
  type CartographersTypes,
  type ConfigWish,
  cartographers,
} from '../../../games/cartographers/ui.ts';
import type { ScreenTable } from '../../client/table.ts';
import { indexedStore } from '../../indexed-store.ts';
import { type LocalGame, type NewLocalGame, openLocal, startLocal } from '../local-game.ts';
import { dayOf } from './daily/daily.ts';

export type { CartographersRecord };
export interface CartographersTable extends ScreenTable<CartographersTypes> {
  /** The day of a daily map, as 2026-11-17. */
  readonly day?: string | undefined;
}
export type NewCartographers = NewLocalGame<ConfigWish>;

const LOCAL: LocalGame<CartographersTypes> = {
  module: cartographers,
  bots: { names: BOT_NAMES, load: async () => (await import('./bots/bots.ts')).PAGE_BOTS },
};

/** Creates and saves a game. Returns its id, or the refusal if the rules don't allow it. */
export const startGame = (wish: NewCartographers): Promise<string | Refusal> => startLocal(LOCAL, wish);

/** Opens a game saved in this browser. */
export const openTable = async (id: string): Promise<CartographersTable | Refusal | undefined> => {
  const table = await openLocal(LOCAL, id);
  const head = await indexedStore.head(id);
  if (!table || isRefusal(table) || !head?.openSeed) return table;
  return { ...table, day: dayOf(head) };
};
