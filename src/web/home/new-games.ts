import { canonical } from '../../engine/canonical.ts';
import { isObject } from '../../engine/util.ts';
import { newId, type SavedFile } from '../store.ts';

/** Finds the games in a file that this browser doesn't have. */

/** A game in a file, before it is compared with the saved games. */
export interface ImportedGame {
  readonly game: Omit<SavedFile, 'id'>;
  readonly isChecked: boolean;
}

interface NewGame extends ImportedGame {
  readonly id: string;
}

/** A key that identifies a game and stays the same while the game continues. */
const keyOf = ({ record, players }: Omit<SavedFile, 'id'>): string => {
  const { seedHash, config, seats } = isObject(record) ? record : {};
  const names = Array.isArray(seats) ? seats.map(seat => (isObject(seat) ? seat.name : undefined)) : [];
  return canonical({ seedHash, config, names, players });
};

export const movesOf = ({ record }: Pick<SavedFile, 'record'>): readonly string[] =>
  isObject(record) && Array.isArray(record.log) ? record.log.map(move => canonical(move)) : [];

/** Whether one of two logs is a prefix of the other, so that they belong to the same game. */
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.slice(0, b.length).every((move, i) => move === b[i]);

/**
 * The games in a file that are new or continue a saved game, whose id they then get. Games in one file were separate
 * when they were saved, so of these only exact copies are left out.
 */
export const newGames = (here: readonly SavedFile[], games: readonly ImportedGame[]): readonly NewGame[] => {
  const known = here
    .map(game => ({ id: game.id, key: keyOf(game), moves: movesOf(game) }))
    // A saved game with a lost entry (null) is skipped, so that a complete copy of it is imported.
    .filter(({ moves }) => !moves.includes('null'));
  const fresh = new Map<string, NewGame>();
  for (const each of games) {
    const [key, moves] = [keyOf(each.game), movesOf(each.game)];
    const same = known.find(found => found.key === key && isSame(found.moves, moves));
    if (same && moves.length <= same.moves.length) continue;
    const exact = canonical([key, moves]);
    if (!fresh.has(exact)) fresh.set(exact, { ...each, id: same?.id ?? newId() });
  }
  return longestById([...fresh.values()]);
};

/** If two games in a file continue the same game, the longer one wins. */
const longestById = (games: readonly NewGame[]): readonly NewGame[] => {
  const byId = new Map<string, NewGame>();
  for (const each of games) {
    const before = byId.get(each.id);
    if (!before || movesOf(before.game).length < movesOf(each.game).length) byId.set(each.id, each);
  }
  return [...byId.values()];
};
