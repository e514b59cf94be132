/**
 * Drawings as short strings, because the art of a whole box has to be small. Parts are separated by bars,
 * the lowest first. A part is a style and an outline:
 *
 *     M…      ink                  .M…     cut out of the ink (paper)
 *     +2 M…   an ink line, 2 wide  -2 M…   a line cut out of the ink
 *     =2 M…   paper with an ink line around it
 *     #M…     hatched in ink       %M…     hatched with cuts
 *     :M…     a gray wash
 *     ~…      drawn twice: as it is, and mirrored in a square of 64
 *
 * An outline is the `d` of a path, or `o` with center and radius, or `e` with center and both radii.
 */
const PART = /^(~?)(?:([.:#%])|([-+=])([\d.]+) )?(.+)$/;

const LOOKS: Readonly<Record<string, string>> = {
  '.': 'ta-cut',
  ':': 'ta-wash',
  '#': 'ta-shade" fill="url(#th-ink-shade)',
  '%': 'ta-glint" fill="url(#th-paper-glint)',
  '+': 'ta-line',
  '-': 'ta-score',
  '=': 'ta-leaf',
};

const outline = (code: string): string => {
  if (code[0] === 'M') return code;
  const [x, y, across, down = across] = code.slice(1).split(' ').map(Number);
  return `M${x! - across!} ${y}a${across} ${down} 0 1 0 ${across! * 2} 0a${across} ${down} 0 1 0 ${-across! * 2} 0z`;
};

/** Converts a drawing to SVG. Its ink has the color `currentColor`, its paper the color `--cut`. */
export const carve = (code: string): string => {
  let markup = '';
  for (const part of code.split('|')) {
    const found = PART.exec(part);
    if (!found) continue;
    const [, twice, fill, line, width, shape] = found;
    const look = LOOKS[fill ?? line ?? ''];
    const drawn =
      `<path${look ? ` class="${look}"` : ''}${width ? ` stroke-width="${width}"` : ''}` +
      ` d="${outline(shape!)}"/>`;
    markup += drawn;
    if (twice) markup += `<g transform="matrix(-1 0 0 1 64 0)">${drawn}</g>`;
  }
  return markup;
};

/** A pseudorandom integer that depends only on the word. */
export const hashOf = (word: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  hash ^= hash >>> 13;
  return Math.imul(hash, 1274126177) >>> 0;
};

/** A pseudorandom item of a list that depends only on the word. */
export const pickBy = <T>(word: string, list: readonly T[]): T => list[hashOf(word) % list.length]!;

/** A reference to one of the page's SVG definitions. */
export const stored = (id: string, placing = ''): string =>
  `<use href="#th-${id}"${placing && ` transform="${placing}"`}/>`;

/** A drawing as an SVG definition. */
export const drawing = (id: string, code: string): string => `<g id="th-${id}">${carve(code)}</g>`;

/** An invisible SVG that contains definitions for the page. */
export const definitions = (parts: readonly string[]): string =>
  `<svg class="ta-defs" width="0" height="0" aria-hidden="true"><defs>${parts.join('')}</defs></svg>`;
