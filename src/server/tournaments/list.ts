import type { Data } from '../data.ts';
import { isEnded, type Tournament, type TournamentLog } from './events.ts';
import { groupName, LISTED } from './runner.ts';

type Listed = ReadonlyMap<string, Tournament>;

const MOST_LISTED = 200;
const FRESH_MS = 1000;

/** Returns a function that lists the tournaments that everyone finds, or those of a group. */
export const openList = (data: Data, log: TournamentLog): ((group?: string) => Promise<Listed>) => {
  const read = async (group?: string): Promise<Listed> => {
    const all = new Map<string, Tournament>();
    for (const id of await log.ids(group === undefined ? LISTED : groupName(group), MOST_LISTED)) {
      const state = await log.state(id);
      if (state && (group !== undefined || !isEnded(state))) all.set(id, state);
    }
    return all;
  };
  let last: { readonly until: number; readonly all: Promise<Listed> } | undefined;
  return group => {
    // With a cluster, each tournament costs a query, so this list may be a second old.
    if (group !== undefined || !data.cluster) return read(group);
    if (!last || last.until < performance.now()) {
      const all = read();
      last = { until: performance.now() + FRESH_MS, all };
      all.catch(() => {
        last = undefined;
      });
    }
    return last.all;
  };
};
