import { GAME_IDS, GAMES } from '../games/list.ts';
import type { CliCommand, SharedCommand } from './command.ts';
import { CONFIG, GAME, PACK, REPORT, SEED, SPEND, THREADS } from './flag-help.ts';
import { PROGRAM } from './io.ts';

/** The commands in which bots play, and those that measure speed. All games have them. */

export const SIMULATE: SharedCommand = {
  name: 'simulate',
  short: { en: 'Play many games between bots', fr: 'Jouer de nombreuses parties entre bots' },
  takesGame: true,
  flags: [
    GAME,
    CONFIG,
    {
      form: '--players N',
      text: {
        en: 'number of seats (default: one per bot)',
        fr: 'nombre de places (par défaut : une par bot)',
      },
    },
    {
      form: '--bots greedy,random',
      text: {
        en: 'one bot for all seats, or one per seat (default: greedy). A bot is the name of a built-in bot, a module that exports a function called bot (./mybot.mjs), or a command that runs a program in any language ("exec:python3 bot.py"; write a comma as ,,)',
        fr: 'un bot pour toutes les places, ou un par place (par défaut : greedy). Un bot est le nom d’un bot intégré, un module qui exporte une fonction nommée bot (./monbot.mjs), ou une commande qui lance un programme en tout langage ("exec:python3 bot.py" ; écrivez une virgule ,,)',
      },
    },
    {
      form: '--games N',
      text: { en: 'number of games (default: 100)', fr: 'nombre de parties (par défaut : 100)' },
    },
    SEED,
    THREADS,
    ...SPEND,
    {
      form: '--each',
      text: { en: 'also print a line for every game', fr: 'afficher aussi une ligne par partie' },
    },
    {
      form: { en: '--record FOLDER', fr: '--record DOSSIER' },
      text: {
        en: 'save every game as a file that "replay" can verify',
        fr: 'enregistrer chaque partie dans un fichier que « replay » vérifie',
      },
    },
  ],
  closing: {
    en: `The last line is {"summary": ...}. After Ctrl-C, it covers the games played so far. If a module or
a command fails, it forfeits its game, and the exit code is 1.
`,
    fr: `La dernière ligne est {"summary": ...}. Après Ctrl-C, elle résume les parties déjà jouées. Un module ou une
commande qui échoue déclare forfait pour sa partie, et le code de sortie est 1.
`,
  },
  example: `${PROGRAM} simulate --bots greedy,random --games 20 --seed demo`,
  load: () => import('./simulate.ts'),
};

export const ARENA: SharedCommand = {
  name: 'arena',
  short: {
    en: 'Play every bot against every other, and rate them',
    fr: 'Faire jouer tous les bots entre eux et les classer',
  },
  takesGame: true,
  flags: [
    GAME,
    {
      form: '--bots greedy,random,...',
      text: {
        en: 'at least two bots: names, modules (./mybot.mjs) or commands ("exec:python3 bot.py"; write a comma as ,,). A bot named twice has two seats at every table: expert,greedy,greedy',
        fr: 'au moins deux bots : des noms, des modules (./monbot.mjs) ou des commandes ("exec:python3 bot.py" ; écrivez une virgule ,,). Un bot nommé deux fois a deux places à chaque table : expert,greedy,greedy',
      },
    },
    {
      form: '--players N',
      text: {
        en: 'seats per table (default: 2); with 1, each bot plays solo on the same seeds',
        fr: 'places par table (par défaut : 2) ; avec 1, chaque bot joue en solo avec les mêmes graines',
      },
    },
    {
      form: '--rounds N',
      text: {
        en: 'number of rounds (default: 50); in a round, every bot plays the same seed in every seat',
        fr: 'nombre de tours (par défaut : 50) ; dans un tour, chaque bot joue la même graine à chaque place',
      },
    },
    SEED,
    CONFIG,
    THREADS,
    ...SPEND,
    {
      form: { en: '--out FILE', fr: '--out FICHIER' },
      text: {
        en: 'save every game as a line in this file; to continue later, run the same command again',
        fr: 'enregistrer chaque partie sur une ligne de ce fichier ; pour continuer plus tard, relancez la même commande',
      },
    },
    {
      form: '--shard 2/8',
      text: {
        en: 'play only this part of the rounds, here the second of eight, to split them between machines',
        fr: 'ne jouer que cette part des tours, ici la deuxième sur huit, pour les répartir entre plusieurs machines',
      },
    },
    REPORT,
    {
      form: { en: '--server http://HOST:PORT', fr: '--server http://HÔTE:PORT' },
      text: {
        en: 'play at tables on this server. Bots that connect over the network can play there too: "net:node bot.mjs" runs once per game, with the server, table and invite as arguments',
        fr: 'jouer à des tables de ce serveur. Des bots qui se connectent par le réseau peuvent aussi y jouer : "net:node bot.mjs" est lancé une fois par partie, avec le serveur, la table et l’invitation en arguments',
      },
    },
    {
      form: '--sprt 0,20',
      text: {
        en: 'for two bots: stop as soon as a test (SPRT) shows that the first is 20 Elo stronger than the second, or that they are equally strong (5% error rates)',
        fr: 'pour deux bots : s’arrêter dès qu’un test (SPRT) montre que le premier est plus fort que le second de 20 points Elo, ou qu’ils sont d’égale force (5 % d’erreur)',
      },
    },
  ],
  closing: {
    en: `The last line is {"summary": ...}, even after Ctrl-C. "tally" combines the files from several machines.
`,
    fr: `La dernière ligne est {"summary": ...}, même après Ctrl-C. « tally » réunit les fichiers de plusieurs machines.
`,
  },
  example: `${PROGRAM} arena --bots greedy,novice,random --rounds 2 --seed demo`,
  load: () => import('./arena/arena.ts'),
};

