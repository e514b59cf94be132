import type { Config, Event } from '../../../games/thargos/ui.ts';

/** The summary of a game, besides its players. */
export interface StoredThargosSummary {
  readonly isOver: boolean;
  readonly mode: Config['mode'];
  readonly turn: number;
  /** Victory points of each player; in solo the Rival's come last. */
  readonly vp: readonly number[];
}

/** The gist after one more event: it needs no rules, for they are not in the first load. */
export const storedThargosSummary = (
  gist: StoredThargosSummary | undefined,
  event: Event,
): StoredThargosSummary | undefined => {
  if (event.type === 'started')
    return { isOver: false, mode: event.config.mode, turn: 0, vp: event.targets.map(() => 0) };
  if (!gist) return undefined;
  switch (event.type) {
    case 'turnBegun':
      return { ...gist, turn: gist.turn + 1 };
    case 'won':
    case 'gained':
      return { ...gist, vp: gist.vp.map((vp, seat) => (seat === event.seat ? vp + event.vp : vp)) };
    case 'ended':
      return { ...gist, isOver: true };
    default:
      return gist;
  }
};
