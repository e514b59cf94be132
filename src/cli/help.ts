import type { Language, Text } from '../engine/text.ts';
import { GAME_IDS, GAMES } from '../games/list.ts';
import { PROGRAM } from './program.ts';

export const COMMAND_NAMES = [
  'play',
  'score',
  'placements',
  'ambush',
  'conflict',
  'cards',
  'simulate',
  'replay',
  'pack',
  'deck',
  'story',
  'bench',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export const isCommand = (name: string): name is CommandName =>
  (COMMAND_NAMES as readonly string[]).includes(name);

const SHORT: { readonly [N in CommandName]: Text } = {
  play: {
    en: 'a game in the terminal, alone or against bots',
    fr: 'une partie dans le terminal, seul ou contre des robots',
  },
  score: {
    en: 'what scoring cards are worth on a map',
    fr: 'ce que valent des cartes Score sur une feuille',
  },
  placements: {
    en: 'how many ways a shape fits on a map',
    fr: 'de combien de façons une forme tient sur une feuille',
  },
  ambush: { en: 'where an ambush goes in solo', fr: 'où va une embuscade en solo' },
  conflict: { en: 'how a conflict of Thargos comes out', fr: 'l’issue d’un conflit de Thargos' },
  cards: { en: 'every card with its id', fr: 'chaque carte avec son identifiant' },
  simulate: { en: 'many games between bots', fr: 'beaucoup de parties entre robots' },
  replay: { en: 'reads a saved game and verifies it', fr: 'relit une partie enregistrée et la vérifie' },
  pack: {
    en: 'whether a card pack of Thargos can be played with',
    fr: 'si un paquet de cartes de Thargos peut être joué',
  },
  deck: {
    en: 'whether decks of Thargos keep the rules',
    fr: 'si des decks de Thargos respectent les règles',
  },
  story: {
    en: 'whether a story of Thargos can be played',
    fr: 'si un récit de Thargos peut être joué',
  },
  bench: { en: 'how fast it all is', fr: 'la vitesse de l’ensemble' },
};

const LONG: { readonly [N in CommandName]: Text } = {
  play: {
    en: `  --game ${GAME_IDS.join('|')} (${GAMES[0].id})
  --set base|heroes|combined   which boxes (base)
  --map A|B|C|D|FILE.json      which sheet, or a map file
  --players N                  seats, you are the first (1: solo)
  --bots greedy,random         who sits on the other seats (greedy); also a module: ./mybot.mjs
  --seed TEXT                  the same text gives the same game
  --seat-names Ann,Bob         names to show
  --config FILE.json           any further rules
  --resume FILE                go on with a saved game or its notation; of the flags above only --bots
                               goes with it, all else is in the file
  --to-last-sound              if that file is damaged, go on from its last sound move
  --quick                      draw at once, without asking to confirm
  --no-color                   letters only (NO_COLOR is respected too)

With --game thargos: --mode, --decks, --story, --quick, --pack and every rule by its name as with simulate.

In the game, "help" explains what to type. Without a terminal and without input a bot shows a whole game.
`,
    fr: `  --game ${GAME_IDS.join('|')} (${GAMES[0].id})
  --set base|heroes|combined   quelles boîtes (base)
  --map A|B|C|D|FICHIER.json   quelle feuille, ou un fichier de carte
  --players N                  nombre de places, la vôtre est la première (1 : solo)
  --bots greedy,random         qui occupe les autres places (greedy) ; aussi un module : ./monrobot.mjs
  --seed TEXTE                 le même texte donne la même partie
  --seat-names Anne,Bob        les noms à montrer
  --config FICHIER.json        toute autre règle
  --resume FICHIER             continuer une partie enregistrée ou sa notation ; des options ci-dessus
                               seule --bots va avec, tout le reste est dans le fichier
  --to-last-sound              si ce fichier est abîmé, reprendre après son dernier coup intact
  --quick                      dessiner tout de suite, sans demander confirmation
  --no-color                   des lettres seulement (NO_COLOR est respecté aussi)

Avec --game thargos : --mode, --decks, --story, --quick, --pack et chaque règle par son nom comme avec simulate.

En jeu, « aide » explique ce qu’on peut taper. Sans terminal et sans entrée, un robot montre toute une partie.
`,
  },
  score: {
    en: `One JSON object per line on stdin:
  {"map": ["F....", ...], "cards": ["sentinel-wood", ...], "ruins": [[row, column], ...],
   "edition": "printed"|"rulebook-en", "config": {"destroyedRuins", "greatCity", "shieldgateTie", "corrections"}}
Only map and cards are needed. Map letters: . empty, F forest, V village, A farm, W water, M monster, H hero,
^ mountain, # wasteland, X destroyed, R unfilled ruins.
Answer: {"stars": {"sentinel-wood": 7}, "monsters": -3}

  --why   adds the spaces behind every star
`,
    fr: `Un objet JSON par ligne sur l’entrée :
  {"map": ["F....", ...], "cards": ["sentinel-wood", ...], "ruins": [[ligne, colonne], ...],
   "edition": "printed"|"rulebook-en", "config": {"destroyedRuins", "greatCity", "shieldgateTie", "corrections"}}
Seuls map et cards sont nécessaires. Lettres : . vide, F forêt, V village, A champs, W eau, M monstre, H héros,
^ montagne, # terre désolée, X détruit, R ruines non remplies.
Réponse : {"stars": {"sentinel-wood": 7}, "monsters": -3}

  --why   ajoute les cases derrière chaque étoile
`,
  },
  placements: {
    en: `One JSON object per line on stdin:
  {"map": [...], "shape": ["##", "#."], "ruins": [[row, column], ...], "onRuins": false}
Answer: {"count": n}, over all turns and flips; with onRuins at least one space lies on unfilled ruins.

  --list   adds the sets of spaces
`,
    fr: `Un objet JSON par ligne sur l’entrée :
  {"map": [...], "shape": ["##", "#."], "ruins": [[ligne, colonne], ...], "onRuins": false}
Réponse : {"count": n}, pour toutes les rotations et tous les retournements ; avec onRuins, au moins une case sur des ruines.

  --list   ajoute les ensembles de cases
`,
  },
  ambush: {
    en: `One JSON object per line on stdin:
  {"map": [...], "ruins": [...], "shape": ["##", "#."], "corner": "top-left"|"top-right"|"bottom-right"|"bottom-left",
   "direction": "clockwise"|"counter-clockwise", "anchor": "box"|"cell"}
Answer: {"cells": [[row, column], ...]}, or {"cells": null} when the shape fits nowhere as printed.
`,
    fr: `Un objet JSON par ligne sur l’entrée :
  {"map": [...], "ruins": [...], "shape": ["##", "#."], "corner": "top-left"|"top-right"|"bottom-right"|"bottom-left",
   "direction": "clockwise"|"counter-clockwise", "anchor": "box"|"cell"}
Réponse : {"cells": [[ligne, colonne], ...]}, ou {"cells": null} si la forme ne tient nulle part telle quelle.
`,
  },
  conflict: {
    en: `One JSON object per line on stdin:
  {"config": {"spread": "behind", "mirror": "base"}, "mission": {"power": 1, "mysticism": 2},
   "attacker": {"power": 3, "mind": 1, "mysticism": 2}, "defender": {"power": 2, "mind": 4, "mysticism": 1},
   "attack": [{"colour": "mysticism", "pam": 2}], "defence": {"hand": 5, "cards": [...]} or {"concede": true}}
config holds any rules of the game; the defender comes without the Mission, which is added.
Answer: {"attack": "legal"|"refused", "defence": "legal"|"refused"|null, "success": true|false|null,
"totals": {"power": [attack, defence], ...} or null}: null from the first refusal on, totals null if conceded.
`,
    fr: `Un objet JSON par ligne sur l’entrée :
  {"config": {"spread": "behind", "mirror": "base"}, "mission": {"power": 1, "mysticism": 2},
   "attacker": {"power": 3, "mind": 1, "mysticism": 2}, "defender": {"power": 2, "mind": 4, "mysticism": 1},
   "attack": [{"colour": "mysticism", "pam": 2}], "defence": {"hand": 5, "cards": [...]} ou {"concede": true}}
config contient toute règle du jeu ; le défenseur vient sans la Mission, qui est ajoutée.
Réponse : {"attack": "legal"|"refused", "defence": "legal"|"refused"|null, "success": true|false|null,
"totals": {"power": [attaque, défense], ...} ou null} : null dès le premier refus, totals null si l’on concède.
`,
  },
  cards: {
    en: `  --set base|heroes|combined   only the cards of these boxes

One JSON object per line: id, name, box, kind (edict, explore, ruins, ambush, hero), and what the kind has:
edict: suit, rule (its id in docs/rules), solo, text; explore: time, terrains, shapes; ambush: shape,
direction, corner, text; hero: pattern, text.

  --game thargos   the cards of Thargos: id, name, type, values, text, source; with --pack FILE also yours
`,
    fr: `  --set base|heroes|combined   seulement les cartes de ces boîtes

Un objet JSON par ligne : id, name, box, kind (edict, explore, ruins, ambush, hero), et selon kind :
edict : suit, rule (son identifiant dans docs/rules), solo, text ; explore : time, terrains, shapes ;
ambush : shape, direction, corner, text ; hero : pattern, text.

  --game thargos   les cartes de Thargos : id, name, type, valeurs, text, source ; avec --pack FICHIER les vôtres aussi
`,
  },
  simulate: {
    en: `  --game ${GAME_IDS.join('|')} (${GAMES[0].id})
  --set base|heroes|combined   which boxes (base)
  --map A|B|C|D|FILE.json      which sheet, or a map file
  --config FILE.json           any further rules; --set and --map come before it
  --players N                  seats (as many as bots)
  --bots greedy,random         one for all seats, or one for each (greedy); also a module that exports
                               a function called bot: ./mybot.mjs
  --ms N                       thinking time of bots that take some, per decision
  --games N                    how many (100)
  --seed TEXT                  the same text gives the same games
  --threads N                  the results do not depend on it (as many as cores)
  --each                       a line for every game

With --game thargos:
  --mode duel|circle|story|solo|solo-story   (duel)
  --decks a,b                  one for all or one for each, the Rival's last: a deck of ours, random, a code,
                               or FILE.json
  --quick                      quick play: half the target
  --story kurnor|condar|FILE.json
  --pack FILE                  a card pack to play with; may be given again
  --mirror balance ...         any other rule by its name: --spread, --mirror, --undead true, --points-cap 120 ...
  --matrix                     every deck of ours against every other, both ways, N games each
  --markdown                   the matrix as tables

The last line is {"summary": ...}.
`,
    fr: `  --game ${GAME_IDS.join('|')} (${GAMES[0].id})
  --set base|heroes|combined   quelles boîtes (base)
  --map A|B|C|D|FICHIER.json   quelle feuille, ou un fichier de carte
  --config FICHIER.json        toute autre règle ; --set et --map passent avant
  --players N                  nombre de places (autant que de robots)
  --bots greedy,random         un pour toutes les places, ou un pour chacune (greedy) ; aussi un module
                               qui exporte une fonction nommée bot : ./monrobot.mjs
  --ms N                       temps de réflexion par décision, pour les robots qui en prennent
  --games N                    combien (100)
  --seed TEXTE                 le même texte donne les mêmes parties
  --threads N                  les résultats n’en dépendent pas (autant que de cœurs)
  --each                       une ligne par partie

Avec --game thargos :
  --mode duel|circle|story|solo|solo-story   (duel)
  --decks a,b                  un pour tous ou un pour chacun, celui du Rival en dernier : un de nos decks,
                               random, un code, ou FICHIER.json
  --quick                      jeu rapide : la moitié de l’objectif
  --story kurnor|condar|FICHIER.json
  --pack FICHIER               un paquet de cartes avec lequel jouer ; peut être répété
  --mirror balance ...         toute autre règle par son nom : --spread, --mirror, --undead true, --points-cap 120 ...
  --matrix                     chacun de nos decks contre chaque autre, dans les deux sens, N parties chaque fois
  --markdown                   la matrice en tableaux

La dernière ligne est {"summary": ...}.
`,
  },
  replay: {
    en: `  ${PROGRAM} replay FILE
                               a game file (JSON) or the text notation; without FILE from stdin
  --pack FILE                  a card pack the game was played with (Thargos); may be given again
  --to-last-sound              of a damaged game, the part before the damage

Answer, one line: the result of every seat, the hash of the last state, and whether the game was verified.
Of a damaged game: {"error": {"code", "message", "line", "soundTo"}}, soundTo being its last sound move.
`,
    fr: `  ${PROGRAM} replay FICHIER
                               un fichier de partie (JSON) ou la notation ; sans FICHIER, l’entrée
  --pack FICHIER               un paquet de cartes de la partie (Thargos) ; peut être répété
  --to-last-sound              d’une partie abîmée, ce qui précède le dommage

Réponse, une ligne : le résultat de chaque place, l’empreinte du dernier état, et si la partie a été vérifiée.
D’une partie abîmée : {"error": {"code", "message", "line", "soundTo"}}, soundTo étant son dernier coup intact.
`,
  },
  pack: {
    en: `  ${PROGRAM} pack check FILE
                  a card pack (JSON) or a table of cards (CSV), or - for stdin

  --pack FILE     a pack that is laid on our cards before; may be given again
  --json          one line: pack, version, good, cards, hash, progress, faults

Errors forbid playing with it; warnings name unusual values, notes what is still to be typed in.
Exit code 0: no error; 1: some; 2: it could not be asked.
`,
    fr: `  ${PROGRAM} pack check FICHIER
                  un paquet de cartes (JSON) ou un tableau de cartes (CSV), ou - pour l’entrée

  --pack FICHIER  un paquet posé auparavant sur nos cartes ; peut être répété
  --json          une ligne : pack, version, good, cards, hash, progress, faults

Une erreur interdit de jouer avec ; les avertissements signalent des valeurs inhabituelles, les notes ce qui reste
à saisir. Code de sortie 0 : aucune erreur ; 1 : au moins une ; 2 : la question n’a pu être posée.
`,
  },
  deck: {
    en: `  ${PROGRAM} deck check FILE
                  a deck or a list of decks (JSON), a deck code, the name of a deck of ours, or - for stdin

  --mode duel|circle|story|solo|solo-story   what it is for (duel)
  --sets core|core+condar                    the cards allowed (core; in stories core+condar)
  --points N      the most PAM in the deck, 60 to 240
  --difficulty easy|medium|hard              of a solo story
  --rival         the deck of the Rival: six heroes
  --rival-deck 60|40                         its size in a solo story (60)
  --any-version   versions of one person may meet in a team
  --one-box       all decks of the file out of one box
  --pack FILE     a card pack to play with; may be given again
  --json          one line: good, decks, faults

Exit code 0: no error; 1: some; 2: it could not be asked.
`,
    fr: `  ${PROGRAM} deck check FICHIER
                  un deck ou une liste de decks (JSON), un code de deck, le nom d’un de nos decks, ou - pour l’entrée

  --mode duel|circle|story|solo|solo-story   à quoi il sert (duel)
  --sets core|core+condar                    les cartes permises (core ; dans les récits core+condar)
  --points N      le total de PAM du deck, de 60 à 240 au plus
  --difficulty easy|medium|hard              d’un récit solo
  --rival         le deck du Rival : six héros
  --rival-deck 60|40                         sa taille dans un récit solo (60)
  --any-version   plusieurs versions d’une personne dans une équipe
  --one-box       tous les decks du fichier tirés d’une seule boîte
  --pack FICHIER  un paquet de cartes avec lequel jouer ; peut être répété
  --json          une ligne : good, decks, faults

Code de sortie 0 : aucune erreur ; 1 : au moins une ; 2 : la question n’a pu être posée.
`,
  },
  story: {
    en: `  ${PROGRAM} story check FILE
                  a story file (JSON), kurnor, condar, or - for stdin

  --players N     how many play (2)
  --target N      the victory points each of them needs (34)
  --pack FILE     a card pack to play with; may be given again
  --json          one line: story, good, players, target, faults, paths, worst

Says what is wrong with it and where, and proves that everybody can reach the target on every way through it,
whatever rivals take away. Exit code 0: nothing is wrong; 1: something is; 2: it could not be asked.
`,
    fr: `  ${PROGRAM} story check FICHIER
                  un fichier de récit (JSON), kurnor, condar, ou - pour l’entrée

  --players N     combien de joueurs (2)
  --target N      les points de victoire qu’il faut à chacun (34)
  --pack FICHIER  un paquet de cartes avec lequel jouer ; peut être répété
  --json          une ligne : story, good, players, target, faults, paths, worst

Dit ce qui ne va pas et où, et prouve que chacun peut atteindre l’objectif par tous les chemins, quoi que prennent
les rivaux. Code de sortie 0 : tout va bien ; 1 : quelque chose ne va pas ; 2 : la question n’a pu être posée.
`,
  },
  bench: {
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

reference.* sont mesurées en même temps : comparez les machines par les rapports à elles.
`,
  },
};

const USAGE: Text = { en: 'Usage', fr: 'Usage' };

const COMMON: Text = {
  en: '  --lang en|fr    language of messages (LC_ALL, LANG)\n  --help          this text\n',
  fr: '  --lang en|fr    langue des messages (LC_ALL, LANG)\n  --help          ce texte\n',
};

const CLOSING: Text = {
  en: `  --version       the version\n\n"${PROGRAM} COMMAND --help" shows the flags of a command.\n`,
  fr: `  --version       la version\n\n« ${PROGRAM} COMMANDE --help » montre les options d’une commande.\n`,
};

export const generalHelp = (language: Language): string => {
  const list = COMMAND_NAMES.map(name => `  ${name.padEnd(12)} ${SHORT[name][language]}\n`).join('');
  return `${USAGE[language]}: ${PROGRAM} COMMAND [--flags]\n\n${list}\n${COMMON[language]}${CLOSING[language]}`;
};

export const commandHelp = (name: CommandName, language: Language): string =>
  `alidade ${name}: ${SHORT[name][language]}\n\n${LONG[name][language]}\n${COMMON[language]}`;
