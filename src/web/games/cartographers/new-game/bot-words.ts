import type { BotName } from '../../../../bots/cartographers/index.ts';
import type { Text } from '../../../../engine/text.ts';

/** How the bots are called at the table, from gentle to hard. Their code comes later, when one of them plays. */
export const BOT_WORDS: { readonly [B in BotName]: { readonly name: Text; readonly note: Text } } = {
  random: {
    name: { en: 'Bot: the Wanderer', fr: 'Robot\u202f: le Flâneur' },
    note: {
      en: 'Draws wherever the pen falls: easy to beat.',
      fr: 'Dessine au hasard\u202f: facile à battre.',
    },
  },
  novice: {
    name: { en: 'Bot: the Apprentice', fr: 'Robot\u202f: l’Apprenti' },
    note: {
      en: 'Overlooks places and forgets the seasons to come: for a first game.',
      fr: 'Ne voit pas toutes les cases et oublie les saisons à venir\u202f: pour une première partie.',
    },
  },
  greedy: {
    name: { en: 'Bot: the Surveyor', fr: 'Robot\u202f: l’Arpenteur' },
    note: {
      en: 'Takes what brings most at once: a fair opponent.',
      fr: 'Prend ce qui rapporte le plus sur-le-champ\u202f: un adversaire correct.',
    },
  },
  strong: {
    name: { en: 'Bot: the Geographer', fr: 'Robot\u202f: le Géographe' },
    note: {
      en: 'Thinks the game through before it draws: a strong opponent.',
      fr: 'Imagine la suite avant de dessiner\u202f: un adversaire fort.',
    },
  },
  expert: {
    name: { en: 'Bot: the Master', fr: 'Robot\u202f: le Maître' },
    note: {
      en: 'Thinks the game through hundreds of times before it draws: very hard to beat.',
      fr: 'Imagine la suite des centaines de fois avant de dessiner\u202f: très difficile à battre.',
    },
  },
};

export const BOT_NAMES = Object.keys(BOT_WORDS) as readonly BotName[];

/** Who sits down where nobody says who. */
export const USUAL_BOT: BotName = 'greedy';
