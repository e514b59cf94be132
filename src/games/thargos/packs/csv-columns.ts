/** The columns of the spreadsheet, in the order of the parts on a card. */
export const COLUMNS = [
  'id',
  'name',
  'lock',
  'copies',
  'pam',
  'hp',
  'person',
  'faction',
  'aP',
  'aM',
  'aY',
  'wP',
  'wM',
  'wY',
  'vp',
  'mP',
  'mM',
  'mY',
  'play',
  'templates',
] as const;

/** Columns for rare properties, written only if a pack needs them. */
export const FURTHER = [
  'nameFr',
  'text',
  'textFr',
  'set',
  'tags',
  'replaces',
  'attachTo',
  'habitat',
  'region',
  'team',
  'passive',
  'effects',
  'source',
] as const;

export type Column = (typeof COLUMNS)[number] | (typeof FURTHER)[number];
export const ALL_COLUMNS: readonly Column[] = [...COLUMNS, ...FURTHER];

/** Columns for the effects of a card; if all are empty, its effects haven't been typed in yet. */
export const EFFECT_COLUMNS = ['templates', 'effects', 'text', 'textFr'] as const satisfies readonly Column[];

/** The columns of a table that a part of a card comes from. */
export const columnsOf = (place: string, origins: ReadonlyMap<string, Column>): readonly Column[] =>
  place === ''
    ? []
    : [...origins].flatMap(([origin, name]) => (origin.startsWith(`${place}.`) ? [name] : []));
