import { entriesOf } from '../../../engine/util.ts';
import { suggest } from '../../../text/suggest.ts';
import type { Card } from '../cards/card.ts';
import type { CardType, Effect } from '../effects/effect.ts';
import { type Cell, type CellFault, parseCells } from './csv-cells.ts';
import { ALL_COLUMNS, type Column, columnsOf, EFFECT_COLUMNS } from './csv-columns.ts';
import { FAULT_LEVELS, type Fault, hasError } from './fault.ts';
import { FORMAT, type Pack, type PackHead } from './pack.ts';
import { type Parsed, parsePack } from './parse.ts';
import { LETTERS } from './read-card.ts';
import { parseTemplates } from './template-text.ts';

/** The head of a pack that is read from a table: by default, an overlay with printed cards. */
const HEAD: PackHead = {
  id: 'my-box',
  version: '1.0.0',
  mode: 'overlay',
  base: 'community-core',
  provenance: 'userPrinted',
};

const TYPES = entriesOf(LETTERS).map(([type, letter]) => [letter, type] as const);

/** The cells of one row by column, without empty ones. */
type Row = ReadonlyMap<Column, Cell>;
type Json = Record<string, unknown>;

interface Reading {
  readonly row: Row;
  readonly faults: CellFault[];
  /** For each part of the card, the column that it comes from. */
  readonly origins: Map<string, Column>;
}

const YES = /^(?:x|1|yes|y|true|oui|o|vrai)$/i;
const NO = /^(?:0|no|n|false|non|faux|-)$/i;

const noteAt = ({ row, faults }: Reading, column: Column, code: CellFault['code'], details: Json): void => {
  const cell = row.get(column);
  faults.push({
    code,
    line: cell?.line ?? 1,
    column: cell?.column ?? 1,
    details: { ...details, name: column },
  });
};

const textAt = (reading: Reading, column: Column, place: string): string | undefined => {
  reading.origins.set(place, column);
  return reading.row.get(column)?.text.trim();
};

const numberAt = (reading: Reading, column: Column, place: string): number | undefined => {
  const said = textAt(reading, column, place);
  if (said === undefined) return undefined;
  if (/^[+-]?\d{1,6}$/.test(said)) return Number(said);
  noteAt(reading, column, 'csv-not-a-number', { found: said.slice(0, 40) });
  return undefined;
};

const yesAt = (reading: Reading, column: Column, place: string): boolean | undefined => {
  const said = textAt(reading, column, place);
  if (said === undefined || NO.test(said)) return undefined;
  if (!YES.test(said)) noteAt(reading, column, 'csv-not-yes-or-no', { found: said.slice(0, 40) });
  return true;
};

const defined = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));

const three = (reading: Reading, prefix: 'a' | 'w' | 'm', place: string): Json =>
  defined({
    power: numberAt(reading, `${prefix}P`, `${place}.power`),
    mind: numberAt(reading, `${prefix}M`, `${place}.mind`),
    mysticism: numberAt(reading, `${prefix}Y`, `${place}.mysticism`),
  });

/** Reads the effects of a card or face from their templates, and reports each fault with its position. */
const templatesOf = (reading: Reading, text: string, offset: number, type: CardType): readonly Effect[] => {
  const { effects, faults } = parseTemplates(text, type);
  const cell = reading.row.get('templates');
  for (const { code, offset: at, details } of faults)
    reading.faults.push({ code, line: cell?.line ?? 1, column: (cell?.column ?? 1) + offset + at, details });
  return effects;
};

const jsonEffects = (reading: Reading): unknown => {
  const said = reading.row.get('effects')?.text;
  if (said === undefined) return undefined;
  try {
    return JSON.parse(said);
  } catch {
    noteAt(reading, 'effects', 'not-json', { found: said.slice(0, 20) });
    return undefined;
  }
};

const DICE = /^\s*DICE\s+(\S+)\s*(?:;|$)/i;

const faceOf = (
  reading: Reading,
  prefix: 'a' | 'w',
  text: string,
  offset: number,
  further: unknown,
): Json => {
  const name = prefix === 'a' ? 'active' : 'wounded';
  const dice = DICE.exec(text);
  const rest = dice ? text.slice(dice[0].length) : text;
  const effects = templatesOf(reading, rest, offset + text.length - rest.length, 'hero');
  reading.origins.set(`faces.${name}.effects`, further === undefined ? 'templates' : 'effects');
  if (dice) reading.origins.set(`faces.${name}.attrs.roll`, 'templates');
  return defined({
    attrs: dice ? { roll: dice[1] } : three(reading, prefix, `faces.${name}.attrs`),
    effects: further ?? (effects.length > 0 ? effects : undefined),
  });
};