export const TALLY: CliCommand = {
  name: 'tally',
  usage: [{ en: 'FILE...', fr: 'FICHIER...' }],
  short: {
    en: 'Combine the results saved by "arena --out" on one or more machines',
    fr: 'Réunir les résultats enregistrés par « arena --out » sur une ou plusieurs machines',
  },
  flags: [
    REPORT,
    {
      form: '--sprt 0,20',
      text: {
        en: 'for two bots: test (SPRT) whether the first is 20 Elo stronger than the second, or they are equally strong',
        fr: 'pour deux bots : tester (SPRT) si le premier est plus fort que le second de 20 points Elo, ou s’ils sont d’égale force',
      },
    },
  ],
  example: `${PROGRAM} arena --bots greedy,random --rounds 2 --out arena.jsonl
${PROGRAM} tally arena.jsonl`,
  load: () => import('./arena/tally.ts'),
};

export const BENCH: SharedCommand = {
  name: 'bench',
  short: {
    en: 'Measure how fast the rules and the bots run',
    fr: 'Mesurer la vitesse des règles et des bots',
  },
  takesGame: true,
  flags: [
    {
      form: `--game ${GAME_IDS.join('|')}`,
      text: { en: 'only the figures for this game', fr: 'seulement les mesures de ce jeu' },
    },
    {
      form: '--json',
      text: {
        en: 'one line per figure: {"name", "value", "unit"}',
        fr: 'une ligne par mesure : {"name", "value", "unit"}',
      },
    },
    {
      form: { en: '--only PREFIX', fr: '--only PRÉFIXE' },
      text: {
        en: 'only figures whose name starts with PREFIX',
        fr: 'seulement les mesures dont le nom commence par PRÉFIXE',
      },
    },
  ],
  closing: {
    en: `To compare machines, use the column "ratio to reference" instead of the values. With --json, divide each rate by
reference.mixesPerSecond from the same run.
`,
    fr: `Pour comparer des machines, utilisez la colonne « rapport à la référence » plutôt que les valeurs. Avec --json, divisez
chaque vitesse par reference.mixesPerSecond de la même exécution.
`,
  },
  example: `${PROGRAM} bench --only reference.mixes`,
  load: () => import('./bench.ts'),
};

export const ENGINE: CliCommand = {
  name: 'engine',
  short: {
    en: 'Let another program use a built-in bot, through lines of JSON',
    fr: 'Mettre un bot intégré à la disposition d’un autre programme, par lignes JSON',
  },
  takesGame: true,
  flags: [
    GAME,
    {
      form: { en: '--bot NAME', fr: '--bot NOM' },
      text: { en: 'which bot (default: greedy)', fr: 'quel bot (par défaut : greedy)' },
    },
    {
      form: '--ms N, --nodes N',
      text: {
        en: 'milliseconds or positions per answer for bots that search, unless the question sets them',
        fr: 'millisecondes ou positions par réponse pour les bots qui cherchent, sauf si la question les fixe',
      },
    },
    PACK,
  ],
  closing: {
    en: `Reads questions on stdin (left) and answers each with one line (right), like the "exec:" bots in simulate:
  {"type": "hello", "game", "rulesVersion"}      {"name", "wants": ["view", "random"]}
  {"type": "ask", "game", "rulesVersion", "seat", "ms", "nodes", "view", "random"}
                                                 {"command": {...}, "drawn"}
"seat" counts from 0. The answer to an invalid line is {"error": {"code", "message", "line"}}. See docs/bots.md for details.
`,
    fr: `Lit les questions sur l’entrée standard (à gauche) et répond à chacune par une ligne (à droite), comme les bots
« exec: » de simulate :
  {"type": "hello", "game", "rulesVersion"}      {"name", "wants": ["view", "random"]}
  {"type": "ask", "game", "rulesVersion", "seat", "ms", "nodes", "view", "random"}
                                                 {"command": {...}, "drawn"}
« seat » compte à partir de 0. À une ligne fautive, la réponse est {"error": {"code", "message", "line"}}. Détails : docs/bots.md.
`,
  },
  example: `echo '{"type": "hello", "game": "${GAMES[0].id}", "rulesVersion": 1}' | ${PROGRAM} engine --bot greedy`,
  load: () => import('./engine.ts'),
};

