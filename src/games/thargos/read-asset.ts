import type { Asset } from '../../engine/module.ts';
import { type RefusalIn, refuseIn } from '../../engine/refusal.ts';
import { DEFAULT_SET } from './cards/set.ts';
import { packHash } from './packs/apply.ts';
import { type Fault, isError } from './packs/fault.ts';
import { parsePack } from './packs/parse.ts';

/** The first error of a pack that can't be read. */
interface PackError {
  readonly fault?: string;
  readonly place?: string;
  readonly details?: Fault['details'];
}

/** The refusals of an asset. */
interface AssetRefusals {
  readonly 'bad-supply': PackError & { readonly kind: string };
}

const refuse = refuseIn<AssetRefusals>();

const firstError = (faults: readonly Fault[]): PackError => {
  const found = faults.find(isError);
  return found ? { fault: found.code, place: found.place, details: found.details } : {};
};

/**
 * Reads a card pack. Packs are the only assets that players provide, because a custom story is part of the
 * config.
 */
export const readAsset = (kind: string, json: unknown): Asset | RefusalIn<AssetRefusals> => {
  if (kind !== 'pack') return refuse('bad-supply', { kind });
  const { value, faults } = parsePack(json, { base: DEFAULT_SET });
  if (!value) return refuse('bad-supply', { kind, ...firstError(faults) });
  return { ref: { kind, key: packHash(value), id: value.pack.id }, content: value };
};
