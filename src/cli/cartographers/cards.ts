import { SETS } from '../../games/cartographers/cards/sets.ts';
import { BOXES, type Box, CHOICES } from '../../games/cartographers/config.ts';
import { boxesOf } from '../../games/cartographers/configure.ts';
import { parseChoice } from '../flags.ts';
import type { CardLister } from '../games.ts';

/** Lists the cards of a set in the order of the printed box. */
const cardsOf = (box: Box): object[] => {
  const { edicts, explore, ruins, ambushes, heroes } = SETS[box];
  return [
    ...edicts.map(({ id, name, suit, rule, solo, text, values }) => ({
      id,
      name,
      box,
      kind: 'edict',
      suit,
      rule,
      solo,
      text: text(values.printed),
    })),
    ...explore.map(({ id, name, kind, time, terrains, shapes }) => ({
      id,
      name,
      box,
      kind,
      time,
      terrains,
      shapes,
    })),
    ...ruins.map(({ id, name, kind }) => ({ id, name, box, kind })),
    ...ambushes.map(({ id, name, kind, shape, pass, soloCorner, text }) => ({
      id,
      name,
      box,
      kind,
      shape,
      direction: pass,
      corner: soloCorner,
      text,
    })),
    ...heroes.map(({ id, name, kind, pattern, text }) => ({ id, name, box, kind, pattern, text })),
  ];
};

export const lister: CardLister = {
  flags: { set: { type: 'string' } },
  list: ({ set }, language) => {
    if (typeof set !== 'string') return BOXES.flatMap(cardsOf);
    return boxesOf(parseChoice('set', set, CHOICES.game, language)).flatMap(cardsOf);
  },
};
