/** What waits, by whose it is: everybody has his turn, however much somebody else has brought. */
export interface FairQueue<T> {
  readonly add: (whose: string, thing: T) => void;
  /** Before all others: it has had its turn and lost it by no fault of its own. */
  readonly addFirst: (whose: string, thing: T) => void;
  readonly take: () => T | undefined;
  readonly size: () => number;
}

export const makeFairQueue = <T>(): FairQueue<T> => {
  /** In the order of the turns: whoever has had one goes behind all others. */
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
