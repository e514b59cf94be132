import type { Text } from '../../../engine/text.ts';
import { isObject } from '../../../engine/util.ts';
import { suggest } from '../../../text/suggest.ts';
import type { FaultCode, FaultNotes, Path } from './fault.ts';

/** Where a reader is in the file, and where it reports faults. */
export interface At {
  readonly path: Path;
  readonly notes: FaultNotes;
  /** The number of lists of operations, conditions and sums around this place. */
  readonly depth: number;
}

/** Reads a value of the file. Returns undefined after reporting a fault. */
export type FieldReader<T> = (value: unknown, at: At) => T | undefined;

export const inside = (at: At, ...keys: Path): At => ({ ...at, path: [...at.path, ...keys] });

const wrongType = (at: At, expected: string): undefined => {
  at.notes.note('wrong-type', at.path, { expected });
  return undefined;
};

export const bool: FieldReader<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : wrongType(at, 'boolean');

export const words: FieldReader<string> = (value, at) =>
  typeof value === 'string' ? value : wrongType(at, 'string');

export const matching =
  <T extends string>(pattern: RegExp, code: FaultCode): FieldReader<T> =>
  (value, at) => {
    if (typeof value !== 'string') return wrongType(at, 'string');
    // The cast is safe, because `T` describes the strings that match the pattern.
    if (pattern.test(value)) return value as T;
    at.notes.note(code, at.path, { found: value.slice(0, 60) });
    return undefined;
  };

export const integer =
  (least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): FieldReader<number> =>
  (value, at) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return wrongType(at, 'integer');
    if (value >= least && value <= most) return value;
    const bounds = { ...(Number.isFinite(least) && { least }), ...(Number.isFinite(most) && { most }) };
    at.notes.note('out-of-range', at.path, { found: value, ...bounds });
    return undefined;
  };

export const decimal =
  (least: number, most: number): FieldReader<number> =>
  (value, at) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrongType(at, 'number');
    if (value >= least && value <= most) return value;
    at.notes.note('out-of-range', at.path, { found: value, least, most });
    return undefined;
  };

export const oneOf =
  <const T extends string>(allowed: readonly T[], code: FaultCode = 'unknown-word'): FieldReader<T> =>
  (value, at) => {
    if (typeof value !== 'string') return wrongType(at, 'string');
    const found = allowed.find(word => word === value);
    if (found === undefined)
      at.notes.note(code, at.path, () => ({
        found: value.slice(0, 60),
        allowed,
        suggestion: suggest(value, allowed),
      }));
    return found;
  };

export const orNull =
  <T>(read: FieldReader<T>): FieldReader<T | null> =>
  (value, at) =>
    value === null ? null : read(value, at);

interface ListOptions {
  readonly least?: number;
  readonly most?: number;
  readonly unique?: boolean;
}

export const list =
  <T>(
    read: FieldReader<T>,
    { least = 0, most = Number.POSITIVE_INFINITY, unique = false }: ListOptions = {},
  ): FieldReader<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return wrongType(at, 'list');
    const items: T[] = [];
    const seen = new Set<unknown>();
    for (const [i, item] of value.entries()) {
      const found = read(item, inside(at, i));
      if (found !== undefined) items.push(found);
      if (unique && seen.has(item))
        at.notes.note('twice-in-list', inside(at, i).path, { found: String(item).slice(0, 60) });
      seen.add(item);
    }
    if (value.length < least) at.notes.note('too-few', at.path, { found: value.length, least });
    if (value.length > most) at.notes.note('too-many', at.path, { found: value.length, most });
    return items;
  };

/** Reads an object whose keys the author chooses. */
export const table =
  <T>(read: FieldReader<T>, readKey: FieldReader<string> = words): FieldReader<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isObject(value)) return wrongType(at, 'object');
    const entries: [string, T][] = [];
    for (const [key, part] of Object.entries(value)) {
      const name = readKey(key, inside(at, key));
      const found = read(part, inside(at, key));
      if (name !== undefined && found !== undefined) entries.push([name, found]);
    }
    return Object.fromEntries(entries);
  };

type Fields = Readonly<Record<string, FieldReader<unknown>>>;
type Value<R> = R extends FieldReader<infer T> ? T : never;
type Read<R extends Fields, O extends Fields> = { readonly [K in keyof R]: Value<R[K]> } & {
  readonly [K in keyof O]?: Value<O[K]>;
};

export const unknownKey = (key: string, known: readonly string[], at: At): void => {
  at.notes.note('unknown-key', inside(at, key).path, () => ({
    key: key.slice(0, 60),
    allowed: known,
    suggestion: suggest(key, known),
  }));
};

/**
 * Reads an object with these keys and no others. A key in `idle` is read with a warning, because it has no
 * effect here although the author expects one.
 */
export const fields =
  <R extends Fields, O extends Fields>(
    required: R,
    optional: O,
    { idle = {}, of }: { readonly idle?: Fields; readonly of?: string } = {},
  ): FieldReader<Read<R, O>> =>
  (value, at) => {
    if (!isObject(value)) return wrongType(at, 'object');
    const known: Fields = { ...required, ...optional };
    const found: [string, unknown][] = [];
    let isWhole = true;
    for (const [key, part] of Object.entries(value)) {
      const use = Object.hasOwn(known, key) ? known[key] : undefined;
      const read = use ?? (Object.hasOwn(idle, key) ? idle[key] : undefined);
      if (!read) unknownKey(key, [...Object.keys(known), ...Object.keys(idle)], at);
      else if (!use) at.notes.note('unused-key', inside(at, key).path, { key, of });
      const got = read?.(part, inside(at, key));
      if (got === undefined) isWhole = false;
      else if (use) found.push([key, got]);
    }
    for (const key of Object.keys(required))
      if (!Object.hasOwn(value, key)) {
        at.notes.note('missing-key', at.path, { key });
        isWhole = false;
      }
    // The cast is safe, because every value was read by the reader of its key.
    return isWhole ? (Object.fromEntries(found) as Read<R, O>) : undefined;
  };

/** Reads one text, or one for each language. A text in one language is used for both. */
export const text: FieldReader<Text> = (value, at) => {
  if (typeof value === 'string') return { en: value, fr: value };
  if (!isObject(value)) return wrongType(at, 'text');
  const given = table(words)(value, at);
  if (!given) return undefined;
  const own = (key: string): string | undefined => (Object.hasOwn(given, key) ? given[key] : undefined);
  const any = own('en') ?? own('fr') ?? Object.values(given)[0] ?? '';
  return { en: own('en') ?? any, fr: own('fr') ?? any };
};
