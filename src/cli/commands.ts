import type { Text } from '../engine/text.ts';
import { GAMES } from '../games/list.ts';
import { ARENA, BENCH, ENGINE, LAB, SIMULATE, SIT, TALLY } from './bot-commands.ts';
import type { CliCommand, FlagHelp, SharedCommand } from './command.ts';
import { CONFIG, GAME, PACK, SPEND } from './flag-help.ts';
import { CLI_GAMES } from './games.ts';
import { PROGRAM } from './io.ts';
import { LOAD } from './load/command.ts';

const STORED_FILE: Text = { en: '[FILE]', fr: '[FICHIER]' };

const STORED: Text = {
  en: 'FILE is a game file (JSON) or a game in text notation. Without FILE, the command reads the game from stdin.\n',
  fr: 'FICHIER est un fichier de partie (JSON) ou une partie en notation. Sans FICHIER, la commande lit la partie sur\nl’entrée standard.\n',
};

const PLAY: SharedCommand = {
  name: 'play',
  short: {
    en: 'Play a game in the terminal, alone or against bots',
    fr: 'Jouer une partie dans le terminal, seul ou contre des bots',
  },
  takesGame: true,
  flags: [
    GAME,
    {
      form: '--players N',
      text: {
        en: 'number of seats; yours is the first',
        fr: 'nombre de places ; la vôtre est la première',
      },
    },
    {
      form: '--bots greedy,random',
      text: {
        en: 'one bot for all other seats, or one for each: a name (default: greedy), a module (./mybot.mjs) or a command ("exec:python3 bot.py")',
        fr: 'un bot pour toutes les autres places, ou un par place : un nom (par défaut : greedy), un module (./monbot.mjs) ou une commande ("exec:python3 bot.py")',
      },
    },
    {
      form: { en: '--seed TEXT', fr: '--seed TEXTE' },
      text: {
        en: 'the same text gives the same game (default: random, shown at the end)',
        fr: 'le même texte donne la même partie (par défaut : une graine au hasard, montrée à la fin)',
      },
    },
    CONFIG,
    ...SPEND,
    {
      form: { en: '--resume FILE', fr: '--resume FICHIER' },
      text: {
        en: 'continue a saved game from its file or its notation; all other settings come from the file',
        fr: 'continuer une partie enregistrée ou sa notation ; le fichier fixe tout le reste',
      },
    },
    {
      form: '--to-last-intact',
      text: {
        en: 'if that file is damaged, continue from its last intact move',
        fr: 'si ce fichier est endommagé, reprendre après son dernier coup intact',
      },
    },
    {
      form: '--no-color',
      text: {
        en: 'show letters without colors (the environment variable NO_COLOR does the same)',
        fr: 'montrer des lettres sans couleurs (comme la variable d’environnement NO_COLOR)',
      },
    },
  ],
  closing: {
    en: `During the game, "help" lists what you can type. If there is no terminal and no input, a bot plays a
whole game as a demonstration.
`,
    fr: `Pendant la partie, « aide » montre ce que vous pouvez taper. Sans terminal et sans entrée, un bot joue toute une partie
en démonstration.
`,
  },
  example: `${PROGRAM} play --players 2 --bots greedy --seed demo`,
  load: () => import('./play.ts'),
};

const CARDS: SharedCommand = {
  name: 'cards',
  short: { en: 'List every card with its id', fr: 'Lister toutes les cartes avec leur identifiant' },
  takesGame: true,
  flags: [GAME],
  closing: {
    en: 'Prints one JSON object per line, with id and name.\n',
    fr: 'Affiche un objet JSON par ligne, avec id et name.\n',
  },
  example: `${PROGRAM} cards --set heroes`,
  load: () => import('./cards.ts'),
};

const REPLAY: SharedCommand = {
  name: 'replay',
  usage: [STORED_FILE],
  short: { en: 'Read a saved game and verify it', fr: 'Relire une partie enregistrée et la vérifier' },
  reads: STORED,
  flags: [
    {
      form: '--to-last-intact',
      text: {
        en: 'if the game is damaged, read the part before the damage',
        fr: 'si la partie est endommagée, lire ce qui précède le dommage',
      },
    },
  ],
  closing: {
    en: `Prints one line with the result of every seat, the hash of the last state, and whether the game is verified.
For a damaged game, the line is {"error": {"code", "message", "line", "soundTo"}}; soundTo is the last intact move.
Exit code: 0 if the game is verified or cannot be verified (null), 1 if it was changed or is damaged, 2 if it cannot
be read.
`,
    fr: `Affiche une ligne avec le résultat de chaque place, l’empreinte du dernier état, et si la partie est vérifiée.
Pour une partie endommagée, la ligne est {"error": {"code", "message", "line", "soundTo"}} ; soundTo est le dernier coup
intact. Code de sortie : 0 si la partie est vérifiée ou invérifiable (null), 1 si elle est modifiée ou endommagée, 2 si
elle est illisible.
`,
  },
  example: `${PROGRAM} simulate --games 1 --record games
${PROGRAM} replay games/game-000000.json`,
  load: () => import('./replay.ts'),
};

