import { BOT_NAMES } from '../../../bots/thargos/names.ts';
import type { Assets } from '../../../engine/module.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import {
  type Command,
  type ConfigWish,
  requiredAssets,
  type ThargosRecord,
  type ThargosTypes,
  type View,
} from '../../../games/thargos/ui.ts';
import type { LocalBots } from '../../client/local-bots.ts';
import {
  type KeptGames,
  type KeptLocally,
  type NewLocalGame,
  openLocal,
  startLocal,
} from '../../client/local-table.ts';
import type { ScreenTable } from '../../client/table.ts';
import { decide, fetchDeciding, game, heldBy, holdFor, keepOnly, lackOf, letGo } from './device.ts';
import { loadStoredPacks } from './packs.ts';

export type { ThargosRecord };
export type ThargosTable = ScreenTable<ThargosTypes>;
export type NewThargos = NewLocalGame<ConfigWish>;

/** Whether the game names a built-in story; a custom one is in the config itself. */
const isTold = (config: ConfigWish): boolean => requiredAssets(config).some(({ kind }) => kind === 'story');

/** Has at hand what these rules name, or says what is not here. */
export const stock = async (who: object, config: ConfigWish, shelf: Shelf): Promise<Refusal | undefined> => {
  // It may use user-made cards; without storage there are none.
  const cards = await shelf().catch((): Assets => new Map());
  const stories = isTold(config)
    ? (await import('../../../games/thargos/stories/shipped.ts')).STORY_ASSETS
    : [];
  holdFor(who, new Map([...cards, ...stories]));
  const lacking = lackOf(config, heldBy(who));
  keepOnly(who, config);
  return lacking;
};

type Shelf = typeof loadStoredPacks;

const BOTS: LocalBots<View, Command> = {
  names: BOT_NAMES,
  load: async () => (await import('./bots/bots.ts')).PAGE_BOTS,
};

const LOCAL: Omit<KeptLocally<ThargosTypes>, 'ready'> = {
  module: { ...game, decide },
  bots: BOTS,
};

/** Creates and saves a game. Returns its id, or why the rules refuse it. */
export const startGame = async (
  wish: NewThargos,
  at?: KeptGames,
  shelf: Shelf = loadStoredPacks,
): Promise<string | Refusal> => {
  const who = {};
  const module = (await import('./rules.ts')).game;
  try {
    return await startLocal({ ...LOCAL, module, ready: config => stock(who, config, shelf) }, wish, at);
  } finally {
    letGo(who);
  }
};

/** Opens a saved game. */
export const openTable = async (
  id: string,
  at?: KeptGames,
  shelf: Shelf = loadStoredPacks,
): Promise<ThargosTable | Refusal | undefined> => {
  const who = {};
  let table: ThargosTable | Refusal | undefined;
  try {
    table = await openLocal({ ...LOCAL, ready: config => stock(who, config, shelf) }, id, at);
  } finally {
    if (!table || isRefusal(table)) letGo(who);
  }
  if (!table || isRefusal(table)) return table;
  // Preloads the code that decides answers; if this fails, the answer will report it.
  fetchDeciding().catch(() => undefined);
  const { leave } = table;
  return {
    ...table,
    leave: () => {
      leave();
      letGo(who);
    },
  };
};
