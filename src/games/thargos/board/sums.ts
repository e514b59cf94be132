import type { Attribute, Attributes } from '../attributes.ts';
import type { Mods } from '../cards/card.ts';
import type { Instance, Position } from '../types.ts';
import { faceOf, heroCard } from './library.ts';
import { faceIdOf } from './lookup.ts';

/** Mutable attributes, for adding up values. */
export type AttributeSums = { -readonly [A in Attribute]: number };

export const printed = (table: Position, hero: Instance): Attributes => {
  const state = table.heroes[hero]!;
  const { attrs } = faceOf(heroCard(table.config, faceIdOf(table, hero)), state.face);
  if (!('roll' in attrs)) return attrs;
  return state.rolled ?? { power: 0, mind: 0, mysticism: 0 };
};

export const addMods = (values: AttributeSums, mods: Mods | undefined): void => {
  if (!mods) return;
  values.power += mods.power ?? 0;
  values.mind += mods.mind ?? 0;
  values.mysticism += mods.mysticism ?? 0;
};

/** HT-7.8: raises negative values to zero. */
export const notNegative = (values: AttributeSums): AttributeSums => {
  if (values.power < 0) values.power = 0;
  if (values.mind < 0) values.mind = 0;
  if (values.mysticism < 0) values.mysticism = 0;
  return values;
};
