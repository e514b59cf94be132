import { isObject } from './util.ts';

/**
 * The compact encoding of a game's objects: a list that starts with a name and continues with the values in order.
 * For example, `moved: 'type=moved from to'` encodes `{type: 'moved', from: 1, to: 2}` as `["moved", 1, 2]`. Other
 * fields follow as an object. Objects without a name here aren't encoded. This is a file format, so a changed
 * encoding needs a new name.
 */
export type Encoding = Readonly<Record<string, string>>;

interface Shape {
  readonly name: string;
  /** Constant fields, which aren't written. */
  readonly constants: Readonly<Record<string, string>>;
  readonly fields: readonly string[];
  /** The number of keys of an object without other fields. */
  readonly keys: number;
}

interface CompiledEncoding {
  readonly byName: ReadonlyMap<string, Shape>;
  /** Shapes by constant key and value. */
  readonly byConstant: readonly (readonly [string, ReadonlyMap<unknown, readonly Shape[]>])[];
  readonly withoutConstants: readonly Shape[];
}

type Json = Readonly<Record<string, unknown>>;

const shapeOf = (name: string, written: string): Shape => {
  const words = written.split(' ');
  const said = words.filter(word => word.includes('=')).map(word => word.split('=') as [string, string]);
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
  if (!isObjectOrList(value)) return value;
  if (Array.isArray(value)) return encodeList(known, value);
  const thing = value as Json;
  const shape = shapeFor(known, thing);
  return shape ? encodeShape(known, shape, thing) : encodeFields(known, thing, Object.keys(thing));
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
  // Allocated at full length: a growing array takes more than twice the memory, for every event of every move.
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
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, decodeValue(known, part)]));
};

const decodeList = (known: CompiledEncoding, list: readonly unknown[]): unknown => {
  const [name] = list;
  if (name === '') return list.slice(1).map(item => decodeValue(known, item));
  const shape = typeof name === 'string' ? known.byName.get(name) : undefined;
  if (!shape) return list.map(item => decodeValue(known, item));
  const { constants: said, fields: parts } = shape;
  const hasAll = list.length === parts.length + 1;
  const more = hasAll ? undefined : list[parts.length + 1];
  // Wrong length: not written by us.
  if (!hasAll && (list.length !== parts.length + 2 || !isObject(more))) return list;
  const thing: Record<string, unknown> = { ...said };
  for (const [i, part] of parts.entries()) thing[part] = decodeValue(known, list[i + 1]);
  return more === undefined ? thing : { ...thing, ...(decodeValue(known, more) as Json) };
};

/** Encodes plain data. Without an encoding, returns it unchanged. */
export const encode = (encoding: Encoding | undefined, value: unknown): unknown =>
  encoding ? encodeValue(compile(encoding), value) : value;

/** Decodes data. Values that aren't encoded stay unchanged. */
export const decode = (encoding: Encoding | undefined, value: unknown): unknown =>
  encoding ? decodeValue(compile(encoding), value) : value;
