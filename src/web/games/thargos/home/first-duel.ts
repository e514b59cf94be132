import { freshSeed } from '../../../chance.ts';
import type { NewThargos } from '../local-table.ts';

/** One click to a duel: the first two ready-made decks, quick play, a bot opposite. */
export const firstDuel = (bot: string): NewThargos => ({
  players: [{}, { name: bot, bot: 'greedy' }],
  config: { mode: 'duel', quickPlay: true },
  seed: freshSeed(),
});
