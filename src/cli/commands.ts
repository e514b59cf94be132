import type { Text } from '../engine/text.ts';
import { GAME_IDS, GAMES } from '../games/list.ts';
import type { CliCommand, FlagHelp, SharedCommand, SharedName } from './command.ts';
import { CLI_GAMES } from './games.ts';
import { PROGRAM } from './program.ts';

const GAME: FlagHelp = {
  form: `--game ${GAME_IDS.join('|')}`,
  text: { en: `which game (default: ${GAMES[0].id})`, fr: `quel jeu (par défaut : ${GAMES[0].id})` },
};

const CONFIG: FlagHelp = {
  form: { en: '--config FILE.json', fr: '--config FICHIER.json' },
  text: { en: 'all other rules, by their keys', fr: 'toutes les autres règles, par leurs clés' },
};

const SEED: FlagHelp = {
  form: { en: '--seed TEXT', fr: '--seed TEXTE' },
  text: {
    en: 'the same text gives the same games (default: random, shown in the summary)',
    fr: 'le même texte donne les mêmes parties (par défaut : au hasard, montrée dans le résumé)',
  },
};

const THREADS: FlagHelp = {
  form: '--threads N',
  text: {
    en: 'threads to use (default: one per core); the results are the same with any number',
    fr: 'nombre de threads (par défaut : un par cœur) ; les résultats n’en dépendent pas',
  },
};

const SPEND: readonly FlagHelp[] = [
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
      en: 'positions per answer instead of a time: the same seed then gives the same games',
      fr: 'positions par réponse au lieu d’un temps : la même graine redonne alors les mêmes parties',
    },
  },
];

const PACK: FlagHelp = {
  form: { en: '--pack FILE', fr: '--pack FICHIER' },
  text: {
    en: 'a card pack that the game uses; may be repeated',
    fr: 'un pack de cartes de la partie ; peut être répété',
  },
};

const REPORT: FlagHelp = {
  form: { en: '--report FILE.html', fr: '--report FICHIER.html' },
  text: {
    en: 'write a page with ratings, tables and charts',
    fr: 'écrire une page avec classement, tableaux et graphiques',
  },
};

const STORED_FILE: Text = { en: '[FILE]', fr: '[FICHIER]' };

