import type { CliCommand, FlagHelp, SharedHelp } from '../command.ts';
import { PROGRAM } from '../io.ts';

/** The commands that only Cartographers has. */
export const COMMANDS: readonly CliCommand[] = [
  {
    name: 'score',
    short: {
      en: 'Calculate what scoring cards are worth on a map sheet',
      fr: 'Calculer ce que rapportent des cartes Décompte sur une feuille',
    },
    reads: {
      en: `Reads one JSON object per line on stdin:
  {"map": ["F....", ...], "cards": ["sentinel-wood", ...], "ruins": [[row, column], ...],
   "edition": "printed"|"rulebook-en", "config": {"destroyedRuins", "greatCity", "shieldgateTie", "corrections"}}
Only map and cards are required. Map letters: . empty, F forest, V village, A farm, W water, M monster, H hero,
^ mountain, # wasteland, X destroyed, R unfilled ruins.
Answers each line with {"stars": {"sentinel-wood": 7}, "monsters": -3}
`,
      fr: `Lit un objet JSON par ligne sur l’entrée standard :
  {"map": ["F....", ...], "cards": ["sentinel-wood", ...], "ruins": [[ligne, colonne], ...],
   "edition": "printed"|"rulebook-en", "config": {"destroyedRuins", "greatCity", "shieldgateTie", "corrections"}}
Seuls map et cards sont nécessaires. Lettres : . vide, F forêt, V village, A ferme, W lac, M monstre, H héros,
^ montagne, # terre désolée, X détruit, R ruine libre.
Répond à chaque ligne par {"stars": {"sentinel-wood": 7}, "monsters": -3}
`,
    },
    flags: [
      {
        form: '--why',
        text: {
          en: 'also print the spaces that earn the stars',
          fr: 'afficher aussi les cases qui rapportent les étoiles',
        },
      },
    ],
    example: `echo '{"map": ["F....", ".....", ".....", ".....", "....."], "cards": ["sentinel-wood"]}' | ${PROGRAM} score`,
    load: () => import('./score.ts'),
  },
  {
    name: 'placements',
    short: {
      en: 'Count the ways a shape fits on a map sheet',
      fr: 'Compter les façons de placer une forme sur une feuille',
    },
    reads: {
      en: `Reads one JSON object per line on stdin:
  {"map": [...], "shape": ["##", "#."], "ruins": [[row, column], ...], "onRuins": false}
Answers each line with {"count": n}, the number of placements in all rotations and flips. With onRuins, at least one
space must cover unfilled ruins.
`,
      fr: `Lit un objet JSON par ligne sur l’entrée standard :
  {"map": [...], "shape": ["##", "#."], "ruins": [[ligne, colonne], ...], "onRuins": false}
Répond à chaque ligne par {"count": n}, le nombre de placements dans toutes les rotations et tous les retournements.
Avec onRuins, au moins une case doit couvrir une ruine libre.
`,
    },
    flags: [
      {
        form: '--list',
        text: {
          en: 'also print the spaces of every placement',
          fr: 'afficher aussi les cases de chaque placement',
        },
      },
    ],
    example: `echo '{"map": [".....", ".....", ".....", ".....", "....."], "shape": ["##", "#."]}' | ${PROGRAM} placements`,
    load: () => import('./placements.ts'),
  },
  {
    name: 'ambush',
    short: {
      en: 'Find where an ambush goes in a solo game',
      fr: 'Trouver où va une embuscade en solo',
    },
    reads: {
      en: `Reads one JSON object per line on stdin:
  {"map": [...], "ruins": [...], "shape": ["##", "#."], "corner": "top-left"|"top-right"|"bottom-right"|"bottom-left",
   "direction": "clockwise"|"counter-clockwise", "anchor": "box"|"cell"}
Answers each line with {"cells": [[row, column], ...]}, or {"cells": null} if the shape fits nowhere.
The shape is not rotated or flipped.
`,
      fr: `Lit un objet JSON par ligne sur l’entrée standard :
  {"map": [...], "ruins": [...], "shape": ["##", "#."], "corner": "top-left"|"top-right"|"bottom-right"|"bottom-left",
   "direction": "clockwise"|"counter-clockwise", "anchor": "box"|"cell"}
Répond à chaque ligne par {"cells": [[ligne, colonne], ...]}, ou {"cells": null} si la forme ne tient nulle part.
La forme n’est ni pivotée ni retournée.
`,
    },
    flags: [],
    example: `echo '{"map": [".....", ".....", ".....", ".....", "....."], "shape": ["##", "#."], "corner": "top-left", "direction": "clockwise"}' | ${PROGRAM} ambush`,
    load: () => import('./ambush.ts'),
  },
];

