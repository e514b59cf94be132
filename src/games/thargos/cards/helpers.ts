import type { Effect } from '../effects/effect.ts';
import type { Face, Sources } from './card.ts';

/** The name is from the rulebook. Values and effect were chosen for Alidade. */
export const NAME_ONLY: Sources = { name: 'rulebook', values: 'community', effect: 'community' };
/** The name and the effect are from the rulebook. The values were chosen for Alidade. */
export const NAME_AND_EFFECT: Sources = { name: 'rulebook', values: 'community', effect: 'rulebook' };
/** The name and the values are from the rulebook. The effect was chosen for Alidade. */
export const NAME_AND_VALUES: Sources = { name: 'rulebook', values: 'rulebook', effect: 'community' };
export const ORIGINAL: Sources = { name: 'original', values: 'community', effect: 'community' };

/** A face of a hero with these attributes and effects. */
export const face = (
  power: number,
  mind: number,
  mysticism: number,
  ...effects: readonly Effect[]
): Face => ({
  attrs: { power, mind, mysticism },
  ...(effects.length > 0 && { effects }),
});
