import type { Refusal } from '../engine/refusal.ts';
import { isObject } from '../engine/util.ts';
import { suggestionFor } from '../text/suggest.ts';
import { refuse } from './refusals.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of a line. Refuses a line with missing or unknown fields. */
export const readFields = (
  line: unknown,
  required: readonly string[],
  optional: readonly string[],
): Fields | Refusal => {
  if (!isObject(line)) return refuse('not-an-object');
  const allowed = [...required, ...optional];
  const unknownKey = Object.keys(line).find(key => !allowed.includes(key));
  if (unknownKey !== undefined) return refuse('unknown-key', { key: unknownKey, allowed });
  const missing = required.find(key => !Object.hasOwn(line, key));
  if (missing !== undefined) return refuse('missing-key', { key: missing });
  // No command has a field `refused`, so a line can't look like a refusal.
  return line;
};

/** Reads a field that must have one of the allowed values. */
export const readChoice = <T>(fields: Fields, key: string, allowed: readonly T[]): T | Refusal => {
  const said = fields[key];
  const found = allowed.find(value => value === said);
  if (found !== undefined) return found;
  return refuse('bad-value', {
    key,
    allowed: allowed.map(v => JSON.stringify(v)),
    ...suggestionFor(said, allowed),
  });
};