export const LAB: SharedCommand = {
  name: 'lab',
  short: {
    en: 'Measure how hard a map sheet is, or how good a deck is',
    fr: 'Mesurer la difficulté d’une feuille, ou la valeur d’un deck',
  },
  takesGame: true,
  flags: [
    GAME,
    CONFIG,
    {
      form: '--games N',
      text: { en: 'number of games (default: 1000)', fr: 'nombre de parties (par défaut : 1000)' },
    },
    SEED,
  ],
  closing: {
    en: `Prints {"summary": ...}. For each measured quantity it gives mean, sd (standard deviation), se (standard error), least,
most, tenths (the 10th, 50th and 90th percentiles) and bars (a histogram).
`,
    fr: `Affiche {"summary": ...}. Pour chaque quantité mesurée, il donne mean (moyenne), sd (écart type), se (erreur type), least,
most, tenths (les 10ᵉ, 50ᵉ et 90ᵉ centiles) et bars (un histogramme).
`,
  },
  example: `${PROGRAM} lab --map B --games 20 --seed demo`,
  load: () => import('./lab.ts'),
};

export const SIT: CliCommand = {
  name: 'sit',
  usage: [
    { en: 'LINK', fr: 'LIEN' },
    { en: 'SERVER TABLE INVITE', fr: 'SERVEUR TABLE INVITATION' },
  ],
  short: {
    en: 'Seat a bot at a table on a server',
    fr: 'Installer un bot à une table d’un serveur',
  },
  reads: {
    en: 'LINK is a table’s invite link, in quotes. Or give its parts: SERVER is the server’s address, TABLE the id of one of its tables, and INVITE the code in the table’s invite link.\n',
    fr: 'LIEN est le lien d’invitation d’une table, entre guillemets. Sinon, donnez ses parties : SERVEUR est l’adresse du serveur, TABLE l’identifiant d’une de ses tables, INVITATION le code du lien.\n',
  },
  flags: [
    {
      form: { en: '--bot NAME', fr: '--bot NOM' },
      text: {
        en: 'the bot: a name (default: greedy), a module (./mybot.mjs) or a command ("exec:python3 bot.py")',
        fr: 'le bot : un nom (par défaut : greedy), un module (./monbot.mjs) ou une commande ("exec:python3 bot.py")',
      },
    },
    {
      form: '--seat N',
      text: {
        en: 'which seat, counted from 1 (default: any open seat)',
        fr: 'quelle place, comptée à partir de 1 (par défaut : une place libre)',
      },
    },
    {
      form: { en: '--name TEXT', fr: '--name TEXTE' },
      text: {
        en: 'the bot’s name at the table (default: the built-in bot’s name, or the file name)',
        fr: 'le nom du bot à la table (par défaut : le nom du bot intégré, ou celui du fichier)',
      },
    },
    ...SPEND,
    {
      form: { en: '--chance TEXT', fr: '--chance TEXTE' },
      text: {
        en: 'seed for the bot’s random choices (default: random, not shown)',
        fr: 'graine des choix aléatoires du bot (par défaut : au hasard, non montrée)',
      },
    },
  ],
  closing: {
    en: `The bot plays until the game is over. Then the command prints {"over": true} and the exit code is 0. If the
bot fails, it prints {"failed": {"code", "reason"}} and the exit code is 1. docs/protocol.md describes the API for
other programs.
`,
    fr: `Le bot joue jusqu’à la fin de la partie. La commande affiche alors {"over": true}, et le code de sortie est 0.
Si le bot échoue, elle affiche {"failed": {"code", "reason"}}, et le code de sortie est 1. docs/protocol.md décrit
l’API pour d’autres programmes.
`,
  },
  example: `${PROGRAM} sit http://127.0.0.1:8080 TABLE INVITE --bot greedy`,
  load: () => import('./online/sit.ts'),
};
