import * as place from '../../src/bots/cartographers/search/kernel-layout.ts';
import * as at from '../../src/bots/cartographers/search/layout.ts';
import * as sets from './sets.ts';
import { A, E, F, TYPES, V, W } from './text.ts';
import {
  call,
  type Func,
  goIf,
  i32,
  i64,
  int,
  keep,
  load,
  long,
  loop,
  rows,
  set,
  type Value,
  v128,
  when,
} from './wasm.ts';

const { and, andNot, any, assign, columns, count, countOf, keepSet, near, NONE, or, sheetSet } = sets;

/** A drawing whose stars are computed. */
export interface Drawn {
  /** The spaces of the drawing, whatever its terrain is. */
  readonly spaces: sets.KeptPair;
  /** Returns the spaces of the drawing if its terrain belongs to the set at offset `set`, otherwise no spaces. */
  readonly as: (set: number) => sets.Pair;
  /** Whether the spaces of the drawing are disconnected. */
  readonly isBroken: Value;
}

const joining = ({ as, isBroken }: Drawn, set: number) => ({ drawn: as(set), isBroken });

export interface KernelCard {
  /**
   * Writes the code that is the same for all drawings. The function that it returns writes the code that computes the
   * stars with one drawing.
   */
  readonly begin: (value: (i: number) => Value, clusters: Func) => (drawn: Drawn) => Value;
}

const after = (set: number, sheet: sets.Pair, drawn: Drawn): sets.KeptPair =>
  keepSet(or(sheet, drawn.as(set)));
const emptyAfter = (empty: sets.Pair, { spaces }: Drawn): sets.KeptPair => keepSet(andNot(empty, spaces));
const printed = (address: number): sets.KeptPair => keepSet(sets.loadSet(int(0), address));

/** Makes a card whose stars depend on one set of spaces, but not on the clusters of the set. */
const plain =
  (which: number, stars: (x: sets.KeptPair) => Value): KernelCard['begin'] =>
  value => {
    const sheet = keepSet(sheetSet(which));
    const each = keep(value(0));
    return drawn => i32.mul(each, stars(after(which, sheet, drawn)));
  };
const onEmpty =
  (stars: (empty: sets.KeptPair) => Value): KernelCard['begin'] =>
  value => {
    const empty = keepSet(sheetSet(E));
    const each = keep(value(0));
    return drawn => i32.mul(each, stars(emptyAfter(empty, drawn)));
  };

const listed = (clusters: Func, set: number, from = place.CLUSTERS_AT): sets.ClusterList =>
  sets.listClusters(clusters, set, from);

/** Makes a card that gives stars for each cluster of a set that meets a condition. */
const counting =
  (
    which: number,
    begin: (value: (i: number) => Value) => (drawn: Drawn) => (cluster: sets.Cluster) => Value,
  ): KernelCard['begin'] =>
  (value, clusters) => {
    const list = listed(clusters, which);
    const each = keep(value(0));
    const prepared = begin(value);
    return drawn => {
      const found = keep(int(0));
      const isGood = prepared(drawn);
      sets.eachCluster(list, joining(drawn, which), cluster => set(found, i32.add(found, isGood(cluster))));
      return i32.mul(each, found);
    };
  };

/** Makes a card that gives the stars of only one cluster of a set: the cluster with the most stars. */
const most =
  (
    which: number,
    begin: (value: (i: number) => Value) => (drawn: Drawn) => (cluster: sets.Cluster) => Value,
  ): KernelCard['begin'] =>
  (value, clusters) => {
    const list = listed(clusters, which);
    const prepared = begin(value);
    return drawn => {
      const best = keep(int(-1e9));
      const starsOf = prepared(drawn);
      sets.eachCluster(list, joining(drawn, which), cluster => {
        const stars = keep(starsOf(cluster));
        set(best, i32.select(stars, best, i32.gt(stars, best)));
      });
      return i32.select(int(0), best, i32.eq(best, int(-1e9)));
    };
  };

const shrinkDown = (x: sets.KeptPair): void => assign(x, and(x, sets.upOne(x)));
const shrinkRight = (x: sets.KeptPair): void => assign(x, and(x, sets.toLeft(x)));
const repeat = (times: Value, body: () => void): void => {
  const left = keep(times);
  when(i32.gt(left, int(0)), () =>
    loop(again => {
      body();
      set(left, i32.sub(left, int(1)));
      goIf(again, i32.gt(left, int(0)));
    }),
  );
};
/** Returns how often a set can be shrunk before it is empty. */
const shrinkings = (x: sets.KeptPair, shrink: () => void): Value => {
  const times = keep(int(0));
  when(any(x), () =>
    loop(again => {
      set(times, i32.add(times, int(1)));
      shrink();
      goIf(again, any(x));
    }),
  );
  return times;
};

