import type { Text } from '../engine/text.ts';
import { GAME_IDS, GAMES } from '../games/list.ts';
import type { CliCommand, SharedCommand, SharedName } from './command.ts';
import { CLI_GAMES } from './games.ts';
import { PROGRAM } from './program.ts';

const GAME_FLAG = `  --game ${GAME_IDS.join('|')} (${GAMES[0].id})\n`;

const PLAY: SharedCommand = {
  name: 'play',
  short: {
    en: 'a game in the terminal, alone or against bots',
    fr: 'une partie dans le terminal, seul ou contre des robots',
  },
  long: {
    en: `${GAME_FLAG}  --players N                  seats, you are the first
  --bots greedy,random         who sits on the other seats (greedy); also a module: ./mybot.mjs,
                               or a process: "exec:python3 bot.py"
  --seed TEXT                  the same text gives the same game
  --config FILE.json           any further rules
  --ms N, --nodes N            what bots that search may spend on an answer
  --resume FILE                go on with a saved game or its notation; all else is in the file
  --to-last-sound              if that file is damaged, go on from its last sound move
  --no-color                   letters only (NO_COLOR is respected too)
`,
    fr: `${GAME_FLAG}  --players N                  nombre de places, la vôtre est la première
  --bots greedy,random         qui occupe les autres places (greedy) ; aussi un module : ./monrobot.mjs,
                               ou un processus : "exec:python3 robot.py"
  --seed TEXTE                 le même texte donne la même partie
  --config FICHIER.json        toute autre règle
  --ms N, --nodes N            ce qu’un robot qui cherche peut dépenser par coup
  --resume FICHIER             continuer une partie enregistrée ou sa notation ; tout le reste est dans le fichier
  --to-last-sound              si ce fichier est abîmé, reprendre après son dernier coup intact
  --no-color                   des lettres seulement (NO_COLOR est respecté aussi)
`,
  },
  closing: {
    en: `In the game, "help" explains what to type. Without a terminal and without input a bot shows a whole game.
`,
    fr: `En jeu, « aide » explique ce qu’on peut taper. Sans terminal et sans entrée, un robot montre toute une partie.
`,
  },
  load: () => import('./play.ts'),
};

const CARDS: SharedCommand = {
  name: 'cards',
  short: { en: 'every card with its id', fr: 'toutes les cartes avec leur identifiant' },
  long: {
    en: `${GAME_FLAG}
One JSON object per line, with id and name.
`,
    fr: `${GAME_FLAG}
Un objet JSON par ligne, avec id et name.
`,
  },
  load: () => import('./cards.ts'),
};

const SIMULATE: SharedCommand = {
  name: 'simulate',
  short: { en: 'many games between bots', fr: 'de nombreuses parties entre robots' },
  long: {
    en: `${GAME_FLAG}  --config FILE.json           any further rules
  --players N                  seats (as many as bots)
  --bots greedy,random         one for all seats, or one for each (greedy); also a module that exports
                               a function called bot: ./mybot.mjs, or a process in any language:
                               "exec:python3 bot.py" (a comma in it is written twice)
  --games N                    how many (100)
  --seed TEXT                  the same text gives the same games (one by chance, told in the summary)
  --threads N                  the results do not depend on it (as many as cores)
  --ms N                       what bots that search may spend on an answer, in milliseconds
  --nodes N                    the same in sheets weighed: then the same seed gives the same games
  --each                       a line for every game
  --record FOLDER              keeps every game as a file that "replay" verifies
`,
    fr: `${GAME_FLAG}  --config FICHIER.json        toute autre règle
  --players N                  nombre de places (autant que de robots)
  --bots greedy,random         un pour toutes les places, ou un pour chacune (greedy) ; aussi un module
                               qui exporte une fonction nommée bot : ./monrobot.mjs, ou un processus
                               en tout langage : "exec:python3 robot.py" (toute virgule y est doublée)
  --games N                    combien (100)
  --seed TEXTE                 le même texte donne les mêmes parties (une au hasard, dite dans le résumé)
  --threads N                  les résultats n’en dépendent pas (autant que de cœurs)
  --ms N                       ce qu’un robot qui cherche peut dépenser par coup, en millisecondes
  --nodes N                    idem, en feuilles évaluées : la même graine redonne alors les mêmes parties
  --each                       une ligne par partie
  --record DOSSIER             garde chaque partie dans un fichier que « replay » vérifie
`,
  },
  closing: {
    en: `The last line is {"summary": ...}, also after Ctrl-C: then of the games so far. A module that fails forfeits that
game; the exit code is then 1.
`,
    fr: `La dernière ligne est {"summary": ...}, même après Ctrl-C : elle résume alors les parties déjà jouées. Un module qui
échoue déclare forfait pour cette partie ; le code de sortie est alors 1.
`,
  },
  load: () => import('./simulate.ts'),
};

