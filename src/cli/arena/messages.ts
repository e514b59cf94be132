import type { Language } from '../../engine/text.ts';

/** The names of the settings in which two arenas can differ. The keys are those in the results file. */
const differsEn: Readonly<Record<string, string>> = {
  seats: 'number of seats',
  rounds: 'number of rounds',
  table: 'seating',
  job: 'settings',
  engine: 'version of Alidade',
  rulesVersion: 'version of the rules',
};

const differsFr: typeof differsEn = {
  game: 'jeu',
  seats: 'nombre de places',
  rounds: 'nombre de tours',
  table: 'placement',
  seed: 'graine',
  job: 'réglages',
  engine: 'version d’Alidade',
  rulesVersion: 'version des règles',
  server: 'serveur',
};

const differing = (keys: readonly string[], names: typeof differsEn): string =>
  keys.map(key => names[key] ?? key).join(', ');

const en = {
  noBook: (file: string) => `${file} wasn't written by "arena --out"`,
  badLine: (file: string, line: number) =>
    `line ${line} of ${file} isn't a game in this arena. Delete the line, or use another file.`,
  cannotOpen: (file: string, reason: string) => `cannot open ${file}: ${reason}`,
  cannotSaveReport: (file: string, reason: string) =>
    `cannot save the report to ${file}: ${reason}. Choose another --report file.`,
  noFolder: 'its folder does not exist',
  isFolder: 'it is a folder',
  notAllowed: 'you don’t have permission to write to it',
  otherArena: (file: string, keys: readonly string[]) =>
    `${file} contains games from another arena (different: ${differing(keys, differsEn)}). Choose another --out file.`,
  fewBots: 'an arena needs at least two bots, for example --bots greedy,random',
  otherTable: (bots: number, seats: number) =>
    `--bots names a bot twice, so every table has ${bots} seats: remove --players ${seats}`,
  badShard: (text: string) => `--shard ${text}: expected a part such as 2/8`,
  badSprt: (text: string) => `--sprt ${text}: expected two Elo values, the smaller first, such as 0,20`,
  sprtForTwo: '--sprt compares exactly two bots',
  noMatrix: '--matrix works only with simulate',
  needsFiles: 'expected one or more files written by "arena --out"',
  reportAt: (file: string) => `report saved to ${file}`,
  title: (bots: readonly string[]) => `Arena: ${bots.join(', ')}`,
  of: (games: number, rounds: number, seats: number) =>
    `${games} ${games === 1 ? 'game' : 'games'} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${
      seats === 1 ? 'solo' : `${seats} players per table`
    }`,
  lacking: (games: number) =>
    `${games} ${games === 1 ? 'game in this arena has' : 'games in this arena have'} not been played yet.`,
  open: (games: number) =>
    `${games} ${games === 1 ? 'game from an incomplete round does' : 'games from incomplete rounds do'} not count.`,
  ratings: 'Ratings',
  ratingsNote:
    'Elo ratings with an average of 0. Each line shows the 95% confidence interval. In a round, every bot plays the same seed in every seat.',
  against: 'Head to head',
  againstNote:
    'The share of the points that the row’s bot won against the column’s bot (a win is 1 point, a draw half a point), with the 95% confidence interval.',
  scores: 'Scores',
  scoresNote: 'How often each score was reached. The vertical line marks the mean.',
  thinking: 'Thinking time',
  thinkingNote: 'Milliseconds per answer. They depend on the machine and its load.',
  course: 'Over time',
  courseNote: (bot: string) =>
    `The share of the points that ${bot} had won after each round, with the 95% confidence interval.`,
  columns: {
    bot: 'Bot',
    elo: 'Elo',
    interval: '95% CI',
    games: 'Games',
    share: 'Share of points',
    score: 'Score',
    wins: 'Won',
    forfeits: 'Forfeits',
    answers: 'Answers',
    mean: 'Mean ms',
    most: 'Max ms',
  },
  sprt: {
    stronger: (bot: string, wanted: number) => `${bot} is stronger, by roughly ${wanted} Elo or more.`,
    'not-stronger': (bot: string, wanted: number) => `${bot} is not stronger by ${wanted} Elo or more.`,
    'go-on': (bot: string) => `It isn't clear yet whether ${bot} is stronger.`,
  },
  evidence: (evidence: string, bound: string) =>
    `Log-likelihood ratio: ${evidence}. The test decides at ±${bound}.`,
  spends: {
    usual: 'Search bots evaluate their default number of positions per answer.',
    ms: (ms: string) => `Bots may think for ${ms} ms per answer (--ms).`,
    nodes: (nodes: string) => `Bots may evaluate ${nodes} positions per answer (--nodes).`,
  },
  about: {
    title: 'Setup',
    game: 'Game',
    version: (engine: string, rules: number) => `engine ${engine}, rules version ${rules}`,
    rules: 'Rules',
    spend: 'Thinking',
    seed: 'Seed',
    again: 'Run again',
    file: 'First save the rules above as rules.json. The games are the same unless you use --ms.',
  },
};

