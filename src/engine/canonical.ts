import { makeHex, sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';
import { isObject } from './util.ts';

/** Writes a value as JSON with sorted keys, so that equal values have equal texts. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const fields: string[] = [];
  for (const key of Object.keys(value).sort())
    if (value[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(',')}}`;
};

export const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Returns a hash that is equal for equal states on every machine. */
export const stateHash = (state: unknown): string => makeHex(sha256(utf8(canonical(state))));
