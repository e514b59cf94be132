import { type Attitude, PILES, type View } from '../../../../../games/thargos/ui.ts';

export const RIVAL_WORDS = {
  en: {
    attitude: { aggressive: 'Aggressive', wary: 'Wary', defensive: 'Defensive' },
    piles: (attack: number, defence: number) =>
      `attacks with ${attack} ${attack === 1 ? 'card' : 'cards'}, defends with ${defence}`,
    infamy: (n: number) => `Infamy ${n}`,
  },
  fr: {
    attitude: { aggressive: 'Agressif', wary: 'Méfiant', defensive: 'Défensif' },
    piles: (attack: number, defence: number) =>
      `attaque avec ${attack} ${attack < 2 ? 'carte' : 'cartes'}, défend avec ${defence}`,
    infamy: (n: number) => `Infamie ${n}`,
  },
};

type Side = keyof (typeof PILES)[keyof typeof PILES];

/** HT-11.2, HT-11.8: how many cards the Rival places. HT-12.4: doesn't count an extra card for a single conflict. */
export const rivalPile = (
  side: Side,
  { solo, config }: Pick<View, 'config'> & { readonly solo: NonNullable<View['solo']> },
): number => {
  const { attitude, smaller } = solo;
  return Math.max(0, pilesWith({ solo, config }, attitude)[side] - Math.max(0, smaller));
};

/** HT-11.2, HT-11.3, HT-11.9: how many cards the Rival places with this attitude and this game's options. */
export const pilesWith = (
  { solo, config }: Pick<View, 'solo' | 'config'>,
  attitude: Attitude,
): { readonly attack: number; readonly defence: number } => {
  const { attack, defence } = PILES[attitude];
  const more = config.solo.pileDelta + (solo?.infamy ?? 0);
  return { attack: Math.max(0, attack + more), defence: Math.max(0, defence + more) };
};
