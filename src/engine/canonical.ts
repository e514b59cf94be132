import { makeHex, sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** JSON with sorted keys: equal values have equal texts. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = value as Readonly<Record<string, unknown>>;
  const fields: string[] = [];
  for (const key of Object.keys(parts).sort())
    if (parts[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(parts[key])}`);
  return `{${fields.join(',')}}`;
};

export const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** A hash of a state. Equal states have equal hashes on every machine. */
export const stateHash = (state: unknown): string => makeHex(sha256(utf8(canonical(state))));
