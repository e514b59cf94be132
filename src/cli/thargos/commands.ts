import type { CliCommand, FlagHelp, SharedHelp } from '../command.ts';
import { PACK } from '../flag-help.ts';
import { PROGRAM } from '../io.ts';

const FILE = { en: 'check FILE', fr: 'check FICHIER' };

/** The commands that only Heroes of Thargos has. */
export const COMMANDS: readonly CliCommand[] = [
  {
    name: 'conflict',
    short: { en: 'Resolve a Thargos conflict', fr: 'Résoudre un conflit de Thargos' },
    reads: {
      en: `Reads one JSON object per line on stdin:
  {"config": {"spread": "behind", "mirror": "base"}, "mission": {"power": 1, "mysticism": 2},
   "attacker": {"power": 3, "mind": 1, "mysticism": 2}, "defender": {"power": 2, "mind": 4, "mysticism": 1},
   "attack": [{"colour": "mysticism", "pam": 2}], "defence": {"hand": 5, "cards": [...]} or {"concede": true}}
config can set any rule of the game. Give the defender’s values without the Mission: the command adds it.
pam is a card’s value, and hand is the number of cards in the defender’s hand.
Answers each line with {"attack": "legal"|"refused", "defence": "legal"|"refused"|null, "success": true|false|null,
"totals": {"power": [attack, defense], ...} or null}. If attack or defence is refused, everything after it is null.
If the defender concedes, totals is null.
`,
      fr: `Lit un objet JSON par ligne sur l’entrée standard :
  {"config": {"spread": "behind", "mirror": "base"}, "mission": {"power": 1, "mysticism": 2},
   "attacker": {"power": 3, "mind": 1, "mysticism": 2}, "defender": {"power": 2, "mind": 4, "mysticism": 1},
   "attack": [{"colour": "mysticism", "pam": 2}], "defence": {"hand": 5, "cards": [...]} ou {"concede": true}}
config peut fixer toute règle du jeu. Donnez les valeurs du défenseur sans la mission : la commande l’ajoute.
pam est la valeur d’une carte, et hand le nombre de cartes dans la main du défenseur.
Répond à chaque ligne par {"attack": "legal"|"refused", "defence": "legal"|"refused"|null, "success": true|false|null,
"totals": {"power": [attaque, défense], ...} ou null}. Si attack ou defence est refusé, tout ce qui suit est null.
Si le défenseur cède, totals est null.
`,
    },
    flags: [],
    example: `echo '{"mission": {"power": 1}, "attacker": {"power": 3, "mind": 1, "mysticism": 2}, "defender": {"power": 2, "mind": 4, "mysticism": 1}, "attack": [], "defence": {"concede": true}}' | ${PROGRAM} conflict`,
    load: () => import('./conflict.ts'),
  },
  {
    name: 'pack',
    usage: [FILE],
    short: {
      en: 'Check whether a Thargos card pack is valid',
      fr: 'Vérifier qu’un pack de cartes de Thargos est valide',
    },
    reads: {
      en: 'FILE is a card pack (JSON), a table of cards (CSV), or - for stdin.\n',
      fr: 'FICHIER est un pack de cartes (JSON), un tableau de cartes (CSV), ou - pour l’entrée standard.\n',
    },
    flags: [
      {
        form: { en: '--pack FILE', fr: '--pack FICHIER' },
        text: {
          en: 'a pack to apply before this one; may be repeated',
          fr: 'un pack à appliquer avant celui-ci ; peut être répété',
        },
      },
      {
        form: '--json',
        text: {
          en: 'print one JSON object with the keys pack, version, good, cards, hash, progress, faults',
          fr: 'afficher un objet JSON avec les clés pack, version, good, cards, hash, progress, faults',
        },
      },
    ],
    closing: {
      en: `A pack with errors cannot be used. Warnings list unusual values. Notes list what is still missing.
Exit code: 0 without errors, 1 with errors, 2 if the file cannot be read.
`,
      fr: `Un pack avec des erreurs est inutilisable. Les avertissements signalent des valeurs inhabituelles, les notes ce qui
manque encore. Code de sortie : 0 sans erreur, 1 avec des erreurs, 2 si le fichier est illisible.
`,
    },
    example: `echo '{"format": "thargos-cardpack/1", "pack": {"id": "my-box", "version": "1.0.0", "mode": "overlay", "provenance": "userPrinted"}, "cards": []}' | ${PROGRAM} pack check -`,
    load: () => import('./pack.ts'),
  },
  {
    name: 'deck',
    usage: ['check DECK', 'fill DECK'],
    short: {
      en: 'Check Thargos decks against the rules, or complete one',
      fr: 'Vérifier que des decks de Thargos respectent les règles, ou en compléter un',
    },
    reads: {
      en: `DECK is a file with a deck or a list of decks (JSON), a deck code, the name of a ready-made deck, or - for stdin.
"fill" takes one deck and adds the missing heroes and cards, in its colors and factions. It removes nothing.
`,
      fr: `DECK est un fichier avec un deck ou une liste de decks (JSON), un code de deck, le nom d’un deck préconstruit, ou -
pour l’entrée standard. « fill » prend un seul deck et ajoute les héros et les cartes qui manquent, dans ses couleurs et
ses factions. Il ne retire rien.
`,
    },
    flags: [
      {
        form: '--mode MODE',
        text: {
          en: 'duel, circle, story, solo or solo-story (default: duel)',
          fr: 'duel, circle, story, solo ou solo-story (par défaut : duel)',
        },
      },
      {
        form: '--sets core|core+condar',
        text: {
          en: 'the cards allowed (default: core; in stories core+condar)',
          fr: 'les cartes permises (par défaut : core ; dans les récits core+condar)',
        },
      },
      {
        form: '--points N',
        text: {
          en: 'maximum PAM in the deck, from 60 to 240',
          fr: 'le PAM maximal du deck, de 60 à 240',
        },
      },
      {
        form: '--difficulty easy|medium|hard',
        text: { en: 'difficulty of a solo story', fr: 'difficulté d’un récit solo' },
      },
      {
        form: '--rival',
        text: {
          en: 'check DECK as a deck for the Rival, with six heroes',
          fr: 'vérifier DECK comme deck du Rival, avec six héros',
        },
      },
      {
        form: '--rival-deck 60|40',
        text: {
          en: 'size of the Rival’s deck in a solo story (default: 60)',
          fr: 'taille du deck du Rival dans un récit solo (par défaut : 60)',
        },
      },
      {
        form: '--any-version',
        text: {
          en: 'allow several versions of one hero in a team',
          fr: 'permettre plusieurs versions d’un héros dans une équipe',
        },
      },
      {
        form: '--one-box',
        text: {
          en: 'require that all decks in the file can be built from one box',
          fr: 'exiger que tous les decks du fichier puissent venir d’une seule boîte',
        },
      },
      PACK,
      {
        form: { en: '--seed TEXT', fr: '--seed TEXTE' },
        text: {
          en: 'for fill: the same text adds the same cards',
          fr: 'pour fill : le même texte ajoute les mêmes cartes',
        },
      },
      {
        form: '--json',
        text: {
          en: 'print one JSON object with the keys good, decks, faults (fill: good, added, deck, code, faults)',
          fr: 'afficher un objet JSON avec les clés good, decks, faults (fill : good, added, deck, code, faults)',
        },
      },
    ],
    closing: {
      en: 'Exit code: 0 without errors, 1 with errors, 2 if the deck cannot be read.\n',
      fr: 'Code de sortie : 0 sans erreur, 1 avec des erreurs, 2 si le deck est illisible.\n',
    },
    example: `${PROGRAM} deck check ford-watch`,
    load: () => import('./deck.ts'),
  },
  {
    name: 'story',
    usage: [FILE],
    short: {
      en: 'Check whether a Thargos story can be played',
      fr: 'Vérifier qu’un récit de Thargos peut être joué',
    },
    reads: {
      en: 'FILE is a story file (JSON), kurnor, condar, or - for stdin.\n',
      fr: 'FICHIER est un fichier de récit (JSON), kurnor, condar, ou - pour l’entrée standard.\n',
    },
    flags: [
      {
        form: '--players N',
        text: { en: 'number of players (default: 2)', fr: 'nombre de joueurs (par défaut : 2)' },
      },
      {
        form: '--target N',
        text: {
          en: 'victory points that each player needs (default: 34)',
          fr: 'points de victoire qu’il faut à chaque joueur (par défaut : 34)',
        },
      },
      {
        form: '--together',
        text: {
          en: 'cooperative: all players share one target (HT-A-32)',
          fr: 'coopératif : tous les joueurs partagent un objectif (HT-A-32)',
        },
      },
      PACK,
      {
        form: '--json',
        text: {
          en: 'print one JSON object with the keys story, good, players, target, together, faults, paths, worst',
          fr: 'afficher un objet JSON avec les clés story, good, players, target, together, faults, paths, worst',
        },
      },
    ],
    closing: {
      en: `Lists the errors and where they are. Also checks that every player can reach the target on every path, no matter what
their opponents win. Exit code: 0 without errors, 1 with errors, 2 if the file cannot be read.
`,
      fr: `Montre les erreurs et leur emplacement. Vérifie aussi que chaque joueur peut atteindre l’objectif par tous les chemins,
quoi que gagnent ses adversaires. Code de sortie : 0 sans erreur, 1 avec des erreurs, 2 si le fichier est illisible.
`,
    },
    example: `${PROGRAM} story check kurnor --players 2`,
    load: () => import('./story.ts'),
  },
];

