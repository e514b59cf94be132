import type { Refusal } from '../../../../engine/refusal.ts';
import { ruleOf } from '../../../../games/thargos/codes.ts';
import type { Fault } from '../../../../games/thargos/packs/fault.ts';
import { FAULT_WORDS } from '../../../../games/thargos/packs/fault-words.ts';
import { faultText } from '../../../../games/thargos/packs/faults.ts';
import { say, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { CHOICE_WORDS, type ChoiceKey, NUMBER_WORDS } from './choice-words.ts';

const WORDS = {
  en: {
    seats: (least: string, most: string) =>
      least === most ? `This game has ${least} seats.` : `This game has ${least} to ${most} seats.`,
    deck: (seat: number, why: string) => `The deck of seat ${seat}: ${why}`,
    box: (why: string) => `The decks together: ${why}`,
    gone: 'A deck is no longer on this device. Choose another.',
    story: (place: string) => `The story has a fault (${place}). The story workshop says what it is.`,
    storyGone: 'This story is no longer on this device. Choose another.',
    packs: 'A card pack is no longer on this device. Choose again which to play with.',
    value: (key: string) => `“${key}” has a value that cannot be played.`,
    pointsCap: 'The most PAM in a deck is a whole number from 60 to 240.',
    other: 'These rules cannot be played.',
  },
  fr: {
    seats: (least: string, most: string) =>
      least === most ? `Cette partie a ${least} places.` : `Cette partie a de ${least} à ${most} places.`,
    deck: (seat: number, why: string) => `Le deck de la place ${seat}\u202f: ${why}`,
    box: (why: string) => `Les decks réunis\u202f: ${why}`,
    gone: 'Un deck n’est plus sur cet appareil. Choisissez-en un autre.',
    story: (place: string) => `Le récit a un défaut (${place}). L’atelier des récits dit lequel.`,
    storyGone: 'Ce récit n’est plus sur cet appareil. Choisissez-en un autre.',
    packs: 'Un paquet de cartes n’est plus sur cet appareil. Choisissez de nouveau.',
    value: (key: string) => `«\u202f${key}\u202f» a une valeur qui ne peut être jouée.`,
    pointsCap: 'Le plus de PAM dans un deck est un nombre entier de 60 à 240.',
    other: 'Ces règles ne peuvent être jouées.',
  },
};

/** What is wrong with a deck, in the words of whatever looked at it. */
const faultOf = (refusal: Refusal): string => {
  const code = String(refusal.fault ?? refusal.refused);
  if (!Object.hasOwn(FAULT_WORDS, code)) return say(WORDS).other;
  return faultText(
    { code, details: refusal, place: '', level: 'semantics' } as unknown as Fault,
    language.value,
  );
};

const titleOf = (key: string): string => {
  const last = key.replace(/^solo\./, '');
  if (Object.hasOwn(CHOICE_WORDS, last)) return text(CHOICE_WORDS[last as ChoiceKey].title);
  return Object.hasOwn(NUMBER_WORDS, last)
    ? text(NUMBER_WORDS[last as keyof typeof NUMBER_WORDS].title)
    : key;
};

/** Why a game cannot begin, in words. */
export const reasonOf = (refusal: Refusal): string => {
  const words = say(WORDS);
  switch (refusal.refused) {
    case 'bad-seats':
      return words.seats(String(refusal.least), String(refusal.most));
    case 'deck-bad':
    case 'pool-too-small':
      return typeof refusal.seat === 'number'
        ? words.deck(refusal.seat + 1, faultOf(refusal))
        : words.box(faultOf(refusal));
    case 'deck-unknown':
      return words.gone;
    case 'story-unknown':
      return words.storyGone;
    case 'story-bad':
      return words.story(String(refusal.place ?? ''));
    case 'pack-unknown':
      return words.packs;
    case 'config-bad-value':
      return refusal.key === 'pointsCap' ? words.pointsCap : words.value(titleOf(String(refusal.key)));
    default:
      return words.other;
  }
};

/** The rule behind a refusal: that of the fault itself where there is a better one. */
export const ruleFor = (refusal: Refusal): string | undefined => {
  if (refusal.fault === 'deck-points' || refusal.key === 'pointsCap') return 'HT-2.6';
  if (refusal.refused === 'deck-bad' && refusal.seat === undefined) return 'HT-2.5';
  if (refusal.refused === 'pool-too-small') return 'HT-2.9';
  return ruleOf(refusal.refused);
};
