/**
 * The knife: drawings as short strings, because the art of a whole box has to be small. Parts stand between
 * bars, the lowest first. A part is what it looks like, and an outline:
 *
 *     M…      ink                  .M…     cut out of the ink (paper)
 *     +2 M…   an ink line, 2 wide  -2 M…   a line cut out of the ink
 *     =2 M…   paper with an ink line round it
 *     #M…     hatched in ink       %M…     hatched with cuts
 *     :M…     a grey wash
 *     ~…      the same once more, mirrored in a square of 64
 *
 * An outline is the `d` of a path, or `o` with centre and radius, or `e` with centre and both radii.
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

/** The markup of a drawing. Its ink is `currentColor`, its paper `--cut`. */
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

/** A whole number that looks random but belongs to its word for ever. */
export const hashOf = (word: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  hash ^= hash >>> 13;
  return Math.imul(hash, 1274126177) >>> 0;
};

/** One of a list, always the same for the same word. */
export const pickBy = <T>(word: string, list: readonly T[]): T => list[hashOf(word) % list.length]!;

/** A drawing that stands among the definitions of the page. */
export const stored = (id: string, placing = ''): string =>
  `<use href="#th-${id}"${placing && ` transform="${placing}"`}/>`;

/** A drawing for the definitions of the page. */
export const drawing = (id: string, code: string): string => `<g id="th-${id}">${carve(code)}</g>`;

/** Definitions stand in the page, but are not seen there. */
export const definitions = (parts: readonly string[]): string =>
  `<svg class="ta-defs" width="0" height="0" aria-hidden="true"><defs>${parts.join('')}</defs></svg>`;
