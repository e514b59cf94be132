import type { Config } from '../../../../games/thargos/config.ts';
import { say } from '../../../say.ts';
import { type KeptSound, plainSummary, type Summary } from '../../summary.ts';
import type { ThargosGist } from '../gist.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

export interface ThargosSummary extends Summary {
  readonly mode: Config['mode'];
}

export const isThargos = (game: Summary): game is ThargosSummary => game.box === 'thargos';

export const modeName = ({ mode }: ThargosSummary): string => say(SUMMARY_WORDS).modes[mode];

/** The summary of a saved game. */
export const summaryOf = (kept: KeptSound): ThargosSummary => {
  const { mode, vp, turn } = kept.gist as ThargosGist;
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
