import type { GameRecord } from '../../../engine/record.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { ConfigWish } from '../../../games/thargos/config.ts';
import type { Event } from '../../../games/thargos/events.ts';
import { reader } from '../../../games/thargos/notation/parse-command.ts';
import type { Command, State, View } from '../../../games/thargos/types.ts';
import {
  type LocalGame,
  type LocalTable,
  type NewGame as NewLocalGame,
  openLocal,
  startLocal,
} from '../../local-table.ts';
import { bringStories, game, lackOf } from './device.ts';
import { loadPacks } from './packs.ts';
import type { Line, Reader } from './table/chronicle/chronicle.ts';

export type ThargosRecord = GameRecord<Command, Event, ConfigWish>;
export type ThargosTable = LocalTable<Command, Event, View, ConfigWish> & {
  /** Tells the game so far to one reader; whoever asks again hears what has happened since. */
  readonly chronicle: (reader: Reader) => () => readonly Line[];
};
export type NewGame = NewLocalGame<ConfigWish>;

/** Whether a story is played that has only a name; one of somebody's own stands in the config itself. */
const isTold = (config: ConfigWish): boolean => game.needs(config).some(({ kind }) => kind === 'story');

const LOCAL: LocalGame<State, Command, Event, View, ConfigWish> = {
  game,
  reader,
  owing: ({ question }) => (question ? [question.seat] : []),
  isOver: state => state.result !== null,
  seed: state => state.secret.seed,
  // Bots come when somebody plays against one.
  bot: async name => {
    const { BOTS } = await import('../../../bots/thargos/index.ts');
    return BOTS[name as keyof typeof BOTS] ?? BOTS.greedy;
  },
  ready: async config => {
    // It may be played with cards that somebody typed in.
    await loadPacks().catch(() => undefined);
    if (isTold(config))
      bringStories((await import('../../../games/thargos/stories/shipped.ts')).STORY_SUPPLIES);
    return lackOf(config);
  },
};

/** Sets up a game and keeps it; answers its id, or why these rules cannot be played. */
export const startGame = (wish: NewGame): Promise<string | Refusal> => startLocal(LOCAL, wish);

/** A game that was kept in this browser, ready to go on. */
export const openGame = (
  id: string,
): Promise<LocalTable<Command, Event, View, ConfigWish> | Refusal | undefined> => openLocal(LOCAL, id);
