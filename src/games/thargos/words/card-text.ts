import type { Language } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import type { FaceName } from '../types.ts';
import { cardIn } from './card-in.ts';
import { GRAMMARS } from './grammars.ts';

/** The reminder text of a card in this language. */
export const cardText = (card: Card, language: Language, face: FaceName = 'active'): string =>
  cardIn(GRAMMARS[language], card, face).join(' ');
