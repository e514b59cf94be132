import type { Config } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { plainSummary, type SalvagedGame, type Summary } from '../../summary.ts';
import type { StoredThargosSummary } from '../stored-summary.ts';

const SUMMARY_WORDS = {
  en: {
    title: (mode: string) => `Heroes of Thargos, ${mode}`,
    modes: { duel: 'duel', circle: 'circle', story: 'story', solo: 'solo', 'solo-story': 'solo story' },
    turn: (n: number) => (n === 0 ? 'Setup' : `Turn ${n}`),
    points: (vp: string) => `${vp} VP`,
    done: (points: string) => `Finished, ${points}`,
  },
  fr: {
    title: (mode: string) => `Héros de Thargos, ${mode}`,
    modes: { duel: 'duel', circle: 'cercle', story: 'récit', solo: 'solo', 'solo-story': 'récit solo' },
    turn: (n: number) => (n === 0 ? 'Mise en place' : `Tour ${n}`),
    points: (vp: string) => `${vp} PV`,
    done: (points: string) => `Terminée, ${points}`,
  },
};

export interface ThargosSummary extends Summary {
  readonly mode: Config['mode'];
}

export const isThargos = (game: Summary): game is ThargosSummary => game.box === 'thargos';

export const modeName = ({ mode }: ThargosSummary): string => say(SUMMARY_WORDS).modes[mode];

export const summaryOf = (kept: SalvagedGame): ThargosSummary => {
  // Cast: the store doesn't know the types of the games' own summaries.
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
