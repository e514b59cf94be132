import type { TableRefusals } from '../engine/refusals.ts';
import type { Language, Text } from '../engine/text.ts';
import { ifHas, lookUp, type RefusalDetails, type RefusalMessages } from './refusal-text.ts';
import { TROUBLE_MESSAGES } from './trouble-messages.ts';

/** The kinds of assets that a config may name. */
const KINDS: Readonly<Record<string, Text>> = {
  pack: { en: 'card pack', fr: 'pack de cartes' },
  story: { en: 'story', fr: 'récit' },
};

/** Returns the readable name of a missing asset, or its key, which may be a hash. */
const nameIn = (d: RefusalDetails<'id' | 'key'>): string => d.text(d.has('id') ? 'id' : 'key');

const kindOf = (d: RefusalDetails<'kind'>, language: Language): string => {
  const kind = d.text('kind');
  return lookUp(KINDS, kind)?.[language] ?? kind;
};

/** Returns the start of a hash, which is enough to distinguish two hashes. */
const shortly = <Key extends string>(d: RefusalDetails<Key>, key: Key): string => d.text(key).slice(0, 8);

/** Returns the number of the move at a log version. The setup is version 1, and players call it move 0. */
const moveOf = (d: RefusalDetails<'version'>): string => {
  const move = Number(d.text('version')) - 1;
  return Number.isNaN(move) ? d.text('version') : String(move);
};

export const TABLE_MESSAGES: RefusalMessages<TableRefusals> = {
  'no-such-seat': {
    en: d => `This table has no ${d.has('seat') ? `seat ${d.number('seat')}` : 'such seat'}.`,
    fr: d =>
      d.has('seat')
        ? `Cette table n’a pas de place ${d.number('seat')}.`
        : 'Cette place n’existe pas à cette table.',
  },
  'game-over': { en: 'The game is over.', fr: 'La partie est terminée.' },
  'decision-gone': {
    en: 'Too late: the game has moved on.',
    fr: 'Trop tard\u202f: la partie a avancé.',
  },
  'command-id-taken': {
    en: 'Couldn’t send this move: its id is already used. Play it again.',
    fr: 'Impossible d’envoyer ce coup\u202f: son identifiant est déjà pris. Rejouez-le.',
  },
  'bad-command-id': {
    en: 'Couldn’t send this move: it has no valid id. Play it again.',
    fr: 'Impossible d’envoyer ce coup\u202f: il n’a pas d’identifiant valide. Rejouez-le.',
  },
  ...TROUBLE_MESSAGES,
  'table-taken': {
    en: 'A saved game already has this id. Choose another one.',
    fr: 'Une partie enregistrée porte déjà cet identifiant. Choisissez-en un autre.',
  },
  'log-gap': {
    en: d => `This game is damaged: move ${moveOf(d)} is missing.`,
    fr: d => `Cette partie est endommagée\u202f: le coup ${moveOf(d)} manque.`,
  },
  'log-damaged': {
    en: d => `This game is damaged at move ${moveOf(d)}${ifHas(d, 'place', () => ` (${d.text('place')})`)}.`,
    fr: d =>
      `Cette partie est endommagée au coup ${moveOf(d)}${ifHas(d, 'place', () => ` (${d.text('place')})`)}.`,
  },
  lacking: {
    en: d => `This game needs the ${kindOf(d, 'en')} “${nameIn(d)}”. Import it on this device first.`,
    fr: d =>
      `Cette partie demande le ${kindOf(d, 'fr')} «\u202f${nameIn(d)}\u202f». Importez-le d’abord sur cet appareil.`,
  },
  differs: {
    en: d =>
      `The ${kindOf(d, 'en')} “${nameIn(d)}” on this device differs from the one in this game${ifHas(d, 'here', () => ` (here ${shortly(d, 'here')}, in the game ${shortly(d, 'key')})`)}. Import the one from the game.`,
    fr: d =>
      `Le ${kindOf(d, 'fr')} «\u202f${nameIn(d)}\u202f» de cet appareil diffère de celui de la partie${ifHas(d, 'here', () => ` (ici ${shortly(d, 'here')}, dans la partie ${shortly(d, 'key')})`)}. Importez celui de la partie.`,
  },
  'unknown-game': {
    en: d => `Unknown game “${d.text('game')}”.`,
    fr: d => `Jeu inconnu\u202f: «\u202f${d.text('game')}\u202f».`,
  },
  'unknown-bot': {
    en: d =>
      `Unknown bot “${d.text('bot')}”${ifHas(d, 'seat', () => ` for seat ${d.number('seat')}`)}. Choose another bot.`,
    fr: d =>
      `Bot inconnu${ifHas(d, 'seat', () => ` à la place ${d.number('seat')}`)}\u202f: «\u202f${d.text('bot')}\u202f». Choisissez un autre bot.`,
  },
};
