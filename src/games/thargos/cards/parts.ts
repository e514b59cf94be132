import type { Effect } from '../effects/effect.ts';
import type { Face, Sources } from './card.ts';

/** The rulebook gives the name, we the rest. */
export const NAMED: Sources = { name: 'rulebook', values: 'community', effect: 'community' };
/** The rulebook gives the name and says what the card does. */
export const TOLD: Sources = { name: 'rulebook', values: 'community', effect: 'rulebook' };
/** The rulebook gives the name and the numbers. */
export const MEASURED: Sources = { name: 'rulebook', values: 'rulebook', effect: 'community' };
export const ORIGINAL: Sources = { name: 'original', values: 'community', effect: 'community' };

/** A face of a hero: Power, Mind, Mysticism, and what it does. */
export const face = (
  power: number,
  mind: number,
  mysticism: number,
  ...effects: readonly Effect[]
): Face => ({
  attrs: { power, mind, mysticism },
  ...(effects.length > 0 && { effects }),
});
