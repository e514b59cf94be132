import { deName } from '../../../../../engine/french.ts';
import type { Look } from '../../../../../games/thargos/types.ts';
import { say } from '../../../../say.ts';

/** What was looked at, and where it lies. */
export const SEEN_WORDS = {
  en: {
    lookedAt: 'Cards you saw',
    hand: (name: string) => `in ${name}’s hand`,
    deck: (name: string) => `on ${name}’s deck`,
    attack: (name: string) => `face down, from ${name}`,
    defence: (name: string) => `face down, from ${name}`,
    handOrLaid: (name: string) => `in ${name}’s hand or face down`,
  },
  fr: {
    lookedAt: 'Cartes vues',
    hand: (name: string) => `dans la main ${deName(name)}`,
    deck: (name: string) => `sur le deck ${deName(name)}`,
    attack: (name: string) => `face cachée, ${deName(name)}`,
    defence: (name: string) => `face cachée, ${deName(name)}`,
    handOrLaid: (name: string) => `dans la main ${deName(name)} ou face cachée`,
  },
};

/** Where a seen card is now, as far as the viewer knows. */
export const placeSeen = ({ zone, laid }: Look, name: string): string => {
  const words = say(SEEN_WORDS);
  if (laid === undefined) return words[zone](name);
  return zone === 'hand' ? words.handOrLaid(name) : words[laid](name);
};
