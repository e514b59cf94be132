import { type Attitude, PILES, type View } from '../../../../../games/thargos/ui.ts';

/** HT-11.2, HT-11.3, HT-11.9: the cards that the Rival takes with this attitude, as this table plays it. */
export const pilesWith = (
  { solo, config }: Pick<View, 'solo' | 'config'>,
  attitude: Attitude,
): { readonly attack: number; readonly defence: number } => {
  const { attack, defence } = PILES[attitude];
  const more = config.solo.pileDelta + (solo?.infamy ?? 0);
  return { attack: Math.max(0, attack + more), defence: Math.max(0, defence + more) };
};
