import type { GameId } from '../src/games/list.ts';
import type { CorpusGame } from './corpus/play.ts';
import type { Mutation } from './mutation/report.ts';

/** Plays random games, which are selected by number or by name, and checks every invariant after every step. */
interface Soak {
  soakGame(name: string): number;
  soakGames(from: number, to: number): { readonly games: number; readonly commands: number };
}

/** What a game adds to the tools. Its code is loaded when it is needed. */
interface ToolGame {
  readonly soak: () => Promise<Soak>;
  /** How many games a soak plays, and how many of them a worker plays at once. */
  readonly soaked: { readonly games: number; readonly slice: number };
  readonly corpus: () => Promise<CorpusGame>;
  readonly mutation: () => Promise<Mutation>;
  /**
   * The limit for the gzipped size, in bytes, of the scripts that a table loads in addition to the first load. It is
   * slightly above the current size, so that growth is noticed. docs/figures.md has the goal.
   */
  readonly tableBytes: number;
}

export const TOOL_GAMES: { readonly [G in GameId]: ToolGame } = {
  cartographers: {
    soak: () => import('../src/games/cartographers/test/many-games.ts'),
    soaked: { games: 1_000_000, slice: 500 },
    corpus: async () => (await import('./corpus/cartographers.ts')).corpus,
    mutation: async () => (await import('./mutation/cartographers.ts')).mutation,
    tableBytes: 74_000,
  },
  thargos: {
    soak: () => import('../src/games/thargos/test/many-games.ts'),
    soaked: { games: 2000, slice: 10 },
    corpus: async () => (await import('./corpus/thargos.ts')).corpus,
    mutation: async () => (await import('./mutation/thargos.ts')).mutation,
    tableBytes: 98_000,
  },
};
