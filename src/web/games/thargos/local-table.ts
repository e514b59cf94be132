import { BOTS_OF } from '../../../bots/list.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Options } from '../../../games/thargos/asking/options.ts';
import type { Preview } from '../../../games/thargos/asking/preview.ts';
import type { ConfigWish } from '../../../games/thargos/config.ts';
import type { Event } from '../../../games/thargos/events.ts';
import type { ThargosRecord } from '../../../games/thargos/notation/notation.ts';
import type { Command, State, View } from '../../../games/thargos/types.ts';
import type { LocalBots } from '../../local-bots.ts';
import { type LocalGame, type NewLocalGame, openLocal, startLocal } from '../../local-table.ts';
import type { ScreenTable } from '../../table.ts';
import { bringStories, game, lackOf, source } from './device.ts';
import { loadPacks } from './packs.ts';

export type { ThargosRecord };
export type ThargosTable = ScreenTable<Command, Event, View, ConfigWish>;
export type NewThargos = NewLocalGame<ConfigWish>;

/** Whether a story is played that has only a name; one of somebody's own stands in the config itself. */
const isTold = (config: ConfigWish): boolean => game.needs(config).some(({ kind }) => kind === 'story');

const LOCAL: LocalGame<State, Command, Event, View, Options, Preview, ConfigWish> = {
  module: game,
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
export const startGame = (wish: NewThargos): Promise<string | Refusal> => startLocal(LOCAL, wish);

/** A game that was kept in this browser, ready to go on. */
export const openTable = (id: string): Promise<ThargosTable | Refusal | undefined> => openLocal(LOCAL, id);
