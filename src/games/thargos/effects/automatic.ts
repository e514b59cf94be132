import { isObject } from '../../../engine/util.ts';
import type { Effect } from './effect.ts';

/** The keys of effects, each with the values that give the owner of the effect a choice. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  op: ['choose', 'manual'],
  pick: ['choose'],
  attr: ['chosen'],
  by: ['chooser'],
};

/** Whether this part of an effect, or a part inside it, gives the owner a choice. */
const asks = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(asks);
  if (!isObject(part)) return false;
  return Object.entries(part).some(
    ([key, value]) =>
      (Object.hasOwn(CHOICES, key) && CHOICES[key]!.includes(value)) ||
      isChosenValue(key, value) ||
      asks(value),
  );
};

/** In an expression, the attribute is the second item of a pair: `attr: [target, 'chosen']`. */
const isChosenValue = (key: string, value: unknown): boolean =>
  key === 'attr' && Array.isArray(value) && value[1] === 'chosen';

/** HT-11.7: whether an effect happens without any choice. The Rival uses only such effects by default. */
export const isAutomatic = (effect: Effect): boolean =>
  effect.on !== 'activated' && effect.optional !== true && !asks([effect.if, effect.cost, effect.do]);
