import {
  CLUSTER,
  CLUSTER_SIZE,
  SET,
  SETS_AT,
  SPARE_CLUSTERS_AT,
} from '../../src/bots/cartographers/search/kernel-layout.ts';
import { STRIDE } from '../../src/bots/cartographers/search/layout.ts';
import {
  block,
  call,
  type Func,
  func,
  go,
  goIf,
  i32,
  i64,
  int,
  keep,
  type Local,
  load,
  long,
  loop,
  result,
  rows,
  set,
  store,
  type Value,
  v128,
  when,
  window,
} from './wasm.ts';

/** A set of spaces in WebAssembly. Eight rows are in one vector, and three in another. */
export interface Pair {
  readonly upper: Value;
  readonly lower: Value;
}
export interface KeptPair extends Pair {
  readonly upper: Local;
  readonly lower: Local;
}

const LINE = 0x7ff;
const ELEVEN = Array.from({ length: 11 }, () => LINE);
export const pairOf = (lines: readonly number[]): Pair => ({
  upper: rows(lines.slice(0, 8)),
  lower: rows(lines.slice(8)),
});
export const NONE = pairOf([]);
export const ALL = pairOf(ELEVEN);
export const EDGE_SET = pairOf(ELEVEN.map((line, r) => (r === 0 || r === 10 ? line : 0x401)));

export const keepSet = ({ upper, lower }: Pair): KeptPair => ({ upper: keep(upper), lower: keep(lower) });
export const assign = (to: KeptPair, from: Pair): void => {
  // Both values are computed before either is written, because one may depend on the other.
  const lower = keep(from.lower);
  set(to.upper, from.upper);
  set(to.lower, lower);
};
export const loadSet = (address: Value, offset = 0): Pair => ({
  upper: load('v128', address, offset),
  lower: load('v128', address, offset + 16),
});
export const storeSet = (address: Value, { upper, lower }: Pair, offset = 0): void => {
  store(address, upper, offset);
  store(address, lower, offset + 16);
};
/** Returns a set of the map sheet by its offset in layout.ts. */
export const sheetSet = (place: number): Pair => loadSet(int(0), SETS_AT + (place / STRIDE) * SET);

type Step = (a: Value, b: Value) => Value;
const both =
  (step: Step) =>
  (a: Pair, b: Pair): Pair => ({ upper: step(a.upper, b.upper), lower: step(a.lower, b.lower) });
export const and = both(v128.and);
export const andNot = both(v128.andNot);
export const or = both(v128.or);
export const xor = both(v128.xor);
export const orAll = (first: Pair, ...others: readonly Pair[]): Pair => others.reduce(or, first);

const each =
  (step: (x: Value) => Value) =>
  ({ upper, lower }: Pair): Pair => ({ upper: step(upper), lower: step(lower) });
/** Shifts a set by one space. The result must be masked, because shifts can leave the eleven columns. */
export const toRight = each(x => v128.shl(x, int(1)));
export const toLeft = each(x => v128.shr(x, int(1)));
const ZERO = rows([]);
export const downOne = ({ upper, lower }: Pair): Pair => ({
  upper: window(ZERO, upper, 7),
  lower: window(upper, lower, 7),
});
export const upOne = ({ upper, lower }: Pair): Pair => ({
  upper: window(upper, lower, 1),
  lower: window(lower, ZERO, 1),
});

/**
 * Returns all spaces that share a side with the set, and some beyond the edges. The code of `x` must be short
 * (wasm.ts).
 */
export const near = (x: Pair): Pair => orAll(toRight(x), toLeft(x), downOne(x), upOne(x));

export const any = ({ upper, lower }: Pair): Value => v128.any(v128.or(upper, lower));

const long32 = (n: Value): Value => i32.wrap(n);
/** Returns the number of spaces in a set. The set must have no spaces beyond the edges. */
export const count = ({ upper, lower }: KeptPair): Value =>
  long32(
    i64.add(i64.add(i64.popcnt(v128.low(upper)), i64.popcnt(v128.high(upper))), i64.popcnt(v128.low(lower))),
  );
export const countOf = (x: Pair): Value => count(keepSet(x));

/** Returns a bit for each row whose lane `test` sets. */
export const rowsWhere = (test: (x: Value) => Value, { upper, lower }: Pair): Value =>
  i32.or(v128.lanes(test(upper)), i32.shl(v128.lanes(test(lower)), int(8)));
export const filledRows = (x: Pair): Value => rowsWhere(lane => v128.ne(lane, ZERO), x);
export const emptyRows = (x: Pair): Value =>
  i32.and(
    rowsWhere(lane => v128.eq(lane, ZERO), x),
    int(LINE),
  );

