import { isRefusal } from '../../../../engine/refusal.ts';
import { freshSeed } from '../../../home/start.ts';
import { goTo } from '../../../route.ts';
import { startGame } from '../local-table.ts';

/** One click to a duel: the first two ready-made decks, quick play, a bot opposite. */
export const playFirstDuel = async (bot: string): Promise<void> => {
  const id = await startGame({
    players: [{}, { name: bot, bot: 'greedy' }],
    config: { mode: 'duel', quickPlay: true },
    seed: freshSeed(),
  });
  if (isRefusal(id)) throw new Error(id.refused);
  goTo('thargos', 'table', id as string);
};