const STORED: Text = {
  en: 'FILE is a game file (JSON) or the text notation. Without FILE, the game is read from stdin.\n',
  fr: 'FICHIER est un fichier de partie (JSON) ou la notation. Sans FICHIER, la partie est lue sur l’entrée standard.\n',
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
      text: { en: 'number of seats; you have the first', fr: 'nombre de places ; la vôtre est la première' },
    },
    {
      form: '--bots greedy,random',
      text: {
        en: 'one bot for all other seats, or one for each (default: greedy); also a module (./mybot.mjs) or a process ("exec:python3 bot.py")',
        fr: 'un bot pour toutes les autres places, ou un par place (par défaut : greedy) ; aussi un module (./monbot.mjs) ou un processus ("exec:python3 bot.py")',
      },
    },
    {
      form: { en: '--seed TEXT', fr: '--seed TEXTE' },
      text: {
        en: 'the same text gives the same game (default: random, shown at the end)',
        fr: 'le même texte donne la même partie (par défaut : au hasard, montrée à la fin)',
      },
    },
    CONFIG,
    ...SPEND,
    {
      form: { en: '--resume FILE', fr: '--resume FICHIER' },
      text: {
        en: 'continue a saved game or its notation; the file sets everything else',
        fr: 'continuer une partie enregistrée ou sa notation ; le fichier fixe tout le reste',
      },
    },
    {
      form: '--to-last-sound',
      text: {
        en: 'if that file is damaged, continue from its last intact move',
        fr: 'si ce fichier est abîmé, reprendre après son dernier coup intact',
      },
    },
    {
      form: '--no-color',
      text: {
        en: 'letters only, no colors (NO_COLOR does the same)',
        fr: 'lettres seulement, sans couleurs (comme NO_COLOR)',
      },
    },
  ],
  closing: {
    en: `During the game, "help" lists what you can type. Without a terminal and without input, a bot plays a
whole game for you to read.
`,
    fr: `En jeu, « aide » montre ce qu’on peut taper. Sans terminal et sans entrée, un bot joue toute une partie
que vous pouvez lire.
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
    fr: 'Un objet JSON par ligne, avec id et name.\n',
  },
  example: `${PROGRAM} cards --set heroes`,
  load: () => import('./cards.ts'),
};

const SIMULATE: SharedCommand = {
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
        en: 'one bot for all seats, or one for each (default: greedy); also a module that exports a function called bot (./mybot.mjs), or a process in any language ("exec:python3 bot.py"; write a comma in it twice)',
        fr: 'un bot pour toutes les places, ou un par place (par défaut : greedy) ; aussi un module qui exporte une fonction nommée bot (./monbot.mjs), ou un processus en tout langage ("exec:python3 bot.py" ; doublez toute virgule)',
      },
    },
    {
      form: '--games N',
      text: { en: 'number of games (default: 100)', fr: 'nombre de parties (par défaut : 100)' },
    },
    SEED,
    THREADS,
    ...SPEND,
    { form: '--each', text: { en: 'also print a line for every game', fr: 'ajouter une ligne par partie' } },
    {
      form: { en: '--record FOLDER', fr: '--record DOSSIER' },
      text: {
        en: 'save every game as a file that "replay" verifies',
        fr: 'enregistrer chaque partie dans un fichier que « replay » vérifie',
      },
    },
  ],
  closing: {
    en: `The last line is {"summary": ...}. After Ctrl-C it covers the games played so far. A module or process that
fails forfeits its game, and the exit code is 1.
`,
    fr: `La dernière ligne est {"summary": ...}. Après Ctrl-C, elle résume les parties déjà jouées. Un module ou un
processus qui échoue déclare forfait pour sa partie, et le code de sortie est 1.
`,
  },
  example: `${PROGRAM} simulate --bots greedy,random --games 20 --seed demo`,
  load: () => import('./simulate.ts'),
};

const ARENA: SharedCommand = {
  name: 'arena',
  short: {
    en: 'Let every bot play every other and rate them',
    fr: 'Faire jouer tous les bots entre eux et les classer',
  },
  takesGame: true,
  flags: [
    GAME,
    {
      form: '--bots greedy,random,...',
      text: {
        en: 'at least two bots: names, modules (./mybot.mjs) or processes ("exec:python3 bot.py"; write a comma in it twice). A bot named twice has two seats at every table: expert,greedy,greedy',
        fr: 'au moins deux bots : des noms, des modules (./monbot.mjs) ou des processus ("exec:python3 bot.py" ; doublez toute virgule). Un bot nommé deux fois a deux places à chaque table : expert,greedy,greedy',
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
        en: 'number of rounds (default: 50); in a round every bot plays the same seed on every seat',
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
        en: 'save every game as a line; run the command again to continue',
        fr: 'enregistrer chaque partie sur une ligne ; relancez la commande pour continuer',
      },
    },
    {
      form: '--shard 2/8',
      text: {
        en: 'play only this part of the rounds, to share them between machines',
        fr: 'ne jouer que cette part des tours, pour les répartir entre plusieurs machines',
      },
    },
    REPORT,
    {
      form: { en: '--server http://HOST:PORT', fr: '--server http://HÔTE:PORT' },
      text: {
        en: 'play at the tables of this server. Remote bots can play there too: "net:node bot.mjs" is started for every game with the server, the table and the invite',
        fr: 'jouer aux tables de ce serveur. Des bots à distance peuvent y jouer : "net:node bot.mjs" est lancé à chaque partie avec le serveur, la table et l’invitation',
      },
    },
    {
      form: '--sprt 0,20',
      text: {
        en: 'for two bots: stop when it is clear whether the first is stronger by 20 Elo rather than 0 (5 % error each way)',
        fr: 'pour deux bots : s’arrêter dès qu’il est clair si le premier est plus fort de 20 points Elo plutôt que de 0 (5 % d’erreur de chaque côté)',
      },
    },
  ],
  closing: {
    en: `The last line is {"summary": ...}, also after Ctrl-C. "tally" adds up the files of several machines.
`,
    fr: `La dernière ligne est {"summary": ...}, même après Ctrl-C. « tally » additionne les fichiers de plusieurs machines.
`,
  },
  example: `${PROGRAM} arena --bots greedy,novice,random --rounds 2 --seed demo`,
  load: () => import('./arena/arena.ts'),
};

const TALLY: CliCommand = {
  name: 'tally',
  usage: [{ en: 'FILE...', fr: 'FICHIER...' }],
  short: {
    en: 'Add up the games that "arena --out" saved, from one machine or several',
    fr: 'Additionner les parties enregistrées par « arena --out », sur une machine ou plusieurs',
  },
  flags: [
    REPORT,
    {
      form: '--sprt 0,20',
      text: {
        en: 'for two bots: whether the first is stronger by 20 Elo rather than 0',
        fr: 'pour deux bots : le premier est-il plus fort de 20 points Elo plutôt que de 0',
      },
    },
  ],
  example: `${PROGRAM} arena --bots greedy,random --rounds 2 --out arena.jsonl
${PROGRAM} tally arena.jsonl`,
  load: () => import('./arena/tally.ts'),
};

const REPLAY: SharedCommand = {
  name: 'replay',
  usage: [STORED_FILE],
  short: { en: 'Read a saved game and verify it', fr: 'Relire une partie enregistrée et la vérifier' },
  reads: STORED,
  flags: [
    {
      form: '--to-last-sound',
      text: {
        en: 'if the game is damaged, read the part before the damage',
        fr: 'si la partie est abîmée, lire ce qui précède le dommage',
      },
    },
  ],
  closing: {
    en: `Prints one line: the result of every seat, the hash of the last state, and whether the game is verified.
For a damaged game: {"error": {"code", "message", "line", "soundTo"}}; soundTo is its last intact move.
Exit code: 0 verified, or cannot be verified (null); 1 changed or damaged; 2 cannot be read.
`,
    fr: `Réponse, une ligne : le résultat de chaque place, l’empreinte du dernier état, et si la partie est vérifiée.
Pour une partie abîmée : {"error": {"code", "message", "line", "soundTo"}} ; soundTo est son dernier coup intact.
Code de sortie : 0 vérifiée, ou invérifiable (null) ; 1 modifiée ou abîmée ; 2 illisible.
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
    en: 'Turn a game file into text, or a text into a game file',
    fr: 'Convertir un fichier de partie en texte, ou un texte en fichier de partie',
  },
  reads: STORED,
  flags: [PACK],
  closing: {
    en: `Prints the other form to stdout. The text leaves out moves that were undone. If the game cannot be read, the
answer is {"error": {"code", "message", "line"}} and the exit code is 1.
`,
    fr: `L’autre forme va sur la sortie standard. Le texte omet les coups annulés. Si la partie est illisible, la réponse
est {"error": {"code", "message", "line"}} et le code de sortie est 1.
`,
  },
  example: `${PROGRAM} simulate --games 1 --record games
${PROGRAM} convert games/game-000000.json`,
  load: () => import('./convert.ts'),
};

