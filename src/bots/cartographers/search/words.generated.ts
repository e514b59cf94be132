// Written by tools/generate-search.ts; do not edit.
// @ts-nocheck
/** The clusters found last by `regions`, 8 words each. 11 × 11 spaces can have at most 61 clusters. */
export const REGIONS = new Int32Array(496);
/** The rest of a set after some of its clusters were ruled out. */
export const REST = new Int32Array(8);
export const countWord = (word: number): number => {
  let x = word - (word >>> 1 & 0x555555);
  x = (x & 0x333333) + (x >>> 2 & 0x333333);
  x = x + (x >>> 4) & 0x0f0f0f;
  return Math.imul(x, 0x010101) >>> 16 & 0xff;
};
/** The size of a set. Three words are added before their nibbles can overflow. */
export const count = (w0: number, w1: number, w2: number, w3: number, w4: number, w5: number): number => {
  let x0 = w0 - (w0 >>> 1 & 0x555555);
  let x1 = w1 - (w1 >>> 1 & 0x555555);
  let x2 = w2 - (w2 >>> 1 & 0x555555);
  let x3 = w3 - (w3 >>> 1 & 0x555555);
  let x4 = w4 - (w4 >>> 1 & 0x555555);
  let x5 = w5 - (w5 >>> 1 & 0x555555);
  x0 = (x0 & 0x333333) + (x0 >>> 2 & 0x333333);
  x1 = (x1 & 0x333333) + (x1 >>> 2 & 0x333333);
  x2 = (x2 & 0x333333) + (x2 >>> 2 & 0x333333);
  x3 = (x3 & 0x333333) + (x3 >>> 2 & 0x333333);
  x4 = (x4 & 0x333333) + (x4 >>> 2 & 0x333333);
  x5 = (x5 & 0x333333) + (x5 >>> 2 & 0x333333);
  x0 += x1 + x2;
  x3 += x4 + x5;
  x0 = (x0 & 0x0f0f0f) + (x0 >>> 4 & 0x0f0f0f) + (x3 & 0x0f0f0f) + (x3 >>> 4 & 0x0f0f0f);
  return Math.imul(x0, 0x010101) >>> 16 & 0xff;
};
/** Both rows of a word as one. */
export const fold = (word: number): number => (word | word >>> 12) & 0x7ff;
/** The sum of the counts of the even and the odd rows. */
export const lanes = (sum: number): number => (sum & 0xfff) + (sum >>> 12);
/** The sizes of both rows of a word: in bits 0 to 3, and from bit 12 on. */
export const rowSums = (word: number): number => {
  let x = word - (word >>> 1 & 0x555555);
  x = (x & 0x333333) + (x >>> 2 & 0x333333);
  return x + (x >>> 4) + (x >>> 8) & 0x00f00f;
};
/** The spaces where a count, given by its bits, reaches a limit. */
export const atLeast = (limit: number, one: number, two: number, four: number): number => {
  if (limit <= 0) return -1;
  if (limit === 1) return one | two | four;
  if (limit === 2) return two | four;
  if (limit === 3) return one & two | four;
  return limit === 4 ? four : 0;
};
/** CA-53: finds the clusters of a set, writes them into REGIONS and returns their number. */
export const regions = (s: Int32Array, o: number): number => {
  let m0 = s[o + 0], m1 = s[o + 1], m2 = s[o + 2], m3 = s[o + 3], m4 = s[o + 4], m5 = s[o + 5];
  let n = 0;
  for (;;) {
    let f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0, f5 = 0;
    if (m0 !== 0) f0 = m0 & -m0;
    else if (m1 !== 0) f1 = m1 & -m1;
    else if (m2 !== 0) f2 = m2 & -m2;
    else if (m3 !== 0) f3 = m3 & -m3;
    else if (m4 !== 0) f4 = m4 & -m4;
    else if (m5 !== 0) f5 = m5 & -m5;
    else return n;
    for (let was = -1, now = 0; ; ) {
      f0 = m0 & (f0 | (f0 << 1 | f0 >>> 1 | (f0 | f1) << 12 | f0 >>> 12));
      f0 |= m0 & ~(m0 + f0);
      f1 = m1 & (f1 | (f1 << 1 | f1 >>> 1 | (f1 | f2) << 12 | (f1 | f0) >>> 12));
      f1 |= m1 & ~(m1 + f1);
      f2 = m2 & (f2 | (f2 << 1 | f2 >>> 1 | (f2 | f3) << 12 | (f2 | f1) >>> 12));
      f2 |= m2 & ~(m2 + f2);
      f3 = m3 & (f3 | (f3 << 1 | f3 >>> 1 | (f3 | f4) << 12 | (f3 | f2) >>> 12));
      f3 |= m3 & ~(m3 + f3);
      f4 = m4 & (f4 | (f4 << 1 | f4 >>> 1 | (f4 | f5) << 12 | (f4 | f3) >>> 12));
      f4 |= m4 & ~(m4 + f4);
      f5 = m5 & (f5 | (f5 << 1 | f5 >>> 1 | f5 << 12 | (f5 | f4) >>> 12));
      f5 |= m5 & ~(m5 + f5);
      now = f0 + f1 + f2 + f3 + f4 + f5;
      if (now === was) break;
      was = now;
      f5 = m5 & (f5 | (f5 << 1 | f5 >>> 1 | f5 << 12 | (f5 | f4) >>> 12));
      f5 |= m5 & ~(m5 + f5);
      f4 = m4 & (f4 | (f4 << 1 | f4 >>> 1 | (f4 | f5) << 12 | (f4 | f3) >>> 12));
      f4 |= m4 & ~(m4 + f4);
      f3 = m3 & (f3 | (f3 << 1 | f3 >>> 1 | (f3 | f4) << 12 | (f3 | f2) >>> 12));
      f3 |= m3 & ~(m3 + f3);
      f2 = m2 & (f2 | (f2 << 1 | f2 >>> 1 | (f2 | f3) << 12 | (f2 | f1) >>> 12));
      f2 |= m2 & ~(m2 + f2);
      f1 = m1 & (f1 | (f1 << 1 | f1 >>> 1 | (f1 | f2) << 12 | (f1 | f0) >>> 12));
      f1 |= m1 & ~(m1 + f1);
      f0 = m0 & (f0 | (f0 << 1 | f0 >>> 1 | (f0 | f1) << 12 | f0 >>> 12));
      f0 |= m0 & ~(m0 + f0);
      now = f0 + f1 + f2 + f3 + f4 + f5;
      if (now === was) break;
      was = now;
    }
    const k = n * 8;
    REGIONS[k + 0] = f0;
    REGIONS[k + 1] = f1;
    REGIONS[k + 2] = f2;
    REGIONS[k + 3] = f3;
    REGIONS[k + 4] = f4;
    REGIONS[k + 5] = f5;
    m0 &= ~f0;
    m1 &= ~f1;
    m2 &= ~f2;
    m3 &= ~f3;
    m4 &= ~f4;
    m5 &= ~f5;
    n++;
  }
};
export const regionsOfSize = (s: Int32Array, o: number, size: number): number => {
  const n = regions(s, o) * 8;
  let found = 0;
  for (let k = 0; k < n; k += 8)
  if (count(REGIONS[k + 0], REGIONS[k + 1], REGIONS[k + 2], REGIONS[k + 3], REGIONS[k + 4], REGIONS[k + 5]) === size) found++;
  return found;
};
/** CA-45: how many empty spaces are next to a monster. */
export const preyed = (s: Int32Array): number => {
  const x0 = s[32], x1 = s[33], x2 = s[34], x3 = s[35], x4 = s[36], x5 = s[37];
  return count(s[56] & (x0 << 1 | x0 >>> 1 | (x0 | x1) << 12 | x0 >>> 12), s[57] & (x1 << 1 | x1 >>> 1 | (x1 | x2) << 12 | (x1 | x0) >>> 12), s[58] & (x2 << 1 | x2 >>> 1 | (x2 | x3) << 12 | (x2 | x1) >>> 12), s[59] & (x3 << 1 | x3 >>> 1 | (x3 | x4) << 12 | (x3 | x2) >>> 12), s[60] & (x4 << 1 | x4 >>> 1 | (x4 | x5) << 12 | (x4 | x3) >>> 12), s[61] & (x5 << 1 | x5 >>> 1 | x5 << 12 | (x5 | x4) >>> 12));
};
/** Writes the spaces of one set that share a side with another into a third. Returns whether there are any. */
export const beside = (s: Int32Array, o: number, set: Int32Array, p: number, into: Int32Array, q: number): boolean => {
  const x0 = set[p + 0], x1 = set[p + 1], x2 = set[p + 2], x3 = set[p + 3], x4 = set[p + 4], x5 = set[p + 5];
  const y0 = s[o + 0] & (x0 << 1 | x0 >>> 1 | (x0 | x1) << 12 | x0 >>> 12), y1 = s[o + 1] & (x1 << 1 | x1 >>> 1 | (x1 | x2) << 12 | (x1 | x0) >>> 12), y2 = s[o + 2] & (x2 << 1 | x2 >>> 1 | (x2 | x3) << 12 | (x2 | x1) >>> 12), y3 = s[o + 3] & (x3 << 1 | x3 >>> 1 | (x3 | x4) << 12 | (x3 | x2) >>> 12), y4 = s[o + 4] & (x4 << 1 | x4 >>> 1 | (x4 | x5) << 12 | (x4 | x3) >>> 12), y5 = s[o + 5] & (x5 << 1 | x5 >>> 1 | x5 << 12 | (x5 | x4) >>> 12);
  into[q + 0] = y0;
  into[q + 1] = y1;
  into[q + 2] = y2;
  into[q + 3] = y3;
  into[q + 4] = y4;
  into[q + 5] = y5;
  return (y0 | y1 | y2 | y3 | y4 | y5) !== 0;
};
/**
* CA-31: the consequences of every change of a sheet, always in this order. CA-A-09: `pays` says whether mountains
* give coins.
*/
export const settle = (s: Int32Array, m: Int32Array, pays: boolean): void => {
  const x0 = s[32], x1 = s[33], x2 = s[34], x3 = s[35], x4 = s[36], x5 = s[37];
  const h0 = x0 & s[64], h1 = x1 & s[65], h2 = x2 & s[66], h3 = x3 & s[67], h4 = x4 & s[68], h5 = x5 & s[69];
  if ((h0 | h1 | h2 | h3 | h4 | h5) !== 0) {
    s[32] = x0 & ~h0;
    s[48] |= h0;
    s[33] = x1 & ~h1;
    s[49] |= h1;
    s[34] = x2 & ~h2;
    s[50] |= h2;
    s[35] = x3 & ~h3;
    s[51] |= h3;
    s[36] = x4 & ~h4;
    s[52] |= h4;
    s[37] = x5 & ~h5;
    s[53] |= h5;
  }
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  const n0 = m[0] & ~s[72] & ~(e0 << 1 | e0 >>> 1 | (e0 | e1) << 12 | e0 >>> 12), n1 = m[1] & ~s[73] & ~(e1 << 1 | e1 >>> 1 | (e1 | e2) << 12 | (e1 | e0) >>> 12), n2 = m[2] & ~s[74] & ~(e2 << 1 | e2 >>> 1 | (e2 | e3) << 12 | (e2 | e1) >>> 12), n3 = m[3] & ~s[75] & ~(e3 << 1 | e3 >>> 1 | (e3 | e4) << 12 | (e3 | e2) >>> 12), n4 = m[4] & ~s[76] & ~(e4 << 1 | e4 >>> 1 | (e4 | e5) << 12 | (e4 | e3) >>> 12), n5 = m[5] & ~s[77] & ~(e5 << 1 | e5 >>> 1 | e5 << 12 | (e5 | e4) >>> 12);
  if ((n0 | n1 | n2 | n3 | n4 | n5) !== 0) {
    s[72] |= n0;
    s[73] |= n1;
    s[74] |= n2;
    s[75] |= n3;
    s[76] |= n4;
    s[77] |= n5;
    if (pays) earn(s, m, count(n0, n1, n2, n3, n4, n5));
  }
  if (s[113] !== 0) return;
  const d0 = s[80], d1 = s[81], d2 = s[82], d3 = s[83], d4 = s[84], d5 = s[85];
  if ((d0 | d1 | d2 | d3 | d4 | d5) === 0) return;
  if ((d0 & s[32] & (e0 << 1 | e0 >>> 1 | (e0 | e1) << 12 | e0 >>> 12) | d1 & s[33] & (e1 << 1 | e1 >>> 1 | (e1 | e2) << 12 | (e1 | e0) >>> 12) | d2 & s[34] & (e2 << 1 | e2 >>> 1 | (e2 | e3) << 12 | (e2 | e1) >>> 12) | d3 & s[35] & (e3 << 1 | e3 >>> 1 | (e3 | e4) << 12 | (e3 | e2) >>> 12) | d4 & s[36] & (e4 << 1 | e4 >>> 1 | (e4 | e5) << 12 | (e4 | e3) >>> 12) | d5 & s[37] & (e5 << 1 | e5 >>> 1 | e5 << 12 | (e5 | e4) >>> 12)) !== 0) return;
  s[113] = 1;
  earn(s, m, m[50]);
};
/** How many coins settling would give, without changing the sheet: for candidates that no mark attacks. */
export const gain = (s: Int32Array, m: Int32Array): number => {
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  let coins = count(m[0] & ~s[72] & ~(e0 << 1 | e0 >>> 1 | (e0 | e1) << 12 | e0 >>> 12), m[1] & ~s[73] & ~(e1 << 1 | e1 >>> 1 | (e1 | e2) << 12 | (e1 | e0) >>> 12), m[2] & ~s[74] & ~(e2 << 1 | e2 >>> 1 | (e2 | e3) << 12 | (e2 | e1) >>> 12), m[3] & ~s[75] & ~(e3 << 1 | e3 >>> 1 | (e3 | e4) << 12 | (e3 | e2) >>> 12), m[4] & ~s[76] & ~(e4 << 1 | e4 >>> 1 | (e4 | e5) << 12 | (e4 | e3) >>> 12), m[5] & ~s[77] & ~(e5 << 1 | e5 >>> 1 | e5 << 12 | (e5 | e4) >>> 12));
  if (s[113] !== 0) return coins;
  const d0 = s[80], d1 = s[81], d2 = s[82], d3 = s[83], d4 = s[84], d5 = s[85];
  if ((d0 | d1 | d2 | d3 | d4 | d5) === 0) return coins;
  if ((d0 & s[32] & (e0 << 1 | e0 >>> 1 | (e0 | e1) << 12 | e0 >>> 12) | d1 & s[33] & (e1 << 1 | e1 >>> 1 | (e1 | e2) << 12 | (e1 | e0) >>> 12) | d2 & s[34] & (e2 << 1 | e2 >>> 1 | (e2 | e3) << 12 | (e2 | e1) >>> 12) | d3 & s[35] & (e3 << 1 | e3 >>> 1 | (e3 | e4) << 12 | (e3 | e2) >>> 12) | d4 & s[36] & (e4 << 1 | e4 >>> 1 | (e4 | e5) << 12 | (e4 | e3) >>> 12) | d5 & s[37] & (e5 << 1 | e5 >>> 1 | e5 << 12 | (e5 | e4) >>> 12)) === 0) coins += m[50];
  return coins;
};
/** CA-36: coins beyond the track are lost. */
export const earn = (s: Int32Array, m: Int32Array, coins: number): void => {
  const sum = s[112] + coins;
  s[112] = sum > m[49] ? m[49] : sum;
};
