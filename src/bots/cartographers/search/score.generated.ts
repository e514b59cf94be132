// Written by tools/generate-search.ts; do not edit.
// @ts-nocheck
import { atLeast, count, countWord, fold, lanes, REGIONS, REST, regions, regionsOfSize, rowSums } from './words.generated.ts';
/** Stars of a sheet on a map, with the card's values. */
export type Score = (s: Int32Array, m: Int32Array, p: Int32Array) => number;
export interface WrittenCard {
  readonly score: Score;
  /** The names of the values in p. A name with @ is a house rule: 1 if it isn't the default. */
  readonly params: readonly string[];
  /** A bit for each set of a sheet that the stars depend on. */
  readonly reads: number;
}
const sentinelWood: Score = (s, _, p) => {
  return p[0] * count(s[0] & 0x4017ff, s[1] & 0x401401, s[2] & 0x401401, s[3] & 0x401401, s[4] & 0x401401, s[5] & 0x7ff);
};
const greenbough: Score = (s, _, p) => {
  const f0 = s[0], f1 = s[1], f2 = s[2], f3 = s[3], f4 = s[4], f5 = s[5];
  return p[0] * (lanes(((f0 + 0x7ff7ff & 0x800800) >>> 11) + ((f1 + 0x7ff7ff & 0x800800) >>> 11) + ((f2 + 0x7ff7ff & 0x800800) >>> 11) + ((f3 + 0x7ff7ff & 0x800800) >>> 11) + ((f4 + 0x7ff7ff & 0x800800) >>> 11) + ((f5 + 0x7ff & 0x800) >>> 11)) + countWord(fold(f0 | f1 | f2 | f3 | f4) | f5));
};
const treetower: Score = (s, _, p) => {
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  return p[0] * count(s[0] & ~(e0 << 1 | e0 >>> 1 | (e0 | e1) << 12 | e0 >>> 12), s[1] & ~(e1 << 1 | e1 >>> 1 | (e1 | e2) << 12 | (e1 | e0) >>> 12), s[2] & ~(e2 << 1 | e2 >>> 1 | (e2 | e3) << 12 | (e2 | e1) >>> 12), s[3] & ~(e3 << 1 | e3 >>> 1 | (e3 | e4) << 12 | (e3 | e2) >>> 12), s[4] & ~(e4 << 1 | e4 >>> 1 | (e4 | e5) << 12 | (e4 | e3) >>> 12), s[5] & ~(e5 << 1 | e5 >>> 1 | e5 << 12 | (e5 | e4) >>> 12));
};
const stonesideForest: Score = (s, m, p) => {
  const m0 = m[0], m1 = m[1], m2 = m[2], m3 = m[3], m4 = m[4], m5 = m[5];
  const n = regions(s, 0) * 8;
  let u0 = 0, u1 = 0, u2 = 0, u3 = 0, u4 = 0, u5 = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    const n0 = m0 & (c0 << 1 | c0 >>> 1 | (c0 | c1) << 12 | c0 >>> 12);
    const n1 = m1 & (c1 << 1 | c1 >>> 1 | (c1 | c2) << 12 | (c1 | c0) >>> 12);
    const n2 = m2 & (c2 << 1 | c2 >>> 1 | (c2 | c3) << 12 | (c2 | c1) >>> 12);
    const n3 = m3 & (c3 << 1 | c3 >>> 1 | (c3 | c4) << 12 | (c3 | c2) >>> 12);
    const n4 = m4 & (c4 << 1 | c4 >>> 1 | (c4 | c5) << 12 | (c4 | c3) >>> 12);
    const n5 = m5 & (c5 << 1 | c5 >>> 1 | c5 << 12 | (c5 | c4) >>> 12);
    if (count(n0, n1, n2, n3, n4, n5) > 1) {
      u0 |= n0;
      u1 |= n1;
      u2 |= n2;
      u3 |= n3;
      u4 |= n4;
      u5 |= n5;
    }
  }
  return p[0] * count(u0, u1, u2, u3, u4, u5);
};
const canalLake: Score = (s, _, p) => {
  const w0 = s[24], w1 = s[25], w2 = s[26], w3 = s[27], w4 = s[28], w5 = s[29];
  const a0 = s[16], a1 = s[17], a2 = s[18], a3 = s[19], a4 = s[20], a5 = s[21];
  return p[0] * count(w0 & (a0 << 1 | a0 >>> 1 | (a0 | a1) << 12 | a0 >>> 12), w1 & (a1 << 1 | a1 >>> 1 | (a1 | a2) << 12 | (a1 | a0) >>> 12), w2 & (a2 << 1 | a2 >>> 1 | (a2 | a3) << 12 | (a2 | a1) >>> 12), w3 & (a3 << 1 | a3 >>> 1 | (a3 | a4) << 12 | (a3 | a2) >>> 12), w4 & (a4 << 1 | a4 >>> 1 | (a4 | a5) << 12 | (a4 | a3) >>> 12), w5 & (a5 << 1 | a5 >>> 1 | a5 << 12 | (a5 | a4) >>> 12)) + p[1] * count(a0 & (w0 << 1 | w0 >>> 1 | (w0 | w1) << 12 | w0 >>> 12), a1 & (w1 << 1 | w1 >>> 1 | (w1 | w2) << 12 | (w1 | w0) >>> 12), a2 & (w2 << 1 | w2 >>> 1 | (w2 | w3) << 12 | (w2 | w1) >>> 12), a3 & (w3 << 1 | w3 >>> 1 | (w3 | w4) << 12 | (w3 | w2) >>> 12), a4 & (w4 << 1 | w4 >>> 1 | (w4 | w5) << 12 | (w4 | w3) >>> 12), a5 & (w5 << 1 | w5 >>> 1 | w5 << 12 | (w5 | w4) >>> 12));
};
const magesValley: Score = (s, m, p) => {
  const b0 = m[24], b1 = m[25], b2 = m[26], b3 = m[27], b4 = m[28], b5 = m[29];
  return p[0] * count(s[24] & b0, s[25] & b1, s[26] & b2, s[27] & b3, s[28] & b4, s[29] & b5) + p[1] * count(s[16] & b0, s[17] & b1, s[18] & b2, s[19] & b3, s[20] & b4, s[21] & b5);
};
const theGoldenGranary: Score = (s, m, p) => {
  const lost = p[2] === 0 ? 0 : -1;
  const r0 = m[16] & ~(s[48] & lost), r1 = m[17] & ~(s[49] & lost), r2 = m[18] & ~(s[50] & lost), r3 = m[19] & ~(s[51] & lost), r4 = m[20] & ~(s[52] & lost), r5 = m[21] & ~(s[53] & lost);
  return p[0] * count(s[24] & (r0 << 1 | r0 >>> 1 | (r0 | r1) << 12 | r0 >>> 12), s[25] & (r1 << 1 | r1 >>> 1 | (r1 | r2) << 12 | (r1 | r0) >>> 12), s[26] & (r2 << 1 | r2 >>> 1 | (r2 | r3) << 12 | (r2 | r1) >>> 12), s[27] & (r3 << 1 | r3 >>> 1 | (r3 | r4) << 12 | (r3 | r2) >>> 12), s[28] & (r4 << 1 | r4 >>> 1 | (r4 | r5) << 12 | (r4 | r3) >>> 12), s[29] & (r5 << 1 | r5 >>> 1 | r5 << 12 | (r5 | r4) >>> 12)) + p[1] * count(s[16] & r0, s[17] & r1, s[18] & r2, s[19] & r3, s[20] & r4, s[21] & r5);
};
const shoresideExpanse: Score = (s, _, p) => {
  const w0 = s[24], w1 = s[25], w2 = s[26], w3 = s[27], w4 = s[28], w5 = s[29];
  const a0 = s[16], a1 = s[17], a2 = s[18], a3 = s[19], a4 = s[20], a5 = s[21];
  {
    let b0 = a0 & ((w0 << 1 | w0 >>> 1 | (w0 | w1) << 12 | w0 >>> 12) | 0x4017ff), b1 = a1 & ((w1 << 1 | w1 >>> 1 | (w1 | w2) << 12 | (w1 | w0) >>> 12) | 0x401401), b2 = a2 & ((w2 << 1 | w2 >>> 1 | (w2 | w3) << 12 | (w2 | w1) >>> 12) | 0x401401), b3 = a3 & ((w3 << 1 | w3 >>> 1 | (w3 | w4) << 12 | (w3 | w2) >>> 12) | 0x401401), b4 = a4 & ((w4 << 1 | w4 >>> 1 | (w4 | w5) << 12 | (w4 | w3) >>> 12) | 0x401401), b5 = a5 & ((w5 << 1 | w5 >>> 1 | w5 << 12 | (w5 | w4) >>> 12) | 0x7ff);
    for (let was = -1, now = 0; was !== now; ) {
      was = now;
      b0 = a0 & (b0 | (b0 << 1 | b0 >>> 1 | (b0 | b1) << 12 | b0 >>> 12));
      b0 |= a0 & ~(a0 + b0);
      b1 = a1 & (b1 | (b1 << 1 | b1 >>> 1 | (b1 | b2) << 12 | (b1 | b0) >>> 12));
      b1 |= a1 & ~(a1 + b1);
      b2 = a2 & (b2 | (b2 << 1 | b2 >>> 1 | (b2 | b3) << 12 | (b2 | b1) >>> 12));
      b2 |= a2 & ~(a2 + b2);
      b3 = a3 & (b3 | (b3 << 1 | b3 >>> 1 | (b3 | b4) << 12 | (b3 | b2) >>> 12));
      b3 |= a3 & ~(a3 + b3);
      b4 = a4 & (b4 | (b4 << 1 | b4 >>> 1 | (b4 | b5) << 12 | (b4 | b3) >>> 12));
      b4 |= a4 & ~(a4 + b4);
      b5 = a5 & (b5 | (b5 << 1 | b5 >>> 1 | b5 << 12 | (b5 | b4) >>> 12));
      b5 |= a5 & ~(a5 + b5);
      now = b0 + b1 + b2 + b3 + b4 + b5;
    }
    REST[0] = a0 & ~b0;
    REST[1] = a1 & ~b1;
    REST[2] = a2 & ~b2;
    REST[3] = a3 & ~b3;
    REST[4] = a4 & ~b4;
    REST[5] = a5 & ~b5;
  }
  const farms = regions(REST, 0);
  {
    let b0 = w0 & ((a0 << 1 | a0 >>> 1 | (a0 | a1) << 12 | a0 >>> 12) | 0x4017ff), b1 = w1 & ((a1 << 1 | a1 >>> 1 | (a1 | a2) << 12 | (a1 | a0) >>> 12) | 0x401401), b2 = w2 & ((a2 << 1 | a2 >>> 1 | (a2 | a3) << 12 | (a2 | a1) >>> 12) | 0x401401), b3 = w3 & ((a3 << 1 | a3 >>> 1 | (a3 | a4) << 12 | (a3 | a2) >>> 12) | 0x401401), b4 = w4 & ((a4 << 1 | a4 >>> 1 | (a4 | a5) << 12 | (a4 | a3) >>> 12) | 0x401401), b5 = w5 & ((a5 << 1 | a5 >>> 1 | a5 << 12 | (a5 | a4) >>> 12) | 0x7ff);
    for (let was = -1, now = 0; was !== now; ) {
      was = now;
      b0 = w0 & (b0 | (b0 << 1 | b0 >>> 1 | (b0 | b1) << 12 | b0 >>> 12));
      b0 |= w0 & ~(w0 + b0);
      b1 = w1 & (b1 | (b1 << 1 | b1 >>> 1 | (b1 | b2) << 12 | (b1 | b0) >>> 12));
      b1 |= w1 & ~(w1 + b1);
      b2 = w2 & (b2 | (b2 << 1 | b2 >>> 1 | (b2 | b3) << 12 | (b2 | b1) >>> 12));
      b2 |= w2 & ~(w2 + b2);
      b3 = w3 & (b3 | (b3 << 1 | b3 >>> 1 | (b3 | b4) << 12 | (b3 | b2) >>> 12));
      b3 |= w3 & ~(w3 + b3);
      b4 = w4 & (b4 | (b4 << 1 | b4 >>> 1 | (b4 | b5) << 12 | (b4 | b3) >>> 12));
      b4 |= w4 & ~(w4 + b4);
      b5 = w5 & (b5 | (b5 << 1 | b5 >>> 1 | b5 << 12 | (b5 | b4) >>> 12));
      b5 |= w5 & ~(w5 + b5);
      now = b0 + b1 + b2 + b3 + b4 + b5;
    }
    REST[0] = w0 & ~b0;
    REST[1] = w1 & ~b1;
    REST[2] = w2 & ~b2;
    REST[3] = w3 & ~b3;
    REST[4] = w4 & ~b4;
    REST[5] = w5 & ~b5;
  }
  return p[0] * farms + p[1] * regions(REST, 0);
};
const wildholds: Score = (s, _, p) => {
  const n = regions(s, 8) * 8;
  let found = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    if (count(c0, c1, c2, c3, c4, c5) >= p[1]) found++;
  }
  return p[0] * found;
};
const greatCity: Score = (s, m, p) => {
  const b0 = m[24], b1 = m[25], b2 = m[26], b3 = m[27], b4 = m[28], b5 = m[29];
  const n = regions(s, 8) * 8;
  let largest = 0, plain = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    const size = count(c0, c1, c2, c3, c4, c5);
    if (size > largest) largest = size;
    if (size > plain && !((c0 & b0 | c1 & b1 | c2 & b2 | c3 & b3 | c4 & b4 | c5 & b5) !== 0)) plain = size;
  }
  return p[1] !== 0 && plain < largest ? 0 : p[0] * plain;
};
const greengoldPlains: Score = (s, m, p) => {
  const n = regions(s, 8) * 8;
  let found = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    const n0 = (c0 << 1 | c0 >>> 1 | (c0 | c1) << 12 | c0 >>> 12);
    const n1 = (c1 << 1 | c1 >>> 1 | (c1 | c2) << 12 | (c1 | c0) >>> 12);
    const n2 = (c2 << 1 | c2 >>> 1 | (c2 | c3) << 12 | (c2 | c1) >>> 12);
    const n3 = (c3 << 1 | c3 >>> 1 | (c3 | c4) << 12 | (c3 | c2) >>> 12);
    const n4 = (c4 << 1 | c4 >>> 1 | (c4 | c5) << 12 | (c4 | c3) >>> 12);
    const n5 = (c5 << 1 | c5 >>> 1 | c5 << 12 | (c5 | c4) >>> 12);
    let types = 0;
    if ((n0 & s[0] | n1 & s[1] | n2 & s[2] | n3 & s[3] | n4 & s[4] | n5 & s[5]) !== 0) types++;
    if ((n0 & s[16] | n1 & s[17] | n2 & s[18] | n3 & s[19] | n4 & s[20] | n5 & s[21]) !== 0) types++;
    if ((n0 & s[24] | n1 & s[25] | n2 & s[26] | n3 & s[27] | n4 & s[28] | n5 & s[29]) !== 0) types++;
    if ((n0 & s[32] | n1 & s[33] | n2 & s[34] | n3 & s[35] | n4 & s[36] | n5 & s[37]) !== 0) types++;
    if ((n0 & s[40] | n1 & s[41] | n2 & s[42] | n3 & s[43] | n4 & s[44] | n5 & s[45]) !== 0) types++;
    if ((n0 & m[0] | n1 & m[1] | n2 & m[2] | n3 & m[3] | n4 & m[4] | n5 & m[5]) !== 0) types++;
    if (types >= p[1]) found++;
  }
  return p[0] * found;
};
const shieldgate: Score = (s, _, p) => {
  const n = regions(s, 8) * 8;
  let first = 0, second = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    const size = count(c0, c1, c2, c3, c4, c5);
    if (size > first) { second = first; first = size; } else if (size > second && (size < first || p[1] === 0)) second = size;
  }
  return p[0] * second;
};
const borderlands: Score = (s, _, p) => {
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  return p[0] * (22 - lanes(((e0 + 0x7ff7ff & 0x800800) >>> 11) + ((e1 + 0x7ff7ff & 0x800800) >>> 11) + ((e2 + 0x7ff7ff & 0x800800) >>> 11) + ((e3 + 0x7ff7ff & 0x800800) >>> 11) + ((e4 + 0x7ff7ff & 0x800800) >>> 11) + ((e5 + 0x7ff & 0x800) >>> 11)) - countWord(fold(e0 | e1 | e2 | e3 | e4) | e5));
};
const lostBarony: Score = (s, _, p) => {
  const f0 = 0x7ff7ff & ~s[56];
  const f1 = 0x7ff7ff & ~s[57];
  const f2 = 0x7ff7ff & ~s[58];
  const f3 = 0x7ff7ff & ~s[59];
  const f4 = 0x7ff7ff & ~s[60];
  const f5 = 0x7ff & ~s[61];
  let q0 = f0, q1 = f1, q2 = f2, q3 = f3, q4 = f4, q5 = f5;
  let side = 0;
  while ((q0 | q1 | q2 | q3 | q4 | q5) !== 0) {
    side++;
    q0 &= q0 >>> 1;
    q1 &= q1 >>> 1;
    q2 &= q2 >>> 1;
    q3 &= q3 >>> 1;
    q4 &= q4 >>> 1;
    q5 &= q5 >>> 1;
    q0 &= (q0 >>> 12 | q1 << 12);
    q1 &= (q1 >>> 12 | q2 << 12);
    q2 &= (q2 >>> 12 | q3 << 12);
    q3 &= (q3 >>> 12 | q4 << 12);
    q4 &= (q4 >>> 12 | q5 << 12);
    q5 &= (q5 >>> 12);
  }
  return p[0] * side;
};
const theBrokenRoad: Score = (s, _, p) => {
  const f0 = 0x7ff7ff & ~s[56];
  const f1 = 0x7ff7ff & ~s[57];
  const f2 = 0x7ff7ff & ~s[58];
  const f3 = 0x7ff7ff & ~s[59];
  const f4 = 0x7ff7ff & ~s[60];
  const f5 = 0x7ff & ~s[61];
  let x = f0 & 1;
  x = f0 >>> 12 & (x << 1 | 1);
  x = f1 & (x << 1 | 1);
  x = f1 >>> 12 & (x << 1 | 1);
  x = f2 & (x << 1 | 1);
  x = f2 >>> 12 & (x << 1 | 1);
  x = f3 & (x << 1 | 1);
  x = f3 >>> 12 & (x << 1 | 1);
  x = f4 & (x << 1 | 1);
  x = f4 >>> 12 & (x << 1 | 1);
  x = f5 & (x << 1 | 1);
  return p[0] * countWord(x) + p[1] * (f0 >>> 10 & f0 >>> 21 & f1 >>> 8 & f1 >>> 19 & f2 >>> 6 & f2 >>> 17 & f3 >>> 4 & f3 >>> 15 & f4 >>> 2 & f4 >>> 13 & f5 >>> 0 & 1);
};
const theCauldrons: Score = (s, _, p) => {
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  return p[0] * count(e0 & ~(e0 << 1 | e0 >>> 1 | (e0 | e1) << 12 | e0 >>> 12), e1 & ~(e1 << 1 | e1 >>> 1 | (e1 | e2) << 12 | (e1 | e0) >>> 12), e2 & ~(e2 << 1 | e2 >>> 1 | (e2 | e3) << 12 | (e2 | e1) >>> 12), e3 & ~(e3 << 1 | e3 >>> 1 | (e3 | e4) << 12 | (e3 | e2) >>> 12), e4 & ~(e4 << 1 | e4 >>> 1 | (e4 | e5) << 12 | (e4 | e3) >>> 12), e5 & ~(e5 << 1 | e5 >>> 1 | e5 << 12 | (e5 | e4) >>> 12));
};
const faunlostThicket: Score = (s, _, p) => {
  let q0 = s[0], q1 = s[1], q2 = s[2], q3 = s[3], q4 = s[4], q5 = s[5];
  let run = 0;
  while ((q0 | q1 | q2 | q3 | q4 | q5) !== 0) {
    run++;
    q0 &= (q0 >>> 12 | q1 << 12);
    q1 &= (q1 >>> 12 | q2 << 12);
    q2 &= (q2 >>> 12 | q3 << 12);
    q3 &= (q3 >>> 12 | q4 << 12);
    q4 &= (q4 >>> 12 | q5 << 12);
    q5 &= (q5 >>> 12);
  }
  return p[0] * run;
};
const deepwood: Score = (s, _, p) => {
  const v0 = s[8], v1 = s[9], v2 = s[10], v3 = s[11], v4 = s[12], v5 = s[13];
  const n = regions(s, 0) * 8;
  let found = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    if (count(c0, c1, c2, c3, c4, c5) >= p[1] && !((v0 & (c0 << 1 | c0 >>> 1 | (c0 | c1) << 12 | c0 >>> 12) | v1 & (c1 << 1 | c1 >>> 1 | (c1 | c2) << 12 | (c1 | c0) >>> 12) | v2 & (c2 << 1 | c2 >>> 1 | (c2 | c3) << 12 | (c2 | c1) >>> 12) | v3 & (c3 << 1 | c3 >>> 1 | (c3 | c4) << 12 | (c3 | c2) >>> 12) | v4 & (c4 << 1 | c4 >>> 1 | (c4 | c5) << 12 | (c4 | c3) >>> 12) | v5 & (c5 << 1 | c5 >>> 1 | c5 << 12 | (c5 | c4) >>> 12)) !== 0)) found++;
  }
  return p[0] * found;
};
const heartOfTheForest: Score = (s, _, p) => {
  const f0 = s[0], f1 = s[1], f2 = s[2], f3 = s[3], f4 = s[4], f5 = s[5];
  const o0 = 0x7ff7ff & ~f0;
  const o1 = 0x7ff7ff & ~f1;
  const o2 = 0x7ff7ff & ~f2;
  const o3 = 0x7ff7ff & ~f3;
  const o4 = 0x7ff7ff & ~f4;
  const o5 = 0x7ff & ~f5;
  return p[0] * count(f0 & ~(o0 << 1 | o0 >>> 1 | (o0 | o1) << 12 | o0 >>> 12), f1 & ~(o1 << 1 | o1 >>> 1 | (o1 | o2) << 12 | (o1 | o0) >>> 12), f2 & ~(o2 << 1 | o2 >>> 1 | (o2 | o3) << 12 | (o2 | o1) >>> 12), f3 & ~(o3 << 1 | o3 >>> 1 | (o3 | o4) << 12 | (o3 | o2) >>> 12), f4 & ~(o4 << 1 | o4 >>> 1 | (o4 | o5) << 12 | (o4 | o3) >>> 12), f5 & ~(o5 << 1 | o5 >>> 1 | o5 << 12 | (o5 | o4) >>> 12));
};
const sleepyValley: Score = (s, _, p) => {
  let found = 0, z = 0;
  z = rowSums(s[0]);
  if ((z & 15) >= p[1]) found++;
  if (z >>> 12 >= p[1]) found++;
  z = rowSums(s[1]);
  if ((z & 15) >= p[1]) found++;
  if (z >>> 12 >= p[1]) found++;
  z = rowSums(s[2]);
  if ((z & 15) >= p[1]) found++;
  if (z >>> 12 >= p[1]) found++;
  z = rowSums(s[3]);
  if ((z & 15) >= p[1]) found++;
  if (z >>> 12 >= p[1]) found++;
  z = rowSums(s[4]);
  if ((z & 15) >= p[1]) found++;
  if (z >>> 12 >= p[1]) found++;
  z = rowSums(s[5]);
  if ((z & 15) >= p[1]) found++;
  return p[0] * found;
};
const craylund: Score = (s, _, p) => {
  const w0 = s[24], w1 = s[25], w2 = s[26], w3 = s[27], w4 = s[28], w5 = s[29];
  const n = regions(s, 16) * 8;
  let found = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    if (count(w0 & (c0 << 1 | c0 >>> 1 | (c0 | c1) << 12 | c0 >>> 12), w1 & (c1 << 1 | c1 >>> 1 | (c1 | c2) << 12 | (c1 | c0) >>> 12), w2 & (c2 << 1 | c2 >>> 1 | (c2 | c3) << 12 | (c2 | c1) >>> 12), w3 & (c3 << 1 | c3 >>> 1 | (c3 | c4) << 12 | (c3 | c2) >>> 12), w4 & (c4 << 1 | c4 >>> 1 | (c4 | c5) << 12 | (c4 | c3) >>> 12), w5 & (c5 << 1 | c5 >>> 1 | c5 << 12 | (c5 | c4) >>> 12)) >= p[1]) found++;
  }
  return p[0] * found;
};
const ulemsWallow: Score = (s, _, p) => {
  const a0 = s[16], a1 = s[17], a2 = s[18], a3 = s[19], a4 = s[20], a5 = s[21];
  let one = 0, two = 0, four = 0;
  let z0 = 0;
  {
    const l = a0 << 1, r = a0 >>> 1, u = (a0 << 12), d = (a0 >>> 12 | a1 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    z0 = s[24] & atLeast(p[1], one, two, four);
  }
  let z1 = 0;
  {
    const l = a1 << 1, r = a1 >>> 1, u = (a1 << 12 | a0 >>> 12), d = (a1 >>> 12 | a2 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    z1 = s[25] & atLeast(p[1], one, two, four);
  }
  let z2 = 0;
  {
    const l = a2 << 1, r = a2 >>> 1, u = (a2 << 12 | a1 >>> 12), d = (a2 >>> 12 | a3 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    z2 = s[26] & atLeast(p[1], one, two, four);
  }
  let z3 = 0;
  {
    const l = a3 << 1, r = a3 >>> 1, u = (a3 << 12 | a2 >>> 12), d = (a3 >>> 12 | a4 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    z3 = s[27] & atLeast(p[1], one, two, four);
  }
  let z4 = 0;
  {
    const l = a4 << 1, r = a4 >>> 1, u = (a4 << 12 | a3 >>> 12), d = (a4 >>> 12 | a5 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    z4 = s[28] & atLeast(p[1], one, two, four);
  }
  let z5 = 0;
  {
    const l = a5 << 1, r = a5 >>> 1, u = (a5 << 12 | a4 >>> 12), d = (a5 >>> 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    z5 = s[29] & atLeast(p[1], one, two, four);
  }
  return p[0] * count(z0, z1, z2, z3, z4, z5);
};
const clawsgravePeaks: Score = (s, m, p) => {
  const a0 = s[16], a1 = s[17], a2 = s[18], a3 = s[19], a4 = s[20], a5 = s[21];
  const n = regions(s, 24) * 8;
  let u0 = 0, u1 = 0, u2 = 0, u3 = 0, u4 = 0, u5 = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    const n0 = (c0 << 1 | c0 >>> 1 | (c0 | c1) << 12 | c0 >>> 12);
    const n1 = (c1 << 1 | c1 >>> 1 | (c1 | c2) << 12 | (c1 | c0) >>> 12);
    const n2 = (c2 << 1 | c2 >>> 1 | (c2 | c3) << 12 | (c2 | c1) >>> 12);
    const n3 = (c3 << 1 | c3 >>> 1 | (c3 | c4) << 12 | (c3 | c2) >>> 12);
    const n4 = (c4 << 1 | c4 >>> 1 | (c4 | c5) << 12 | (c4 | c3) >>> 12);
    const n5 = (c5 << 1 | c5 >>> 1 | c5 << 12 | (c5 | c4) >>> 12);
    if ((a0 & n0 | a1 & n1 | a2 & n2 | a3 & n3 | a4 & n4 | a5 & n5) !== 0) {
      u0 |= n0;
      u1 |= n1;
      u2 |= n2;
      u3 |= n3;
      u4 |= n4;
      u5 |= n5;
    }
  }
  return p[0] * count(u0 & m[0], u1 & m[1], u2 & m[2], u3 & m[3], u4 & m[4], u5 & m[5]);
};
const jorekburg: Score = (s, _, p) => {
  const a0 = s[16], a1 = s[17], a2 = s[18], a3 = s[19], a4 = s[20], a5 = s[21];
  const w0 = s[24], w1 = s[25], w2 = s[26], w3 = s[27], w4 = s[28], w5 = s[29];
  const as1 = a0 ^ a1 ^ a2, ac1 = a0 & a1 | a2 & (a0 | a1);
  const as2 = a3 ^ a4 ^ a5, ac2 = a3 & a4 | a5 & (a3 | a4);
  const ao = as1 ^ as2, ak = as1 & as2;
  const at = ac1 ^ ac2 ^ ak, au = ac1 & ac2 | ak & (ac1 | ac2);
  const ap0 = ao ^ ao >>> 12, ak0 = ao & ao >>> 12;
  const ah = at >>> 12, ap1 = at ^ ah ^ ak0, ak1 = at & ah | ak0 & (at | ah);
  const av = au >>> 12, ap2 = au ^ av ^ ak1, ap3 = au & av | ak1 & (au | av);
  const ws1 = w0 ^ w1 ^ w2, wc1 = w0 & w1 | w2 & (w0 | w1);
  const ws2 = w3 ^ w4 ^ w5, wc2 = w3 & w4 | w5 & (w3 | w4);
  const wo = ws1 ^ ws2, wk = ws1 & ws2;
  const wt = wc1 ^ wc2 ^ wk, wu = wc1 & wc2 | wk & (wc1 | wc2);
  const wp0 = wo ^ wo >>> 12, wk0 = wo & wo >>> 12;
  const wh = wt >>> 12, wp1 = wt ^ wh ^ wk0, wk1 = wt & wh | wk0 & (wt | wh);
  const wv = wu >>> 12, wp2 = wu ^ wv ^ wk1, wp3 = wu & wv | wk1 & (wu | wv);
  const unequal = ap0 ^ wp0 | ap1 ^ wp1 | ap2 ^ wp2 | ap3 ^ wp3;
  return p[0] * countWord((ap0 | ap1 | ap2 | ap3) & ~unequal & 0x7ff);
};
const trayloMonastery: Score = (s, _, p) => {
  const v0 = s[8], v1 = s[9], v2 = s[10], v3 = s[11], v4 = s[12], v5 = s[13];
  let q0 = v0, q1 = v1, q2 = v2, q3 = v3, q4 = v4, q5 = v5;
  let h0 = v0, h1 = v1, h2 = v2, h3 = v3, h4 = v4, h5 = v5;
  for (let line = p[1]; line > 1; line--) {
    h0 &= h0 >>> 1;
    h1 &= h1 >>> 1;
    h2 &= h2 >>> 1;
    h3 &= h3 >>> 1;
    h4 &= h4 >>> 1;
    h5 &= h5 >>> 1;
    q0 &= (q0 >>> 12 | q1 << 12);
    q1 &= (q1 >>> 12 | q2 << 12);
    q2 &= (q2 >>> 12 | q3 << 12);
    q3 &= (q3 >>> 12 | q4 << 12);
    q4 &= (q4 >>> 12 | q5 << 12);
    q5 &= (q5 >>> 12);
  }
  q0 |= h0;
  q1 |= h1;
  q2 |= h2;
  q3 |= h3;
  q4 |= h4;
  q5 |= h5;
  const n = regions(s, 8) * 8;
  let found = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    if (p[1] !== 0 && !((c0 & q0 | c1 & q1 | c2 & q2 | c3 & q3 | c4 & q4 | c5 & q5) !== 0)) continue;
    if (p[2] !== 0 && (count(c0, c1, c2, c3, c4, c5) < p[2] || !((c0 & 0x4017ff | c1 & 0x401401 | c2 & 0x401401 | c3 & 0x401401 | c4 & 0x401401 | c5 & 0x7ff) !== 0))) continue;
    found++;
  }
  return p[0] * found;
};
const outerEnclave: Score = (s, _, p) => {
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  const n = regions(s, 8) * 8;
  let best = n === 0 ? 0 : -1e9;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    const stars = p[0] * count(e0 & (c0 << 1 | c0 >>> 1 | (c0 | c1) << 12 | c0 >>> 12), e1 & (c1 << 1 | c1 >>> 1 | (c1 | c2) << 12 | (c1 | c0) >>> 12), e2 & (c2 << 1 | c2 >>> 1 | (c2 | c3) << 12 | (c2 | c1) >>> 12), e3 & (c3 << 1 | c3 >>> 1 | (c3 | c4) << 12 | (c3 | c2) >>> 12), e4 & (c4 << 1 | c4 >>> 1 | (c4 | c5) << 12 | (c4 | c3) >>> 12), e5 & (c5 << 1 | c5 >>> 1 | c5 << 12 | (c5 | c4) >>> 12));
    if (stars > best) best = stars;
  }
  return best;
};
const gnomishColony: Score = (s, _, p) => {
  let q0 = s[8], q1 = s[9], q2 = s[10], q3 = s[11], q4 = s[12], q5 = s[13];
  for (let side = p[1]; side > 1; side--) {
    q0 &= q0 >>> 1;
    q1 &= q1 >>> 1;
    q2 &= q2 >>> 1;
    q3 &= q3 >>> 1;
    q4 &= q4 >>> 1;
    q5 &= q5 >>> 1;
    q0 &= (q0 >>> 12 | q1 << 12);
    q1 &= (q1 >>> 12 | q2 << 12);
    q2 &= (q2 >>> 12 | q3 << 12);
    q3 &= (q3 >>> 12 | q4 << 12);
    q4 &= (q4 >>> 12 | q5 << 12);
    q5 &= (q5 >>> 12);
  }
  const n = regions(s, 8) * 8;
  let found = 0;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    if ((c0 & q0 | c1 & q1 | c2 & q2 | c3 & q3 | c4 & q4 | c5 & q5) !== 0) found++;
  }
  return p[0] * found;
};
const caravansary: Score = (s, _, p) => {
  const n = regions(s, 8) * 8;
  let best = n === 0 ? 0 : -1e9;
  for (let k = 0; k < n; k += 8) {
    const c0 = REGIONS[k + 0], c1 = REGIONS[k + 1], c2 = REGIONS[k + 2], c3 = REGIONS[k + 3], c4 = REGIONS[k + 4], c5 = REGIONS[k + 5];
    const stars = p[0] * (lanes(((c0 + 0x7ff7ff & 0x800800) >>> 11) + ((c1 + 0x7ff7ff & 0x800800) >>> 11) + ((c2 + 0x7ff7ff & 0x800800) >>> 11) + ((c3 + 0x7ff7ff & 0x800800) >>> 11) + ((c4 + 0x7ff7ff & 0x800800) >>> 11) + ((c5 + 0x7ff & 0x800) >>> 11)) + countWord(fold(c0 | c1 | c2 | c3 | c4) | c5));
    if (stars > best) best = stars;
  }
  return best;
};
const dwarvenholds: Score = (s, m, p) => {
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  const rows = lanes(((m[40] & ~(e0 + 0x7ff7ff & 0x800800)) >>> 11) + ((m[41] & ~(e1 + 0x7ff7ff & 0x800800)) >>> 11) + ((m[42] & ~(e2 + 0x7ff7ff & 0x800800)) >>> 11) + ((m[43] & ~(e3 + 0x7ff7ff & 0x800800)) >>> 11) + ((m[44] & ~(e4 + 0x7ff7ff & 0x800800)) >>> 11) + ((m[45] & ~(e5 + 0x7ff & 0x800)) >>> 11));
  const open = fold(e0 | e1 | e2 | e3 | e4) | e5;
  return p[0] * (rows + countWord(m[48] & ~open));
};
const silos: Score = (s, _, p) => {
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  const open = fold(e0 | e1 | e2 | e3 | e4) | e5;
  return p[0] * countWord(0x555 & ~open);
};
const bandedHills: Score = (s, m, p) => {
  let found = 0, z = 0, open = 0;
  z = ((s[0] + 0x7ff7ff & 0x800800) >>> 11) + ((s[8] + 0x7ff7ff & 0x800800) >>> 11) + ((s[16] + 0x7ff7ff & 0x800800) >>> 11) + ((s[24] + 0x7ff7ff & 0x800800) >>> 11) + ((s[32] + 0x7ff7ff & 0x800800) >>> 11) + ((s[40] + 0x7ff7ff & 0x800800) >>> 11) + ((m[0] + 0x7ff7ff & 0x800800) >>> 11);
  open = p[2] === 0 ? 0 : s[56];
  if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;
  if (z >>> 12 >= p[1] && open >>> 12 === 0) found++;
  z = ((s[1] + 0x7ff7ff & 0x800800) >>> 11) + ((s[9] + 0x7ff7ff & 0x800800) >>> 11) + ((s[17] + 0x7ff7ff & 0x800800) >>> 11) + ((s[25] + 0x7ff7ff & 0x800800) >>> 11) + ((s[33] + 0x7ff7ff & 0x800800) >>> 11) + ((s[41] + 0x7ff7ff & 0x800800) >>> 11) + ((m[1] + 0x7ff7ff & 0x800800) >>> 11);
  open = p[2] === 0 ? 0 : s[57];
  if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;
  if (z >>> 12 >= p[1] && open >>> 12 === 0) found++;
  z = ((s[2] + 0x7ff7ff & 0x800800) >>> 11) + ((s[10] + 0x7ff7ff & 0x800800) >>> 11) + ((s[18] + 0x7ff7ff & 0x800800) >>> 11) + ((s[26] + 0x7ff7ff & 0x800800) >>> 11) + ((s[34] + 0x7ff7ff & 0x800800) >>> 11) + ((s[42] + 0x7ff7ff & 0x800800) >>> 11) + ((m[2] + 0x7ff7ff & 0x800800) >>> 11);
  open = p[2] === 0 ? 0 : s[58];
  if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;
  if (z >>> 12 >= p[1] && open >>> 12 === 0) found++;
  z = ((s[3] + 0x7ff7ff & 0x800800) >>> 11) + ((s[11] + 0x7ff7ff & 0x800800) >>> 11) + ((s[19] + 0x7ff7ff & 0x800800) >>> 11) + ((s[27] + 0x7ff7ff & 0x800800) >>> 11) + ((s[35] + 0x7ff7ff & 0x800800) >>> 11) + ((s[43] + 0x7ff7ff & 0x800800) >>> 11) + ((m[3] + 0x7ff7ff & 0x800800) >>> 11);
  open = p[2] === 0 ? 0 : s[59];
  if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;
  if (z >>> 12 >= p[1] && open >>> 12 === 0) found++;
  z = ((s[4] + 0x7ff7ff & 0x800800) >>> 11) + ((s[12] + 0x7ff7ff & 0x800800) >>> 11) + ((s[20] + 0x7ff7ff & 0x800800) >>> 11) + ((s[28] + 0x7ff7ff & 0x800800) >>> 11) + ((s[36] + 0x7ff7ff & 0x800800) >>> 11) + ((s[44] + 0x7ff7ff & 0x800800) >>> 11) + ((m[4] + 0x7ff7ff & 0x800800) >>> 11);
  open = p[2] === 0 ? 0 : s[60];
  if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;
  if (z >>> 12 >= p[1] && open >>> 12 === 0) found++;
  z = ((s[5] + 0x7ff & 0x800) >>> 11) + ((s[13] + 0x7ff & 0x800) >>> 11) + ((s[21] + 0x7ff & 0x800) >>> 11) + ((s[29] + 0x7ff & 0x800) >>> 11) + ((s[37] + 0x7ff & 0x800) >>> 11) + ((s[45] + 0x7ff & 0x800) >>> 11) + ((m[5] + 0x7ff & 0x800) >>> 11);
  open = p[2] === 0 ? 0 : s[61];
  if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;
  return p[0] * found;
};
const starlitSigil: Score = (s, _, p) => {
  if (p[1] !== 3) return p[0] * regionsOfSize(s, 56, p[1]);
  const e0 = s[56], e1 = s[57], e2 = s[58], e3 = s[59], e4 = s[60], e5 = s[61];
  let one = 0, two = 0, four = 0;
  let a0 = 0, b0 = 0;
  {
    const l = e0 << 1, r = e0 >>> 1, u = (e0 << 12), d = (e0 >>> 12 | e1 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    a0 = e0 & one & ~two & ~four;
    b0 = e0 & two & ~one;
  }
  let a1 = 0, b1 = 0;
  {
    const l = e1 << 1, r = e1 >>> 1, u = (e1 << 12 | e0 >>> 12), d = (e1 >>> 12 | e2 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    a1 = e1 & one & ~two & ~four;
    b1 = e1 & two & ~one;
  }
  let a2 = 0, b2 = 0;
  {
    const l = e2 << 1, r = e2 >>> 1, u = (e2 << 12 | e1 >>> 12), d = (e2 >>> 12 | e3 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    a2 = e2 & one & ~two & ~four;
    b2 = e2 & two & ~one;
  }
  let a3 = 0, b3 = 0;
  {
    const l = e3 << 1, r = e3 >>> 1, u = (e3 << 12 | e2 >>> 12), d = (e3 >>> 12 | e4 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    a3 = e3 & one & ~two & ~four;
    b3 = e3 & two & ~one;
  }
  let a4 = 0, b4 = 0;
  {
    const l = e4 << 1, r = e4 >>> 1, u = (e4 << 12 | e3 >>> 12), d = (e4 >>> 12 | e5 << 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    a4 = e4 & one & ~two & ~four;
    b4 = e4 & two & ~one;
  }
  let a5 = 0, b5 = 0;
  {
    const l = e5 << 1, r = e5 >>> 1, u = (e5 << 12 | e4 >>> 12), d = (e5 >>> 12);
    const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
    one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);
    a5 = e5 & one & ~two & ~four;
    b5 = e5 & two & ~one;
  }
  {
    const l = a0 << 1, r = a0 >>> 1, u = (a0 << 12), d = (a0 >>> 12 | a1 << 12);
    b0 &= l & r | u & d | (l | r) & (u | d);
  }
  {
    const l = a1 << 1, r = a1 >>> 1, u = (a1 << 12 | a0 >>> 12), d = (a1 >>> 12 | a2 << 12);
    b1 &= l & r | u & d | (l | r) & (u | d);
  }
  {
    const l = a2 << 1, r = a2 >>> 1, u = (a2 << 12 | a1 >>> 12), d = (a2 >>> 12 | a3 << 12);
    b2 &= l & r | u & d | (l | r) & (u | d);
  }
  {
    const l = a3 << 1, r = a3 >>> 1, u = (a3 << 12 | a2 >>> 12), d = (a3 >>> 12 | a4 << 12);
    b3 &= l & r | u & d | (l | r) & (u | d);
  }
  {
    const l = a4 << 1, r = a4 >>> 1, u = (a4 << 12 | a3 >>> 12), d = (a4 >>> 12 | a5 << 12);
    b4 &= l & r | u & d | (l | r) & (u | d);
  }
  {
    const l = a5 << 1, r = a5 >>> 1, u = (a5 << 12 | a4 >>> 12), d = (a5 >>> 12);
    b5 &= l & r | u & d | (l | r) & (u | d);
  }
  return p[0] * count(b0, b1, b2, b3, b4, b5);
};
export const WRITTEN_CARDS: Readonly<Record<string, WrittenCard>> = {
  'sentinel-wood': { score: sentinelWood, params: ['stars'], reads: 0x1 },
  'greenbough': { score: greenbough, params: ['stars'], reads: 0x1 },
  'treetower': { score: treetower, params: ['stars'], reads: 0x81 },
  'stoneside-forest': { score: stonesideForest, params: ['stars'], reads: 0x1 },
  'canal-lake': { score: canalLake, params: ['water', 'farm'], reads: 0xc },
  'mages-valley': { score: magesValley, params: ['water', 'farm'], reads: 0xc },
  'the-golden-granary': { score: theGoldenGranary, params: ['water', 'farm', '@destroyedRuins'], reads: 0x4c },
  'shoreside-expanse': { score: shoresideExpanse, params: ['farm', 'water'], reads: 0xc },
  'wildholds': { score: wildholds, params: ['stars', 'size'], reads: 0x2 },
  'great-city': { score: greatCity, params: ['stars', '@greatCity'], reads: 0x2 },
  'greengold-plains': { score: greengoldPlains, params: ['stars', 'types'], reads: 0x3f },
  'shieldgate': { score: shieldgate, params: ['stars', '@shieldgateTie'], reads: 0x2 },
  'borderlands': { score: borderlands, params: ['stars'], reads: 0x80 },
  'lost-barony': { score: lostBarony, params: ['stars'], reads: 0x80 },
  'the-broken-road': { score: theBrokenRoad, params: ['stars', 'rising'], reads: 0x80 },
  'the-cauldrons': { score: theCauldrons, params: ['stars'], reads: 0x80 },
  'faunlost-thicket': { score: faunlostThicket, params: ['stars'], reads: 0x1 },
  'deepwood': { score: deepwood, params: ['stars', 'size'], reads: 0x3 },
  'heart-of-the-forest': { score: heartOfTheForest, params: ['stars'], reads: 0x1 },
  'sleepy-valley': { score: sleepyValley, params: ['stars', 'forest'], reads: 0x1 },
  'craylund': { score: craylund, params: ['stars', 'water'], reads: 0xc },
  'ulems-wallow': { score: ulemsWallow, params: ['stars', 'farms'], reads: 0xc },
  'clawsgrave-peaks': { score: clawsgravePeaks, params: ['stars'], reads: 0xc },
  'jorekburg': { score: jorekburg, params: ['stars'], reads: 0xc },
  'traylo-monastery': { score: trayloMonastery, params: ['stars', 'line', 'size'], reads: 0x2 },
  'outer-enclave': { score: outerEnclave, params: ['stars'], reads: 0x82 },
  'gnomish-colony': { score: gnomishColony, params: ['stars', 'side'], reads: 0x2 },
  'caravansary': { score: caravansary, params: ['stars'], reads: 0x2 },
  'dwarvenholds': { score: dwarvenholds, params: ['stars'], reads: 0x80 },
  'silos': { score: silos, params: ['stars'], reads: 0x80 },
  'banded-hills': { score: bandedHills, params: ['stars', 'types', 'complete'], reads: 0xbf },
  'starlit-sigil': { score: starlitSigil, params: ['stars', 'size'], reads: 0x80 },
};
