/** How likely it is to hold certain cards after so many draws, counted exactly. */

/** So many copies of something in the deck, and how many of them are wanted. */
export interface DrawNeed {
  readonly copies: number;
  readonly atLeast: number;
}

/** The ways to take `k` out of `n`; whole numbers of any length, for 60 over 30 has no room in a plain one. */
const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
};

/** The ways in which every need is met; the groups have no card in common. */
const meeting = (needs: readonly DrawNeed[], others: number, seen: number): bigint => {
  const [first, ...rest] = needs;
  if (!first) return choose(others, seen);
  let ways = 0n;
  for (let got = Math.max(0, first.atLeast); got <= Math.min(first.copies, seen); got++)
    ways += choose(first.copies, got) * meeting(rest, others, seen - got);
  return ways;
};

const FINE = 1_000_000_000n;

/** The chance, from 0 to 1, that the first `seen` cards of a shuffled deck meet every need. */
export const chanceOf = (needs: readonly DrawNeed[], size: number, seen: number): number => {
  const drawn = Math.min(seen, size);
  const others = size - needs.reduce((total, { copies }) => total + copies, 0);
  if (others < 0) throw new Error('more cards wanted than there are in the deck');
  return Number((meeting(needs, others, drawn) * FINE) / choose(size, drawn)) / Number(FINE);
};
