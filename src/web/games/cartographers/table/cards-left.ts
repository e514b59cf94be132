import { type CardId, rulesOf, type View } from '../../../../games/cartographers/ui.ts';

/** CA-11: the explore and ruins cards that can still be revealed this season. Public information. */
export const cardsLeft = ({ config, column, phase }: View): readonly CardId[] => {
  const current = 'card' in phase ? phase.card : undefined;
  return rulesOf(config).explorers.filter(card => card !== current && !column.includes(card));
};
