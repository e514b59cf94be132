import { randomSeed } from '../../../random-ids.ts';
import type { NewThargos } from '../local-table.ts';
import { callCoach } from '../table/coach/hints.ts';

/** One click to a duel: the first two ready-made decks, quick play, a bot opposite, and the coach beside it. */
export const firstDuel = (bot: string): NewThargos => {
  callCoach();
  return {
    players: [{}, { name: bot, bot: 'greedy' }],
    config: { mode: 'duel', quickPlay: true },
    seed: randomSeed(),
  };
};
