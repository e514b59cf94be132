import type { Refusal } from '../../../../engine/refusal.ts';
import { refusalText, refusalsRuleOf as ruleOf } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { CHOICE_WORDS, isChoiceKey } from './choice-messages.ts';
import { hasNumberWords, NUMBER_WORDS } from './number-messages.ts';

const WORDS = {
  en: {
    gone: 'A deck you chose is no longer on this device. Choose another.',
    storyGone: 'The story you chose is no longer on this device. Choose another.',
    packs: 'A card pack you chose is no longer on this device. Choose your packs again.',
    pointsCap: 'The maximum PAM must be a whole number from 60 to 240.',
  },
  fr: {
    gone: 'Un deck que vous avez choisi n’est plus sur cet appareil. Choisissez-en un autre.',
    storyGone: 'Le récit que vous avez choisi n’est plus sur cet appareil. Choisissez-en un autre.',
    packs:
      'Un pack de cartes que vous avez choisi n’est plus sur cet appareil. Choisissez de nouveau vos packs.',
    pointsCap: 'Le total de PAM maximal doit être un nombre entier de 60 à 240.',
  },
};

const titleOf = (key: string): string => {
  const last = key.replace(/^solo\./, '');
  if (isChoiceKey(last)) return text(CHOICE_WORDS[last].title);
  return hasNumberWords(last) ? text(NUMBER_WORDS[last].title) : key;
};

/** Explains a refusal and names its option by the option's title. If this device lacks content, the text says so. */
export const reasonOf = (refusal: Refusal): string => {
  const words = say(WORDS);
  const { refused, key } = refusal;
  if (refused === 'deck-unknown') return words.gone;
  if (refused === 'lacking') return refusal.kind === 'story' ? words.storyGone : words.packs;
  if (key === 'pointsCap') return words.pointsCap;
  const named = typeof key === 'string' ? { ...refusal, key: titleOf(key) } : refusal;
  return refusalText(named, language.value);
};

/** The id of the rule that explains a refusal, as precise as the refusal's details allow. */
export const ruleFor = (refusal: Refusal): string | undefined => {
  if (refusal.fault === 'deck-points' || refusal.key === 'pointsCap') return 'HT-2.6';
  if (refusal.refused === 'deck-bad' && refusal.seat === undefined) return 'HT-2.5';
  return ruleOf(refusal.refused);
};
