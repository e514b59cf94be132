import type { Language } from '../../engine/text.ts';

/** What the arena says to people. */
const en = {
  noBook: (file: string) => `${file} holds no games of an arena`,
  badLine: (file: string, line: number) => `${file}, line ${line}: this is no game of its arena`,
  cannotOpen: (file: string, reason: string) => `${file} cannot be used: ${reason}`,
  otherArena: (file: string, keys: readonly string[]) =>
    `${file} holds the games of another arena: ${keys.join(', ')} differ`,
  fewBots: 'an arena needs at least two bots: --bots one,another',
  otherTable: (bots: number, seats: number) =>
    `--bots names somebody twice, so it says who sits at every table: ${bots} seats, not ${seats} (--players)`,
  badShard: (text: string) => `--shard ${text}: a part of a whole is needed, like 2/8`,
  badSprt: (text: string) => `--sprt ${text}: two numbers of Elo are needed, the smaller first, like 0,20`,
  sprtForTwo: 'only two bots can be compared by --sprt',
  noMatrix: 'the arena has seats of its own: --matrix is for simulate',
  needsFiles: 'name the files that "arena --out" wrote',
  reportAt: (file: string) => `the report lies in ${file}`,
  title: (bots: readonly string[]) => `Arena: ${bots.join(', ')}`,
  of: (games: number, rounds: number, seats: number) =>
    `${games} ${games === 1 ? 'game' : 'games'} in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${
      seats === 1 ? 'each alone' : `${seats} at a table`
    }`,
  lacking: (games: number) => `${games} of its games ${games === 1 ? 'has' : 'have'} not been played (yet).`,
  open: (games: number) =>
    `${games} ${games === 1 ? 'game of a round that is not whole does' : 'games of rounds that are not whole do'} not count.`,
  ratings: 'Ratings',
  ratingsNote:
    'Elo with the mean of all at 0; the line is where it lies with 95 % confidence. In a round everybody plays the same seed on every seat.',
  against: 'Who against whom',
  againstNote:
    'The share of the points that the bot of the row took from the bot of the column, and where it lies with 95 % confidence.',
  scores: 'Scores',
  scoresNote: 'How often a score was reached; the stroke is the mean.',
  thinking: 'Time to think',
  thinkingNote: 'Milliseconds an answer. They depend on the machine and what else it was doing.',
  course: 'As it went',
  courseNote: (bot: string) =>
    `The share of ${bot} after so many rounds, and where it lies with 95 % confidence.`,
  columns: {
    bot: 'Bot',
    elo: 'Elo',
    interval: '95 %',
    games: 'Games',
    share: 'Share',
    score: 'Score',
    wins: 'Won',
    forfeits: 'Forfeits',
    answers: 'Answers',
    mean: 'Mean ms',
    most: 'Most ms',
  },
  sprt: {
    stronger: (bot: string, wanted: number) => `${bot} is stronger, by about ${wanted} Elo or more.`,
    'not-stronger': (bot: string, wanted: number) => `${bot} is not stronger by ${wanted} Elo.`,
    'go-on': (bot: string) => `Whether ${bot} is stronger is still open.`,
  },
  evidence: (evidence: string, bound: string) => `Evidence ${evidence}; it is enough at ±${bound}.`,
  spends: {
    usual: 'Bots that search spend what they always do.',
    ms: (ms: string) => `Bots may think ${ms} ms about an answer (--ms).`,
    nodes: (nodes: string) => `Bots may weigh ${nodes} nodes for an answer (--nodes).`,
  },
  about: {
    title: 'What was played',
    game: 'Game',
    version: (engine: string, rules: number) => `engine ${engine}, rules version ${rules}`,
    rules: 'Rules',
    spend: 'Thinking',
    seed: 'Seed',
    again: 'Once more',
    file: 'rules.json holds the rules above; --nodes, or bots that do not search, give the same games again.',
  },
};

type Words = typeof en;

