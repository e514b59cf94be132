import { PILES, type View } from '../../../../../games/thargos/ui.ts';

type Side = keyof (typeof PILES)[keyof typeof PILES];

/** HT-11.2, HT-11.8: how many cards the Rival plays. HT-12.4: one more card counts in one conflict only. */
export const rivalPile = (
  side: Side,
  { solo, config }: Pick<View, 'config'> & { readonly solo: NonNullable<View['solo']> },
): number => {
  const { attitude, infamy, smaller } = solo;
  return Math.max(0, PILES[attitude][side] + config.solo.pileDelta + infamy - Math.max(0, smaller));
};
