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
  usage: [
    'list',
    'show|end|hide|unhide|delete TABLE',
    { en: 'block PERSON|ADDRESS --reason TEXT', fr: 'block PERSONNE|ADRESSE --reason TEXTE' },
    { en: 'unblock PERSON|ADDRESS', fr: 'unblock PERSONNE|ADRESSE' },
    { en: 'export|erase PERSON', fr: 'export|erase PERSONNE' },
    'blocks|stats|reports|audit|rebuild',
  ],
  short: {
    en: 'Administer a server: tables, blocks, people, reports and figures',
    fr: 'Administrer un serveur : tables, blocages, personnes, signalements et chiffres',
  },
  reads: {
    en: `With --server, the command asks a running server that has an ADMIN_TOKEN. Set ALIDADE_ADMIN_TOKEN to this token.
Otherwise, it opens the store of the server: the folder ALIDADE_DATA (default: data), or the PostgreSQL database
DATABASE_URL. Stop a server that uses the folder first. Servers with PostgreSQL may continue.
`,
    fr: `Avec --server, la commande s’adresse à un serveur en marche qui a un ADMIN_TOKEN. Donnez ce jeton à
ALIDADE_ADMIN_TOKEN. Sinon, elle ouvre les données du serveur : le dossier ALIDADE_DATA (par défaut : data), ou la base
PostgreSQL DATABASE_URL. Arrêtez d’abord un serveur qui utilise le dossier. Avec PostgreSQL, les serveurs peuvent continuer.
`,
  },
  flags: [
    {
      form: '--server URL',
      text: { en: 'the address of a running server', fr: 'l’adresse d’un serveur en marche' },
    },
    {
      form: '--status waiting|running|over|ended',
      text: { en: 'list: only tables with this status', fr: 'list : seulement les tables dans cet état' },
    },
    {
      form: { en: '--game NAME', fr: '--game NOM' },
      text: { en: 'list: only tables of this game', fr: 'list : seulement les tables de ce jeu' },
    },
    {
      form: { en: '--older-than DAYS', fr: '--older-than JOURS' },
      text: {
        en: 'list: only tables that were created at least this many days ago',
        fr: 'list : seulement les tables créées il y a au moins tant de jours',
      },
    },
    {
      form: { en: '--host TEXT', fr: '--host TEXTE' },
      text: {
        en: 'list: only tables whose host has this text in their name',
        fr: 'list : seulement les tables dont le nom de l’hôte contient ce texte',
      },
    },
    {
      form: '--limit N',
      text: {
        en: 'list, reports, audit: at most N lines, the newest first (default: 100, at most 999)',
        fr: 'list, reports, audit : au plus N lignes, les plus récentes d’abord (par défaut : 100, au plus 999)',
      },
    },
    {
      form: '--table',
      text: {
        en: 'print a list as a table instead of JSON lines',
        fr: 'afficher une liste en tableau plutôt qu’en lignes JSON',
      },
    },
    {
      form: { en: '--reason TEXT', fr: '--reason TEXTE' },
      text: {
        en: 'block: why, for other administrators',
        fr: 'block : pourquoi, pour les autres administrateurs',
      },
    },
    {
      form: { en: '--until DATE', fr: '--until DATE' },
      text: {
        en: 'block: until the end of this day (UTC), such as 2026-12-31; without it, until you unblock',
        fr: 'block : jusqu’à la fin de ce jour (UTC), comme 2026-12-31 ; sinon, jusqu’à unblock',
      },
    },
  ],
  closing: {
    en: `PERSON is the id at a seat ("show") or the id of a profile. Every action goes into the audit log. Exit code: 0 if the
action succeeded, 1 if it was refused, 2 if the command could not ask. "rebuild" recalculates all results and ratings from
the stored tables. It prints {"games", "changed", "added"}: the counted games, how many of them had other numbers before,
and how many were missing.
`,
    fr: `PERSONNE est l’identifiant d’une place (« show ») ou d’un profil. Chaque action est inscrite au journal d’audit. Code de
sortie : 0 si l’action a réussi, 1 si elle est refusée, 2 si la commande n’a pas pu la demander. « rebuild » recalcule tous
les résultats et cotes à partir des tables enregistrées. Elle affiche {"games", "changed", "added"} : les parties comptées,
celles dont les nombres ont changé, et celles qui manquaient.
`,
  },
  example: `${PROGRAM} admin stats`,
  load: () => import('./admin.ts'),
};

const STORE: Text = {
  en: 'The store is the one of the server: the folder ALIDADE_DATA (default: data), or the PostgreSQL database DATABASE_URL.\n',
  fr: 'Les données sont celles du serveur : le dossier ALIDADE_DATA (par défaut : data), ou la base PostgreSQL DATABASE_URL.\n',
};

