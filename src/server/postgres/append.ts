import { grouped } from '../group-commit.ts';
import type { AskDatabase } from './connect.ts';

/** An entry that waits to be appended after a version of its table. */
export interface PendingAppend {
  readonly id: string;
  readonly version: number;
  readonly entry: string;
}

/**
 * Retries a write once if the connection failed. The first attempt may have been written, so if the retry is refused,
 * `isOurs` checks whether the stored value is the one of this call.
 */
export const retryOnce = async (
  attempt: () => Promise<boolean>,
  isOurs: () => Promise<boolean>,
): Promise<boolean> => {
  const first = await attempt().catch(() => undefined);
  return first ?? ((await attempt()) || isOurs());
};

/** Selects at most one entry per table for the next statement. The other entries wait. */
const oneOfEach = (wishes: readonly PendingAppend[]) => {
  const now = new Map<string, PendingAppend>();
  for (const wish of wishes) if (!now.has(wish.id)) now.set(wish.id, wish);
  return { now: [...now.values()], later: wishes.filter(wish => now.get(wish.id) !== wish) };
};

/**
 * Returns a function that appends an entry. Entries that arrive while a statement runs share the next one (group
 * commit).
 */
export const makeAppend = (ask: AskDatabase): ((wish: PendingAppend) => Promise<boolean>) => {
  const appendAll = async (wishes: readonly PendingAppend[]): Promise<ReadonlySet<string>> => {
    const rows = await ask<{ id: string }>(
      'append',
      wishes.map(({ id }) => id),
      wishes.map(({ version }) => version),
      wishes.map(({ entry }) => entry),
    );
    return new Set(rows.map(({ id }) => id));
  };
  const isOurs = async ({ id, version, entry }: PendingAppend): Promise<boolean> => {
    const [next] = await ask<{ entry: string }>('read', id, version);
    return next?.entry === entry;
  };
  const appendAlone = async (wish: PendingAppend): Promise<boolean> =>
    (await appendAll([wish])).has(wish.id) || isOurs(wish);

  const perform = async (
    wishes: readonly PendingAppend[],
  ): Promise<readonly PromiseSettledResult<boolean>[]> => {
    const kept = await appendAll(wishes).catch(() => undefined);
    if (!kept) return Promise.allSettled(wishes.map(appendAlone));
    return wishes.map(({ id }) => ({ status: 'fulfilled', value: kept.has(id) }));
  };
  return grouped(async lot => {
    const outcomes = new Map<PendingAppend, PromiseSettledResult<boolean>>();
    let left = lot;
    while (left.length > 0) {
      const { now, later } = oneOfEach(left);
      const done = await perform(now);
      for (const [i, wish] of now.entries()) outcomes.set(wish, done[i]!);
      left = later;
    }
    return lot.map(wish => outcomes.get(wish)!);
  });
};
