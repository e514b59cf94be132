import type { Attribute, Faction } from '../../../../games/thargos/ui.ts';
import { picture } from '../../../art/ink.ts';
import { carve, stored } from './woodcut.ts';

/** The small symbols. Each has a distinct outline, so that players needn't see color or hatching. */

/** The attributes' outlines in a 24 × 24 viewBox: a shield, a disc and a lozenge. */
export const OUTLINES: { readonly [A in Attribute]: string } = {
  power: 'M2.8 2h18.4v10.2c0 5-3.7 8.5-9.2 10.6C6.5 20.7 2.8 17.2 2.8 12.2z',
  mind: 'M1.4 12a10.6 10.6 0 1 0 21.2 0a10.6 10.6 0 1 0-21.2 0z',
  mysticism: 'M12 .3L23.7 12 12 23.7.3 12z',
};

/** The symbols inside the outlines: a sword, an eye and a star. */
const GLYPHS: { readonly [A in Attribute]: string } = {
  power: 'M12 1.5l2.2 3.2V14h4.3v2.4h-5.2v3.2a2 2 0 1 1-2.6 0v-3.2H5.5V14h4.3V4.7z',
  mind:
    'M1 12.5C4.5 7 8 5 12 5s7.5 2 11 7.5C19.5 18 16 20 12 20S4.5 18 1 12.5zm11-5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' +
    'm0 2.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z|+1.5 M5.5 4.5L7 6.4M12 1.8v2.3M18.5 4.5L17 6.4',
  mysticism:
    'M12 .8l2 8.3 5.2-4.3L14.9 10l8.3 2-8.3 2 4.3 5.2L14 14.9 12 23.2l-2-8.3-5.2 4.3L9.1 14 .8 12l8.3-2-4.3-5.2L10 9.1z',
};

const GLYPH_PLACES: { readonly [A in Attribute]: string } = {
  power: 'translate(4.8 3.6) scale(.6)',
  mind: 'translate(4.6 4.4) scale(.62)',
  mysticism: 'translate(5.4 5.4) scale(.55)',
};

/** Icons in a square of 24, in the color of the text beside them. */
const MARKS = {
  // the source of the values: a ring, empty for community values, full for printed ones
  community: '+2.6 M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  'partly-known': '+2.6 M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z|M12 4a8 8 0 0 1 0 16z',
  printed: 'o12 12 9.3',
  // the kinds of cards: helmet, buckle, bolt, scroll and seal
  hero: 'M12 1c5.5 0 8 4 8 9v6l-4.5 7H8.5L4 16v-6c0-5 2.5-9 8-9zM6.5 10.5v2h4.3v6h2.4v-6h4.3v-2z',
  advantage:
    'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8c0-1.1.9-2 2-2zm1 3v6h14V9z' +
    '|M8 1h8v8h-2.5v3h-3V9H8z|M8 15h8v8H8z',
  action: 'M14.5.5L4 13.5h6L7.5 23.5 20 9.5h-6.8z',
  mission:
    'M5 2h14a3 3 0 0 1 3 3.2V8h-4v9.5A3.5 3.5 0 0 1 14.5 21H5.2A3.2 3.2 0 0 1 2 17.8V16h3zm3 4.5v1.8h7V6.5z' +
    'm0 4v1.8h7v-1.8z|o17.5 19 4.5',
  // A modifier (PAM): a card and a plus sign.
  pam: 'M4 3h10v18H4zm2 2v14h6V5z|+2.4 M19 8v8M15.5 12h7',
  lock:
    'M7 10V7a5 5 0 0 1 10 0v3h2.5v12h-15V10zm2.5 0h5V7a2.5 2.5 0 0 0-5 0zM12 14a1.8 1.8 0 0 0-1 3.3V19.5h2v-2.2' +
    'A1.8 1.8 0 0 0 12 14z',
  crack: '+2.4 M13 1l-4 7 4 3-5 5 3 2-2 5',
  bandage:
    'M3 14L14 3a4.5 4.5 0 0 1 7 0 4.5 4.5 0 0 1 0 7L10 21a4.5 4.5 0 0 1-7 0 4.5 4.5 0 0 1 0-7zm8-6l5 5-3 3-5-5z',
  won: '+3.6 M3 13l6 6L21 5',
  lost: '+3.4 M5 5l14 14M19 5L5 19',
  open: 'M5 1h2v22H5zM7 3h14l-4 5 4 5H7z',
  secret: '+3 M7.5 8a4.5 4.5 0 1 1 6.5 4c-1.6.9-2 1.6-2 3.5|o12 20.5 1.9',
  fork: '+3 M12 22v-8M12 14L5 4M12 14l7-10|M2.5 7L4 1l5.5 3.5zM21.5 7L20 1l-5.5 3.5z',
  die:
    'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2zm3 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z' +
    'm10 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm-5-4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  // The places in a story: roofs and a tower, or a peak and a pine.
  urban: 'M2 22V11l5-4 4 3V3h2V1h2v2h2V1h2v2h2v19zm4-8v3h2v-3zm9-7v4h2V7zm0 8v7h3v-7z',
  wilderness: 'M1 21L9 6l4 7 2-3 2 3.3V21z|M19 2l4 7h-2l2 5h-2.5l2.5 5h-8l2.5-5H15l2-5h-2z',
  // A team's reputation: a laurel, or a broken mask.
  fame: '+2 M12 22C6 20 3 15 4 7M12 22c6-2 9-7 8-15|M4 6c3 1 4 3 3 6-3-1-4-3-3-6zM5 13c3 0 4.5 2 4.5 5-3 0-4.5-2-4.5-5zM20 6c-3 1-4 3-3 6 3-1 4-3 3-6zM19 13c-3 0-4.5 2-4.5 5 3 0 4.5-2 4.5-5z|M12 4l1.3 3h3l-2.4 2 1 3.2-2.9-2-2.9 2 1-3.2-2.4-2h3z',
  infamy:
    'M3 4c6 2 12 2 18 0 1 9-2 15-9 19C5 19 2 13 3 4zm3 6c1.5 2.5 3 3 5 2.5C10 10 8.5 9 6 10zm12 0c-2.5-1-4 0-5 2.5 2 .5 3.5 0 5-2.5z' +
    'm-10 8h8c-2-2.5-6-2.5-8 0z',
  deck: 'M6 5h13v17H6zm2 2v13h9V7z|+1.8 M4 19V3h12',
  discard: 'M5 8h10v14H5zm2 2v10h6V10z|+2.2 M14 3c4 0 6 2 6 6|M16.5 8h7L20 12.5z',
  burn: 'M12 1c1.5 4 7 6 7 13a7 8 0 0 1-14 1c0-3 1.5-5 3-6.5.3 2 1 3 2 3.5C10 8 10 4.5 12 1z|.M12 14c1 2 2.5 3 2.5 5a2.5 2.5 0 0 1-5 0c0-2 1.5-3 2.5-5z',
} as const;