/**
 * Counts for each space how many of its four neighbors are in a set. The result is binary, with one set for each bit.
 */
const sidesIn = (
  x: sets.KeptPair,
): { readonly one: sets.KeptPair; readonly two: sets.KeptPair; readonly four: sets.KeptPair } => {
  const [l, r, u, d] = [sets.toRight(x), sets.toLeft(x), sets.downOne(x), sets.upOne(x)].map(keepSet);
  const row = keepSet(sets.xor(l!, r!));
  const column = keepSet(sets.xor(u!, d!));
  const a = keepSet(and(l!, r!));
  const b = keepSet(and(u!, d!));
  const c = keepSet(and(row, column));
  return {
    one: keepSet(sets.xor(row, column)),
    two: keepSet(sets.xor(sets.xor(a, b), c)),
    four: keepSet(or(and(a, b), and(c, or(a, b)))),
  };
};

/** Counts the spaces of a set in each of the eleven columns. Returns the bits of the counts, the lowest first. */
const columnSums = ({ upper, lower }: sets.KeptPair): readonly Value[] => {
  const majority = (a: Value, b: Value, c: Value): Value =>
    keep(i64.or(i64.and(a, b), i64.and(c, i64.or(a, b))));
  const odd = (a: Value, b: Value, c: Value): Value => keep(i64.xor(i64.xor(a, b), c));
  const [p, q, r] = [v128.low(upper), v128.high(upper), v128.low(lower)].map(keep);
  let bits: Value[] = [odd(p!, q!, r!), majority(p!, q!, r!)];
  for (const by of [32n, 16n]) {
    let carry: Value = long(0n);
    const sums: Value[] = [];
    for (const bit of bits) {
      const other = keep(i64.shr(bit, long(by)));
      sums.push(odd(bit, other, carry));
      carry = majority(bit, other, carry);
    }
    bits = [...sums, carry];
  }
  return bits;
};

/** Returns a bit for each row with at least `limit` spaces. Each lane of `sums` is the number of spaces in a row. */
const rowsWithAtLeast = (sums: sets.Pair, limit: Value): Value => {
  const least = keep(v128.fill(limit));
  return i32.and(
    sets.rowsWhere(x => v128.ge(x, least), sums),
    int(0x7ff),
  );
};

const DIAGONAL = sets.pairOf(Array.from({ length: 11 }, (_, r) => 1 << (10 - r)));

const SQUARES =
  (value: (i: number) => Value) =>
  (drawn: Drawn): sets.KeptPair => {
    const seeds = after(V, sheetSet(V), drawn);
    repeat(i32.sub(value(1), int(1)), () => {
      shrinkRight(seeds);
      shrinkDown(seeds);
    });
    return seeds;
  };

/** Makes a card that gives stars for the water spaces in one set, and for the farm spaces in another set. */
const twoCounts =
  (places: (value: (i: number) => Value) => readonly [sets.KeptPair, sets.KeptPair]): KernelCard['begin'] =>
  value => {
    const [forWater, forFarm] = places(value);
    const [water, farm] = [keepSet(sheetSet(W)), keepSet(sheetSet(A))];
    return drawn =>
      i32.add(
        i32.mul(value(0), countOf(and(or(water, drawn.as(W)), forWater))),
        i32.mul(value(1), countOf(and(or(farm, drawn.as(A)), forFarm))),
      );
  };

const bit = (x: Value): Value => i32.ne(x, int(0));
const not = i32.eqz;

