import { BOT_NAMES } from '../../../bots/thargos/names.ts';
import type { Assets, TableRules } from '../../../engine/module.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Store } from '../../../engine/store.ts';
import {
  type ConfigWish,
  requiredAssets,
  type ThargosRecord,
  type ThargosTypes,
} from '../../../games/thargos/ui.ts';
import type { ScreenTable } from '../../client/table.ts';
import { type LocalGame, type NewLocalGame, openLocal, startLocal } from '../local-game.ts';
import { decide, fetchDeciding, game, heldBy, holdFor, keepOnly, letGo, missingIn } from './device.ts';
import { loadStoredPacks } from './packs.ts';

export type { ThargosRecord };
export type ThargosTable = ScreenTable<ThargosTypes>;
export type NewThargos = NewLocalGame<ConfigWish>;

/** Whether the config names a shipped story. A custom story is contained in the config instead. */
const namesStory = (config: ConfigWish): boolean =>
  requiredAssets(config).some(({ kind }) => kind === 'story');

/** Loads the packs and stories that this config names. Returns a refusal if one is missing. */
export const loadAssets = async (
  who: object,
  config: ConfigWish,
  loadPacks: LoadPacks,
): Promise<Refusal | undefined> => {
  // If storage fails, games without card packs can still open.
  const cards = await loadPacks().catch((): Assets => new Map());
  const stories = namesStory(config)
    ? (await import('../../../games/thargos/stories/shipped.ts')).STORY_ASSETS
    : [];
  holdFor(who, new Map([...cards, ...stories]));
  const missing = missingIn(config, heldBy(who));
  keepOnly(who, config);
  return missing;
};

type LoadPacks = typeof loadStoredPacks;

const LOCAL: LocalGame<ThargosTypes, TableRules<ThargosTypes>> = {
  module: { ...game, decide },
  bots: { names: BOT_NAMES, load: async () => (await import('./bots/bots.ts')).PAGE_BOTS },
};

/** Creates and saves a game. Returns its id, or the refusal if the rules don't allow it. */
export const startGame = async (
  wish: NewThargos,
  store?: Store,
  loadPacks: LoadPacks = loadStoredPacks,
): Promise<string | Refusal> => {
  const who = {};
  const module = (await import('./rules.ts')).game;
  try {
    return await startLocal(
      { ...LOCAL, module, ready: config => loadAssets(who, config, loadPacks) },
      wish,
      store,
    );
  } finally {
    letGo(who);
  }
};

export const openTable = async (
  id: string,
  store?: Store,
  loadPacks: LoadPacks = loadStoredPacks,
): Promise<ThargosTable | Refusal | undefined> => {
  const who = {};
  let table: ThargosTable | Refusal | undefined;
  try {
    table = await openLocal({ ...LOCAL, ready: config => loadAssets(who, config, loadPacks) }, id, store);
  } finally {
    if (!table || isRefusal(table)) letGo(who);
  }
  if (!table || isRefusal(table)) return table;
  // Preloads the code that decides commands. If this fails, the first command reports the error.
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
