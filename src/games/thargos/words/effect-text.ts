import type { Language } from '../../../engine/text.ts';
import type { CardType, Effect } from '../effects/effect.ts';
import { effectIn } from './effect-in.ts';
import { GRAMMARS } from './grammars.ts';

/** The reminder text of one effect in this language. */
export const effectText = (effect: Effect, card: CardType, language: Language): string =>
  effectIn(GRAMMARS[language], effect, card);
