import type { BotName } from '../../../../bots/cartographers/index.ts';
import type { Text } from '../../../../engine/text.ts';
import { keysOf } from '../../../../engine/util.ts';

/** The names of the bots, from weak to strong. A separate file, because the bots' code loads only when one plays. */
export const BOT_WORDS: { readonly [B in BotName]: { readonly name: Text; readonly note: Text } } = {
  random: {
    name: { en: 'Bot: the Wanderer', fr: 'Bot\u202f: le Flâneur' },
    note: {
      en: 'Draws at random: easy to beat.',
      fr: 'Dessine au hasard\u202f: facile à battre.',
    },
  },
  novice: {
    name: { en: 'Bot: the Apprentice', fr: 'Bot\u202f: l’Apprenti' },
    note: {
      en: 'Misses good spots and forgets later seasons: for a first game.',
      fr: 'Ne voit pas toutes les cases et oublie les saisons à venir\u202f: pour une première partie.',
    },
  },
  greedy: {
    name: { en: 'Bot: the Surveyor', fr: 'Bot\u202f: l’Arpenteur' },
    note: {
      en: 'Takes what scores most right away: a fair opponent.',
      fr: 'Prend ce qui rapporte le plus tout de suite\u202f: un adversaire correct.',
    },
  },
  strong: {
    name: { en: 'Bot: the Geographer', fr: 'Bot\u202f: le Géographe' },
    note: {
      en: 'Thinks ahead before it draws: a strong opponent.',
      fr: 'Imagine la suite avant de dessiner\u202f: un adversaire fort.',
    },
  },
  expert: {
    name: { en: 'Bot: the Master', fr: 'Bot\u202f: le Maître' },
    note: {
      en: 'Plays the game out hundreds of times before it draws: very hard to beat.',
      fr: 'Imagine la suite des centaines de fois avant de dessiner\u202f: très difficile à battre.',
    },
  },
};

export const BOT_NAMES = keysOf(BOT_WORDS);

/** The default bot. */
export const USUAL_BOT: BotName = 'greedy';

/** Names for bots to which the player gave no name. They are the same in both languages. */
const NAMES = ['Maud', 'Tomas', 'Inès', 'Aldric', 'Odile', 'Bruno', 'Salomé', 'Edgar', 'Flora', 'Hugo'];

export const botName = (seat: number): string => {
  const round = Math.floor(seat / NAMES.length);
  return NAMES[seat % NAMES.length] + (round === 0 ? '' : ` ${round + 1}`);
};
