import { rulesOf } from './cartographers/rules.ts';
import type { View as CartographersView } from './cartographers/types.ts';
import type { GameId } from './list.ts';
import type { View as ThargosView } from './thargos/types.ts';

/** NP-72: a space on the map of a seat, or a card. */
interface Target {
  readonly seat?: number;
  readonly cell?: number;
  readonly card?: number;
}

interface Targets {
  /** A method, so that each game can name the type of its own view. */
  has(view: unknown, target: Target): boolean;
}

/** What players can point at when they review a finished game. */
const TARGETS: { readonly [G in GameId]: Targets } = {
  cartographers: {
    has({ config, seats }: CartographersView, { seat, cell }) {
      const { width, height } = rulesOf(config).map.grid;
      return seat !== undefined && cell !== undefined && seat < seats && cell < width * height;
    },
  },
  thargos: {
    has({ faces }: ThargosView, { card }) {
      return card !== undefined && card < faces.length;
    },
  },
};

/** Whether a finished game has this space or card. */
export const hasTarget = (game: GameId, view: unknown, target: Target): boolean =>
  TARGETS[game].has(view, target);