const SET: FlagHelp = {
  form: '--set base|heroes|combined',
  text: { en: 'which boxes (default: base)', fr: 'quelles boîtes (par défaut : base)' },
};

const MAP: FlagHelp = {
  form: { en: '--map A|B|C|D|FILE.json', fr: '--map A|B|C|D|FICHIER.json' },
  text: { en: 'which map sheet, or a map file', fr: 'quelle feuille, ou un fichier de feuille' },
};

/** The flags and texts that Cartographers adds to the help of shared commands. */
export const HELP: SharedHelp = {
  play: {
    flags: [
      SET,
      MAP,
      {
        form: { en: '--seat-names Ann,Bob', fr: '--seat-names Anne,Bob' },
        text: { en: 'names of the players, seat 1 first', fr: 'noms des joueurs, à partir de la place 1' },
      },
      {
        form: '--quick',
        text: { en: 'draw at once, without confirmation', fr: 'dessiner aussitôt, sans confirmation' },
      },
    ],
    text: {
      en: `Bots, from easy to hard: random, novice, greedy, strong, expert.
With one player, the game is solo. With --resume, you can change only the bots.
`,
      fr: `Les bots, du plus facile au plus fort : random, novice, greedy, strong, expert.
Avec un seul joueur, la partie est en solo. Avec --resume, vous ne pouvez changer que les bots.
`,
    },
  },
  cards: {
    flags: [
      {
        form: '--set base|heroes|combined',
        text: { en: 'only the cards in these boxes', fr: 'seulement les cartes de ces boîtes' },
      },
    ],
    text: {
      en: `Also prints box and kind (edict, explore, ruins, ambush, hero), and these keys for each kind:
  edict     suit, rule (its id in docs/rules), solo, text
  explore   time, terrains, shapes
  ambush    shape, direction, corner, text
  hero      pattern, text
`,
      fr: `Affiche aussi box et kind (edict, explore, ruins, ambush, hero), et ces clés pour chaque kind :
  edict     suit, rule (son identifiant dans docs/rules), solo, text
  explore   time, terrains, shapes
  ambush    shape, direction, corner, text
  hero      pattern, text
`,
    },
  },
  lab: {
    flags: [SET, MAP],
    text: {
      en: `Measures how hard the map sheet is in solo games. The summary gives stars (the scores) and rating (the solo ratings).
The bot greedy plays every game, so you can compare the ratings of different map sheets. "searchable" says whether the
bots strong and expert can search on the map sheet.
{"edicts": {"A": ..., "B": ..., "C": ..., "D": ...}} in --config sets the four scoring cards.
`,
      fr: `Mesure la difficulté de la feuille en solo. Le résumé donne stars (les scores) et rating (les notes solo). Le bot greedy
joue toutes les parties, si bien que les notes de plusieurs feuilles sont comparables. « searchable » dit si les bots strong et
expert peuvent chercher sur la feuille.
{"edicts": {"A": ..., "B": ..., "C": ..., "D": ...}} dans --config fixe les quatre cartes Décompte.
`,
    },
  },
  arena: { flags: [SET, MAP] },
  load: { flags: [SET, MAP] },
  simulate: {
    flags: [SET, MAP],
    text: {
      en: `--set and --map override --config.
Bots, from easy to hard: random, novice, greedy, strong, expert. The last two search.
`,
      fr: `--set et --map l’emportent sur --config.
Les bots, du plus facile au plus fort : random, novice, greedy, strong, expert. Les deux derniers cherchent.
`,
    },
  },
};
