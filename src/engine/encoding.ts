import { type Entry, isUndo } from './replay.ts';
import { isObject } from './util.ts';

/**
 * Defines how a game's objects are stored compactly: as a list that starts with a name and continues with the values in
 * order. For example, `moved: 'type=moved from to'` encodes `{type: 'moved', from: 1, to: 2}` as `["moved", 1, 2]`. An
 * object with other fields at the end of the list contains those that the encoding doesn't name. Objects that no name
 * describes aren't encoded. Stored games contain these lists, so a changed list of fields needs a new name.
 */
export type Encoding = Readonly<Record<string, string>>;

interface Shape {
  readonly name: string;
  /** Fields with a fixed value, such as `type`. They are left out, because the name implies them. */
  readonly constants: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
  /** How many keys an object of this shape has, without additional fields. */
  readonly keys: number;
}

interface CompiledEncoding {
  readonly byName: ReadonlyMap<string, Shape>;
  /** The shapes that have constants, grouped by the key and then by the value of a constant. */
  readonly byConstant: readonly (readonly [string, ReadonlyMap<unknown, readonly Shape[]>])[];
  readonly withoutConstants: readonly Shape[];
}

type Json = Readonly<Record<string, unknown>>;

const shapeOf = (name: string, written: string): Shape => {
  const words = written.split(' ');
  const said = words.filter(word => word.includes('=')).map(word => word.split('='));
  const parts = words.filter(word => !word.includes('='));
  return { name, constants: Object.fromEntries(said), fields: parts, keys: said.length + parts.length };
};

const compiled = new WeakMap<Encoding, CompiledEncoding>();

const compile = (encoding: Encoding): CompiledEncoding => {
  const known = compiled.get(encoding);
  if (known) return known;
  const shapes = Object.entries(encoding).map(([name, written]) => shapeOf(name, written));
  const bySaid = new Map<string, Map<unknown, Shape[]>>();
  for (const shape of shapes)
    for (const [key, value] of Object.entries(shape.constants)) {
      const saying = bySaid.get(key) ?? new Map<unknown, Shape[]>();
      saying.set(value, [...(saying.get(value) ?? []), shape]);
      bySaid.set(key, saying);
    }
  const made: CompiledEncoding = {
    byName: new Map(shapes.map(shape => [shape.name, shape])),
    byConstant: [...bySaid],
    withoutConstants: shapes.filter(({ constants: said }) => Object.keys(said).length === 0),
  };
  compiled.set(encoding, made);
  return made;
};

const hasFields = ({ fields: parts }: Shape, thing: Json): boolean => {
  for (const part of parts) if (thing[part] === undefined || !Object.hasOwn(thing, part)) return false;
  return true;
};

const shapeFor = (
  { byConstant: bySaid, withoutConstants: silent }: CompiledEncoding,
  thing: Json,
): Shape | undefined => {
  for (const [key, shapes] of bySaid) {
    const said = thing[key];
    if (typeof said !== 'string' || !Object.hasOwn(thing, key)) continue;
    for (const shape of shapes.get(said) ?? []) if (hasFields(shape, thing)) return shape;
  }
  for (const shape of silent) if (hasFields(shape, thing)) return shape;
  return undefined;
};

const isObjectOrList = (value: unknown): boolean => typeof value === 'object' && value !== null;

const encodeValue = (known: CompiledEncoding, value: unknown): unknown => {
  if (Array.isArray(value)) return encodeList(known, value);
  if (!isObject(value)) return value;
  const shape = shapeFor(known, value);
  return shape ? encodeShape(known, shape, value) : encodeFields(known, value, Object.keys(value));
};

const encodeList = (known: CompiledEncoding, list: readonly unknown[]): unknown => {
  // A list that starts like an encoded object is escaped with an empty string.
  const isOdd = typeof list[0] === 'string' && (list[0] === '' || known.byName.has(list[0]));
  if (!isOdd && !list.some(isObjectOrList)) return list;
  const written = list.map(item => encodeValue(known, item));
  return isOdd ? ['', ...written] : written;
};

