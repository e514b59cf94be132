import type { GameRecord } from '../../../engine/record.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import { reader } from '../../../games/cartographers/parse-command.ts';
import type { Command, Event, State, View } from '../../../games/cartographers/types.ts';
import {
  type LocalGame,
  type LocalTable,
  type NewGame as NewLocalGame,
  openLocal,
  startLocal,
} from '../../local-table.ts';

export type CartographersRecord = GameRecord<Command, Event, ConfigWish>;
export type CartographersTable = LocalTable<Command, Event, View, ConfigWish>;
export type NewGame = NewLocalGame<ConfigWish>;

const LOCAL: LocalGame<State, Command, Event, View, ConfigWish> = {
  game: cartographers,
  reader,
  owing: state => state.owing,
  isOver: state => state.phase.type === 'over',
  seed: state => state.secret.seed,
  // Bots come when somebody plays against one.
  bot: async name => {
    const { BOTS } = await import('../../../bots/cartographers/index.ts');
    return BOTS[name as keyof typeof BOTS] ?? BOTS.greedy;
  },
};

/** Sets up a game and keeps it; answers its id, or why these rules cannot be played. */
export const startGame = (wish: NewGame): Promise<string | Refusal> => startLocal(LOCAL, wish);

/** A game that was kept in this browser, ready to go on. */
export const openTable = (id: string): Promise<CartographersTable | Refusal | undefined> =>
  openLocal(LOCAL, id);
