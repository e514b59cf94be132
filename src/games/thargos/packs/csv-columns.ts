/** The columns of a card table, in the order of the parts on a printed card. */
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

/** Columns for rare properties. They are written only if a card of the pack uses them. */
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

/** The columns for the effects of a card. If all are empty, the author hasn't entered the effects yet. */
export const EFFECT_COLUMNS = ['templates', 'effects', 'text', 'textFr'] as const satisfies readonly Column[];

/** The columns that a part of a card comes from. */
export const columnsOf = (place: string, origins: ReadonlyMap<string, Column>): readonly Column[] =>
  place === ''
    ? []
    : [...origins].flatMap(([origin, name]) => (origin.startsWith(`${place}.`) ? [name] : []));
