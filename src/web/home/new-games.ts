import { canonical } from '../../engine/canonical.ts';
import { isObject } from '../../engine/util.ts';
import { newId, type SavedFile } from '../store.ts';

/** Finds out which games of a file are new here. */

/** A game of a file, before it is known whether it is new. */
export interface ImportedGame {
  readonly game: Omit<SavedFile, 'id'>;
  readonly isChecked: boolean;
}

interface NewGame extends ImportedGame {
  readonly id: string;
}

/** Identifies a game regardless of its progress. */
const keyOf = ({ record, players }: Omit<SavedFile, 'id'>): string => {
  const { seedHash, config, seats } = isObject(record) ? record : {};
  const names = Array.isArray(seats) ? seats.map(seat => (isObject(seat) ? seat.name : undefined)) : [];
  return canonical({ seedHash, config, names, players });
};

export const movesOf = ({ record }: Pick<SavedFile, 'record'>): readonly string[] =>
  isObject(record) && Array.isArray(record.log) ? record.log.map(move => canonical(move)) : [];

/** Whether one log is a prefix of the other. */
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.slice(0, b.length).every((move, i) => move === b[i]);

/**
 * The games of a file that are new here. A game that continues one here keeps its id. Games in one file were separate
 * where they were saved, so only exact copies of each other are left out.
 */
export const newGames = (here: readonly SavedFile[], games: readonly ImportedGame[]): readonly NewGame[] => {
  const known = here
    .map(game => ({ id: game.id, key: keyOf(game), moves: movesOf(game) }))
    // A lost entry is null: a complete copy of such a game is welcome.
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
