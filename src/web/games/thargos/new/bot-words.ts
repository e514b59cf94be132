import type { BotName } from '../../../../bots/thargos/index.ts';
import type { Text } from '../../../../engine/text.ts';

/** How the bots are called at the table. Their code comes later, when one of them plays. */
export const BOT_WORDS: { readonly [B in BotName]: { readonly name: Text; readonly note: Text } } = {
  greedy: {
    name: { en: 'Bot: the Captain', fr: 'Robot\u202f: le Capitaine' },
    note: {
      en: 'Counts what lies open and strikes where it pays: a fair opponent.',
      fr: 'Compte ce qui est visible et frappe là où cela rapporte\u202f: un adversaire correct.',
    },
  },
  random: {
    name: { en: 'Bot: the Recruit', fr: 'Robot\u202f: la Recrue' },
    note: {
      en: 'Does anything that is allowed: easy to beat.',
      fr: 'Fait n’importe quoi de permis\u202f: facile à battre.',
    },
  },
};

export const BOT_NAMES = Object.keys(BOT_WORDS) as readonly BotName[];

/** Names for bots that nobody has named; they are the same in both languages. */
const NAMES = ['Aldric', 'Maud', 'Bruno', 'Odile', 'Tomas', 'Salomé', 'Edgar', 'Inès'];

export const botName = (seat: number): string => NAMES[(seat + NAMES.length - 1) % NAMES.length]!;
