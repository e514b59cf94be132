import { deName } from '../../../../../engine/french.ts';
import type { Look, View } from '../../../../../games/thargos/types.ts';
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
    ownDeck: 'on your deck',
  },
  fr: {
    lookedAt: 'Cartes vues',
    hand: (name: string) => `dans la main ${deName(name)}`,
    deck: (name: string) => `sur le deck ${deName(name)}`,
    attack: (name: string) => `face cachée, ${deName(name)}`,
    defence: (name: string) => `face cachée, ${deName(name)}`,
    handOrLaid: (name: string) => `dans la main ${deName(name)} ou face cachée`,
    ownDeck: 'sur votre deck',
  },
};

/** Where a seen card is now, as far as the viewer knows. */
export const placeSeen = (
  { zone, laid, owner }: Look,
  name: string,
  { viewer, players }: Pick<View, 'viewer' | 'players'>,
): string => {
  const words = say(SEEN_WORDS);
  if (zone === 'deck' && owner === viewer) return words.ownDeck;
  if (laid === undefined) return words[zone](name);
  // An empty hand holds nothing: what was seen in it lies face down.
  const mayBeHeld = zone === 'hand' && players[owner]?.hand !== 0;
  return mayBeHeld ? words.handOrLaid(name) : words[laid](name);
};
