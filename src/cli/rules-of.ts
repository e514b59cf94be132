import type { AnyModule } from '../engine/module.ts';
import type { GameId } from '../games/list.ts';

type AnyCommands = (options: unknown) => Iterable<unknown>;

/** The rules as this command line knows them, with the packs that it was given. */
interface KnownRules {
  readonly load: () => Promise<AnyModule>;
  /** Every command that options stand for. */
  readonly commands: () => Promise<AnyCommands>;
}

export const RULES_OF: { readonly [G in GameId]: KnownRules } = {
  cartographers: {
    load: async () => (await import('../games/cartographers/game.ts')).cartographers,
    commands: async () => (await import('../games/cartographers/commands.ts')).commands as AnyCommands,
  },
  thargos: {
    load: async () => (await import('./thargos/game.ts')).thargos,
    commands: async () => (await import('../games/thargos/asking/commands.ts')).commands as AnyCommands,
  },
};
