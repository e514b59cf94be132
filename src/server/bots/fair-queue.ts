/** A queue with one lane per owner; the lanes take turns. */
export interface FairQueue<T> {
  readonly add: (whose: string, thing: T) => void;
  /** Adds an item that is taken next, because it lost its turn. */
  readonly addFirst: (whose: string, thing: T) => void;
  readonly take: () => T | undefined;
  readonly size: () => number;
}

export const makeFairQueue = <T>(): FairQueue<T> => {
  /** In the order of their turns. */
  let turns = new Map<string, T[]>();
  let size = 0;
  return {
    add: (whose, thing) => {
      const his = turns.get(whose) ?? [];
      turns.set(whose, his);
      his.push(thing);
      size += 1;
    },
    addFirst: (whose, thing) => {
      const his = turns.get(whose) ?? [];
      turns.delete(whose);
      turns = new Map([[whose, [thing, ...his]], ...turns]);
      size += 1;
    },
    take: () => {
      const [next] = turns;
      if (!next) return undefined;
      const [whose, his] = next;
      const thing = his.shift();
      turns.delete(whose);
      if (his.length > 0) turns.set(whose, his);
      size -= 1;
      return thing;
    },
    size: () => size,
  };
};

/** Items that wait for a thread. Addresses share the threads by time, and the tables of an address take turns. */
export interface ShareQueue<T> {
  readonly add: (address: string, table: string, thing: T) => void;
  /** Adds an item that is taken before all others of its address. */
  readonly addFirst: (address: string, table: string, thing: T) => void;
  /** The next item of the address that has used the least time. Call `done` when it is finished. */
  readonly take: () => T | undefined;
  /** Charges the time of a finished item to its address. */
  readonly done: (address: string, ms: number) => void;
  readonly size: () => number;
}

interface Share<T> {
  readonly waiting: FairQueue<T>;
  /** Time used. An idle address starts again at the current minimum, so it can't save up time. */
  used: number;
  busy: number;
}

const isIdle = <T>({ waiting, busy }: Share<T>): boolean => waiting.size() + busy === 0;

/** Each address has at most `mostBusy` items in work. */
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
  /** Drops idle addresses without a debt. */
  const prune = (): void => {
    if ([...shares.values()].every(isIdle)) shares.clear();
    for (const [address, share] of shares) if (isIdle(share) && share.used <= clock) shares.delete(address);
  };
  return {
    add: (address, table, thing) => shareOf(address).waiting.add(table, thing),
    addFirst: (address, table, thing) => shareOf(address).waiting.addFirst(table, thing),
    take: () => {
      const found = next();
      if (!found) return undefined;
      const [address, share] = found;
      clock = Math.max(clock, share.used);
      share.busy += 1;
      // Moves the address behind others with the same time.
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
