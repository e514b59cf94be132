import type { BotName } from '../../../../bots/thargos/index.ts';
import type { Text } from '../../../../engine/text.ts';

/** How the bots are called at the table, from gentle to hard. Their code comes later, when one of them plays. */
export const BOT_WORDS: { readonly [B in BotName]: { readonly name: Text; readonly note: Text } } = {
  random: {
    name: { en: 'Bot: the Recruit', fr: 'Robot\u202f: la Recrue' },
    note: {
      en: 'Does anything that is allowed: easy to beat.',
      fr: 'Fait n’importe quoi de permis\u202f: facile à battre.',
    },
  },
  novice: {
    name: { en: 'Bot: the Squire', fr: 'Robot\u202f: l’Écuyer' },
    note: {
      en: 'Knows what to do and often overlooks it: for a first game.',
      fr: 'Connaît son affaire, mais passe souvent à côté\u202f: pour une première partie.',
    },
  },
  greedy: {
    name: { en: 'Bot: the Captain', fr: 'Robot\u202f: le Capitaine' },
    note: {
      en: 'Counts what lies open and strikes where it pays: a fair opponent.',
      fr: 'Compte ce qui est visible et frappe là où cela rapporte\u202f: un adversaire correct.',
    },
  },
  strong: {
    name: { en: 'Bot: the Commander', fr: 'Robot\u202f: le Commandant' },
    note: {
      en: 'Imagines your hand and how the game may go on: a strong opponent.',
      fr: 'Imagine votre main et la suite de la partie\u202f: un adversaire fort.',
    },
  },
  expert: {
    name: { en: 'Bot: the Marshal', fr: 'Robot\u202f: le Maréchal' },
    note: {
      en: 'Imagines your hand and the game to come in a hundred ways before every answer: very hard to beat.',
      fr: 'Imagine votre main et la suite de cent façons avant chaque réponse\u202f: très difficile à battre.',
    },
  },
};

export const BOT_NAMES = Object.keys(BOT_WORDS) as readonly BotName[];

/** Who sits down where nobody says who. */
export const USUAL_BOT: BotName = 'greedy';

/** Names for bots that nobody has named; they are the same in both languages. */
const NAMES = ['Aldric', 'Maud', 'Bruno', 'Odile', 'Tomas', 'Salomé', 'Edgar', 'Inès'];

export const botName = (seat: number): string => NAMES[(seat + NAMES.length - 1) % NAMES.length]!;
