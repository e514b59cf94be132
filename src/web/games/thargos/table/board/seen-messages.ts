import type { Look, View } from '../../../../../games/thargos/ui.ts';
import { deName, midSentence } from '../../../../../text/french.ts';
import { say } from '../../../../i18n.ts';
import { inSentence } from '../names.ts';

/** Texts about seen cards and their places. */
export const SEEN_WORDS = {
  en: {
    lookedAt: 'Cards you saw',
    hand: (name: string) => `in ${inSentence(name)}’s hand`,
    deck: (name: string) => `on ${inSentence(name)}’s deck`,
    attack: (name: string) => `face down, placed by ${inSentence(name)}`,
    defence: (name: string) => `face down, placed by ${inSentence(name)}`,
    handOrLaid: (name: string) => `in ${inSentence(name)}’s hand or face down`,
    ownDeck: 'on your deck',
  },
  fr: {
    lookedAt: 'Cartes vues',
    hand: (name: string) => `dans la main ${deName(name)}`,
    deck: (name: string) => `sur le deck ${deName(name)}`,
    attack: (name: string) => `face cachée, posée par ${midSentence(name)}`,
    defence: (name: string) => `face cachée, posée par ${midSentence(name)}`,
    handOrLaid: (name: string) => `dans la main ${deName(name)} ou face cachée`,
    ownDeck: 'sur votre deck',
  },
};

/** Where a seen card is now, as far as the viewer knows. */
export const placeSeen = (
  { zone, laid, owner }: Look,
  name: string,
  { viewer, players, conflict }: Pick<View, 'viewer' | 'players' | 'conflict'>,
): string => {
  const words = say(SEEN_WORDS);
  if (zone === 'deck' && owner === viewer) return words.ownDeck;
  // After the result no card is face down.
  const isOver = typeof conflict?.success === 'boolean';
  if (laid === undefined || isOver) return words[zone](name);
  // If the hand is empty, the seen card must be face down.
  const mayBeHeld = zone === 'hand' && players[owner]?.hand !== 0;
  return mayBeHeld ? words.handOrLaid(name) : words[laid](name);
};
