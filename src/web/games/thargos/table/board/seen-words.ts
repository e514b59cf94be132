import { deName } from '../../../../../engine/french.ts';

/** What was looked at, and where it lies. */
export const SEEN_WORDS = {
  en: {
    lookedAt: 'You have seen',
    hand: (name: string) => `in the hand of ${name}`,
    deck: (name: string) => `on the deck of ${name}`,
    attack: (name: string) => `face down, from ${name}`,
    defence: (name: string) => `face down, from ${name}`,
  },
  fr: {
    lookedAt: 'Vous avez vu',
    hand: (name: string) => `dans la main ${deName(name)}`,
    deck: (name: string) => `sur le deck ${deName(name)}`,
    attack: (name: string) => `face cachée, ${deName(name)}`,
    defence: (name: string) => `face cachée, ${deName(name)}`,
  },
};
