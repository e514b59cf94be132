/** Numbers, randomness and markup that all drawings share. A map space is 48 units wide. */
export const UNIT = 48;

export type Point = readonly [x: number, y: number];

/** At most two decimals and no needless characters, because a map contains thousands of numbers. */
export const fix = (n: number): string => String(Math.round(n * 100) / 100);

/** One decimal is finer than any screen. Used for outlines, which are long. */
export const fix1 = (n: number): string => String(Math.round(n * 10) / 10);

/** An integer that looks random but is always the same for the same place. */
export const hashAt = (x: number, y: number): number => {
  let h = Math.imul(Math.round(x) + 1013, 374761393) ^ Math.imul(Math.round(y) + 71, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A small shift between -1 and 1, always the same for the same place. */
export const wobbleAt = (x: number, y: number): number => (hashAt(x * 8, y * 8) % 2001) / 1000 - 1;

/** Numbers from 0 to 1 from a fixed seed, to vary the tiles of one terrain. */
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

// XML doesn't allow control characters and lone surrogates, not even escaped.
const UNPRINTABLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text escaped for use between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, letter => ENTITIES[letter]!);

/** One path, or nothing if it is empty. Its class sets its appearance. */
export const path = (look: string, d: string): string => (d === '' ? '' : `<path class="${look}" d="${d}"/>`);

export const rect = (look: string, x: number, y: number, width: number, height: number, round = 0): string =>
  `<rect class="${look}" x="${fix(x)}" y="${fix(y)}" width="${fix(width)}" height="${fix(height)}"` +
  `${round === 0 ? '' : ` rx="${round}"`}/>`;

/** A group of drawings, or nothing if it is empty. */
export const group = (look: string, inside: string): string =>
  inside === '' ? '' : `<g class="${look}">${inside}</g>`;

/** A reference to a defined drawing, with its corner at a point. */
export const use = (id: string, x = 0, y = 0): string =>
  `<use href="#t-${id}"${x === 0 ? '' : ` x="${fix(x)}"`}${y === 0 ? '' : ` y="${fix(y)}"`}/>`;

/** A small decorative drawing: the text beside it says what it means. */
export const picture = (look: string, box: string, inside: string): string =>
  `<svg class="${look}" viewBox="${box}" aria-hidden="true">${inside}</svg>`;

/** A closed line through points on rays around a center, as in stars and roses. */
export const radial = (x: number, y: number, count: number, radius: (index: number) => number): string => {
  const points: string[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2;
    points.push(`${fix(x + Math.cos(angle) * radius(i))} ${fix(y + Math.sin(angle) * radius(i))}`);
  }
  return `M${points.join('L')}Z`;
};

/** Strokes along rays around a center, each from its first to its second radius. */
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
