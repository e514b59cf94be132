import { keysOf } from '../../../../engine/util.ts';
import { path, picture, radial } from '../../../art/ink.ts';

/** A crest is made only of parts from fixed lists, so that a crest in a link or file can't inject markup. */

const SHAPES = {
  heater: 'M3 2.5h18v9c0 6-4 9-9 11c-5-2-9-5-9-11z',
  round: 'M12 1.5a10.5 10.5 0 1 1-.01 0z',
  banner: 'M3 2.5h18v20l-9-3l-9 3z',
  lozenge: 'M12 1l10 11l-10 11l-10-11z',
} as const;

const DIVISIONS = {
  plain: '',
  pale: 'M12 0h12v24H12z',
  fess: 'M0 12h24v12H0z',
  bend: 'M0 0l24 24H0z',
  chevron: 'M0 17.5l12-9.5l12 9.5v5.5l-12-9.5L0 23z',
  quarters: 'M12 0h12v12H12zM0 12h12v12H0z',
  chief: 'M0 0h24v8H0z',
} as const;

const CHARGES = {
  none: '',
  star: radial(12, 12, 10, i => (i % 2 ? 2.5 : 5.8)),
  moon: 'M15.5 16.5a5.6 5.6 0 1 1-1-9.7a4.6 4.6 0 1 0 1 9.7z',
  sun: radial(12, 12, 24, i => (i % 2 ? 3.6 : 5.8)),
  tree: 'M12 5.5a4.5 4.5 0 0 1 1 8.9v3.6h-2v-3.6a4.5 4.5 0 0 1 1-8.9z',
  tower: 'M8 17.5v-6.5h-1v-4h2v1.5h2v-1.5h2v1.5h2v-1.5h2v4h-1v6.5h-2.5v-3.5h-3v3.5z',
  peak: 'M5.5 16.5l5-9l2.5 4l1.5-2l4 7z',
  fish: 'M5.5 12q5.5-6.5 10 0l3-3v6l-3-3q-4.5 6.5-10 0z',
  key: 'M9 6.5a3 3 0 1 1 3.9 2.9v5.1h2v1.8h-2v1.7h-1.8v-8.6a3 3 0 0 1-2.1-2.9z',
  rose: radial(12, 12, 8, i => (i % 2 ? 1.9 : 6)),
} as const;

export const CREST_SHAPES = keysOf(SHAPES);
export const CREST_DIVISIONS = keysOf(DIVISIONS);
export const CREST_CHARGES = keysOf(CHARGES);
export const TINCTURES = ['azure', 'gules', 'vert', 'purpure', 'sable', 'or', 'argent'] as const;
export type Tincture = (typeof TINCTURES)[number];

export interface Crest {
  readonly shape: keyof typeof SHAPES;
  readonly division: keyof typeof DIVISIONS;
  /** The background color. `second` is the color of the other part of a divided shield. */
  readonly field: Tincture;
  readonly second: Tincture;
  readonly charge: keyof typeof CHARGES;
}

/** Encodes a crest as one word for links and files, such as `heater-pale-azure-or-star`. */
export const makeCrest = ({ shape, division, field, second, charge }: Crest): string =>
  [shape, division, field, second, charge].join('-');

const LISTS: readonly (readonly string[])[] = [
  CREST_SHAPES,
  CREST_DIVISIONS,
  TINCTURES,
  TINCTURES,
  CREST_CHARGES,
];

export const parseCrest = (text: string): Crest | undefined => {
  const parts = text.split('-');
  if (parts.length !== LISTS.length || !parts.every((part, i) => LISTS[i]!.includes(part))) return undefined;
  const [shape, division, field, second, charge] = parts;
  // Cast: each part was found in its list.
  return { shape, division, field, second, charge } as Crest;
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

const ORDER = ['star', 'sun', 'moon', 'tower', 'tree', 'key', 'peak', 'fish', 'rose'] as const;
const COLOURS = ['azure', 'gules', 'vert', 'purpure', 'sable'] as const;

/** The crest of a seat that hasn't chosen one. Neighbors look very different, and the first sixty seats all differ. */
export const crestFor = (seat: number): Crest => {
  if (seat === 1)
    return { shape: 'heater', division: 'chevron', field: 'gules', second: 'argent', charge: 'none' };
  const round = Math.floor(seat / ORDER.length);
  return {
    shape: 'heater',
    division: at(CREST_DIVISIONS, round),
    field: at(COLOURS, seat),
    second: at(COLOURS, seat + 1 + (round % 4)),
    charge: at(ORDER, seat),
  };
};

/** A clip path in the shape of each shield, to be included in the page's SVG definitions. */
export const CREST_CLIPS = Object.entries(SHAPES)
  .map(([shape, d]) => `<clipPath id="t-crest-${shape}"><path d="${d}"/></clipPath>`)
  .join('');

/** Returns the value if the list has it, otherwise the list's first entry. */
const listed = <T extends string>(list: readonly T[], value: T): T =>
  list.includes(value) ? value : list[0]!;

export const drawCrest = (crest: Crest): string => {
  const shape = listed(CREST_SHAPES, crest.shape);
  const division = DIVISIONS[listed(CREST_DIVISIONS, crest.division)];
  const charge = CHARGES[listed(CREST_CHARGES, crest.charge)];
  const second = path(`a-${listed(TINCTURES, crest.second)}`, division);
  const cut = `<g clip-path="url(#t-crest-${shape})">${second}</g>`;
  return picture(
    'a-crest',
    '0 0 24 24',
    path(`a-${listed(TINCTURES, crest.field)}`, SHAPES[shape]) +
      (division === '' ? '' : cut) +
      path('a-crest-line', SHAPES[shape]) +
      path('a-charge', charge),
  );
};
