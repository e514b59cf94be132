import type { GameId } from '../src/games/list.ts';
import type { CorpusGame } from './corpus/play.ts';
import type { Mutation } from './mutation/report.ts';

/** Random games by their numbers or names, every invariant checked after every step. */
interface Soak {
  soakGame(name: string): number;
  soakGames(from: number, to: number): { readonly games: number; readonly commands: number };
}

/** What a game brings to the tools, loaded when it is called for. */
interface ToolGame {
  readonly soak: () => Promise<Soak>;
  /** How many games are a soak, and how many a worker plays before it reports. */
  readonly soaked: { readonly games: number; readonly slice: number };
  readonly corpus: () => Promise<CorpusGame>;
  readonly mutation: () => Promise<Mutation>;
  /**
   * Script that its table loads on top of the first load, gzipped, in bytes: what is there now and a little more, so
   * that it does not grow unseen. docs/figures.md has the aim.
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
