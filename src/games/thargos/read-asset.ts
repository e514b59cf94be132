import type { Asset } from '../../engine/module.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { DEFAULT_SET } from './cards/set.ts';
import { packHash } from './packs/apply.ts';
import { type Fault, isError } from './packs/fault.ts';
import { parsePack } from './packs/parse.ts';

const firstError = (faults: readonly Fault[]): object => {
  const found = faults.find(isError);
  return found ? { fault: found.code, place: found.place, details: found.details } : {};
};

/** Only card packs are loaded separately; a story written by a player is part of the config. */
export const readAsset = (kind: string, json: unknown): Asset | Refusal<'bad-supply'> => {
  if (kind !== 'pack') return refuse('bad-supply', { kind });
  const { value, faults } = parsePack(json, { base: DEFAULT_SET });
  if (!value) return refuse('bad-supply', { kind, ...firstError(faults) });
  return { ref: { kind, key: packHash(value), id: value.pack.id }, content: value };
};
