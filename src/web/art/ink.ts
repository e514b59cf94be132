/** The width of a map space in SVG units. */
export const UNIT = 48;

export type Point = readonly [x: number, y: number];

/** Formats a number with at most two decimals, because the SVG of a map contains thousands of numbers. */
export const fix = (n: number): string => String(Math.round(n * 100) / 100);

/** Formats a number with at most one decimal, which is exact enough for outlines and keeps them short. */
export const fix1 = (n: number): string => String(Math.round(n * 10) / 10);

/** A hash of a point: an integer that looks random. */
export const hashAt = (x: number, y: number): number => {
  let h = Math.imul(Math.round(x) + 1013, 374761393) ^ Math.imul(Math.round(y) + 71, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A number from -1 to 1 that looks random, but is always the same for the same point. */
export const wobbleAt = (x: number, y: number): number => (hashAt(x * 8, y * 8) % 2001) / 1000 - 1;

/**
 * Makes a generator of numbers from 0 to 1, which vary the tiles of a terrain. A seed always gives the same numbers.
 */
export const wobbles = (seed: number): (() => number) => {
  let step = seed * 7919;
  return () => (hashAt(step++, seed) % 4096) / 4096;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML allows no control characters and no lone surrogates, not even if they are escaped.
const UNPRINTABLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for use between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, letter => ENTITIES[letter]!);

/** An SVG path with the class `look`; an empty text if the path is empty. */
export const path = (look: string, d: string): string => (d === '' ? '' : `<path class="${look}" d="${d}"/>`);

export const rect = (look: string, x: number, y: number, width: number, height: number, round = 0): string =>
  `<rect class="${look}" x="${fix(x)}" y="${fix(y)}" width="${fix(width)}" height="${fix(height)}"` +
  `${round === 0 ? '' : ` rx="${round}"`}/>`;

/** An SVG group with the class `look`; an empty text if the group is empty. */
export const group = (look: string, inside: string): string =>
  inside === '' ? '' : `<g class="${look}">${inside}</g>`;

/** An SVG `use` element: draws the definition `id` with its top left corner at (x, y). */
export const use = (id: string, x = 0, y = 0): string =>
  `<use href="#t-${id}"${x === 0 ? '' : ` x="${fix(x)}"`}${y === 0 ? '' : ` y="${fix(y)}"`}/>`;

/** An SVG that screen readers skip, because the text beside it says the same. */
export const picture = (look: string, box: string, inside: string): string =>
  `<svg class="${look}" viewBox="${box}" aria-hidden="true">${inside}</svg>`;

/** A closed path around a center, such as a star: one point per ray, at the distance that `radius` returns. */
export const radial = (x: number, y: number, count: number, radius: (index: number) => number): string => {
  const points: string[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2;
    points.push(`${fix(x + Math.cos(angle) * radius(i))} ${fix(y + Math.sin(angle) * radius(i))}`);
  }
  return `M${points.join('L')}Z`;
};

/** Strokes along rays around a center. For each ray, `ends` returns the distances of the stroke's two ends. */
export const rays = (x: number, y: number, count: number, ends: (index: number) => Point): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count;
    const [from, to] = ends(i).map(
      radius => `${fix(x + Math.sin(angle) * radius)} ${fix(y - Math.cos(angle) * radius)}`,
    );
    d += `M${from}L${to}`;
  }
  return d;
};