const ARENA: SharedCommand = {
  name: 'arena',
  short: { en: 'everybody against everybody, with ratings', fr: 'tous contre tous, avec un classement' },
  long: {
    en: `${GAME_FLAG}  --bots greedy,random,...     who plays: at least two, ours by name, modules: ./mybot.mjs, or
                               processes: "exec:python3 bot.py" (a comma in it is written twice);
                               who is named twice sits twice at every table: expert,greedy,greedy
  --players N                  seats at a table (2); 1: each alone, on the same seeds
  --rounds N                   how many (50); in a round everybody plays the same seed on every seat
  --seed TEXT                  the same text gives the same games (one by chance, told in the summary)
  --config FILE.json           any further rules
  --threads N                  the results do not depend on it (as many as cores)
  --ms N                       what bots that search may spend on an answer, in milliseconds
  --nodes N                    the same in sheets weighed: then the same seed gives the same games
  --out FILE                   keeps every game as a line; called again, it goes on where it ended
  --shard 2/8                  only this part of the rounds, for one machine of several
  --report FILE.html           a page with ratings, tables and charts
  --server http://HOST:PORT    at the tables of this server; there also bots that come over the network:
                               "net:node bot.mjs" is started with server, table and invitation for every game
  --sprt 0,20                  of two bots: ends as soon as it is known whether the first is stronger
                               by 20 Elo rather than by 0 (each error at most 5 %)
`,
    fr: `${GAME_FLAG}  --bots greedy,random,...     qui joue : deux au moins, les nôtres par leur nom, des modules : ./monrobot.mjs, ou
                               des processus : "exec:python3 robot.py" (toute virgule y est doublée) ;
                               un robot nommé deux fois a deux places à chaque table : expert,greedy,greedy
  --players N                  places à une table (2) ; 1 : chacun seul, avec les mêmes graines
  --rounds N                   nombre de tours (50) ; dans un tour, tous jouent la même graine à chaque place
  --seed TEXTE                 le même texte donne les mêmes parties (une au hasard, dite dans le résumé)
  --config FICHIER.json        toute autre règle
  --threads N                  les résultats n’en dépendent pas (autant que de cœurs)
  --ms N                       ce qu’un robot qui cherche peut dépenser par coup, en millisecondes
  --nodes N                    idem, en feuilles évaluées : la même graine redonne alors les mêmes parties
  --out FICHIER                garde chaque partie sur une ligne ; rappelée, la commande reprend où elle s’est arrêtée
  --shard 2/8                  seulement cette part des tours, pour une machine parmi d’autres
  --report FICHIER.html        une page avec classement, tableaux et graphiques
  --server http://HÔTE:PORT    aux tables de ce serveur ; là aussi des robots qui viennent par le réseau :
                               "net:node bot.mjs" est lancé avec serveur, table et invitation à chaque partie
  --sprt 0,20                  pour deux robots : s’arrête dès qu’on sait si le premier est plus fort
                               de 20 points Elo plutôt que de 0 (chaque erreur : 5 % au plus)
`,
  },
  closing: {
    en: `The last line is {"summary": ...}, also after Ctrl-C. "tally" adds up the files of several machines.
`,
    fr: `La dernière ligne est {"summary": ...}, même après Ctrl-C. « tally » additionne les fichiers de plusieurs machines.
`,
  },
  load: () => import('./arena/arena.ts'),
};

const TALLY: CliCommand = {
  name: 'tally',
  short: { en: 'adds up the games of an arena', fr: 'additionne les parties d’une arène' },
  long: {
    en: `  ${PROGRAM} tally FILE...
                               what "arena --out" wrote, on one machine or several
  --report FILE.html           a page with ratings, tables and charts
  --sprt 0,20                  of two bots: whether the first is stronger by 20 Elo rather than by 0
`,
    fr: `  ${PROGRAM} tally FICHIER...
                               ce qu’a écrit « arena --out », sur une machine ou plusieurs
  --report FICHIER.html        une page avec classement, tableaux et graphiques
  --sprt 0,20                  pour deux robots : le premier est-il plus fort de 20 points Elo plutôt que de 0
`,
  },
  load: () => import('./arena/tally.ts'),
};