const encodeShape = (
  known: CompiledEncoding,
  { name, constants: said, fields: parts, keys }: Shape,
  thing: Json,
): unknown => {
  // The list is allocated at full length: growing it would take more than twice the memory, for every event of every
  // move.
  const written = new Array<unknown>(parts.length + 1);
  written[0] = name;
  for (let i = 0; i < parts.length; i++) written[i + 1] = encodeValue(known, thing[parts[i]!]);
  const all = Object.keys(thing);
  if (all.length === keys) return written;
  const more = all.filter(
    key => thing[key] !== undefined && !parts.includes(key) && !Object.hasOwn(said, key),
  );
  if (more.length > 0) written.push(encodeFields(known, thing, more));
  return written;
};

const encodeFields = (known: CompiledEncoding, thing: Json, keys: readonly string[]): Json => {
  const written: [string, unknown][] = [];
  for (const key of keys) if (thing[key] !== undefined) written.push([key, encodeValue(known, thing[key])]);
  return Object.fromEntries(written);
};

const decodeValue = (known: CompiledEncoding, value: unknown): unknown => {
  if (Array.isArray(value)) return decodeList(known, value);
  return isObject(value) ? decodeFields(known, value) : value;
};

const decodeFields = (known: CompiledEncoding, thing: Json): Json =>
  Object.fromEntries(Object.entries(thing).map(([key, part]) => [key, decodeValue(known, part)]));

const decodeList = (known: CompiledEncoding, list: readonly unknown[]): unknown => {
  const [name] = list;
  if (name === '') return list.slice(1).map(item => decodeValue(known, item));
  const shape = typeof name === 'string' ? known.byName.get(name) : undefined;
  if (!shape) return list.map(item => decodeValue(known, item));
  const { constants: said, fields: parts } = shape;
  const hasAll = list.length === parts.length + 1;
  const more = hasAll ? undefined : list[parts.length + 1];
  // `encode` never writes a list of this length, so the list is a plain value.
  if (!hasAll && (list.length !== parts.length + 2 || !isObject(more))) return list;
  const thing: Record<string, unknown> = { ...said };
  for (const [i, part] of parts.entries()) thing[part] = decodeValue(known, list[i + 1]);
  return isObject(more) ? { ...thing, ...decodeFields(known, more) } : thing;
};

/** Encodes plain data. Returns it unchanged if the game has no encoding. */
export const encode = (encoding: Encoding | undefined, value: unknown): unknown =>
  encoding ? encodeValue(compile(encoding), value) : value;

/** Decodes data. Values that aren't encoded stay unchanged. */
export const decode = (encoding: Encoding | undefined, value: unknown): unknown =>
  encoding ? decodeValue(compile(encoding), value) : value;

/** A log entry as a store contains it: unencoded, or encoded as `[events, seat, command, id]`. */
export type StoredEntry = Entry<unknown, unknown> | readonly unknown[];

/** A log as a store contains it. Its first entry is the setup. */
export type StoredLog = readonly [opening: StoredEntry, ...more: readonly StoredEntry[]];

/** Encodes a log entry for a store. Undos stay unencoded, and so do all entries of a game without an encoding. */
export const encodeEntry = (encoding: Encoding | undefined, entry: Entry<unknown, unknown>): StoredEntry => {
  if (!encoding || isUndo(entry)) return entry;
  const { events, seat, command, id } = entry;
  const encoded = events.map(event => encode(encoding, event));
  if (seat === undefined) return [encoded];
  const move = [encoded, seat, encode(encoding, command)];
  return id === undefined ? move : [...move, id];
};

/** Decodes a stored entry. If the store is damaged, the result may be anything: the caller must check it. */
export const decodeEntry = (encoding: Encoding | undefined, kept: unknown): unknown => {
  if (!encoding || !Array.isArray(kept)) return kept;
  const [encoded, seat, command, id, ...more]: readonly unknown[] = kept;
  if (!Array.isArray(encoded) || more.length > 0) return kept;
  return {
    ...(id !== undefined && { id }),
    ...(seat !== undefined && { seat, command: decode(encoding, command) }),
    events: encoded.map(event => decode(encoding, event)),
  };
};
