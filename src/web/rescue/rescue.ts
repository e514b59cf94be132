import { isObject } from '../../engine/util.ts';
import type { GameEntry } from '../games/entry.ts';
import { findGame, type SavedFile, saveCopy } from '../store.ts';

export interface Rescue {
  readonly move: number;
  /** The route of the table screen, without the id of the game. */
  readonly screen: readonly string[];
  /** Saves the intact part as a new game and returns its id. The damaged game stays unchanged. */
  readonly keep: () => Promise<string>;
}

/** The intact part of a saved game; undefined if the game is undamaged or has no intact part. */
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
    keep: () => saveCopy({ changed: Date.now(), isOver, players, record, mine }),
  };
};

export const findRescue = async (
  id: string,
  all: Parameters<typeof rescueOf>[1],
): Promise<Rescue | undefined> => {
  const kept = await findGame(id);
  return kept && rescueOf(kept, all);
};
