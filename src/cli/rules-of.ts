import type { AnyModule } from '../engine/module.ts';
import type { GameId } from '../games/list.ts';

type AnyCommands = (options: unknown) => Iterable<unknown>;

/** The rules of a game, with the card packs that this run was given. */
interface GameRules {
  readonly load: () => Promise<AnyModule>;
  /** Lists every command that the options allow. */
  readonly commands: () => Promise<AnyCommands>;
  /** The card packs of this run, and how another process takes them; only for a game with card packs. */
  readonly packs?: () => Promise<readonly unknown[]>;
  readonly takePacks?: (packs: readonly unknown[]) => Promise<void>;
}

export const RULES_OF: { readonly [G in GameId]: GameRules } = {
  cartographers: {
    load: async () => (await import('../games/cartographers/game.ts')).cartographers,
    // A caller only passes options that the same rules made.
    commands: async () => (await import('../games/cartographers/commands.ts')).commands as AnyCommands,
  },
  thargos: {
    load: async () => (await import('./thargos/game.ts')).thargos,
    commands: async () => (await import('../games/thargos/asking/commands.ts')).commands as AnyCommands,
    packs: async () => (await import('./thargos/game.ts')).givenPacks(),
    takePacks: async packs => {
      const { givePack } = await import('./thargos/game.ts');
      // The packs were validated by the process that sends them.
      for (const pack of packs) givePack(pack as Parameters<typeof givePack>[0]);
    },
  },
};