const fr: Words = {
  noBook: file => `${file} ne contient pas de parties d’une arène`,
  badLine: (file, line) => `${file}, ligne ${line}\u202f: ce n’est pas une partie de son arène`,
  cannotOpen: (file, reason) => `impossible d’utiliser ${file}\u202f: ${reason}`,
  otherArena: (file, keys) =>
    `${file} contient les parties d’une autre arène\u202f: ${keys.join(', ')} diffèrent`,
  fewBots: 'il faut au moins deux robots dans une arène\u202f: --bots un,autre',
  otherTable: (bots, seats) =>
    `--bots nomme un robot deux fois et dit donc qui joue à chaque table\u202f: ${bots} places, et non ${seats} (--players)`,
  badShard: text => `--shard ${text}\u202f: il faut une part d’un tout, comme 2/8`,
  badSprt: text => `--sprt ${text}\u202f: il faut deux nombres Elo, le plus petit d’abord, comme 0,20`,
  sprtForTwo: '--sprt ne compare que deux robots',
  noMatrix: 'l’arène distribue elle-même les places\u202f: --matrix est pour simulate',
  needsFiles: 'nommez les fichiers écrits par «\u202farena --out\u202f»',
  reportAt: file => `le rapport se trouve dans ${file}`,
  title: bots => `Arène\u202f: ${bots.join(', ')}`,
  of: (games, rounds, seats) =>
    `${games} ${games === 1 ? 'partie' : 'parties'} en ${rounds} ${rounds === 1 ? 'tour' : 'tours'}, ${
      seats === 1 ? 'chacun seul' : `${seats} par table`
    }`,
  lacking: games =>
    games === 1
      ? 'Une de ses parties n’a pas (encore) été jouée.'
      : `${games} de ses parties n’ont pas (encore) été jouées.`,
  open: games =>
    games === 1
      ? 'Une partie d’un tour inachevé ne compte pas.'
      : `${games} parties de tours inachevés ne comptent pas.`,
  ratings: 'Classement',
  ratingsNote:
    'Points Elo, la moyenne de tous étant 0\u202f; le trait montre où ils se situent, avec une confiance de 95\u202f%. Dans un tour, tous jouent la même graine à chaque place.',
  against: 'Qui contre qui',
  againstNote:
    'La part des points que le robot de la ligne a prise à celui de la colonne, et où elle se situe avec une confiance de 95\u202f%.',
  scores: 'Scores',
  scoresNote: 'Combien de fois chaque score a été atteint\u202f; le trait marque la moyenne.',
  thinking: 'Temps de réflexion',
  thinkingNote: 'Millisecondes par réponse. Elles dépendent de la machine et de ce qui l’occupait.',
  course: 'Au fil des tours',
  courseNote: bot =>
    `La part de ${bot} tour après tour, et où elle se situe avec une confiance de 95\u202f%.`,
  columns: {
    bot: 'Robot',
    elo: 'Elo',
    interval: '95\u202f%',
    games: 'Parties',
    share: 'Part',
    score: 'Score',
    wins: 'Gagnées',
    forfeits: 'Forfaits',
    answers: 'Réponses',
    mean: 'ms, moyenne',
    most: 'ms, maximum',
  },
  sprt: {
    stronger: (bot, wanted) => `${bot} est plus fort, d’environ ${wanted} points Elo ou davantage.`,
    'not-stronger': (bot, wanted) => `${bot} n’est pas plus fort de ${wanted} points Elo.`,
    'go-on': bot => `On ne sait pas encore si ${bot} est plus fort.`,
  },
  evidence: (evidence, bound) => `Poids de la preuve\u202f: ${evidence}\u202f; ±${bound} suffit.`,
  spends: {
    usual: 'Les robots qui calculent la suite y mettent le temps habituel.',
    ms: ms => `Les robots peuvent réfléchir ${ms} ms par réponse (--ms).`,
    nodes: nodes => `Les robots peuvent évaluer ${nodes} positions par réponse (--nodes).`,
  },
  about: {
    title: 'Ce qui a été joué',
    game: 'Jeu',
    version: (engine, rules) => `moteur ${engine}, version ${rules} des règles`,
    rules: 'Règles',
    spend: 'Réflexion',
    seed: 'Graine',
    again: 'Rejouer',
    file: 'rules.json contient les règles ci-dessus\u202f; avec --nodes, ou des robots qui ne cherchent pas, les parties sont les mêmes.',
  },
};

export const ARENA_WORDS: { readonly [L in Language]: Words } = { en, fr };
