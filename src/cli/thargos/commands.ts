import type { CliCommand, SharedHelp } from '../command.ts';
import { PROGRAM } from '../program.ts';

/** What only this game is asked. */
export const COMMANDS: readonly CliCommand[] = [
  {
    name: 'conflict',
    short: { en: 'how a conflict of Thargos comes out', fr: 'l’issue d’un conflit de Thargos' },
    long: {
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
    load: () => import('./conflict.ts'),
  },
  {
    name: 'pack',
    short: {
      en: 'whether a card pack of Thargos can be played with',
      fr: 'vérifie qu’on peut jouer avec un paquet de cartes de Thargos',
    },
    long: {
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
    load: () => import('./pack.ts'),
  },
  {
    name: 'deck',
    short: {
      en: 'check decks of Thargos against the rules, or fill one',
      fr: 'vérifie que des decks de Thargos respectent les règles, ou en complète un',
    },
    long: {
      en: `  ${PROGRAM} deck check FILE
                  a deck or a list of decks (JSON), a deck code, the name of a deck of ours, or - for stdin
  ${PROGRAM} deck fill FILE
                  adds the heroes and cards that the deck lacks, in its colors and factions; removes nothing

  --mode duel|circle|story|solo|solo-story   what it is for (duel)
  --sets core|core+condar                    the cards allowed (core; in stories core+condar)
  --points N      the most PAM in the deck, 60 to 240
  --difficulty easy|medium|hard              of a solo story
  --rival         the deck of the Rival: six heroes
  --rival-deck 60|40                         its size in a solo story (60)
  --any-version   versions of one person may meet in a team
  --one-box       all decks of the file out of one box
  --pack FILE     a card pack to play with; may be given again
  --seed TEXT     of fill: the same text adds the same cards
  --json          one line: good, decks, faults; of fill: good, added, deck, code, faults

Exit code 0: no error; 1: some; 2: it could not be asked.
`,
      fr: `  ${PROGRAM} deck check FICHIER
                  un deck ou une liste de decks (JSON), un code de deck, le nom d’un de nos decks, ou - pour l’entrée
  ${PROGRAM} deck fill FICHIER
                  ajoute les héros et les cartes qui manquent, dans les couleurs et les factions du deck ; ne retire rien

  --mode duel|circle|story|solo|solo-story   à quoi il sert (duel)
  --sets core|core+condar                    les cartes permises (core ; dans les récits core+condar)
  --points N      le total de PAM du deck, de 60 à 240 au plus
  --difficulty easy|medium|hard              d’un récit solo
  --rival         le deck du Rival : six héros
  --rival-deck 60|40                         sa taille dans un récit solo (60)
  --any-version   plusieurs versions d’une personne dans une équipe
  --one-box       tous les decks du fichier tirés d’une seule boîte
  --pack FICHIER  un paquet de cartes avec lequel jouer ; peut être répété
  --seed TEXTE    de fill : le même texte ajoute les mêmes cartes
  --json          une ligne : good, decks, faults ; de fill : good, added, deck, code, faults

Code de sortie 0 : aucune erreur ; 1 : au moins une ; 2 : la question n’a pu être posée.
`,
    },
    load: () => import('./deck.ts'),
  },
  {
    name: 'story',
    short: {
      en: 'whether a story of Thargos can be played',
      fr: 'vérifie qu’un récit de Thargos peut être joué',
    },
    long: {
      en: `  ${PROGRAM} story check FILE
                  a story file (JSON), kurnor, condar, or - for stdin

  --players N     how many play (2)
  --target N      the victory points each of them needs (34)
  --together      all play together, for the sum of their shares (HT-A-32)
  --pack FILE     a card pack to play with; may be given again
  --json          one line: story, good, players, target, together, faults, paths, worst

Says what is wrong with it and where, and proves that everybody can reach the target on every way through it,
whatever rivals take away. Exit code 0: nothing is wrong; 1: something is; 2: it could not be asked.
`,
      fr: `  ${PROGRAM} story check FICHIER
                  un fichier de récit (JSON), kurnor, condar, ou - pour l’entrée

  --players N     combien de joueurs (2)
  --target N      les points de victoire qu’il faut à chacun (34)
  --together      tous jouent ensemble, pour la somme de leurs parts (HT-A-32)
  --pack FICHIER  un paquet de cartes avec lequel jouer ; peut être répété
  --json          une ligne : story, good, players, target, together, faults, paths, worst

Dit ce qui ne va pas et où, et prouve que chacun peut atteindre l’objectif par tous les chemins, quoi que prennent
les rivaux. Code de sortie 0 : tout va bien ; 1 : quelque chose ne va pas ; 2 : la question n’a pu être posée.
`,
    },
    load: () => import('./story.ts'),
  },
];

/** What it adds to commands that every game has. */
export const HELP: SharedHelp = {
  play: {
    en: '  --mode, --rules, --decks, --story, --quick, --pack and every rule by its name, as with simulate\n',
    fr: '  --mode, --rules, --decks, --story, --quick, --pack et chaque règle par son nom, comme avec simulate\n',
  },
  arena: {
    en: '  --mode, --rules, --decks, --story, --quick, --pack and every rule by its name, as with simulate\n',
    fr: '  --mode, --rules, --decks, --story, --quick, --pack et chaque règle par son nom, comme avec simulate\n',
  },
  lab: {
    en: `  --decks a                    the deck: one of ours, a code, or FILE.json
  --bot greedy|random          who plays it, on both sides (greedy)
  --quick, --rules, --pack and every rule by its name, as with simulate

How good it is: duels against all decks of ours (with --points-cap those for that many points), half of them on each side of the table. The summary has winRate, vp (its
victory points) and margin (those of the other taken off), on the whole and against each of them (rivals).
`,
    fr: `  --decks a                    le deck : un des nôtres, un code, ou FICHIER.json
  --bot greedy|random          qui le joue, des deux côtés (greedy)
  --quick, --rules, --pack et chaque règle par son nom, comme avec simulate

Ce qu’il vaut : des duels contre tous nos decks (avec --points-cap, ceux pour ce nombre de points), pour moitié de chaque côté de la table. Le résumé a winRate, vp (ses points
de victoire) et margin (ceux de l’autre retirés), en tout et contre chacun (rivals).
`,
  },
  cards: {
    en: `  --pack FILE                  also the cards of this pack; may be given again

Also type, values, text and source.
`,
    fr: `  --pack FICHIER               aussi les cartes de ce paquet ; peut être répété

Aussi type, valeurs, text et source.
`,
  },
  simulate: {
    en: `  --mode duel|circle|story|solo|solo-story   (duel)
  --rules book|balanced        the rulebook, or our balanced changes (book)
  --difficulty any|easy|medium|hard          of a solo story (any)
  --decks a,b                  one for all or one for each, the Rival's last: a deck of ours, random, a code,
                               or FILE.json
  --quick                      quick play: half the target
  --story kurnor|condar|FILE.json
  --pack FILE                  a card pack to play with; may be given again
  --mirror balance ...         any other rule by its name: --spread, --mirror, --undead true, --points-cap 120 ...
  --matrix                     every deck of ours against every other, both ways, N games each;
                               with --points-cap the decks for that many points
  --markdown                   the matrix as tables
`,
    fr: `  --mode duel|circle|story|solo|solo-story   (duel)
  --rules book|balanced        le livret, ou nos règles équilibrées (book)
  --difficulty any|easy|medium|hard          d’un récit solo (any)
  --decks a,b                  un pour tous ou un pour chacun, celui du Rival en dernier : un de nos decks,
                               random, un code, ou FICHIER.json
  --quick                      jeu rapide : la moitié de l’objectif
  --story kurnor|condar|FICHIER.json
  --pack FICHIER               un paquet de cartes avec lequel jouer ; peut être répété
  --mirror balance ...         toute autre règle par son nom : --spread, --mirror, --undead true, --points-cap 120 ...
  --matrix                     chacun de nos decks contre chaque autre, dans les deux sens, N parties chaque fois ;
                               avec --points-cap, les decks pour ce nombre de points
  --markdown                   la matrice en tableaux
`,
  },
  replay: {
    en: '  --pack FILE                  a card pack the game was played with; may be given again\n',
    fr: '  --pack FICHIER               un paquet de cartes de la partie ; peut être répété\n',
  },
};