const BACKUP: CliCommand = {
  name: 'backup',
  short: {
    en: 'Back up the data of a server, which may be running',
    fr: 'Sauvegarder les données d’un serveur, même en marche',
  },
  reads: STORE,
  flags: [
    {
      form: { en: '--to FILE', fr: '--to FICHIER' },
      text: {
        en: 'write a backup; an earlier backup with this name is replaced when the new one is complete',
        fr: 'écrire une sauvegarde ; une ancienne du même nom est remplacée quand la nouvelle est complète',
      },
    },
    {
      form: { en: '--verify FILE', fr: '--verify FICHIER' },
      text: {
        en: 'check a backup: its checksum, and that every table can be replayed',
        fr: 'vérifier une sauvegarde : sa somme de contrôle, et que chaque table peut être rejouée',
      },
    },
  ],
  closing: {
    en: `Prints {"rooms", "tables", "entries", "documents"} and the size in bytes. With --verify, it prints how many tables are
faulty, and the first one. A backup contains secrets, so only its owner can read it.
Exit code: 0 if all is well, 1 if it failed or the backup is damaged, 4 if the file isn’t a backup, or a newer one.
`,
    fr: `Affiche {"rooms", "tables", "entries", "documents"} et la taille en octets. Avec --verify, la commande affiche combien
de tables sont défectueuses, et la première. Une sauvegarde contient des secrets : seul son propriétaire peut la lire.
Code de sortie : 0 si tout va bien, 1 en cas d’échec ou si la sauvegarde est endommagée, 4 si le fichier n’est pas une
sauvegarde ou s’il est plus récent.
`,
  },
  example: `${PROGRAM} backup --to alidade.backup
${PROGRAM} backup --verify alidade.backup`,
  load: async () => ({ run: (await import('./store.ts')).backup }),
};

const RESTORE: CliCommand = {
  name: 'restore',
  short: {
    en: 'Restore a backup into an empty store',
    fr: 'Restaurer une sauvegarde dans un espace vide',
  },
  reads: STORE,
  flags: [
    {
      form: { en: '--from FILE', fr: '--from FICHIER' },
      text: {
        en: 'the backup, from SQLite or PostgreSQL',
        fr: 'la sauvegarde, de SQLite ou de PostgreSQL',
      },
    },
  ],
  closing: {
    en: `Stop the servers first. The command restores everything, or nothing if it fails. It refuses a store that has data.
Prints {"rooms", "tables", "entries", "documents"}.
Exit code: 0 if the backup is restored, 1 if it failed, 3 if a server uses the folder, 4 if the file isn’t a backup, or a
newer one.
`,
    fr: `Arrêtez d’abord les serveurs. La commande restaure tout, ou rien si elle échoue. Elle refuse un espace qui contient des
données. Affiche {"rooms", "tables", "entries", "documents"}.
Code de sortie : 0 si la sauvegarde est restaurée, 1 en cas d’échec, 3 si un serveur utilise le dossier, 4 si le fichier
n’est pas une sauvegarde ou s’il est plus récent.
`,
  },
  example: `${PROGRAM} backup --to alidade.backup
ALIDADE_DATA=data-new ${PROGRAM} restore --from alidade.backup`,
  load: async () => ({ run: (await import('./store.ts')).restore }),
};

const MIGRATE: CliCommand = {
  name: 'migrate',
  short: {
    en: 'Upgrade the data of a server to this version',
    fr: 'Mettre les données d’un serveur au format de cette version',
  },
  reads: {
    en: 'The command upgrades the store of the server: the folder ALIDADE_DATA (default: data), or the PostgreSQL database\nDATABASE_URL. The server does the same when it starts. Stop a server that uses the folder first.\n',
    fr: 'La commande met à jour les données du serveur : le dossier ALIDADE_DATA (par défaut : data), ou la base PostgreSQL\nDATABASE_URL. Le serveur fait de même à son démarrage. Arrêtez d’abord un serveur qui utilise le dossier.\n',
  },
  flags: [
    {
      form: '--dry-run',
      text: {
        en: 'only show which steps would run; changes nothing, and works while a server runs',
        fr: 'montrer seulement les étapes à faire, sans rien changer, même pendant qu’un serveur fonctionne',
      },
    },
  ],
  closing: {
    en: `It prints {"from", "to", "steps", "dryRun"}: the data format before and after, and each step with its "number" and what
it "does". If "stopServers" is true, stop all servers of an older version before this step. All steps run in one
transaction: if the command is interrupted, the data has its old format. Exit codes: those of the server.
`,
    fr: `Elle affiche {"from", "to", "steps", "dryRun"} : le format des données avant et après, et chaque étape avec son numéro
("number") et ce qu’elle fait ("does"). Si "stopServers" est true, arrêtez avant cette étape tous les serveurs d’une
version plus ancienne. Les étapes forment une transaction : interrompue, la commande laisse l’ancien format. Codes de
sortie : ceux du serveur.
`,
  },
  example: `${PROGRAM} migrate --dry-run`,
  load: async () => ({ run: (await import('./store.ts')).migrate }),
};

/** The commands to which a game may add flags. */
const SHARED: readonly SharedCommand[] = [PLAY, CARDS, SIMULATE, ARENA, LAB, REPLAY, BENCH, LOAD];

/** The commands that every game has, in the order of the help. */
const GENERAL = [
  PLAY,
  CARDS,
  SIMULATE,
  ARENA,
  TALLY,
  LAB,
  REPLAY,
  CONVERT,
  BENCH,
  ENGINE,
  SIT,
  LOAD,
  ADMIN,
  BACKUP,
  RESTORE,
  MIGRATE,
];

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