/**
 * Reads both faces of a hero. `|` separates the effects of the Active face from those of the Wounded face.
 */
const heroPart = (reading: Reading): Json => {
  const said = reading.row.get('templates')?.text ?? '';
  const [active = '', wounded = '', ...more] = said.split('|');
  if (more.length > 0) noteAt(reading, 'templates', 'csv-two-faces', {});
  // The cast is safe, because each part is checked when the whole card is read.
  const further = jsonEffects(reading) as { active?: unknown; wounded?: unknown } | undefined;
  return {
    hp: numberAt(reading, 'hp', 'hp'),
    person: textAt(reading, 'person', 'person'),
    faction: textAt(reading, 'faction', 'faction'),
    faces: {
      active: faceOf(reading, 'a', active, 0, further?.active),
      wounded: faceOf(reading, 'w', wounded, active.length + 1, further?.wounded),
    },
  };
};

const deckPart = (reading: Reading, type: CardType): Json => {
  const effects = templatesOf(reading, reading.row.get('templates')?.text ?? '', 0, type);
  const further = jsonEffects(reading);
  const numbers = three(reading, 'm', type === 'mission' ? 'attrs' : 'mods');
  const isMission = type === 'mission';
  reading.origins.set('effects', further === undefined ? 'templates' : 'effects');
  return {
    pam: numberAt(reading, 'pam', 'pam'),
    effects: further ?? (effects.length > 0 || type === 'action' ? effects : undefined),
    ...(isMission ? { attrs: numbers } : Object.keys(numbers).length > 0 && { mods: numbers }),
    ...(isMission && {
      vp: numberAt(reading, 'vp', 'vp'),
      region: textAt(reading, 'region', 'region'),
      team: yesAt(reading, 'team', 'team'),
      passive: yesAt(reading, 'passive', 'passive'),
    }),
    ...(type === 'action' && {
      play: textAt(reading, 'play', 'play'),
      habitat: textAt(reading, 'habitat', 'habitat'),
    }),
    ...(type === 'advantage' && {
      faction: textAt(reading, 'faction', 'faction'),
      attachTo: textAt(reading, 'attachTo', 'attachTo'),
    }),
  };
};

const COMMON: readonly Column[] = [
  'id',
  'name',
  'nameFr',
  'text',
  'textFr',
  'lock',
  'copies',
  'set',
  'tags',
  'replaces',
  'source',
  'templates',
  'effects',
];
const ATTRS: readonly Column[] = ['aP', 'aM', 'aY', 'wP', 'wM', 'wY'];
const VALUES: readonly Column[] = ['mP', 'mM', 'mY'];

/** The columns that each type of card may use. */
const COLUMNS_OF: { readonly [T in CardType]: readonly Column[] } = {
  hero: [...COMMON, 'hp', 'person', 'faction', ...ATTRS],
  advantage: [...COMMON, 'pam', 'faction', 'attachTo', ...VALUES],
  action: [...COMMON, 'pam', 'play', 'habitat', ...VALUES],
  mission: [...COMMON, 'pam', 'vp', 'region', 'team', 'passive', ...VALUES],
};

const both = (reading: Reading, column: 'name' | 'text'): unknown => {
  const en = textAt(reading, column, column);
  const fr = textAt(reading, `${column}Fr`, `${column}.fr`);
  return fr === undefined ? en : defined({ en, fr });
};

const sourceOf = (reading: Reading): Json => {
  const said = textAt(reading, 'source', 'source');
  if (said === undefined) {
    const isTold = EFFECT_COLUMNS.some(column => reading.row.get(column)?.text.trim());
    return { name: 'printed', values: 'printed', effect: isTold ? 'printed' : 'unknown' };
  }
  const [name, values = name, effect = values] = said.split('/');
  return { name, values, effect };
};

const cardOf = (reading: Reading): Json | undefined => {
  const id = textAt(reading, 'id', 'id') ?? '';
  const type = TYPES.find(([letter]) => id.startsWith(letter))?.[1];
  if (type === undefined) {
    noteAt(reading, 'id', 'bad-card-id', { found: id.slice(0, 40) });
    return undefined;
  }
  for (const column of reading.row.keys())
    if (!COLUMNS_OF[type].includes(column)) noteAt(reading, column, 'csv-not-for-type', { type, id });
  return defined({
    id,
    type,
    name: both(reading, 'name'),
    text: both(reading, 'text'),
    locked: yesAt(reading, 'lock', 'locked'),
    boxCopies: numberAt(reading, 'copies', 'boxCopies'),
    set: textAt(reading, 'set', 'set'),
    tags: textAt(reading, 'tags', 'tags')?.split(/\s+/),
    replaces: textAt(reading, 'replaces', 'replaces'),
    source: sourceOf(reading),
    ...(type === 'hero' ? heroPart(reading) : deckPart(reading, type)),
  });
};

