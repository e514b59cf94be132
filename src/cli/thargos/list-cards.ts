import type { Language, Text } from '../../engine/text.ts';
import type { Card } from '../../games/thargos/cards/card.ts';
import { cardText } from '../../games/thargos/words/card-text.ts';
import { listFlag } from '../flags.ts';
import type { CardLister } from '../games.ts';
import { readCards } from './cards.ts';

const inBoth = (say: (language: Language) => string): Text => ({ en: say('en'), fr: say('fr') });

/** Returns a card with its text. A hero has a text on each face. */
const lineOf = (card: Card): object => {
  if (card.type !== 'hero') return { ...card, text: inBoth(language => cardText(card, language)) };
  const { active, wounded } = card.faces;
  return {
    ...card,
    faces: {
      active: { ...active, text: inBoth(language => cardText(card, language, 'active')) },
      wounded: { ...wounded, text: inBoth(language => cardText(card, language, 'wounded')) },
    },
  };
};

export const lister: CardLister = {
  flags: { pack: { type: 'string', multiple: true } },
  list: (values, language) => readCards(listFlag(values, 'pack'), language).map(lineOf),
};
