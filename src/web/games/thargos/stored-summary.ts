import type { Config, Event } from '../../../games/thargos/ui.ts';

/** What lists of games show about a saved game. It is stored beside the game. */
export interface StoredThargosSummary {
  readonly isOver: boolean;
  readonly mode: Config['mode'];
  readonly turn: number;
  /** Each player's victory points. In solo games, the Rival's come last. */
  readonly vp: readonly number[];
}

/** Updates the summary with one more event. Works without the rules, because lists are shown before those are loaded. */
export const storedThargosSummary = (
  summary: StoredThargosSummary | undefined,
  event: Event,
): StoredThargosSummary | undefined => {
  if (event.type === 'started')
    return { isOver: false, mode: event.config.mode, turn: 0, vp: event.targets.map(() => 0) };
  if (!summary) return undefined;
  switch (event.type) {
    case 'turnBegun':
      return { ...summary, turn: summary.turn + 1 };
    case 'won':
    case 'gained':
      return { ...summary, vp: summary.vp.map((vp, seat) => (seat === event.seat ? vp + event.vp : vp)) };
    case 'ended':
      return { ...summary, isOver: true };
    default:
      return summary;
  }
};
