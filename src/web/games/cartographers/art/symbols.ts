import { CREST_CLIPS } from './crest.ts';
import { KINDS, LOOKS } from './kinds.ts';
import { arch, attack, beast, coin, mountain, paid, ruins, scratches, star } from './tiles/signs.ts';

const stored = (id: string, inside: string): string => `<g id="t-${id}">${inside}</g>`;

const pattern = (id: string, side: number, look: string, d: string, turn = 0): string =>
  `<pattern id="t-${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"` +
  `${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}><path class="${look}" d="${d}"/></pattern>`;

/** Hatchings for drawings in which a whole tile is too detailed: small maps, charts, the background of monsters. */
const PATTERNS =
  pattern('hatch', 12, 'a-hatch', 'M0 0L12 12M12 0L0 12') +
  pattern('p-forest', 20, 'a-crown', 'M5 9.5a3.5 3.5 0 1 1 .1 0v3M15 18.5a3.5 3.5 0 1 1 .1 0v1.5') +
  pattern('p-village', 12, 'a-wall', 'M3 10.5V6l3-3.5l3 3.5v4.5z') +
  pattern('p-farm', 6, 'a-lh', 'M0 1.5h6M0 4.5h6') +
  pattern('p-water', 12, 'a-wave', 'M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0') +
  pattern('p-monster', 7, 'a-hatch', 'M0 0v7M0 0h7', 45) +
  pattern('p-past', 6, 'a-lh', 'M0 0v6', 45);

const AGE =
  '<radialGradient id="t-age" cx=".42" cy=".38" r=".8"><stop class="a-age" offset=".55" stop-opacity="0"/>' +
  '<stop class="a-age" offset="1"/></radialGradient>';

const SIGNS = { mountain, ruins, arch, attack, scratches, coin, paid, star, beast };

let known: string | undefined;

/** All SVG definitions that the drawings refer to. A page contains them once. */
export const defs = (): string => {
  if (known !== undefined) return known;
  let all = PATTERNS + AGE + CREST_CLIPS;
  for (const kind of KINDS)
    for (let v = 0; v < LOOKS[kind].variants; v++) all += stored(`${kind}-${v}`, LOOKS[kind].tile(v));
  for (const [id, sign] of Object.entries(SIGNS)) all += stored(id, sign());
  known = `<defs>${all}</defs>`;
  return known;
};

/** An invisible SVG with all definitions, for the start of the page. `display: none` would disable them. */
export const defsImage = (): string =>
  `<svg width="0" height="0" class="a-defs" aria-hidden="true">${defs()}</svg>`;
