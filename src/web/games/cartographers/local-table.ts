import { BOT_NAMES } from '../../../bots/cartographers/names.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { CartographersRecord } from '../../../games/cartographers/notation-header.ts';
import type { Options } from '../../../games/cartographers/options.ts';
import type { Preview } from '../../../games/cartographers/preview.ts';
import type { Command, Event, State, View } from '../../../games/cartographers/types.ts';
import type { LocalBots } from '../../local-bots.ts';
import { type LocalGame, type NewLocalGame, openLocal, startLocal } from '../../local-table.ts';
import type { ScreenTable } from '../../table.ts';

export type { CartographersRecord };
export type CartographersTable = ScreenTable<Command, Event, View, ConfigWish>;
export type NewCartographers = NewLocalGame<ConfigWish>;

const BOTS: LocalBots<View, Command> = {
  names: BOT_NAMES,
  load: async () => (await import('./bots/bots.ts')).PAGE_BOTS,
};

const LOCAL: LocalGame<State, Command, Event, View, Options, Preview, ConfigWish> = {
  module: cartographers,
  bots: BOTS,
};

/** Sets up a game and keeps it; answers its id, or why these rules cannot be played. */
export const startGame = (wish: NewCartographers): Promise<string | Refusal> => startLocal(LOCAL, wish);

/** A game that was kept in this browser, ready to go on. */
export const openTable = (id: string): Promise<CartographersTable | Refusal | undefined> =>
  openLocal(LOCAL, id);