export type MarkName = keyof typeof MARKS;
// Cast: Object.keys loses the type of the keys.
export const MARK_NAMES = Object.keys(MARKS) as readonly MarkName[];

/** An icon as an image. */
export const mark = (name: MarkName): string => picture('ta-mark', '0 0 24 24', carve(MARKS[name]));

/** The drawing of an icon as text (format: woodcut.ts). */
export const markCode = (name: MarkName): string => MARKS[name];

const HATCHINGS: { readonly [A in Attribute]: string } = {
  power: 'upright',
  mind: 'fall',
  mysticism: 'level',
};

/** An attribute's hatching, clipped to an outline. */
export const hatch = (attribute: Attribute, d: string): string =>
  `<path class="ta-hatch" fill="url(#th-pale-${HATCHINGS[attribute]})" d="${d}"/>`;

const HATCHED_BOX = '-.6 -.6 25.2 25.2';

/** The complete emblem of an attribute: outline, hatching and symbol. */
export const attributeEmblem = (attribute: Attribute): string =>
  picture(
    `ta-emblem ta-${attribute}`,
    HATCHED_BOX,
    `<path class="ta-body" d="${OUTLINES[attribute]}"/>${hatch(attribute, OUTLINES[attribute])}` +
      `<g class="ta-sign" transform="${GLYPH_PLACES[attribute]}">${carve(GLYPHS[attribute])}</g>`,
  );

export const CHIP_MODES = ['counts', 'adds', 'idle'] as const;
/** `counts`: filled. `adds`: outlined, with a plus or minus sign. `idle`: dashed, because the Mission ignores it. */
export type ChipMode = (typeof CHIP_MODES)[number];

/** A number inside the outline of its attribute. */
export const chip = (attribute: Attribute, says: string, mode: ChipMode): string => {
  const isLong = says.length > 1;
  const size = attribute === 'mysticism' ? (isLong ? 11 : 13) : isLong ? 12.5 : 14.5;
  const drop = attribute === 'power' ? 11.2 : 12;
  const body = `<path class="ta-body" d="${OUTLINES[attribute]}"/>`;
  const lines = mode === 'counts' ? hatch(attribute, OUTLINES[attribute]) : '';
  return picture(
    `ta-chip ta-chip-${mode} ta-${attribute}`,
    HATCHED_BOX,
    `${body}${lines}<text x="12" y="${drop + size * 0.34}" font-size="${size}">${says}</text>`,
  );
};

const SHIELD = 'M6 4h52v30c0 14-11 23-26 29C17 57 6 48 6 34z';
const SHIELD_LINING = 'M9.5 7.5h45V34c0 12-9.5 19.8-22.5 25.2C19 53.8 9.5 46 9.5 34z';

/** The hatching that heraldry uses for the color of each faction's shield. */
const FIELDS: { readonly [F in Faction]: string } = {
  imperial: 'pale-rise',
  airCult: '',
  blackFalcons: 'dark-dots',
  renegade: 'pale-fall',
  watcherOfTyla: 'pale-level',
  spider: '',
  hornedOfKrill: 'pale-cross',
  cobra: 'pale-fall',
  nunnorianCompact: 'dark-dots',
  pure: '',
  eclipse: 'pale-cross',
  takers: 'pale-fall',
  wolf: 'pale-level',
  blackHand: 'dark-dots',
  scorpion: 'pale-upright',
};

/** A faction's shield; a dashed shield for heroes without a faction. */
export const shield = (faction: Faction | null): string => {
  if (faction === null) return picture('ta-shield', '0 0 64 66', `<path class="ta-unsworn" d="${SHIELD}"/>`);
  const hatching = FIELDS[faction];
  return picture(
    `ta-shield ta-f-${faction}`,
    '0 0 64 66',
    `<path class="ta-field" d="${SHIELD}"/>` +
      (hatching && `<path class="ta-tincture" fill="url(#th-${hatching})" d="${SHIELD}"/>`) +
      `<path class="ta-rim" d="${SHIELD}"/><path class="ta-lining" d="${SHIELD_LINING}"/>` +
      `<g class="ta-charge">${stored(`c-${faction}`, 'translate(14 10.5) scale(.5625)')}</g>`,
  );
};
