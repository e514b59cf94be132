import { isObject } from '../../engine/util.ts';
import type { GameEntry } from '../games/entry.ts';
import { findGame, newId, type SavedFile, saveGames } from '../store.ts';

/** The sound part of a damaged saved game. */
export interface Rescue {
  readonly move: number;
  /** The route of its table, without the id. */
  readonly screen: readonly string[];
  /** Saves it as a new game and returns its id. The damaged game stays unchanged. */
  readonly keep: () => Promise<string>;
}

/** The same for a game that is already loaded. */
export const rescueOf = async (
  { players, mine, record: json }: SavedFile,
  all: readonly Pick<GameEntry, 'id' | 'prefix' | 'importValidator'>[],
): Promise<Rescue | undefined> => {
  const entry = all.find(({ id }) => isObject(json) && json.game === id);
  const part = (await entry?.importValidator())?.part(json);
  if (!entry || !part) return undefined;
  const { record, isOver, move } = part;
  return {
    move,
    screen: [...entry.prefix, 'table'],
    keep: async () => {
      const id = newId();
      await saveGames([{ id, changed: Date.now(), isOver, players, record, mine }]);
      return id;
    },
  };
};

export const findRescue = async (
  id: string,
  all: Parameters<typeof rescueOf>[1],
): Promise<Rescue | undefined> => {
  const kept = await findGame(id);
  return kept && rescueOf(kept, all);
};