const REPLAY: SharedCommand = {
  name: 'replay',
  short: { en: 'reads a saved game and verifies it', fr: 'relit une partie enregistrée et la vérifie' },
  long: {
    en: `  ${PROGRAM} replay FILE
                               a game file (JSON) or the text notation; without FILE from stdin
  --to-last-sound              of a damaged game, the part before the damage
`,
    fr: `  ${PROGRAM} replay FICHIER
                               un fichier de partie (JSON) ou la notation ; sans FICHIER, l’entrée standard
  --to-last-sound              d’une partie abîmée, ce qui précède le dommage
`,
  },
  closing: {
    en: `Answer, one line: the result of every seat, the hash of the last state, and whether the game was verified.
Of a damaged game: {"error": {"code", "message", "line", "soundTo"}}, soundTo being its last sound move.
Exit code: 0 verified, or not to be verified (null); 1 changed or damaged; 2 nothing could be read.
`,
    fr: `Réponse, une ligne : le résultat de chaque place, l’empreinte du dernier état, et si la partie a été vérifiée.
Pour une partie abîmée : {"error": {"code", "message", "line", "soundTo"}}, soundTo étant son dernier coup intact.
Code de sortie : 0 vérifiée, ou invérifiable (null) ; 1 modifiée ou abîmée ; 2 rien n’a pu être lu.
`,
  },
  load: () => import('./replay.ts'),
};

const CONVERT: CliCommand = {
  name: 'convert',
  short: {
    en: 'a game file as text, or a text as a game file',
    fr: 'un fichier de partie en texte, ou un texte en fichier de partie',
  },
  long: {
    en: `  ${PROGRAM} convert FILE
                               a game file (JSON) or the text notation; without FILE from stdin
  --pack FILE                  card packs that the game was played with; may be given again

The other of the two goes to stdout. What was taken back is not in the text. A game that cannot be read is answered by
{"error": {"code", "message", "line"}}, with exit code 1.
`,
    fr: `  ${PROGRAM} convert FICHIER
                               un fichier de partie (JSON) ou la notation ; sans FICHIER, l’entrée standard
  --pack FICHIER               paquets de cartes de la partie ; peut être répété

L’autre forme va sur la sortie standard. Les coups repris ne sont pas dans le texte. Pour une partie illisible, la réponse
est {"error": {"code", "message", "line"}}, avec le code de sortie 1.
`,
  },
  load: () => import('./convert.ts'),
};

const BENCH: SharedCommand = {
  name: 'bench',
  short: { en: 'how fast it all is', fr: 'la vitesse de l’ensemble' },
  long: {
    en: `  --game ${GAME_IDS.join('|')}
                  only the figures of this game
  --json          one line per figure: {"name", "value", "unit"}
  --only PREFIX   only figures whose name begins so

reference.* are measured in the same run: compare machines by the ratios to them.
`,
    fr: `  --game ${GAME_IDS.join('|')}
                    seulement les mesures de ce jeu
  --json            une ligne par mesure : {"name", "value", "unit"}
  --only PRÉFIXE    seulement les mesures dont le nom commence ainsi

Les mesures reference.* sont prises en même temps : pour comparer des machines, rapportez tout à elles.
`,
  },
  load: () => import('./bench.ts'),
};

const ENGINE: CliCommand = {
  name: 'engine',
  short: {
    en: 'a bot of ours behind JSON lines, for other programs',
    fr: 'un de nos robots derrière des lignes JSON, pour d’autres programmes',
  },
  long: {
    en: `${GAME_FLAG}  --bot NAME                   who answers (the first of the game)
  --ms N, --nodes N            what a bot that searches may spend on an answer, where the question does not say
  --pack FILE                  card packs of the game, if it knows any; may be given again

Questions on stdin, answers on stdout, line by line, as "exec:" bots of simulate speak them:
  {"type": "hello", "game", "rulesVersion"}      {"name", "wants": ["view", "random"]}
  {"type": "ask", "game", "rulesVersion", "seat", "ms", "nodes", "view", "random"}
                                                 {"command": {...}, "drawn"}
A bad line is answered by {"error": {"code", "message", "line"}}. docs/bots.md says the rest.
`,
    fr: `${GAME_FLAG}  --bot NOM                    qui répond (le premier du jeu)
  --ms N, --nodes N            ce qu’un robot qui cherche peut dépenser par coup, si la question ne le dit pas
  --pack FICHIER               paquets de cartes du jeu, s’il en connaît ; peut être répété

Questions sur l’entrée standard, réponses sur la sortie, ligne par ligne, comme avec les robots « exec: » de simulate :
  {"type": "hello", "game", "rulesVersion"}      {"name", "wants": ["view", "random"]}
  {"type": "ask", "game", "rulesVersion", "seat", "ms", "nodes", "view", "random"}
                                                 {"command": {...}, "drawn"}
À une ligne fautive, la réponse est {"error": {"code", "message", "line"}}. Pour le reste, voir docs/bots.md.
`,
  },
  load: () => import('./engine.ts'),
};

