import type { SharedCommand } from '../command.ts';
import { CONFIG, GAME } from '../flag-help.ts';
import { PROGRAM } from '../io.ts';

export const LOAD: SharedCommand = {
  name: 'load',
  short: {
    en: 'Test a server with many games over sockets',
    fr: 'Tester un serveur avec beaucoup de parties par sockets',
  },
  takesGame: true,
  flags: [
    {
      form: { en: '--server ADDRESS', fr: '--server ADRESSE' },
      text: {
        en: 'the server (default: http://127.0.0.1:8080); may be repeated for servers that share a database',
        fr: 'le serveur (par défaut : http://127.0.0.1:8080) ; peut être répété si des serveurs partagent une base',
      },
    },
    {
      form: '--i-run-this-server',
      text: {
        en: 'required for a server on another machine',
        fr: 'nécessaire pour un serveur sur une autre machine',
      },
    },
    GAME,
    {
      form: '--tables N',
      text: {
        en: 'number of tables at the same time (default: 10)',
        fr: 'nombre de tables en même temps (par défaut : 10)',
      },
    },
    {
      form: '--seats N',
      text: { en: 'players at each table (default: 2)', fr: 'joueurs à chaque table (par défaut : 2)' },
    },
    {
      form: '--spectators N',
      text: {
        en: 'spectators at each table (default: 0)',
        fr: 'spectateurs à chaque table (par défaut : 0)',
      },
    },
    {
      form: '--pace N',
      text: {
        en: 'mean thinking time of a player in milliseconds (default: 1000); 0 means none',
        fr: 'temps de réflexion moyen d’un joueur en millisecondes (par défaut : 1000) ; 0 : aucun',
      },
    },
    {
      form: '--moves-per-second N',
      text: {
        en: 'instead of --pace: moves per second of all tables together',
        fr: 'au lieu de --pace : coups par seconde de toutes les tables ensemble',
      },
    },
    {
      form: '--seconds N',
      text: { en: 'duration (default: 30)', fr: 'durée (par défaut : 30)' },
    },
    {
      form: '--games N',
      text: { en: 'end after this many games', fr: 'terminer après ce nombre de parties' },
    },
    {
      form: '--ramp N',
      text: {
        en: 'open the tables over this many seconds (default: 0)',
        fr: 'ouvrir les tables pendant ce nombre de secondes (par défaut : 0)',
      },
    },
    {
      form: { en: '--bot NAME', fr: '--bot NOM' },
      text: {
        en: 'the built-in bot that chooses the moves (default: random)',
        fr: 'le bot intégré qui choisit les coups (par défaut : random)',
      },
    },
    CONFIG,
    {
      form: '--json',
      text: { en: 'print one JSON object, {"summary"}', fr: 'afficher un objet JSON, {"summary"}' },
    },
  ],
  closing: {
    en: `At the end, the command compares every acknowledged move with the records of the server, and verifies the finished
games. Exit code: 0 if nothing was lost or doubled and all games are right, 1 otherwise. Ctrl-C stops at once, with the
summary so far. The games stay on the server: use a server for tests, with limits that are high enough.
`,
    fr: `À la fin, la commande compare chaque coup confirmé aux parties enregistrées du serveur, et vérifie les parties
terminées. Code de sortie : 0 si rien n’est perdu ni en double et que toutes les parties sont justes, sinon 1. Ctrl-C
arrête aussitôt, avec le résumé obtenu. Les parties restent sur le serveur : utilisez un serveur de test, aux limites
assez hautes.
`,
  },
  example: `${PROGRAM} load --server http://127.0.0.1:8080 --tables 5 --games 5 --pace 20`,
  load: () => import('./load.ts'),
};
