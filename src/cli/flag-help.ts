import { GAME_IDS, GAMES } from '../games/list.ts';
import type { FlagHelp } from './command.ts';

/** The help texts of flags that several commands have. */

export const GAME: FlagHelp = {
  form: `--game ${GAME_IDS.join('|')}`,
  text: { en: `which game (default: ${GAMES[0].id})`, fr: `quel jeu (par défaut : ${GAMES[0].id})` },
};

export const CONFIG: FlagHelp = {
  form: { en: '--config FILE.json', fr: '--config FICHIER.json' },
  text: {
    en: 'a JSON file that changes rules of the game; docs/rules lists the keys',
    fr: 'un fichier JSON qui change des règles du jeu ; docs/rules énumère les clés',
  },
};

export const SEED: FlagHelp = {
  form: { en: '--seed TEXT', fr: '--seed TEXTE' },
  text: {
    en: 'the same text gives the same games (default: random, shown in the summary)',
    fr: 'le même texte donne les mêmes parties (par défaut : une graine au hasard, montrée dans le résumé)',
  },
};

export const THREADS: FlagHelp = {
  form: '--threads N',
  text: {
    en: 'number of threads (default: one per core); it doesn’t affect the results',
    fr: 'nombre de threads (par défaut : un par cœur) ; les résultats n’en dépendent pas',
  },
};

export const SPEND: readonly FlagHelp[] = [
  {
    form: '--ms N',
    text: {
      en: 'milliseconds per answer for bots that search',
      fr: 'millisecondes par réponse pour les bots qui cherchent',
    },
  },
  {
    form: '--nodes N',
    text: {
      en: 'positions per answer for bots that search; unlike with --ms, games are repeatable',
      fr: 'positions par réponse pour les bots qui cherchent ; contrairement à --ms, les parties sont reproductibles',
    },
  },
];

export const PACK: FlagHelp = {
  form: { en: '--pack FILE', fr: '--pack FICHIER' },
  text: {
    en: 'a card pack that the game uses; may be repeated',
    fr: 'un pack de cartes de la partie ; peut être répété',
  },
};

export const REPORT: FlagHelp = {
  form: { en: '--report FILE.html', fr: '--report FICHIER.html' },
  text: {
    en: 'write a page with ratings, tables and charts',
    fr: 'écrire une page avec classement, tableaux et graphiques',
  },
};
