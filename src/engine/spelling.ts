import { isObject } from './util.ts';

/**
 * The compact encoding of a game's objects: a list that starts with a name and continues with the values in order.
 * For example, `moved: 'type=moved from to'` encodes `{type: 'moved', from: 1, to: 2}` as `["moved", 1, 2]`. Other
 * fields follow as an object. Objects without a name here aren't encoded. This is a file format, so a changed
 * encoding needs a new name.
 */
export type Spelling = Readonly<Record<string, string>>;

interface Shape {
  readonly name: string;
  /** Constant fields, which aren't written. */
  readonly said: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
  /** The number of keys of an object without other fields. */
  readonly keys: number;
}

interface Spelled {
  readonly byName: ReadonlyMap<string, Shape>;
  /** Shapes by constant key and value. */
  readonly bySaid: readonly (readonly [string, ReadonlyMap<unknown, readonly Shape[]>])[];
  readonly silent: readonly Shape[];
}

type Json = Readonly<Record<string, unknown>>;

const shapeOf = (name: string, written: string): Shape => {
  const words = written.split(' ');
  const said = words.filter(word => word.includes('=')).map(word => word.split('=') as [string, string]);
  const parts = words.filter(word => !word.includes('='));
  return { name, said: Object.fromEntries(said), parts, keys: said.length + parts.length };
};

const compiled = new WeakMap<Spelling, Spelled>();

const compile = (spelling: Spelling): Spelled => {
  const known = compiled.get(spelling);
  if (known) return known;
  const shapes = Object.entries(spelling).map(([name, written]) => shapeOf(name, written));
  const bySaid = new Map<string, Map<unknown, Shape[]>>();
  for (const shape of shapes)
    for (const [key, value] of Object.entries(shape.said)) {
      const saying = bySaid.get(key) ?? new Map<unknown, Shape[]>();
      saying.set(value, [...(saying.get(value) ?? []), shape]);
      bySaid.set(key, saying);
    }
  const made: Spelled = {
    byName: new Map(shapes.map(shape => [shape.name, shape])),
    bySaid: [...bySaid],
    silent: shapes.filter(({ said }) => Object.keys(said).length === 0),
  };
  compiled.set(spelling, made);
  return made;
};

const hasParts = ({ parts }: Shape, thing: Json): boolean => {
  for (const part of parts) if (thing[part] === undefined || !Object.hasOwn(thing, part)) return false;
  return true;
};

const shapeFor = ({ bySaid, silent }: Spelled, thing: Json): Shape | undefined => {
  for (const [key, shapes] of bySaid) {
    const said = thing[key];
    if (typeof said !== 'string' || !Object.hasOwn(thing, key)) continue;
    for (const shape of shapes.get(said) ?? []) if (hasParts(shape, thing)) return shape;
  }
  for (const shape of silent) if (hasParts(shape, thing)) return shape;
  return undefined;
};

const isThing = (value: unknown): boolean => typeof value === 'object' && value !== null;

const spellOut = (spelled: Spelled, value: unknown): unknown => {
  if (!isThing(value)) return value;
  if (Array.isArray(value)) return spellList(spelled, value);
  const thing = value as Json;
  const shape = shapeFor(spelled, thing);
  return shape ? spellThing(spelled, shape, thing) : spellParts(spelled, thing, Object.keys(thing));
};

const spellList = (spelled: Spelled, list: readonly unknown[]): unknown => {
  // A list that starts like an encoded object is escaped with an empty string.
  const isOdd = typeof list[0] === 'string' && (list[0] === '' || spelled.byName.has(list[0]));
  if (!isOdd && !list.some(isThing)) return list;
  const written = list.map(item => spellOut(spelled, item));
  return isOdd ? ['', ...written] : written;
};

const spellThing = (spelled: Spelled, { name, said, parts, keys }: Shape, thing: Json): unknown => {
  // Allocated at full length: a growing array takes more than twice the memory, for every event of every move.
  const written = new Array<unknown>(parts.length + 1);
  written[0] = name;
  for (let i = 0; i < parts.length; i++) written[i + 1] = spellOut(spelled, thing[parts[i]!]);
  const all = Object.keys(thing);
  if (all.length === keys) return written;
  const more = all.filter(
    key => thing[key] !== undefined && !parts.includes(key) && !Object.hasOwn(said, key),
  );
  if (more.length > 0) written.push(spellParts(spelled, thing, more));
  return written;
};

const spellParts = (spelled: Spelled, thing: Json, keys: readonly string[]): Json => {
  const written: [string, unknown][] = [];
  for (const key of keys) if (thing[key] !== undefined) written.push([key, spellOut(spelled, thing[key])]);
  return Object.fromEntries(written);
};

const readOut = (spelled: Spelled, value: unknown): unknown => {
  if (Array.isArray(value)) return readList(spelled, value);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readOut(spelled, part)]));
};

const readList = (spelled: Spelled, list: readonly unknown[]): unknown => {
  const [name] = list;
  if (name === '') return list.slice(1).map(item => readOut(spelled, item));
  const shape = typeof name === 'string' ? spelled.byName.get(name) : undefined;
  if (!shape) return list.map(item => readOut(spelled, item));
  const { said, parts } = shape;
  const hasAll = list.length === parts.length + 1;
  const more = hasAll ? undefined : list[parts.length + 1];
  // Wrong length: not written by us.
  if (!hasAll && (list.length !== parts.length + 2 || !isObject(more))) return list;
  const thing: Record<string, unknown> = { ...said };
  for (const [i, part] of parts.entries()) thing[part] = readOut(spelled, list[i + 1]);
  return more === undefined ? thing : { ...thing, ...(readOut(spelled, more) as Json) };
};

/** Encodes plain data. Without an encoding, returns it unchanged. */
export const spell = (spelling: Spelling | undefined, value: unknown): unknown =>
  spelling ? spellOut(compile(spelling), value) : value;

/** Decodes data. Values that aren't encoded stay unchanged. */
export const readSpelled = (spelling: Spelling | undefined, value: unknown): unknown =>
  spelling ? readOut(compile(spelling), value) : value;
