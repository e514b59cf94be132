import type { Random } from '../../../engine/random.ts';

export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** A copy of a JSON value in which one random nested value is replaced. */
export const mutated = (json: Json, { below }: Pick<Random, 'below'>): Json => {
  const odd: Json[] = [null, -1, 1e9, 1.5, 'x', [], {}, true, 399, [[[]]], { type: 'drawn' }, ''];
  if (typeof json !== 'object' || json === null || Object.keys(json).length === 0 || below(12) === 0)
    return odd[below(odd.length)]!;
  const keys = Object.keys(json);
  const key = keys[below(keys.length)]!;
  if (below(8) === 0) {
    const copy = Array.isArray(json) ? [...json] : { ...json };
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return copy;
  }
  if (Array.isArray(json)) return json.with(Number(key), mutated(json[Number(key)]!, { below }));
  return { ...json, [key]: mutated(json[key]!, { below }) };
};
