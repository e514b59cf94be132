import type { Config } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { plainSummary, type SalvagedGame, type Summary } from '../../summary.ts';
import type { StoredThargosSummary } from '../stored-summary.ts';
import { SUMMARY_WORDS } from './summary-messages.ts';

export interface ThargosSummary extends Summary {
  readonly mode: Config['mode'];
}

export const isThargos = (game: Summary): game is ThargosSummary => game.box === 'thargos';

export const modeName = ({ mode }: ThargosSummary): string => say(SUMMARY_WORDS).modes[mode];

/** The summary of a saved game. */
export const summaryOf = (kept: SalvagedGame): ThargosSummary => {
  const { mode, vp, turn } = kept.gist as StoredThargosSummary;
  return {
    ...plainSummary(kept),
    mode,
    title: () => say(SUMMARY_WORDS).title(say(SUMMARY_WORDS).modes[mode]),
    progress: () => {
      const words = say(SUMMARY_WORDS);
      const points = words.points(vp.join('–'));
      return kept.isOver ? words.done(points) : `${words.turn(turn)}, ${points}`;
    },
  };
};