const LAB: SharedCommand = {
  name: 'lab',
  short: {
    en: 'how hard a sheet is, how good a deck is',
    fr: 'la difficulté d’une feuille, la valeur d’un deck',
  },
  long: {
    en: `${GAME_FLAG}  --config FILE.json           any further rules
  --games N                    how many (1000)
  --seed TEXT                  the same text gives the same games (one by chance, told in the summary)
`,
    fr: `${GAME_FLAG}  --config FICHIER.json        toute autre règle
  --games N                    combien de parties (1000)
  --seed TEXTE                 le même texte donne les mêmes parties (une au hasard, dite dans le résumé)
`,
  },
  closing: {
    en: `Answer: {"summary": ...}; whatever is counted has mean, sd, se, least, most, tenths (a tenth of the games came to no
more than the first, a tenth to the last or more) and bars for a histogram.
`,
    fr: `Réponse : {"summary": ...} ; tout ce qui est compté a mean, sd, se, least, most, tenths (un dixième des parties n’a pas
dépassé le premier, un dixième a atteint le dernier ou mieux) et bars, pour un histogramme.
`,
  },
  load: () => import('./lab.ts'),
};

const SIT: CliCommand = {
  name: 'sit',
  short: {
    en: 'a bot takes a seat at a table of a server',
    fr: 'un robot prend place à une table d’un serveur',
  },
  long: {
    en: `  ${PROGRAM} sit http://127.0.0.1:8080 TABLE INVITE
                               the address of a server, a table there and its invitation
  --bot NAME                   who plays (the first of the game): one of ours, a module: ./mybot.mjs, or a
                               process: "exec:python3 bot.py"
  --seat N                     which seat (any that is open)
  --ms N, --nodes N            what a bot that searches may spend on an answer
  --chance TEXT                where a bot takes chance from (told to nobody)

It plays to the end of the game: then {"over": true} and exit code 0. A bot that fails: {"failed": {"code", "reason"}}
and exit code 1. "arena --server" seats its own bots so; docs/protocol.md describes the doors for any other program.
`,
    fr: `  ${PROGRAM} sit http://127.0.0.1:8080 TABLE INVITATION
                               l’adresse d’un serveur, une table et son invitation
  --bot NOM                    qui joue (le premier du jeu) : un des nôtres, un module : ./monrobot.mjs, ou un
                               processus : "exec:python3 robot.py"
  --seat N                     à quelle place (n’importe quelle place libre)
  --ms N, --nodes N            ce qu’un robot qui cherche peut dépenser par coup
  --chance TEXTE               d’où un robot tire son hasard (sans le dire à personne)

Il joue jusqu’à la fin de la partie : alors {"over": true} et code de sortie 0. Un robot qui échoue :
{"failed": {"code", "reason"}} et code de sortie 1. « arena --server » place ainsi ses propres robots ;
docs/protocol.md décrit l’accès pour tout autre programme.
`,
  },
  load: () => import('./far/sit.ts'),
};

/** Commands that every game has. */
const SHARED = [PLAY, CARDS, SIMULATE, ARENA, TALLY, LAB, REPLAY, CONVERT, BENCH];

/** Commands under the heading of the game that brings them; those that every game has come first, under none. */
export const CHAPTERS: readonly {
  readonly heading: Text | undefined;
  readonly commands: readonly CliCommand[];
}[] = [
  { heading: undefined, commands: [...SHARED, ENGINE, SIT] },
  ...GAMES.map(({ id, name }) => ({ heading: name, commands: CLI_GAMES[id].commands })),
];

export const commandOf = (name: string): CliCommand | undefined =>
  CHAPTERS.flatMap(({ commands }) => commands).find(command => command.name === name);

/** What the games add to the help of a command, each under its heading. */
export const additionsTo = (
  command: CliCommand,
): readonly { readonly heading: Text; readonly text: Text }[] => {
  const isShared = SHARED.some(({ name }) => name === command.name);
  return GAMES.flatMap(({ id, name }) => {
    const text = isShared ? CLI_GAMES[id].help[command.name as SharedName] : undefined;
    return text ? [{ heading: command === REPLAY ? name : flagged(id), text }] : [];
  });
};

const flagged = (id: string): Text => ({ en: `With --game ${id}`, fr: `Avec --game ${id}` });