/** The scoring cards. Their rules are the same as in base.ts and heroes.ts. */
export const KERNEL_CARDS: Readonly<Record<string, KernelCard>> = {
  'sentinel-wood': { begin: plain(F, x => countOf(and(x, sets.EDGE_SET))) },
  greenbough: {
    begin: plain(F, x => i32.add(i32.popcnt(sets.filledRows(x)), i32.popcnt(columns(x)))),
  },
  treetower: {
    begin: value => {
      const [forest, empty] = [keepSet(sheetSet(F)), keepSet(sheetSet(E))];
      return drawn =>
        i32.mul(value(0), countOf(andNot(after(F, forest, drawn), near(emptyAfter(empty, drawn)))));
    },
  },
  'stoneside-forest': {
    begin: (value, clusters) => {
      const list = listed(clusters, F);
      const mountain = printed(place.MOUNTAIN_AT);
      return drawn => {
        const joined = keepSet(NONE);
        sets.eachCluster(list, joining(drawn, F), ({ beside }) => {
          const touched = keepSet(and(mountain, beside));
          when(i32.gt(count(touched), int(1)), () => assign(joined, or(joined, touched)));
        });
        return i32.mul(value(0), count(joined));
      };
    },
  },
  'canal-lake': {
    begin: value => {
      const [water, farm] = [keepSet(sheetSet(W)), keepSet(sheetSet(A))];
      return drawn => {
        const [w, a] = [after(W, water, drawn), after(A, farm, drawn)];
        return i32.add(
          i32.mul(value(0), countOf(and(w, near(a)))),
          i32.mul(value(1), countOf(and(a, near(w)))),
        );
      };
    },
  },
  'mages-valley': {
    begin: twoCounts(() => [printed(place.BESIDE_MOUNTAIN_AT), printed(place.BESIDE_MOUNTAIN_AT)]),
  },
  'the-golden-granary': {
    begin: twoCounts(value => {
      const lost = sets.onlyIf(keep(sets.mask(bit(value(2)))), sheetSet(at.DESTROYED));
      const ruins = keepSet(andNot(printed(place.RUINS_AT), lost));
      return [keepSet(near(ruins)), ruins];
    }),
  },
  'shoreside-expanse': {
    begin: (value, clusters) => {
      const lists = [listed(clusters, A), listed(clusters, W, place.OTHER_CLUSTERS_AT)] as const;
      const [water, farm] = [keepSet(sheetSet(W)), keepSet(sheetSet(A))];
      return drawn => {
        const secluded = (i: 0 | 1, which: number, other: sets.KeptPair): Value => {
          const found = keep(int(0));
          const barred = keepSet(or(other, NONE));
          sets.eachCluster(lists[i], joining(drawn, which), ({ spaces, beside }) =>
            set(found, i32.add(found, not(any(or(and(spaces, sets.EDGE_SET), and(beside, barred)))))),
          );
          return i32.mul(value(i), found);
        };
        return i32.add(secluded(0, A, after(W, water, drawn)), secluded(1, W, after(A, farm, drawn)));
      };
    },
  },
  wildholds: {
    begin: counting(
      V,
      value =>
        () =>
        ({ size }) =>
          i32.ge(size, value(1)),
    ),
  },
  'great-city': {
    begin: (value, clusters) => {
      const list = listed(clusters, V);
      const barred = printed(place.BESIDE_MOUNTAIN_AT);
      return drawn => {
        const largest = keep(int(0));
        const best = keep(int(0));
        sets.eachCluster(list, joining(drawn, V), ({ spaces, size }) => {
          set(largest, i32.select(size, largest, i32.gt(size, largest)));
          when(i32.gt(size, best), () => when(not(any(and(spaces, barred))), () => set(best, size)));
        });
        const isLost = i32.and(bit(value(1)), i32.lt(best, largest));
        return i32.select(int(0), i32.mul(value(0), best), isLost);
      };
    },
  },
  'greengold-plains': {
    begin: counting(V, value => drawn => {
      const others = TYPES.filter(type => type !== V);
      const around = [
        ...others.map(type => keepSet(or(sheetSet(type), drawn.as(type)))),
        printed(place.MOUNTAIN_AT),
      ];
      return ({ beside }) => {
        const types = around.map(other => any(and(beside, other))).reduce((sum, one) => i32.add(sum, one));
        return i32.ge(types, value(1));
      };
    }),
  },
  shieldgate: {
    begin: (value, clusters) => {
      const list = listed(clusters, V);
      return drawn => {
        const first = keep(int(0));
        const second = keep(int(0));
        sets.eachCluster(list, joining(drawn, V), ({ size }) =>
          when(
            i32.gt(size, first),
            () => {
              set(second, first);
              set(first, size);
            },
            () =>
              when(i32.and(i32.gt(size, second), i32.or(i32.lt(size, first), not(value(1)))), () =>
                set(second, size),
              ),
          ),
        );
        return i32.mul(value(0), second);
      };
    },
  },
  borderlands: {
    begin: onEmpty(e => i32.sub(i32.sub(int(22), i32.popcnt(sets.filledRows(e))), i32.popcnt(columns(e)))),
  },
  'lost-barony': {
    begin: onEmpty(e => {
      const filled = keepSet(andNot(sets.ALL, e));
      return shrinkings(filled, () => {
        shrinkRight(filled);
        shrinkDown(filled);
      });
    }),
  },
  'the-broken-road': {
    begin: value => {
      const empty = keepSet(sheetSet(E));
      return drawn => {
        const e = emptyAfter(empty, drawn);
        // The rows are shifted so that each falling diagonal becomes a column.
        const slanted = keepSet({
          upper: v128.mul(e.upper, DIAGONAL.upper),
          lower: v128.mul(e.lower, DIAGONAL.lower),
        });
        const whole = i32.sub(int(11), i32.popcnt(columns(slanted)));
        return i32.add(i32.mul(value(0), whole), i32.mul(value(1), not(any(and(e, DIAGONAL)))));
      };
    },
  },
  'the-cauldrons': { begin: onEmpty(e => countOf(andNot(e, near(e)))) },
  'faunlost-thicket': { begin: plain(F, x => shrinkings(x, () => shrinkDown(x))) },
  deepwood: {
    begin: counting(F, value => {
      const village = keepSet(sheetSet(V));
      return drawn => {
        const v = after(V, village, drawn);
        return ({ size, beside }) => i32.and(i32.ge(size, value(1)), not(any(and(v, beside))));
      };
    }),
  },
  'heart-of-the-forest': {
    begin: plain(F, x => countOf(andNot(x, near(keepSet(andNot(sets.ALL, x)))))),
  },
  'sleepy-valley': {
    begin: value => {
      const forest = keepSet(sheetSet(F));
      return drawn => {
        const { upper, lower } = after(F, forest, drawn);
        const sums = {
          upper: v128.addBytes(v128.bytesSet(upper)),
          lower: v128.addBytes(v128.bytesSet(lower)),
        };
        return i32.mul(value(0), i32.popcnt(rowsWithAtLeast(sums, value(1))));
      };
    },
  },
  craylund: {
    begin: counting(A, value => {
      const water = keepSet(sheetSet(W));
      return drawn => {
        const w = after(W, water, drawn);
        return ({ beside }) => i32.ge(countOf(and(w, beside)), value(1));
      };
    }),
  },
  'ulems-wallow': {
    begin: value => {
      const [water, farm] = [keepSet(sheetSet(W)), keepSet(sheetSet(A))];
      return drawn => {
        const { one, two, four } = sidesIn(after(A, farm, drawn));
        const limit = keep(value(1));
        const enough = keepSet(NONE);
        when(i32.le(limit, int(0)), () => assign(enough, sets.ALL));
        when(i32.eq(limit, int(1)), () => assign(enough, sets.orAll(one, two, four)));
        when(i32.eq(limit, int(2)), () => assign(enough, or(two, four)));
        when(i32.eq(limit, int(3)), () => assign(enough, or(and(one, two), four)));
        when(i32.eq(limit, int(4)), () => assign(enough, four));
        return i32.mul(value(0), countOf(and(after(W, water, drawn), enough)));
      };
    },
  },
  'clawsgrave-peaks': {
    begin: (value, clusters) => {
      const list = listed(clusters, W);
      const farm = keepSet(sheetSet(A));
      return drawn => {
        const a = after(A, farm, drawn);
        const touched = keepSet(NONE);
        sets.eachCluster(list, joining(drawn, W), ({ beside }) =>
          when(any(and(a, beside)), () => assign(touched, or(touched, beside))),
        );
        return i32.mul(value(0), countOf(and(touched, printed(place.MOUNTAIN_AT))));
      };
    },
  },
  jorekburg: {
    begin: value => {
      const [water, farm] = [keepSet(sheetSet(W)), keepSet(sheetSet(A))];
      return drawn => {
        const farms = columnSums(after(A, farm, drawn));
        const waters = columnSums(after(W, water, drawn));
        const unequal = farms.map((n, i) => i64.xor(n, waters[i]!)).reduce((a, b) => i64.or(a, b));
        const some = farms.reduce((a, b) => i64.or(a, b));
        const good = i32.and(i32.wrap(i64.and(some, i64.xor(unequal, long(-1n)))), int(0x7ff));
        return i32.mul(value(0), i32.popcnt(good));
      };
    },
  },
  'traylo-monastery': {
    begin: counting(V, value => {
      const village = keepSet(sheetSet(V));
      return drawn => {
        const lines = after(V, village, drawn);
        const along = keepSet(or(lines, NONE));
        repeat(i32.sub(value(1), int(1)), () => {
          shrinkRight(along);
          shrinkDown(lines);
        });
        assign(lines, or(lines, along));
        return ({ spaces, size }) => {
          const isLong = i32.or(not(value(1)), any(and(spaces, lines)));
          const isLarge = i32.and(i32.ge(size, value(2)), any(and(spaces, sets.EDGE_SET)));
          return i32.and(isLong, i32.or(not(value(2)), isLarge));
        };
      };
    }),
  },
  'outer-enclave': {
    begin: most(V, value => {
      const empty = keepSet(sheetSet(E));
      return drawn => {
        const e = emptyAfter(empty, drawn);
        return ({ beside }) => i32.mul(value(0), countOf(and(e, beside)));
      };
    }),
  },
  'gnomish-colony': {
    begin: counting(V, value => drawn => {
      const seeds = SQUARES(value)(drawn);
      return ({ spaces }) => any(and(spaces, seeds));
    }),
  },
  caravansary: {
    begin: most(
      V,
      value =>
        () =>
        ({ spaces }) =>
          i32.mul(value(0), i32.add(i32.popcnt(sets.filledRows(spaces)), i32.popcnt(columns(spaces)))),
    ),
  },
  dwarvenholds: {
    begin: value => {
      const empty = keepSet(sheetSet(E));
      const mountain = printed(place.MOUNTAIN_AT);
      const rowsWith = keep(sets.filledRows(mountain));
      const columnsWith = keep(columns(mountain));
      return drawn => {
        const e = emptyAfter(empty, drawn);
        const full = i32.popcnt(i32.and(rowsWith, sets.emptyRows(e)));
        const fullColumns = i32.popcnt(i32.and(columnsWith, i32.sub(int(0x7ff), columns(e))));
        return i32.mul(value(0), i32.add(full, fullColumns));
      };
    },
  },
  silos: { begin: onEmpty(e => i32.popcnt(i32.and(int(0x555), i32.sub(int(0x7ff), columns(e))))) },
  'banded-hills': {
    begin: value => {
      const empty = keepSet(sheetSet(E));
      const mountain = printed(place.MOUNTAIN_AT);
      return drawn => {
        const sums = keepSet(NONE);
        const ZERO = rows([]);
        // The comparison makes a lane -1 if it isn't empty, so subtracting it adds 1.
        const add = ({ upper, lower }: sets.Pair): void => {
          set(sums.upper, v128.sub(sums.upper, v128.ne(upper, ZERO)));
          set(sums.lower, v128.sub(sums.lower, v128.ne(lower, ZERO)));
        };
        for (const type of TYPES) add(or(sheetSet(type), drawn.as(type)));
        add(mountain);
        const enough = keep(rowsWithAtLeast(sums, value(1)));
        const full = i32.or(sets.emptyRows(emptyAfter(empty, drawn)), i32.sub(int(0), not(value(2))));
        return i32.mul(value(0), i32.popcnt(i32.and(enough, full)));
      };
    },
  },
  'starlit-sigil': {
    begin: (value, clusters) => {
      const empty = keepSet(sheetSet(E));
      return drawn => {
        const e = emptyAfter(empty, drawn);
        const found = keep(int(0));
        when(
          i32.eq(value(1), int(3)),
          () => {
            const { one, two, four } = sidesIn(e);
            const ends = keepSet(andNot(andNot(and(e, one), two), four));
            const [l, r, u, d] = [
              sets.toRight(ends),
              sets.toLeft(ends),
              sets.downOne(ends),
              sets.upOne(ends),
            ].map(keepSet);
            const between = orTwo(l!, r!, u!, d!);
            set(found, countOf(and(andNot(and(e, two), one), between)));
          },
          () => {
            const end = keep(call(clusters, e.upper, e.lower, int(place.CLUSTERS_AT)));
            const cluster = keep(int(place.CLUSTERS_AT));
            when(i32.lt(cluster, end), () =>
              loop(again => {
                const isGood = i32.eq(load('i32', cluster, place.CLUSTER.size), value(1));
                set(found, i32.add(found, isGood));
                set(cluster, i32.add(cluster, int(place.CLUSTER_SIZE)));
                goIf(again, i32.lt(cluster, end));
              }),
            );
          },
        );
        return i32.mul(value(0), found);
      };
    },
  },
};

/** Returns the spaces that are in at least two of four sets. */
const orTwo = (l: sets.Pair, r: sets.Pair, u: sets.Pair, d: sets.Pair): sets.Pair =>
  sets.orAll(and(l, r), and(u, d), and(or(l, r), or(u, d)));
