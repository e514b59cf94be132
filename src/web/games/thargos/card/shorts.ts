import { type Card, onlySpies } from '../../../../games/thargos/ui.ts';

export type Short = 'hp' | 'pam' | 'vp' | 'spy';

const valuesOn = ({ type }: Card): readonly Short[] => {
  if (type === 'hero') return ['hp'];
  return type === 'mission' ? ['pam', 'vp'] : ['pam'];
};

const hasSpy = (card: Card): boolean => {
  const sides = card.type === 'hero' ? [card.faces.active, card.faces.wounded] : [card];
  return sides.some(({ effects = [] }) => effects.some(onlySpies));
};

/** The terms on a card that need an explanation. HT-A-55: the game doesn't always offer effects that only look at cards. */
export const shortsOn = (card: Card): readonly Short[] => [
  ...valuesOn(card),
  ...(hasSpy(card) ? (['spy'] as const) : []),
];
