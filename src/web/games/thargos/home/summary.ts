import type { Config } from '../../../../games/thargos/config.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { say } from '../../../say.ts';
import type { Kept } from '../../../store.ts';
import { plainSummary, type Stored, type Summary } from '../../summary.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

export interface ThargosSummary extends Summary {
  readonly mode: Config['mode'];
}

export const isThargos = (game: Summary): game is ThargosSummary => game.box === 'thargos';

export const modeName = ({ mode }: ThargosSummary): string => say(SUMMARY_WORDS).modes[mode];

/** What is said of a kept game. */
export const summaryOf = (kept: Kept): ThargosSummary | undefined => {
  const stored = kept.record as Stored<Event>;
  const first = stored.log[0].events[0];
  if (first.type !== 'started') return undefined;
  // Victory points of each player; in solo the Rival's come last.
  const vp = first.targets.map(() => 0);
  let turn = 0;
  for (const { events } of stored.log)
    for (const event of events) {
      if (event.type === 'turnBegun') turn += 1;
      if (event.type === 'won' || event.type === 'gained') vp[event.seat] += event.vp;
    }
  const { mode } = first.config;
  return {
    ...plainSummary(kept),
    mode,
    title: () => `Heroes of Thargos, ${say(SUMMARY_WORDS).modes[mode]}`,
    progress: () => {
      const words = say(SUMMARY_WORDS);
      const points = words.points(vp.join('–'));
      return kept.isOver ? words.done(points) : `${words.turn(turn)}, ${points}`;
    },
  };
};
