import { bodyOf } from '../club/bodies.ts';
import type { Data, FoundDocument } from '../data.ts';
import { orNotKept } from '../refused.ts';
import { resultKey, type TableResult, type TournamentResults } from './standings.ts';

/**
 * NP-89: the results of finished tables. They follow from the games; a document per table saves replaying all games of a
 * tournament to show its standings.
 */

interface Body extends TableResult {
  readonly key: string;
}

interface Known {
  readonly results: Map<string, TableResult>;
  isLoaded: boolean;
}

const PAGE = 500;
const MOST_CACHED = 200;
const ID = /^outcome:([\w-]+):(\d+):(\d+)$/;

const nameOf = (tournament: string): string => `outcomes:${tournament}`;

export const openResults = (data: Data) => {
  const cache = new Map<string, Known>();
  const listeners = new Set<(tournament: string) => void>();
  const knownOf = (tournament: string): Known => {
    const known = cache.get(tournament) ?? { results: new Map(), isLoaded: false };
    cache.delete(tournament);
    cache.set(tournament, known);
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
    return known;
  };
  /** Returns whether the result is new. */
  const take = ({ results }: Known, found: FoundDocument): boolean => {
    const { key, ...result } = bodyOf<Body>(found);
    if (results.has(key)) return false;
    results.set(key, result);
    return true;
  };
  const load = async (tournament: string, known: Known): Promise<void> => {
    // The newest come first, so a page without news ends the search.
    for (let before: number | undefined; ; ) {
      const page = await orNotKept(data.documentsOf(nameOf(tournament), PAGE, before));
      const fresh = page.filter(each => take(known, each));
      if (page.length < PAGE || (known.isLoaded && fresh.length === 0)) break;
      before = page.at(-1)!.at;
    }
    known.isLoaded = true;
  };
  data.cluster?.subscribe(notice => {
    const [, tournament] = (notice.type === 'document' && ID.exec(notice.id)) || [];
    if (tournament !== undefined) for (const hear of listeners) hear(tournament);
  });

  return {
    of: async (tournament: string): Promise<TournamentResults> => {
      const known = knownOf(tournament);
      if (!known.isLoaded || data.cluster) await load(tournament, known);
      return known.results;
    },
    /** Saves a result, unless it is known. */
    save: async (tournament: string, round: number, table: number, result: TableResult): Promise<void> => {
      const key = resultKey(round, table);
      if (knownOf(tournament).results.has(key)) return;
      const body: Body = { key, ...result };
      // Unique within a tournament, so that no result is lost between two pages.
      const at = round * 1000 + table;
      const id = `outcome:${tournament}:${key}`;
      await orNotKept(data.createDocument({ id, at, names: [nameOf(tournament)], body }));
      const found = await orNotKept(data.document(id));
      if (found) take(knownOf(tournament), found);
      for (const hear of listeners) hear(tournament);
    },
    remove: async (tournament: string): Promise<void> => {
      cache.delete(tournament);
      for (;;) {
        const page = await orNotKept(data.documentsOf(nameOf(tournament), PAGE));
        for (const { id, changes } of page) await orNotKept(data.removeDocument(id, changes));
        if (page.length < PAGE) return;
      }
    },
    /** Calls the listener with the id of a tournament that has a new result, from this server or another one. */
    onChange: (hear: (tournament: string) => void): void => void listeners.add(hear),
  };
};

export type ResultStore = ReturnType<typeof openResults>;