const CONVERT: CliCommand = {
  name: 'convert',
  usage: [STORED_FILE],
  short: {
    en: 'Convert a game file to text, or text to a game file',
    fr: 'Convertir un fichier de partie en texte, ou un texte en fichier de partie',
  },
  reads: STORED,
  flags: [PACK],
  closing: {
    en: `Prints the converted game to stdout. The text leaves out undone moves. If the game cannot be read, the command
prints {"error": {"code", "message", "line"}} and the exit code is 1.
`,
    fr: `Affiche la partie convertie sur la sortie standard. Le texte omet les coups annulés. Si la partie est illisible, la
commande affiche {"error": {"code", "message", "line"}}, et le code de sortie est 1.
`,
  },
  example: `${PROGRAM} simulate --games 1 --record games
${PROGRAM} convert games/game-000000.json`,
  load: () => import('./convert.ts'),
};

const ADMIN: CliCommand = {
  name: 'admin',
  usage: ['rebuild'],
  short: {
    en: 'Rebuild the profiles and ratings of a server',
    fr: 'Recalculer les profils et les cotes d’un serveur',
  },
  reads: {
    en: 'The command reads the store of the server: the folder ALIDADE_DATA (default: data), or the PostgreSQL database\nDATABASE_URL. Stop a server that uses the folder first. Servers with PostgreSQL may continue.\n',
    fr: 'La commande lit les données du serveur : le dossier ALIDADE_DATA (par défaut : data), ou la base PostgreSQL\nDATABASE_URL. Arrêtez d’abord un serveur qui utilise le dossier. Avec PostgreSQL, les serveurs peuvent continuer.\n',
  },
  flags: [],
  closing: {
    en: `It recalculates all results and ratings from the stored tables, and counts finished tables that are missing. It
prints {"games", "changed", "added"}: the counted games, how many of them had other numbers before, and how many were
missing.
`,
    fr: `Elle recalcule tous les résultats et cotes à partir des tables enregistrées, et compte les tables finies qui
manquent. Elle affiche {"games", "changed", "added"} : les parties comptées, celles dont les nombres ont changé, et celles
qui manquaient.
`,
  },
  example: `${PROGRAM} admin rebuild`,
  load: () => import('./admin.ts'),
};

/** The commands to which a game may add flags. */
const SHARED: readonly SharedCommand[] = [PLAY, CARDS, SIMULATE, ARENA, LAB, REPLAY, BENCH, LOAD];

/** The commands that every game has, in the order of the help. */
const GENERAL = [PLAY, CARDS, SIMULATE, ARENA, TALLY, LAB, REPLAY, CONVERT, BENCH, ENGINE, SIT, LOAD, ADMIN];

const COMMANDS: Text = { en: 'Commands', fr: 'Commandes' };

/** The commands under their headings in the help: first those of every game, then those of each game. */
export const CHAPTERS: readonly {
  readonly heading: Text;
  readonly commands: readonly CliCommand[];
}[] = [
  { heading: COMMANDS, commands: GENERAL },
  ...GAMES.map(({ id, name }) => ({ heading: name, commands: CLI_GAMES[id].commands })),
];

export const ALL_COMMANDS: readonly CliCommand[] = CHAPTERS.flatMap(({ commands }) => commands);

export const commandOf = (name: string): CliCommand | undefined =>
  ALL_COMMANDS.find(command => command.name === name);

interface Addition {
  readonly heading: Text;
  readonly flags: readonly FlagHelp[];
  readonly text?: Text;
}

/** Returns what the games add to the help of a command, each under the heading of its game. */
export const additionsTo = (command: CliCommand): readonly Addition[] => {
  const shared = SHARED.find(({ name }) => name === command.name);
  if (!shared) return [];
  return GAMES.flatMap(({ id, name }) => {
    const added = CLI_GAMES[id].help[shared.name];
    return added ? [{ heading: command === REPLAY ? name : flagged(id), ...added }] : [];
  });
};

const flagged = (id: string): Text => ({ en: `With --game ${id}`, fr: `Avec --game ${id}` });
