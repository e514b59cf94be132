import type { BotName } from '../../../../bots/thargos/index.ts';
import type { Text } from '../../../../engine/text.ts';
import { keysOf } from '../../../../engine/util.ts';

/** The names of the bots, from weak to strong. A separate file, because the bots' code loads only when one plays. */
export const BOT_WORDS: { readonly [B in BotName]: { readonly name: Text; readonly note: Text } } = {
  random: {
    name: { en: 'Bot: the Recruit', fr: 'Bot\u202f: la Recrue' },
    note: {
      en: 'Plays at random. Easy to beat.',
      fr: 'Joue au hasard. Facile à battre.',
    },
  },
  novice: {
    name: { en: 'Bot: the Squire', fr: 'Bot\u202f: l’Écuyer' },
    note: {
      en: 'Knows the game but often errs. Good for a first game.',
      fr: 'Connaît le jeu, mais se trompe souvent. Pour une première partie.',
    },
  },
  greedy: {
    name: { en: 'Bot: the Captain', fr: 'Bot\u202f: le Capitaine' },
    note: {
      en: 'Counts the visible cards and attacks where it pays. A fair opponent.',
      fr: 'Compte ce qui est visible et attaque là où cela rapporte. Un adversaire correct.',
    },
  },
  strong: {
    name: { en: 'Bot: the Commander', fr: 'Bot\u202f: le Commandant' },
    note: {
      en: 'Guesses your hand and looks ahead. A strong opponent.',
      fr: 'Imagine votre main et la suite de la partie. Un adversaire fort.',
    },
  },
  expert: {
    name: { en: 'Bot: the Marshal', fr: 'Bot\u202f: le Maréchal' },
    note: {
      en: 'Plays through a hundred guesses at your hand before every move. Very hard to beat.',
      fr: 'Imagine votre main et la suite de cent façons avant chaque coup. Très difficile à battre.',
    },
  },
};

export const BOT_NAMES = keysOf(BOT_WORDS);

export const USUAL_BOT: BotName = 'greedy';

/** Names for bots to which the player gave no name. They are the same in both languages. */
const NAMES = ['Aldric', 'Maud', 'Bruno', 'Odile', 'Tomas', 'Salomé', 'Edgar', 'Inès'];

export const botName = (seat: number): string => NAMES[(seat + NAMES.length - 1) % NAMES.length]!;