const BENCH: SharedCommand = {
  name: 'bench',
  short: { en: 'Measure how fast rules and bots run', fr: 'Mesurer la vitesse des règles et des bots' },
  takesGame: true,
  flags: [
    {
      form: `--game ${GAME_IDS.join('|')}`,
      text: { en: 'only the figures of this game', fr: 'seulement les mesures de ce jeu' },
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
        en: 'only figures whose name starts with this',
        fr: 'seulement les mesures dont le nom commence ainsi',
      },
    },
  ],
  closing: {
    en: `The reference.* figures come from the same run. To compare machines, compare the ratios to them.
`,
    fr: `Les mesures reference.* viennent de la même exécution. Pour comparer des machines, comparez les rapports à elles.
`,
  },
  example: `${PROGRAM} bench --only reference.mixes`,
  load: () => import('./bench.ts'),
};

const ENGINE: CliCommand = {
  name: 'engine',
  short: {
    en: 'Run a built-in bot for other programs, over JSON lines',
    fr: 'Faire jouer un bot intégré pour d’autres programmes, par lignes JSON',
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
        en: 'what a bot that searches may spend on an answer, if the question does not say',
        fr: 'ce qu’un bot qui cherche peut dépenser par réponse, si la question ne le dit pas',
      },
    },
    PACK,
  ],
  closing: {
    en: `Reads questions on stdin and answers each with one line, as "exec:" bots of simulate do:
  {"type": "hello", "game", "rulesVersion"}      {"name", "wants": ["view", "random"]}
  {"type": "ask", "game", "rulesVersion", "seat", "ms", "nodes", "view", "random"}
                                                 {"command": {...}, "drawn"}
A bad line gets {"error": {"code", "message", "line"}}. See docs/bots.md for details.
`,
    fr: `Lit les questions sur l’entrée standard et répond à chacune par une ligne, comme les bots « exec: » de simulate :
  {"type": "hello", "game", "rulesVersion"}      {"name", "wants": ["view", "random"]}
  {"type": "ask", "game", "rulesVersion", "seat", "ms", "nodes", "view", "random"}
                                                 {"command": {...}, "drawn"}
À une ligne fautive, la réponse est {"error": {"code", "message", "line"}}. Détails : docs/bots.md.
`,
  },
  example: `echo '{"type": "hello", "game": "cartographers", "rulesVersion": 1}' | ${PROGRAM} engine --bot greedy`,
  load: () => import('./engine.ts'),
};