type Words = typeof en;

const fr: Words = {
  noBook: file => `${file} n’est pas un fichier de «\u202farena --out\u202f»`,
  badLine: (file, line) =>
    `la ligne ${line} de ${file} n’est pas une partie de cette arène. Supprimez-la, ou utilisez un autre fichier.`,
  cannotOpen: (file, reason) => `impossible d’ouvrir ${file}\u202f: ${reason}`,
  cannotSaveReport: (file, reason) =>
    `impossible d’enregistrer le rapport dans ${file}\u202f: ${reason}. Choisissez un autre fichier pour --report.`,
  noFolder: 'son dossier n’existe pas',
  isFolder: 'c’est un dossier',
  notAllowed: 'vous n’avez pas le droit d’y écrire',
  otherArena: (file, keys) =>
    `${file} contient des parties d’une autre arène (différences\u202f: ${differing(keys, differsFr)}). Choisissez un autre fichier pour --out.`,
  fewBots: 'il faut au moins deux bots dans une arène, par exemple --bots greedy,random',
  otherTable: (bots, seats) =>
    `--bots nomme un bot deux fois, donc chaque table a ${bots} places\u202f: retirez --players ${seats}`,
  badShard: text => `--shard ${text}\u202f: il faut une part comme 2/8`,
  badSprt: text => `--sprt ${text}\u202f: il faut deux valeurs Elo, la plus petite d’abord, comme 0,20`,
  sprtForTwo: '--sprt compare exactement deux bots',
  noMatrix: '--matrix ne fonctionne qu’avec simulate',
  needsFiles: 'il faut un ou plusieurs fichiers écrits par «\u202farena --out\u202f»',
  reportAt: file => `rapport enregistré dans ${file}`,
  title: bots => `Arène\u202f: ${bots.join(', ')}`,
  of: (games, rounds, seats) =>
    `${games} ${games === 1 ? 'partie' : 'parties'} en ${rounds} ${rounds === 1 ? 'tour' : 'tours'}, ${
      seats === 1 ? 'en solo' : `${seats} joueurs par table`
    }`,
  lacking: games =>
    games === 1
      ? 'Une partie de cette arène n’a pas encore été jouée.'
      : `${games} parties de cette arène n’ont pas encore été jouées.`,
  open: games =>
    games === 1
      ? 'Une partie d’un tour inachevé ne compte pas.'
      : `${games} parties de tours inachevés ne comptent pas.`,
  ratings: 'Classement',
  ratingsNote:
    'Points Elo, de moyenne 0. Chaque trait montre l’intervalle de confiance à 95\u202f%. Dans un tour, chaque bot joue la même graine à chaque place.',
  against: 'Face à face',
  againstNote:
    'La part des points que le bot de la ligne a gagnés contre celui de la colonne (1 point par victoire, un demi-point par égalité), avec l’intervalle de confiance à 95\u202f%.',
  scores: 'Scores',
  scoresNote: 'Combien de fois chaque score a été atteint. Le trait marque la moyenne.',
  thinking: 'Temps de réflexion',
  thinkingNote: 'Millisecondes par réponse. Elles dépendent de la machine et de sa charge.',
  course: 'Au fil des tours',
  courseNote: bot =>
    `La part des points gagnés par ${bot} après chaque tour, avec l’intervalle de confiance à 95\u202f%.`,
  columns: {
    bot: 'Bot',
    elo: 'Elo',
    interval: 'IC 95\u202f%',
    games: 'Parties',
    share: 'Part des points',
    score: 'Score',
    wins: 'Gagnées',
    forfeits: 'Forfaits',
    answers: 'Réponses',
    mean: 'ms, moyenne',
    most: 'ms, maximum',
  },
  sprt: {
    stronger: (bot, wanted) => `${bot} est plus fort, d’environ ${wanted} points Elo ou davantage.`,
    'not-stronger': (bot, wanted) => `${bot} n’est pas plus fort de ${wanted} points Elo ou davantage.`,
    'go-on': bot => `On ne sait pas encore si ${bot} est plus fort.`,
  },
  evidence: (evidence, bound) =>
    `Log-rapport de vraisemblance\u202f: ${evidence}. Le test conclut à ±${bound}.`,
  spends: {
    usual: 'Les bots qui cherchent évaluent leur nombre habituel de positions par réponse.',
    ms: ms => `Les bots peuvent réfléchir ${ms} ms par réponse (--ms).`,
    nodes: nodes => `Les bots peuvent évaluer ${nodes} positions par réponse (--nodes).`,
  },
  about: {
    title: 'Paramètres',
    game: 'Jeu',
    version: (engine, rules) => `moteur ${engine}, version ${rules} des règles`,
    rules: 'Règles',
    spend: 'Réflexion',
    seed: 'Graine',
    again: 'Relancer',
    file: 'Enregistrez d’abord les règles ci-dessus dans rules.json. Sans --ms, la commande rejoue les mêmes parties.',
  },
};

export const ARENA_WORDS: { readonly [L in Language]: Words } = { en, fr };
