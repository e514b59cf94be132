import type { Encoding } from '../engine/encoding.ts';
import type { AnyModule } from '../engine/module.ts';
import type { Refusal } from '../engine/refusal.ts';
import { refuseEngine } from '../engine/refusals.ts';
import type { Text } from '../engine/text.ts';
import * as cartographers from './cartographers/encoding.ts';
import * as thargos from './thargos/encoding.ts';

/** A game in the list of games; its rules are loaded on demand. */
export interface ListedGame {
  readonly id: string;
  readonly name: Text;
  /** The encoding of stored games. It is here so that lists can read games without loading the rules. */
  readonly encoding: Encoding;
  readonly seedAt: readonly string[];
  readonly load: () => Promise<AnyModule>;
}

/** The list of all games. The first is the default. */
export const GAMES = [
  {
    id: 'cartographers',
    name: { en: 'Cartographers', fr: 'Cartographers' },
    encoding: cartographers.ENCODING,
    seedAt: cartographers.SEED_AT,
    load: async () => (await import('./cartographers/game.ts')).cartographers,
  },
  {
    id: 'thargos',
    name: { en: 'Heroes of Thargos', fr: 'Héros de Thargos' },
    encoding: thargos.ENCODING,
    seedAt: thargos.SEED_AT,
    load: async () => (await import('./thargos/game.ts')).thargos,
  },
] as const satisfies readonly ListedGame[];

export type GameId = (typeof GAMES)[number]['id'];

export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

export const isGameId = (id: unknown): id is GameId => GAMES.some(game => game.id === id);

const listed = (id: string): ListedGame | undefined => GAMES.find(game => game.id === id);

export const encodingOf = (id: string): Encoding | undefined => listed(id)?.encoding;

export const seedAtOf = (id: string): readonly string[] | undefined => listed(id)?.seedAt;

export const unknownGame = (game: unknown): Refusal<'unknown-game'> =>
  refuseEngine('unknown-game', { game, known: GAME_IDS });

/** Loads the module of a game; its type parameters are unknown. */
export const loadGame = async (id: string): Promise<AnyModule | Refusal<'unknown-game'>> => {
  const found = GAMES.find(game => game.id === id);
  return found ? found.load() : unknownGame(id);
};
