import type { AnyModule } from '../engine/module.ts';
import type { GameId } from '../games/list.ts';

type AnyCommands = (options: unknown) => Iterable<unknown>;

/** The rules of a game, including the card packs that were given to this run. */
interface GameRules {
  readonly load: () => Promise<AnyModule>;
  /** Loads a function that lists every command that the options allow. */
  readonly commands: () => Promise<AnyCommands>;
  /**
   * Returns the card packs of this run, in the form that another process passes to `takePacks`. Absent if the game has
   * no card packs.
   */
  readonly packs?: () => Promise<readonly unknown[]>;
  readonly takePacks?: (packs: readonly unknown[]) => Promise<void>;
}

export const RULES_OF: { readonly [G in GameId]: GameRules } = {
  cartographers: {
    load: async () => (await import('../games/cartographers/game.ts')).cartographers,
    // Cast: callers only pass options that the same rules made.
    commands: async () => (await import('../games/cartographers/commands.ts')).commands as AnyCommands,
  },
  thargos: {
    load: async () => (await import('./thargos/game.ts')).thargos,
    commands: async () => (await import('../games/thargos/asking/commands.ts')).commands as AnyCommands,
    packs: async () => (await import('./thargos/game.ts')).givenPacks(),
    takePacks: async packs => {
      const { givePack } = await import('./thargos/game.ts');
      // Cast: the process that sends the packs has checked them.
      for (const pack of packs) givePack(pack as Parameters<typeof givePack>[0]);
    },
  },
};
