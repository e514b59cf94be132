import type { CliCommand, SharedHelp } from '../command.ts';

/** What only this game is asked. */
export const COMMANDS: readonly CliCommand[] = [
  {
    name: 'score',
    short: {
      en: 'what scoring cards are worth on a map',
      fr: 'ce que valent des cartes Score sur une feuille',
    },
    long: {
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
    load: () => import('./score.ts'),
  },
  {
    name: 'placements',
    short: {
      en: 'how many ways a shape fits on a map',
      fr: 'de combien de façons une forme tient sur une feuille',
    },
    long: {
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
    load: () => import('./placements.ts'),
  },
  {
    name: 'ambush',
    short: { en: 'where an ambush goes in solo', fr: 'où va une embuscade en solo' },
    long: {
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
    load: () => import('./ambush.ts'),
  },
];

/** What it adds to commands that every game has. */
export const HELP: SharedHelp = {
  play: {
    en: `  --set base|heroes|combined   which boxes (base)
  --map A|B|C|D|FILE.json      which sheet, or a map file
  --seat-names Ann,Bob         names to show
  --quick                      draw at once, without asking to confirm

Bots from gentle to hard: random, novice, greedy, strong, expert.
One player plays solo. With --resume only --bots can be chosen.
`,
    fr: `  --set base|heroes|combined   quelles boîtes (base)
  --map A|B|C|D|FICHIER.json   quelle feuille, ou un fichier de carte
  --seat-names Anne,Bob        les noms à montrer
  --quick                      dessiner tout de suite, sans demander confirmation

Les robots, du plus doux au plus fort : random, novice, greedy, strong, expert.
À une place, c’est le mode solo. Avec --resume, seule l’option --bots se choisit.
`,
  },
  cards: {
    en: `  --set base|heroes|combined   only the cards of these boxes

Also box, kind (edict, explore, ruins, ambush, hero), and what the kind has: edict: suit, rule (its id in
docs/rules), solo, text; explore: time, terrains, shapes; ambush: shape, direction, corner, text; hero: pattern, text.
`,
    fr: `  --set base|heroes|combined   seulement les cartes de ces boîtes

Aussi box, kind (edict, explore, ruins, ambush, hero), et selon kind : edict : suit, rule (son identifiant dans
docs/rules), solo, text ; explore : time, terrains, shapes ; ambush : shape, direction, corner, text ;
hero : pattern, text.
`,
  },
  lab: {
    en: `  --set base|heroes|combined   which boxes (base)
  --map A|B|C|D|FILE.json      which sheet, or a map file; {"edicts": {"A": ..., "D": ...}} in --config for four
                               scoring cards

How hard it is alone: the summary has stars and rating. greedy plays, on every sheet, so that ratings can be compared;
"searchable" says whether strong and expert can search there.
`,
    fr: `  --set base|heroes|combined   quelles boîtes (base)
  --map A|B|C|D|FICHIER.json   quelle feuille, ou un fichier de carte ; {"edicts": {"A": ..., "D": ...}} dans --config
                               pour quatre cartes Score

La difficulté en solo : le résumé a stars et rating. C’est greedy qui joue, sur toute feuille : les notes peuvent être
comparées. « searchable » dit si strong et expert peuvent y chercher.
`,
  },
  arena: {
    en: '  --set, --map, as with simulate\n',
    fr: '  --set, --map, comme avec simulate\n',
  },
  simulate: {
    en: `  --set base|heroes|combined   which boxes (base)
  --map A|B|C|D|FILE.json      which sheet, or a map file; both come before --config

Bots from gentle to hard: random, novice, greedy, strong, expert; the last two search.
`,
    fr: `  --set base|heroes|combined   quelles boîtes (base)
  --map A|B|C|D|FICHIER.json   quelle feuille, ou un fichier de carte ; les deux passent avant --config

Les robots, du plus doux au plus fort : random, novice, greedy, strong, expert ; les deux derniers cherchent.
`,
  },
};
