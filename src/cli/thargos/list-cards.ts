import type { Language, Text } from '../../engine/text.ts';
import type { Card } from '../../games/thargos/cards/card.ts';
import { cardText } from '../../games/thargos/words/card-text.ts';
import type { CardLister } from '../games.ts';
import { readCards } from './cards.ts';

const inBoth = (say: (language: Language) => string): Text => ({ en: say('en'), fr: say('fr') });

/** A card with what it says; a hero says something on either face. */
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
  list: ({ pack = [] }, language) => readCards(pack as readonly string[], language).map(lineOf),
};
