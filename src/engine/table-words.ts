import { found, ifHas, type RefusalDetails, type RefusalWords } from './refusal-text.ts';
import type { Language, Text } from './text.ts';
import { TROUBLE_WORDS, type TroubleCode } from './trouble-words.ts';

/** Why a table does not take an answer, cannot be opened or does not go on. */
export type TableCode =
  | 'no-such-seat'
  | 'game-over'
  | 'decision-gone'
  | 'command-id-taken'
  | 'bad-command-id'
  | TroubleCode
  | 'table-taken'
  | 'log-gap'
  | 'log-damaged'
  | 'lacking'
  | 'differs'
  | 'unknown-game'
  | 'unknown-bot';

/** What rules may need besides themselves. */
const KINDS: Readonly<Record<string, Text>> = {
  pack: { en: 'card pack', fr: 'paquet de cartes' },
  story: { en: 'story', fr: 'récit' },
};

/** What is lacking by its own name, if it came with one: a key may be a hash. */
const nameIn = (d: RefusalDetails): string => d.text(d.has('id') ? 'id' : 'key');

const kindOf = (d: RefusalDetails, language: Language): string => {
  const kind = d.text('kind');
  return found(KINDS, kind)?.[language] ?? kind;
};

/** The beginning of a hash: enough to tell two apart. */
const shortly = (d: RefusalDetails, key: string): string => d.text(key).slice(0, 8);

/** The set-up is the first entry, and move 0. */
const moveOf = (d: RefusalDetails): string => {
  const move = Number(d.text('version')) - 1;
  return Number.isNaN(move) ? d.text('version') : String(move);
};

export const TABLE_WORDS: RefusalWords<TableCode> = {
  'no-such-seat': {
    en: d => `There is no ${d.has('seat') ? `seat ${d.number('seat')}` : 'such seat'} at this table.`,
    fr: d =>
      d.has('seat')
        ? `Il n’y a pas de place ${d.number('seat')} à cette table.`
        : 'Cette place n’existe pas à cette table.',
  },
  'game-over': { en: 'The game is over.', fr: 'La partie est finie.' },
  'decision-gone': {
    en: 'The game has gone on meanwhile: this is no longer asked.',
    fr: 'La partie a continué entre-temps\u202f: cela n’est plus demandé.',
  },
  'command-id-taken': {
    en: 'This answer came under the number of another one. Please give it again.',
    fr: 'Cette réponse porte le numéro d’une autre. Donnez-la encore une fois.',
  },
  'bad-command-id': {
    en: 'This answer came without a number of its own. Please give it again.',
    fr: 'Cette réponse est arrivée sans numéro. Donnez-la encore une fois.',
  },
  ...TROUBLE_WORDS,
  'table-taken': {
    en: 'A game is already kept under this name.',
    fr: 'Une partie est déjà gardée sous ce nom.',
  },
  'log-gap': {
    en: d => `Move ${moveOf(d)} of this game is missing.`,
    fr: d => `Le coup ${moveOf(d)} de cette partie manque.`,
  },
  'log-damaged': {
    en: d => `This game is damaged at move ${moveOf(d)}${ifHas(d, 'place', () => ` (${d.text('place')})`)}.`,
    fr: d =>
      `Cette partie est abîmée au coup ${moveOf(d)}${ifHas(d, 'place', () => ` (${d.text('place')})`)}.`,
  },
  lacking: {
    en: d => `This device lacks what the game is played with: ${kindOf(d, 'en')} “${nameIn(d)}”.`,
    fr: d =>
      `Il manque à cet appareil de quoi jouer cette partie\u202f: ${kindOf(d, 'fr')} «\u202f${nameIn(d)}\u202f».`,
  },
  differs: {
    en: d =>
      `The ${kindOf(d, 'en')} “${nameIn(d)}” on this device differs from the one the game is played with${ifHas(d, 'here', () => ` (here ${shortly(d, 'here')}, in the game ${shortly(d, 'key')})`)}.`,
    fr: d =>
      `Le ${kindOf(d, 'fr')} «\u202f${nameIn(d)}\u202f» de cet appareil diffère de celui de la partie${ifHas(d, 'here', () => ` (ici ${shortly(d, 'here')}, dans la partie ${shortly(d, 'key')})`)}.`,
  },
  'unknown-game': {
    en: d => `There is no game called “${d.text('game')}” here.`,
    fr: d => `Aucun jeu ne s’appelle «\u202f${d.text('game')}\u202f» ici.`,
  },
  'unknown-bot': {
    en: d =>
      `There is no bot called “${d.text('bot')}” here${ifHas(d, 'seat', () => `, and seat ${d.number('seat')} is to be played by it`)}.`,
    fr: d =>
      `Aucun robot ne s’appelle «\u202f${d.text('bot')}\u202f» ici${ifHas(d, 'seat', () => `, et la place ${d.number('seat')} est pour lui`)}.`,
  },
};
