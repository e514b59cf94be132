import * as at from '../../src/bots/cartographers/search/layout.ts';

/** Templates for code that works on all six words of a set. */

const { STRIDE, WORDS } = at;
export const FULL = ['0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff'];
export const EDGE = ['0x4017ff', '0x401401', '0x401401', '0x401401', '0x401401', '0x7ff'];
export const words = Array.from({ length: WORDS }, (_, i) => i);

/** Returns the code for one of the six words. */
export type Six = (i: number) => string;

export const each = (text: Six): string => words.map(text).join('\n');
export const list = (text: Six): string => words.map(text).join(', ');
export const any = (text: Six): string => `(${words.map(text).join(' | ')}) !== 0`;
export const count = (text: Six): string => `count(${list(text)})`;

/** Declares short names for the words of a set: `const x0 = s[8], …`. */
export const load = (name: string, from: string, offset: number): string =>
  `const ${list(i => `${name}${i} = ${from}[${offset + i}]`)};`;
const loadFrom = (name: string, from: string, offset: string): string =>
  `const ${list(i => `${name}${i} = ${from}[${offset} + ${i}]`)};`;

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' | ');

/**
 * Returns the spaces above or below a set. Bits beyond the rows are undefined, so the caller must mask the result with
 * a set in which they are 0.
 */
export const above = (x: string, i: number): string =>
  `(${joined([`${x}${i} << 12`, i > 0 && `${x}${i - 1} >>> 12`])})`;
export const below = (x: string, i: number): string =>
  `(${joined([`${x}${i} >>> 12`, i < 5 && `${x}${i + 1} << 12`])})`;

/** Returns the spaces that share a side with a set. The unused bits are undefined. */
export const near = (x: string, i: number): string => {
  const down = i < 5 ? `(${x}${i} | ${x}${i + 1}) << 12` : `${x}${i} << 12`;
  const up = i > 0 ? `(${x}${i} | ${x}${i - 1}) >>> 12` : `${x}${i} >>> 12`;
  return `(${x}${i} << 1 | ${x}${i} >>> 1 | ${down} | ${up})`;
};

export const FILLED = each(i => `const f${i} = ${FULL[i]} & ~s[${at.EMPTY + i}];`);

/** Returns a loop over the clusters of a set. In `inside`, the words of the cluster are `c0` to `c5`. */
export const clusters = (
  set: number,
  before: string,
  inside: string,
): string => `const n = regions(s, ${set}) * ${STRIDE};
${before}
for (let k = 0; k < n; k += ${STRIDE}) {
${loadFrom('c', 'REGIONS', 'k')}
${inside}
}`;

export const SIZE = `const size = ${count(i => `c${i}`)};`;

/** Returns bit 11 of every row that has a space of the set. The carry of one addition sets this bit. */
export const rowBits = (x: string, i: number): string =>
  i < 5 ? `${x} + 0x7ff7ff & 0x800800` : `${x} + 0x7ff & 0x800`;

/** Returns the number of rows that have a space of the set. */
export const rowCount = (x: Six): string =>
  `lanes(${words.map(i => `((${rowBits(x(i), i)}) >>> 11)`).join(' + ')})`;
export const columns = (x: Six): string => `fold(${words.slice(0, 5).map(x).join(' | ')}) | ${x(5)}`;

export const shrink = (x: string, square: boolean): string =>
  [square ? each(i => `${x}${i} &= ${x}${i} >>> 1;`) : '', each(i => `${x}${i} &= ${below(x, i)};`)].join(
    '\n',
  );
export const variables = (x: string, text: Six): string => `let ${list(i => `${x}${i} = ${text(i)}`)};`;

/** Counts for each space how many of its four neighbors are in a set, as binary digits: ones, twos, fours. */
export const sides = (x: string, i: number): string => `{
const l = ${x}${i} << 1, r = ${x}${i} >>> 1, u = ${above(x, i)}, d = ${below(x, i)};
const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);`;

export interface WrittenCard {
  readonly id: string;
  /**
   * The values that the code of the card reads, as p[0], p[1] and so on. A name with @ is a house rule, whose value is
   * 1 if it isn't the default.
   */
  readonly params: readonly string[];
  /** The sets of a map sheet on which the stars depend. */
  readonly reads: readonly number[];
  readonly body: string;
}

/** Short names for the sets that nearly every card uses. */
export const F = at.FOREST;
export const V = at.VILLAGE;
export const A = at.FARM;
export const W = at.WATER;
export const E = at.EMPTY;
export const TYPES = [at.FOREST, at.VILLAGE, at.FARM, at.WATER, at.MONSTER, at.HERO];