const headerOf = (cells: readonly Cell[], faults: CellFault[]): (Column | undefined)[] => {
  const seen = new Set<Column>();
  return cells.map(({ text, line, column }) => {
    const said = text.trim();
    const name = ALL_COLUMNS.find(known => known.toLowerCase() === said.toLowerCase());
    if (said === '') return undefined;
    if (name === undefined) {
      const details = {
        found: said.slice(0, 40),
        allowed: ALL_COLUMNS,
        suggestion: suggest(said, ALL_COLUMNS),
      };
      faults.push({ code: 'csv-unknown-column', line, column, details });
    } else if (seen.has(name))
      faults.push({ code: 'csv-column-twice', line, column, details: { found: name } });
    else seen.add(name);
    return name;
  });
};

const rowOf = (cells: readonly Cell[], header: readonly (Column | undefined)[], faults: CellFault[]): Row => {
  const surplus = cells.slice(header.length).find(({ text }) => text.trim() !== '');
  if (surplus)
    faults.push({
      code: 'csv-too-many-cells',
      line: surplus.line,
      column: surplus.column,
      details: { most: header.length },
    });
  const named = cells.flatMap((cell, i): [Column, Cell][] => {
    const column = header[i];
    return column !== undefined && cell.text.trim() !== '' ? [[column, cell]] : [];
  });
  return new Map(named);
};

const toFault = ({ code, line, column, details }: CellFault): Fault => ({
  code,
  level: FAULT_LEVELS[code],
  place: typeof details.name === 'string' ? details.name : '',
  isTable: true,
  line,
  column,
  details,
});

/** Moves a fault of the pack to the cell that it comes from. */
const atCell = (fault: Fault, readings: readonly Reading[]): Fault => {
  const [, index, rest] = /^cards\[(\d+)\]\.?(.*)$/.exec(fault.place) ?? [];
  const reading = index === undefined ? undefined : readings[Number(index)];
  if (!reading) return { ...fault, line: 1, column: 1, isTable: true };
  const missing =
    typeof fault.details.key === 'string' ? `${rest === '' ? '' : `${rest}.`}${fault.details.key}` : rest;
  const near = [missing, rest].flatMap(place =>
    [...reading.origins].filter(
      ([origin]) =>
        place === origin || (/^[.[]/.test(place!.slice(origin.length)) && place!.startsWith(origin)),
    ),
  );
  // If the part may come from several columns and all are empty, the fault names the first.
  const columns = columnsOf(rest ?? '', reading.origins);
  const column = near[0]?.[1] ?? columns[0] ?? 'id';
  const cell = reading.row.get(column) ?? reading.row.get('id');
  const details = near.length === 0 && columns.length > 0 ? { ...fault.details, columns } : fault.details;
  return {
    ...fault,
    details,
    place: column,
    line: cell?.line ?? 1,
    column: cell?.column ?? 1,
    isTable: true,
  };
};

/** Reads a table with one card per line. Every fault has the line and column of its cell. */
export const parseCsv = (
  input: string,
  { base, head = {} }: { readonly base?: readonly Card[]; readonly head?: Partial<PackHead> } = {},
): Parsed<Pack> => {
  const { rows, faults: broken } = parseCells(input.replace(/^\uFEFF/, ''));
  const faults: CellFault[] = [...broken];
  const [first, ...lines] = rows;
  const header = first ? headerOf(first, faults) : [];
  if (!header.includes('id') || !header.includes('name'))
    faults.push({ code: 'csv-no-header', line: 1, column: 1, details: { needed: ['id', 'name'] } });
  if (faults.some(({ code }) => code !== 'csv-unknown-column'))
    return { value: undefined, faults: faults.map(toFault) };

  const readings = lines.map(cells => ({ row: rowOf(cells, header, faults), faults, origins: new Map() }));
  const cards = readings.map(reading => ({ reading, card: cardOf(reading) }));
  const good = cards.filter(({ card }) => card !== undefined);
  const json = { format: FORMAT, pack: { ...HEAD, ...head }, cards: good.map(({ card }) => card) };
  const { value, faults: found } = parsePack(json, base ? { base } : {});
  const all = [
    ...faults.map(toFault),
    ...found.map(fault =>
      atCell(
        fault,
        good.map(({ reading }) => reading),
      ),
    ),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  return { value: hasError(all) ? undefined : value, faults: all };
};
