import { BOTS_OF } from '../../../bots/list.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { ConfigWish } from '../../../games/thargos/config.ts';
import type { Event } from '../../../games/thargos/events.ts';
import type { ThargosRecord } from '../../../games/thargos/notation/notation.ts';
import type { Command, State, View } from '../../../games/thargos/types.ts';
import type { LocalBots } from '../../local-bots.ts';
import { type KeptLocally, type NewLocalGame, openLocal, startLocal } from '../../local-table.ts';
import type { ScreenTable } from '../../table.ts';
import { bringStories, decide, fetchDeciding, game, lackOf, source } from './device.ts';
import { loadPacks } from './packs.ts';

export type { ThargosRecord };
export type ThargosTable = ScreenTable<Command, Event, View, ConfigWish>;
export type NewThargos = NewLocalGame<ConfigWish>;

/** Whether a story is played that has only a name; one of somebody's own stands in the config itself. */
const isTold = (config: ConfigWish): boolean => game.needs(config).some(({ kind }) => kind === 'story');

const LOCAL: KeptLocally<State, Command, Event, View, ConfigWish> = {
  module: { ...game, decide },
  bots: BOTS_OF.thargos as LocalBots<View, Command>,
  source,
  ready: async config => {
    // It may be played with cards that somebody typed in.
    await loadPacks().catch(() => undefined);
    if (isTold(config))
      bringStories((await import('../../../games/thargos/stories/shipped.ts')).STORY_SUPPLIES);
    return lackOf(config);
  },
};

/** Sets up a game and keeps it; answers its id, or why these rules cannot be played. */
export const startGame = async (wish: NewThargos): Promise<string | Refusal> =>
  startLocal({ ...LOCAL, module: (await import('./rules.ts')).game }, wish);

/** A game that was kept in this browser, ready to go on. */
export const openTable = async (id: string): Promise<ThargosTable | Refusal | undefined> => {
  const table = await openLocal(LOCAL, id);
  // Nobody is to wait for it when he answers; if it does not come now, the answer will say so.
  fetchDeciding().catch(() => undefined);
  return table;
};
