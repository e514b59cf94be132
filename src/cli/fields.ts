import { type Refusal, refuse } from '../engine/refusal.ts';
import { isObject } from '../engine/util.ts';
import { suggestionFor } from '../text/suggest.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a line: all that are required, none that nobody knows. */
export const readFields = (
  line: unknown,
  required: readonly string[],
  optional: readonly string[],
): Fields | Refusal => {
  if (!isObject(line)) return refuse('not-an-object');
  const allowed = [...required, ...optional];
  const stranger = Object.keys(line).find(key => !allowed.includes(key));
  if (stranger !== undefined) return refuse('unknown-key', { key: stranger, allowed });
  const missing = required.find(key => !Object.hasOwn(line, key));
  if (missing !== undefined) return refuse('missing-key', { key: missing });
  // `refused` is no key of any door, so a line can never be mistaken for a refusal.
  return line;
};

/** One of a few values. */
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
