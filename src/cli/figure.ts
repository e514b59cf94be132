import { range } from '../engine/util.ts';

/** Does so much work and says how much it was. */
export type Work = (amount: number) => number | Promise<number>;

/** Something that is measured: an amount of work per second, or a value of its own. The names are for ever. */
export type Figure = { readonly name: string; readonly unit: string } & (
  | {
      /** What is prepared is not measured. */
      readonly prepare: () => Work | Promise<Work>;
    }
  | { readonly value: () => number | Promise<number> }
);

/** A plain loop that nobody will ever improve. */
const mixes = (): Work => {
  let x = 1;
  return amount => {
    for (let i = amount * 1000; i > 0; i--) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    // The result must be used, or the loop might be left out.
    return x === 0 ? 0 : amount * 1000;
  };
};

/** The same for memory: small objects made, kept for a moment and dropped. */
const objects = (): Work => {
  let kept: { readonly at: number; readonly list: readonly number[] }[] = [];
  return amount => {
    for (let i = 0; i < amount; i++) kept = range(1000).map(at => ({ at, list: [at, at + 1, at + 2] }));
    return amount * kept.length;
  };
};

/** What every other figure is compared with: this never changes. */
export const REFERENCES: readonly Figure[] = [
  { name: 'reference.mixesPerSecond', unit: 'mixes/s', prepare: mixes },
  { name: 'reference.objectsPerSecond', unit: 'objects/s', prepare: objects },
];
