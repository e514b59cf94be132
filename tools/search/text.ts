import * as at from '../../src/bots/cartographers/search/layout.ts';

/** Text templates for operations on all six words of a set. */

const { STRIDE, WORDS } = at;
export const FULL = ['0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff'];
export const EDGE = ['0x4017ff', '0x401401', '0x401401', '0x401401', '0x401401', '0x7ff'];
export const words = Array.from({ length: WORDS }, (_, i) => i);

/** One text for each of the six words. */
export type Six = (i: number) => string;

export const each = (text: Six): string => words.map(text).join('\n');
export const list = (text: Six): string => words.map(text).join(', ');
export const any = (text: Six): string => `(${words.map(text).join(' | ')}) !== 0`;
export const count = (text: Six): string => `count(${list(text)})`;

/** `const x0 = s[8], …`: the words of a set under short names. */
export const load = (name: string, from: string, offset: number): string =>
  `const ${list(i => `${name}${i} = ${from}[${offset + i}]`)};`;
const loadFrom = (name: string, from: string, offset: string): string =>
  `const ${list(i => `${name}${i} = ${from}[${offset} + ${i}]`)};`;

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' | ');

/** The spaces above and below. Bits beyond the rows are undefined, so the caller masks the result with a clean set. */
export const above = (x: string, i: number): string =>
  `(${joined([`${x}${i} << 12`, i > 0 && `${x}${i - 1} >>> 12`])})`;
export const below = (x: string, i: number): string =>
  `(${joined([`${x}${i} >>> 12`, i < 5 && `${x}${i + 1} << 12`])})`;

/** The spaces that share a side with a set. The unused bits are undefined. */
export const near = (x: string, i: number): string => {
  const down = i < 5 ? `(${x}${i} | ${x}${i + 1}) << 12` : `${x}${i} << 12`;
  const up = i > 0 ? `(${x}${i} | ${x}${i - 1}) >>> 12` : `${x}${i} >>> 12`;
  return `(${x}${i} << 1 | ${x}${i} >>> 1 | ${down} | ${up})`;
};

export const FILLED = each(i => `const f${i} = ${FULL[i]} & ~s[${at.EMPTY + i}];`);

/** A loop over the clusters of a set; inside, `c0` to `c5` are the cluster. */
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

/** Bit 11 of every row with a space of the set, found by the carry of one addition. */
export const rowBits = (x: string, i: number): string =>
  i < 5 ? `${x} + 0x7ff7ff & 0x800800` : `${x} + 0x7ff & 0x800`;

/** The number of rows with a space of the set. */
export const rowCount = (x: Six): string =>
  `lanes(${words.map(i => `((${rowBits(x(i), i)}) >>> 11)`).join(' + ')})`;
export const columns = (x: Six): string => `fold(${words.slice(0, 5).map(x).join(' | ')}) | ${x(5)}`;

export const shrink = (x: string, square: boolean): string =>
  [square ? each(i => `${x}${i} &= ${x}${i} >>> 1;`) : '', each(i => `${x}${i} &= ${below(x, i)};`)].join(
    '\n',
  );
export const variables = (x: string, text: Six): string => `let ${list(i => `${x}${i} = ${text(i)}`)};`;

/** For each space, how many of its four sides are in a set, in binary: ones, twos, fours. */
export const sides = (x: string, i: number): string => `{
const l = ${x}${i} << 1, r = ${x}${i} >>> 1, u = ${above(x, i)}, d = ${below(x, i)};
const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);`;

export interface WrittenCard {
  readonly id: string;
  /** The values that it reads, as p[0], p[1], …; a name with @ is a house rule (1 if it isn't the default). */
  readonly params: readonly string[];
  /** The sets of a sheet that the stars depend on. */
  readonly reads: readonly number[];
  readonly body: string;
}

/** Short names for the sets that nearly every card reads. */
export const F = at.FOREST;
export const V = at.VILLAGE;
export const A = at.FARM;
export const W = at.WATER;
export const E = at.EMPTY;
export const TYPES = [at.FOREST, at.VILLAGE, at.FARM, at.WATER, at.MONSTER, at.HERO];
