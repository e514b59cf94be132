import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Language, Text } from '../../../engine/text.ts';
import { FAULT_LEVELS, type FaultCode } from '../packs/fault.ts';
import { faultText } from '../packs/faults.ts';
import { STORY_FAULTS } from '../stories/check.ts';
import { sayStoryFault } from '../stories/fault-words.ts';
import type { Command } from '../types.ts';
import { ATTRIBUTE_NAMES } from '../words/names.ts';
import { type Details, WORDS } from './refusal-words.ts';

export { ruleOf } from './codes.ts';

const DEEDS: { readonly [T in Command['type']]: Text } = {
  placeHero: { en: 'place a hero', fr: 'placez un héros' },
  placeMission: { en: 'place a Mission', fr: 'placez une mission' },
  chooseHandLimit: { en: 'choose your hand limit', fr: 'choisissez la taille de votre main' },
  attach: { en: 'attach an Advantage', fr: 'attachez un avantage' },
  playAction: { en: 'play an Action', fr: 'jouez une action' },
  attempt: { en: 'attempt a Mission', fr: 'tentez une mission' },
  attemptNode: { en: 'attempt a node', fr: 'tentez un nœud' },
  placePam: { en: 'place cards for the attack', fr: 'posez des cartes pour l’attaque' },
  concede: { en: 'concede', fr: 'concédez' },
  defend: { en: 'defend', fr: 'défendez' },
  oppose: { en: 'oppose', fr: 'opposez-vous' },
  useAbility: { en: 'use an ability', fr: 'utilisez une capacité' },
  refill: { en: 'fill the empty track', fr: 'garnissez la piste vide' },
  shift: { en: 'move a hero into the gap', fr: 'glissez un héros dans le vide' },
  move: { en: 'walk', fr: 'déplacez un héros' },
  choose: { en: 'choose', fr: 'choisissez' },
  propose: { en: 'propose what the card does', fr: 'proposez ce que fait la carte' },
  agree: { en: 'agree', fr: 'acceptez' },
  object: { en: 'object', fr: 'contestez' },
  pass: { en: 'pass', fr: 'passez' },
};

const OR: Text = { en: 'or', fr: 'ou' };

/** Long enough to recognise a value by, short enough for a message. */
const LONGEST = 60;

const plain = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '?');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const found = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

const GENERIC: { readonly [L in Language]: (code: string) => string } = {
  en: code => `This is not possible (${code}).`,
  fr: code => `Ce n’est pas possible (${code}).`,
};

/** What is wrong with the deck or the story that was refused, in the words of their own checks. */
const faultOf = (refusal: Refusal, language: Language): string => {
  const { refused: _, fault: code, place: at, ...more } = refusal;
  const place = plain(at);
  const story = STORY_FAULTS.find(known => known === code);
  if (story !== undefined) return sayStoryFault({ code: story, place, details: more }, language);
  const level = found(FAULT_LEVELS, code);
  if (level === undefined) return GENERIC[language](plain(code));
  return faultText({ code: code as FaultCode, level, place, details: more }, language);
};

const details = (refusal: Refusal, language: Language): Details => ({
  has: key => refusal[key] !== undefined && refusal[key] !== '',
  text: key => plain(refusal[key]),
  number: key => (typeof refusal[key] === 'number' ? String(refusal[key] + 1) : plain(refusal[key])),
  either: key => listed(asList(refusal[key]).map(plain), OR[language]),
  colour: key => found(ATTRIBUTE_NAMES, refusal[key])?.[language] ?? plain(refusal[key]),
  deeds: key =>
    listed(
      asList(refusal[key]).map(type => found(DEEDS, type)?.[language] ?? plain(type)),
      OR[language],
    ),
  inner: key => {
    const why = refusal[key];
    return isRefusal(why) ? refusalText(why, language) : GENERIC[language](plain(why));
  },
  fault: () => faultOf(refusal, language),
});

/** What a refusal says to a reader. */
export const refusalText = (refusal: Refusal, language: Language): string => {
  const said = found(WORDS, refusal.refused)?.[language];
  if (said === undefined) return GENERIC[language](plain(refusal.refused));
  return typeof said === 'string' ? said : said(details(refusal, language));
};
