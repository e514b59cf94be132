import type { Refusal } from '../../../engine/refusal.ts';
import type { Language, Text } from '../../../engine/text.ts';
import { hasKey } from '../../../engine/util.ts';
import {
  asList,
  detailsOf,
  GENERIC,
  listed,
  lookUp,
  messageFrom,
  OR,
  plain,
} from '../../../text/refusal-text.ts';
import { FAULT_LEVELS } from '../packs/fault.ts';
import { faultText } from '../packs/faults.ts';
import { STORY_FAULTS } from '../stories/check.ts';
import { sayStoryFault } from '../stories/fault-messages.ts';
import type { Command } from '../types.ts';
import { ATTRIBUTE_NAMES } from '../words/names.ts';
import { type Details, REFUSAL_MESSAGES } from './refusal-messages.ts';

export { ruleOf } from './codes.ts';

const DEEDS: { readonly [T in Command['type']]: Text } = {
  placeHero: { en: 'place a hero', fr: 'placez un héros' },
  placeMission: { en: 'place a Mission', fr: 'placez une mission' },
  chooseHandLimit: { en: 'choose your hand limit', fr: 'choisissez votre limite de main' },
  attach: { en: 'attach an Advantage', fr: 'attachez un avantage' },
  playAction: { en: 'play an Action', fr: 'jouez une action' },
  attempt: { en: 'attempt a Mission', fr: 'tentez une mission' },
  attemptNode: { en: 'attempt a story Mission', fr: 'tentez une mission du récit' },
  placePam: { en: 'place cards for the attack', fr: 'posez des cartes pour l’attaque' },
  concede: { en: 'let the Mission go', fr: 'cédez la mission' },
  defend: { en: 'defend', fr: 'défendez' },
  oppose: { en: 'oppose the attempt', fr: 'opposez-vous à la tentative' },
  useAbility: { en: 'use an ability', fr: 'utilisez un pouvoir' },
  refill: { en: 'fill the empty track', fr: 'placez une mission sur la piste vide' },
  shift: { en: 'move a hero into the gap', fr: 'déplacez un héros à la place vide' },
  move: { en: 'move a hero', fr: 'déplacez un héros' },
  choose: { en: 'choose', fr: 'choisissez' },
  propose: { en: 'propose what the card does', fr: 'proposez ce que fait la carte' },
  agree: { en: 'agree', fr: 'acceptez' },
  object: { en: 'object', fr: 'contestez' },
  pass: { en: 'pass', fr: 'passez' },
};

/** The text of the fault in a refused deck or story. */
const faultOf = (refusal: Refusal, language: Language): string => {
  const { refused: _, fault: code, place: at, ...more } = refusal;
  const place = plain(at);
  const story = STORY_FAULTS.find(known => known === code);
  if (story !== undefined) return sayStoryFault({ code: story, place, details: more }, language);
  if (typeof code !== 'string' || !hasKey(FAULT_LEVELS, code)) return GENERIC[language](plain(code));
  return faultText({ code, level: FAULT_LEVELS[code], place, details: more }, language);
};

const details = (refusal: Refusal, language: Language): Details => ({
  ...detailsOf(refusal, language, inner => refusalText(inner, language)),
  colour: key => lookUp(ATTRIBUTE_NAMES, refusal[key])?.[language] ?? plain(refusal[key]),
  deeds: key =>
    listed(
      asList(refusal[key]).map(type => lookUp(DEEDS, type)?.[language] ?? plain(type)),
      OR[language],
    ),
  fault: () => faultOf(refusal, language),
});

export const refusalText = (refusal: Refusal, language: Language): string =>
  messageFrom(REFUSAL_MESSAGES, refusal, language, () => details(refusal, language));