/** Returns a bit for each column with a space of the set. The code of the set must be short (wasm.ts). */
export const columns = ({ upper, lower }: Pair): Value => {
  const all = keep(i64.or(i64.or(v128.low(upper), v128.high(upper)), v128.low(lower)));
  const half = keep(i64.or(all, i64.shr(all, long(32n))));
  return i32.and(i32.wrap(i64.or(half, i64.shr(half, long(16n)))), int(LINE));
};

/** Returns a vector with all bits set if the condition is true, otherwise with none. */
export const mask = (condition: Value): Value => v128.fill(i32.sub(int(0), condition));
export const onlyIf = (bits: Value, { upper, lower }: Pair): Pair => ({
  upper: v128.and(upper, bits),
  lower: v128.and(lower, bits),
});

/** Assigns the lowest space of a set that isn't empty to `into`. */
const lowest = ({ upper, lower }: KeptPair, into: KeptPair): void => {
  const bit = (n: Value): Value => i64.and(n, i64.sub(long(0n), n));
  assign(into, NONE);
  const first = keep(v128.low(upper));
  const second = keep(v128.high(upper));
  when(
    i64.eqz(first),
    () =>
      when(
        i64.eqz(second),
        () => set(into.lower, v128.withLow(ZERO, bit(keep(v128.low(lower))))),
        () => set(into.upper, v128.withHigh(ZERO, bit(second))),
      ),
    () => set(into.upper, v128.withLow(ZERO, bit(first))),
  );
};

/**
 * CA-53: writes the function that lists the clusters of a set at an address. The function returns the end of the list.
 */
export const writeClusters = (): Func =>
  func(['v128', 'v128', 'i32'], 'i32', (upper, lower, at) => {
    const left: KeptPair = { upper: upper!, lower: lower! };
    const found = keepSet(NONE);
    loop(next => {
      when(i32.eqz(any(left)), () => result(at!));
      lowest(left, found);
      const grown = keepSet(NONE);
      loop(again => {
        assign(grown, and(left, or(found, near(found))));
        // This step grows the set along each row to the end of its run. The carry of an addition reaches that end.
        assign(
          grown,
          or(
            grown,
            andNot(left, {
              upper: v128.add(left.upper, grown.upper),
              lower: v128.add(left.lower, grown.lower),
            }),
          ),
        );
        const more = keep(any(xor(grown, found)));
        assign(found, grown);
        goIf(again, more);
      });
      storeSet(at!, found, CLUSTER.spaces);
      storeSet(at!, near(found), CLUSTER.beside);
      store(at!, count(found), CLUSTER.size);
      assign(left, andNot(left, found));
      set(at!, i32.add(at!, int(CLUSTER_SIZE)));
      go(next);
    });
    result(int(0));
  });

export interface Cluster {
  readonly spaces: KeptPair;
  readonly beside: KeptPair;
  readonly size: Local;
}

/** The clusters of a set of the map sheet, in a list between two addresses. */
export interface ClusterList {
  readonly set: KeptPair;
  readonly from: number;
  readonly end: Value;
  /** The function that lists clusters. */
  readonly clusters: Func;
}

export const listClusters = (clusters: Func, place: number, from: number): ClusterList => {
  const kept = keepSet(sheetSet(place));
  return { set: kept, from, end: keep(call(clusters, kept.upper, kept.lower, int(from))), clusters };
};

/**
 * Iterates over the clusters of a set after a drawing was added: the listed clusters that the drawing doesn't touch,
 * and the cluster that it forms with those that it touches. If the drawing is disconnected, lists all clusters again.
 */
export const eachCluster = (
  list: ClusterList,
  { isBroken, drawn }: { readonly isBroken: Value; readonly drawn: Pair },
  body: (cluster: Cluster) => void,
): void => {
  const joined = keepSet(drawn);
  const spaces = keepSet(joined);
  const at = keep(int(list.from));
  const end = keep(list.end);
  when(isBroken, () => {
    const whole = keepSet(or(list.set, joined));
    set(at, int(SPARE_CLUSTERS_AT));
    set(end, call(list.clusters, whole.upper, whole.lower, at));
    assign(joined, NONE);
  });
  const beside = keepSet(near(joined));
  const touching = keepSet(beside);
  const size = keep(int(0));
  block(out =>
    loop(next => {
      when(
        i32.lt(at, end),
        () => {
          assign(spaces, loadSet(at, CLUSTER.spaces));
          when(any(and(spaces, touching)), () => {
            assign(joined, or(joined, spaces));
            set(at, i32.add(at, int(CLUSTER_SIZE)));
            go(next);
          });
          assign(beside, loadSet(at, CLUSTER.beside));
          set(size, load('i32', at, CLUSTER.size));
        },
        () => {
          goIf(out, i32.gt(at, end));
          goIf(out, i32.eqz(any(joined)));
          assign(spaces, joined);
          assign(beside, near(spaces));
          set(size, count(spaces));
        },
      );
      set(at, i32.add(at, int(CLUSTER_SIZE)));
      body({ spaces, beside, size });
      go(next);
    }),
  );
};