const LAB: SharedCommand = {
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
    en: `Prints {"summary": ...}. Every count has mean, sd, se, least, most, tenths (the 10th, 50th and
90th percentiles) and bars (a histogram).
`,
    fr: `Réponse : {"summary": ...}. Chaque quantité a mean, sd, se, least, most, tenths (les 10ᵉ, 50ᵉ
et 90ᵉ centiles) et bars (un histogramme).
`,
  },
  example: `${PROGRAM} lab --map B --games 20 --seed demo`,
  load: () => import('./lab.ts'),
};

const SIT: CliCommand = {
  name: 'sit',
  usage: [{ en: 'SERVER TABLE INVITE', fr: 'SERVEUR TABLE INVITATION' }],
  short: {
    en: 'Seat a bot at a table of a server',
    fr: 'Installer un bot à une table d’un serveur',
  },
  reads: {
    en: 'SERVER is the address of the server, TABLE the id of a table there, INVITE the code of its invite link.\n',
    fr: 'SERVEUR est l’adresse du serveur, TABLE l’identifiant d’une de ses tables, INVITATION le code du lien.\n',
  },
  flags: [
    {
      form: { en: '--bot NAME', fr: '--bot NOM' },
      text: {
        en: 'which bot (default: greedy); also a module (./mybot.mjs) or a process ("exec:python3 bot.py")',
        fr: 'quel bot (par défaut : greedy) ; aussi un module (./monbot.mjs) ou un processus ("exec:python3 bot.py")',
      },
    },
    {
      form: '--seat N',
      text: { en: 'which seat (default: any open seat)', fr: 'quelle place (par défaut : une place libre)' },
    },
    ...SPEND,
    {
      form: { en: '--chance TEXT', fr: '--chance TEXTE' },
      text: {
        en: 'seed of the random choices of the bot (default: random, not shown)',
        fr: 'graine des choix aléatoires du bot (par défaut : au hasard, non montrée)',
      },
    },
  ],
  closing: {
    en: `The bot plays until the game is over. Then the answer is {"over": true} and the exit code is 0. If the bot fails:
{"failed": {"code", "reason"}} and exit code 1. docs/protocol.md describes the API for other programs.
`,
    fr: `Le bot joue jusqu’à la fin de la partie. La réponse est alors {"over": true} et le code de sortie 0. Si le bot échoue :
{"failed": {"code", "reason"}} et code de sortie 1. docs/protocol.md décrit l’API pour d’autres programmes.
`,
  },
  example: `${PROGRAM} sit http://127.0.0.1:8080 TABLE INVITE --bot greedy`,
  load: () => import('./far/sit.ts'),
};

/** Commands that every game has. */
const SHARED = [PLAY, CARDS, SIMULATE, ARENA, TALLY, LAB, REPLAY, CONVERT, BENCH];

const COMMANDS: Text = { en: 'Commands', fr: 'Commandes' };

/** Commands under their headings: those for every game first, then those of each game. */
export const CHAPTERS: readonly {
  readonly heading: Text;
  readonly commands: readonly CliCommand[];
}[] = [
  { heading: COMMANDS, commands: [...SHARED, ENGINE, SIT] },
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

/** What the games add to the help of a command, each under its heading. */
export const additionsTo = (command: CliCommand): readonly Addition[] => {
  const isShared = SHARED.some(({ name }) => name === command.name);
  return GAMES.flatMap(({ id, name }) => {
    const added = isShared ? CLI_GAMES[id].help[command.name as SharedName] : undefined;
    return added ? [{ heading: command === REPLAY ? name : flagged(id), ...added }] : [];
  });
};

const flagged = (id: string): Text => ({ en: `With --game ${id}`, fr: `Avec --game ${id}` });