const AS_SIMULATE: FlagHelp = {
  form: '--mode, --rules, --decks, ...',
  text: {
    en: 'these, --story, --quick, --pack and a flag for each rule work as in simulate',
    fr: 'ces options, --story, --quick, --pack et une option par règle marchent comme avec simulate',
  },
};

/** The flags and texts that Thargos adds to the help of shared commands. */
export const HELP: SharedHelp = {
  play: { flags: [AS_SIMULATE] },
  arena: { flags: [AS_SIMULATE] },
  load: { flags: [AS_SIMULATE] },
  lab: {
    flags: [
      {
        form: '--decks DECK',
        text: {
          en: 'the deck: the name of a ready-made deck, a deck code, or FILE.json',
          fr: 'le deck : le nom d’un deck préconstruit, un code, ou FICHIER.json',
        },
      },
      {
        form: '--bot greedy|random',
        text: {
          en: 'the bot that plays both decks (default: greedy)',
          fr: 'le bot qui joue les deux decks (par défaut : greedy)',
        },
      },
      {
        form: '--rules, --quick, --pack, ...',
        text: {
          en: 'these, and a flag for each rule, work as in simulate',
          fr: 'ces options, et une option par règle, marchent comme avec simulate',
        },
      },
    ],
    text: {
      en: `Plays duels against every ready-made deck, or, with --points-cap, only against the decks built for that many points.
Your deck takes each of the two seats in half of the duels. The summary gives winRate, vp (victory points) and margin
(lead in victory points), overall and against each deck (rivals).
`,
      fr: `Joue des duels contre chaque deck préconstruit ou, avec --points-cap, seulement contre ceux construits pour ce nombre
de points. Votre deck prend chacune des deux places dans la moitié des duels. Le résumé donne winRate, vp (points de
victoire) et margin (avance en points de victoire), au total et contre chaque deck (rivals).
`,
    },
  },
  cards: {
    flags: [
      {
        form: { en: '--pack FILE', fr: '--pack FICHIER' },
        text: {
          en: 'also list the cards in this pack; may be repeated',
          fr: 'lister aussi les cartes de ce pack ; peut être répété',
        },
      },
    ],
    text: {
      en: 'Also prints type, values, text and source.\n',
      fr: 'Affiche aussi le type, les valeurs, le texte et la source.\n',
    },
  },
  simulate: {
    flags: [
      {
        form: '--mode MODE',
        text: {
          en: 'duel, circle, story, solo or solo-story (default: duel)',
          fr: 'duel, circle, story, solo ou solo-story (par défaut : duel)',
        },
      },
      {
        form: '--rules book|balanced',
        text: {
          en: 'the rules as printed, or our balanced version (default: book)',
          fr: 'les règles imprimées, ou notre version équilibrée (par défaut : book)',
        },
      },
      {
        form: { en: '--difficulty LEVEL', fr: '--difficulty NIVEAU' },
        text: {
          en: 'any, easy, medium or hard, for a solo story (default: any)',
          fr: 'any, easy, medium ou hard, pour un récit solo (par défaut : any)',
        },
      },
      {
        form: '--decks DECK,DECK',
        text: {
          en: 'one deck for all players, or one per player (the Rival’s last). DECK is the name of a ready-made deck, random, a deck code, or FILE.json',
          fr: 'un deck pour tous les joueurs, ou un par joueur (celui du Rival en dernier). DECK est le nom d’un deck préconstruit, random, un code de deck ou FICHIER.json',
        },
      },
      {
        form: '--quick',
        text: { en: 'quick play: half the target', fr: 'jeu rapide : la moitié de l’objectif' },
      },
      {
        form: { en: '--story kurnor|condar|FILE.json', fr: '--story kurnor|condar|FICHIER.json' },
        text: { en: 'which story', fr: 'quel récit' },
      },
      PACK,
      {
        form: '--mirror balance, ...',
        text: {
          en: 'every other rule has a flag with its name, such as --spread behind, --undead true or --points-cap 120',
          fr: 'toute autre règle a une option à son nom, comme --spread behind, --undead true ou --points-cap 120',
        },
      },
      {
        form: '--matrix',
        text: {
          en: 'play every ready-made deck against every other: --games N plays N games in each seating order; with --points-cap, only the decks built for that many points',
          fr: 'jouer chaque deck préconstruit contre tous les autres : --games N joue N parties dans chaque ordre des places ; avec --points-cap, seulement les decks construits pour ce nombre de points',
        },
      },
      {
        form: '--markdown',
        text: { en: 'print the matrix as Markdown tables', fr: 'afficher la matrice en tableaux Markdown' },
      },
    ],
  },
  replay: {
    flags: [
      {
        form: { en: '--pack FILE', fr: '--pack FICHIER' },
        text: {
          en: 'a card pack that the game uses; may be repeated',
          fr: 'un pack de cartes de la partie ; peut être répété',
        },
      },
    ],
  },
};
