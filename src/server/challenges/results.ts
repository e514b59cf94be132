import { isRefusal } from '../../engine/refusal.ts';
import { storedRecord } from '../../engine/tables.ts';
import { foldRecord, verifyInParts } from '../../engine/verify.ts';
import { DAILIES } from '../../games/dailies.ts';
import type { DailyScore } from '../../games/daily.ts';
import { loadGame } from '../../games/list.ts';
import type { EntryResult } from '../board.ts';
import { type Challenge, challengeName } from '../challenge.ts';
import { bodyOf } from '../club/bodies.ts';
import { profilesAt } from '../club/count.ts';
import { pause } from '../cost.ts';
import type { Now } from '../daily.ts';
import { type ClubDocument, type Data, type DocumentStore, type FoundDocument, inRoom } from '../data.ts';
import { putDocument } from '../documents.ts';
import type { Seeds } from './seeds.ts';

/** The verified result of an entry, or null if the entry is invalid. */
export type Verified = EntryResult | null;

interface StoredResult {
  readonly table: string;
  readonly result: Verified;
}

const MOST_RESULTS = 100_000;

const idOf = (table: string): string => `entry-result:${table}`;
const nameOf = (challenge: Challenge): string => `entry-results:${challengeName(challenge)}`;
/** The store removes the result with its room. It contains no name: boards read the names from the rooms. */
const documentOf = (challenge: Challenge, { table, result }: StoredResult): ClubDocument => ({
  id: idOf(table),
  at: result?.at ?? 0,
  names: [nameOf(challenge), inRoom(table)],
  body: { table, result },
});
const resultIn = (found: FoundDocument): StoredResult => bodyOf<StoredResult>(found);

/** Stores the result of an entry. */
export const storeResult = (data: DocumentStore, challenge: Challenge, result: EntryResult): Promise<void> =>
  putDocument(data, documentOf(challenge, { table: result.table, result }));

/** Replays a finished table. Undefined if it isn't a valid game of the challenge. */
export const scoreOf = async (
  data: Data,
  seeds: Seeds,
  challenge: Challenge,
  id: string,
): Promise<DailyScore | undefined> => {
  const { game } = challenge;
  const module = await loadGame(game);
  if (isRefusal(module)) return undefined;
  const record = await storedRecord(module, data, id);
  const { seed } = await seeds.seedOf(challenge);
  if (!record || isRefusal(record) || record.seed !== seed) return undefined;
  // For an entry that was played under older rules, the verdict is null. Its result counts nevertheless, because it
  // can't be verified.
  const verdict = await verifyInParts(module, record, pause);
  if (verdict.verified === false || verdict.practice) return undefined;
  const state = foldRecord<{ readonly seats: number }, unknown>(
    // Cast: the state of every game that has daily challenges contains the number of seats.
    module as Parameters<typeof foldRecord<{ readonly seats: number }, unknown>>[0],
    record,
  );
  return isRefusal(state) ? undefined : DAILIES[game].score(module.view(state, 'spectator'));
};

/** NP-63: the results of entries. Each is verified once and stored, so that a restart doesn't replay all games. */
export const openResults = (data: Data, seeds: Seeds, now: Now) => {
  /** Undefined if the entry was deleted. */
  const verify = async (id: string, challenge: Challenge): Promise<Verified | undefined> => {
    for (;;) {
      const found = await data.room(id);
      const { at, isNew } = found?.room.daily ?? {};
      if (!found || at === undefined) return undefined;
      const score = await scoreOf(data, seeds, challenge, id);
      if (!score) return null;
      const players = await profilesAt(data, found.room, now());
      if (!players) continue;
      const who = players[0] ?? undefined;
      return { table: id, ...score, at, ...(who !== undefined && { who }), ...(isNew && { isNew }) };
    }
  };

  return {
    /** The stored result of one entry; undefined if it isn't verified yet. */
    find: async (id: string): Promise<Verified | undefined> => {
      const found = await data.document(idOf(id));
      return found && resultIn(found).result;
    },
    /** All stored results of a challenge by table id. */
    stored: async (challenge: Challenge): Promise<Map<string, Verified>> => {
      const found = await data.documentsOf(nameOf(challenge), MOST_RESULTS);
      return new Map(found.map(resultIn).map(({ table, result }) => [table, result]));
    },
    /** Verifies a finished entry and stores its result. Undefined if the entry was deleted. */
    verify: async (id: string, challenge: Challenge): Promise<Verified | undefined> => {
      const result = await verify(id, challenge);
      if (result !== undefined) await putDocument(data, documentOf(challenge, { table: id, result }));
      return result;
    },
  };
};

export type Results = ReturnType<typeof openResults>;
