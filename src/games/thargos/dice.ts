import type { Dice } from './effects/effect.ts';

export const parseDice = (dice: Dice): { readonly dice: number; readonly plus: number } => {
  const [, count, sign, plus] = /^(\d)d6(?:([+-])(\d))?$/.exec(dice) ?? [];
  return { dice: Number(count ?? 1), plus: plus === undefined ? 0 : Number(`${sign}${plus}`) };
};
