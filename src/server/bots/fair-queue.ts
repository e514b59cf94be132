/** A queue that alternates between owners, so that an owner with many items doesn't delay the others. */
export interface FairQueue<T> {
  readonly add: (owner: string, item: T) => void;
  /** Adds an item before all others. Used for an item that lost its turn. */
  readonly addFirst: (owner: string, item: T) => void;
  readonly take: () => T | undefined;
  readonly size: () => number;
}

export const makeFairQueue = <T>(): FairQueue<T> => {
  /** The waiting items of each owner. The owner that is served next is first. */
  let turns = new Map<string, T[]>();
  let size = 0;
  return {
    add: (owner, item) => {
      const lane = turns.get(owner) ?? [];
      turns.set(owner, lane);
      lane.push(item);
      size += 1;
    },
    addFirst: (owner, item) => {
      const lane = turns.get(owner) ?? [];
      turns.delete(owner);
      turns = new Map([[owner, [item, ...lane]], ...turns]);
      size += 1;
    },
    take: () => {
      const [next] = turns;
      if (!next) return undefined;
      const [owner, lane] = next;
      const item = lane.shift();
      turns.delete(owner);
      if (lane.length > 0) turns.set(owner, lane);
      size -= 1;
      return item;
    },
    size: () => size,
  };
};

/**
 * A queue of work for threads. Addresses get equal shares of the threads' time, and the tables of an address take
 * turns.
 */
export interface ShareQueue<T> {
  readonly add: (address: string, table: string, item: T) => void;
  /** Adds an item that is taken before all others of its address. */
  readonly addFirst: (address: string, table: string, item: T) => void;
  /**
   * Returns the next item of the address that has used the least time. The caller must call `done` when the item is
   * finished.
   */
  readonly take: () => T | undefined;
  /** Reports that an item of an address is finished, and adds its time to the time that the address has used. */
  readonly done: (address: string, ms: number) => void;
  readonly size: () => number;
}

interface Share<T> {
  readonly waiting: FairQueue<T>;
  /**
   * The time that the address has used. An address that was idle starts at the time of the last served address, so that
   * it can't save up time.
   */
  used: number;
  busy: number;
}

const isIdle = <T>({ waiting, busy }: Share<T>): boolean => waiting.size() + busy === 0;

/** Creates a queue in which each address has at most `mostBusy` items that are taken and not done. */
export const makeShareQueue = <T>(mostBusy: number): ShareQueue<T> => {
  const shares = new Map<string, Share<T>>();
  let clock = 0;
  const shareOf = (address: string): Share<T> => {
    const known = shares.get(address) ?? { waiting: makeFairQueue<T>(), used: 0, busy: 0 };
    if (isIdle(known)) known.used = Math.max(known.used, clock);
    shares.set(address, known);
    return known;
  };
  const next = (): [string, Share<T>] | undefined => {
    let best: [string, Share<T>] | undefined;
    for (const [address, share] of shares) {
      if (share.waiting.size() === 0 || share.busy >= mostBusy) continue;
      if (!best || share.used < best[1].used) best = [address, share];
    }
    return best;
  };
  /** Drops idle addresses that have used no more time than the last served address. */
  const prune = (): void => {
    if ([...shares.values()].every(isIdle)) shares.clear();
    for (const [address, share] of shares) if (isIdle(share) && share.used <= clock) shares.delete(address);
  };
  return {
    add: (address, table, item) => shareOf(address).waiting.add(table, item),
    addFirst: (address, table, item) => shareOf(address).waiting.addFirst(table, item),
    take: () => {
      const found = next();
      if (!found) return undefined;
      const [address, share] = found;
      clock = Math.max(clock, share.used);
      share.busy += 1;
      // Moves the address behind other addresses that have used the same time.
      shares.delete(address);
      shares.set(address, share);
      return share.waiting.take();
    },
    done: (address, ms) => {
      const share = shares.get(address);
      if (!share) return;
      share.used += ms;
      share.busy -= 1;
      prune();
    },
    size: () => [...shares.values()].reduce((sum, { waiting }) => sum + waiting.size(), 0),
  };
};
