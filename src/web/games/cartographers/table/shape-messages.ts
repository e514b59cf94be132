import { eightWays, type ShapeRows } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';

/** Describes shapes for screen readers, such as "L of four: three across, then one at the left". */

const en = {
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  single: 'one space',
  bar: (n: string) => `bar of ${n}`,
  corner: (n: string) => `corner of ${n}`,
  L: (n: string) => `L of ${n}`,
  T: (n: string) => `T of ${n}`,
  square: (n: string) => `square of ${n}`,
  zigzag: (n: string) => `zigzag of ${n}`,
  stairs: (n: string) => `stairs of ${n}`,
  cross: (n: string) => `cross of ${n}`,
  P: (n: string) => `P of ${n}`,
  U: (n: string) => `U of ${n}`,
  V: (n: string) => `V of ${n}`,
  Z: (n: string) => `Z of ${n}`,
  diagonal: (n: string) => `diagonal of ${n}`,
  bars: () => 'two bars of two',
  other: (n: string) => `${n} spaces`,
  across: (n: string) => `${n} across`,
  down: (n: string) => `${n} down`,
  emptyRow: 'an empty row',
  places: { left: 'at the left', right: 'at the right', middle: 'in the middle' },
  place: (n: string, where: string) => `${n} ${where}`,
  column: (n: number) => `from column ${n}`,
  and: ' and ',
  next: ', then ',
  colon: ': ',
};

const fr: typeof en = {
  numbers: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  single: 'une case',
  bar: n => `barre de ${n}`,
  corner: n => `coin de ${n}`,
  L: n => `L de ${n}`,
  T: n => `T de ${n}`,
  square: n => `carré de ${n}`,
  zigzag: n => `zigzag de ${n}`,
  stairs: n => `escalier de ${n}`,
  cross: n => `croix de ${n}`,
  P: n => `P de ${n}`,
  U: n => `U de ${n}`,
  V: n => `V de ${n}`,
  Z: n => `Z de ${n}`,
  diagonal: n => `diagonale de ${n}`,
  bars: () => 'deux barres de deux',
  other: n => `${n} cases`,
  across: n => `${n} en largeur`,
  down: n => `${n} en hauteur`,
  emptyRow: 'une ligne vide',
  places: { left: 'à gauche', right: 'à droite', middle: 'au milieu' },
  place: (n, where) => `${n} ${where}`,
  column: n => `dès la colonne ${n}`,
  and: ' et ',
  next: ', puis ',
  colon: '\u202f: ',
};

const WORDS = { en, fr };

type Family = {
  [K in keyof typeof en]: (typeof en)[K] extends (n: string) => string ? K : never;
}[keyof typeof en];

/** The name of each shape, by one of its orientations. */
const FAMILIES: Readonly<Record<string, Family>> = {
  '##': 'bar',
  '###': 'bar',
  '####': 'bar',
  '##/#.': 'corner',
  '###/#../#..': 'corner',
  '###/#..': 'L',
  '###/.#.': 'T',
  '###/.#./.#.': 'T',
  '##/##': 'square',
  '##./.##': 'zigzag',
  '###./..##': 'zigzag',
  '##./.##/..#': 'stairs',
  '.#./###/.#.': 'cross',
  '###/##.': 'P',
  '###/#.#': 'U',
  '##./.#./.##': 'Z',
  '#./.#': 'diagonal',
  '#../.#./..#': 'diagonal',
  '##/../##': 'bars',
  '#.#/.#.': 'V',
};

const familyOf = (rows: ShapeRows): Family => {
  for (const way of eightWays(rows)) {
    const family = FAMILIES[way.join('/')];
    if (family) return family;
  }
  return 'other';
};

const counted = (n: number): string => say(WORDS).numbers[n] ?? `${n}`;

const runWords = (start: number, length: number, width: number): string => {
  const words = say(WORDS);
  const n = counted(length);
  if (length === width) return words.across(n);
  const { left, right, middle } = words.places;
  if (start === 0) return words.place(n, left);
  if (start + length === width) return words.place(n, right);
  return words.place(n, start * 2 + length === width ? middle : words.column(start + 1));
};

const rowWords = (row: string): string => {
  const runs = [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) =>
    runWords(index, length, row.length),
  );
  return runs.join(say(WORDS).and) || say(WORDS).emptyRow;
};

export const shapeWords = (rows: ShapeRows): string => {
  const words = say(WORDS);
  const spaces = rows.join('').replaceAll('.', '').length;
  if (spaces === 1) return words.single;
  const name = words[familyOf(rows)](counted(spaces));
  const isColumn = rows[0]!.length === 1 && spaces === rows.length;
  const layout = isColumn ? words.down(counted(spaces)) : rows.map(rowWords).join(words.next);
  return `${name}${words.colon}${layout}`;
};
