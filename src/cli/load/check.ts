import { isSame } from '../../engine/canonical.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import { verify } from '../../engine/verify.ts';
import type { AnyTeller } from '../games.ts';
import type { ServerApi } from '../online/server-api.ts';
import { readGame } from '../read-game.ts';
import type { LoadGame } from './game.ts';

/** What the check of the records found. Counts are of moves unless they name games. */
export interface LoadCheck {
  games: number;
  /** Finished games whose commands give the same events again. */
  verifiedGames: number;
  /** Finished games that fail this, or whose record can't be read. */
  wrongGames: number;
  moves: number;
  /** Acknowledged moves that aren't in the record. */
  lost: number;
  /** Moves that are in the record more than once. */
  doubled: number;
}

export const newCheck = (): LoadCheck => ({
  games: 0,
  verifiedGames: 0,
  wrongGames: 0,
  moves: 0,
  lost: 0,
  doubled: 0,
});

type StoredEntry = Readonly<Record<string, unknown>>;
type StoredRecord = { readonly log?: unknown; readonly seed?: unknown };

const logOf = ({ log }: StoredRecord): readonly StoredEntry[] =>
  Array.isArray(log) ? log.map((entry: unknown) => (isObject(entry) ? entry : {})) : [];

/** Checks a finished game. Its record has the id of every command (NP-42). */
const checkFinished = (
  found: LoadCheck,
  { moves }: LoadGame,
  record: StoredRecord,
  teller: AnyTeller,
): void => {
  const versions = new Map<unknown, number[]>();
  for (const [at, { id }] of logOf(record).entries()) versions.set(id, [...(versions.get(id) ?? []), at + 1]);
  for (const [seat, sent] of moves.entries())
    for (const { id, version } of sent) {
      const stored = versions.get(`${seat}:${id}`) ?? [];
      found.moves += version === undefined ? 0 : 1;
      found.lost += version !== undefined && !stored.includes(version) ? 1 : 0;
      found.doubled += stored.length > 1 ? 1 : 0;
    }
  const read = readGame(teller, JSON.stringify(record));
  const isRight =
    !isRefusal(read) &&
    teller.module.isOver(read.state) &&
    verify(teller.module, read.record).verified === true;
  if (isRight) found.verifiedGames += 1;
  else found.wrongGames += 1;
};

/** Checks a running game for one seat. Its record has the commands of this seat, without their ids. */
const checkRunning = (found: LoadCheck, { moves }: LoadGame, seat: number, record: StoredRecord): void => {
  const log = logOf(record);
  const sent = moves[seat] ?? [];
  for (const { version, command } of sent) {
    if (version === undefined) continue;
    const entry = log[version - 1];
    found.moves += 1;
    found.lost += entry?.seat === seat && isSame(entry.command, command) ? 0 : 1;
  }
  const stored = log.filter(entry => entry.seat === seat).length;
  found.doubled += Math.max(0, stored - sent.length);
};

/** Compares the records of a game with the acknowledgments that its players got. */
export const checkGame = async (
  found: LoadCheck,
  game: LoadGame,
  api: ServerApi,
  teller: AnyTeller,
): Promise<void> => {
  for (const [seat, token] of game.tokens.entries()) {
    const record = await api.get<StoredRecord>(`tables/${game.id}/record`, token);
    if (record.seed !== undefined) {
      checkFinished(found, game, record, teller);
      break;
    }
    checkRunning(found, game, seat, record);
  }
  found.games += 1;
};
