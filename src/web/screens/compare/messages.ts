/** The texts of the comparison, which is the same for all games. */
const en = {
  title: 'Compare games',
  lead: 'Choose two finished games to see them side by side and see where their scores diverge.',
  sides: ['First game', 'Second game'] as const,
  file: 'Open a game file',
  saved: 'Or choose a saved game',
  choose: 'Choose a game',
  loading: 'One moment…',
  opened: 'Opened. Choose the other game.',
  other: 'Choose other games',
  you: 'You',
  bot: (name: string) => `${name} (bot)`,
  board: 'Game shown',
  player: 'Player',
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  firstDifference: 'First difference',
  same: 'Both players did the same.',
  difference: 'Difference',
  chart: 'Score difference',
  chartOf: (least: string, most: string, end: string) =>
    `Score difference at each step, from ${least} to ${most}, at the end ${end}`,
  legend: (above: string, below: string) =>
    `Ahead above the middle: ${above}. Below it: ${below}. The vertical line is the current step.`,
  even: 'The scores are equal at each step.',
  parts: 'Where the scores diverge',
  score: 'Score',
  goTo: (moment: string) => `Go to: ${moment}`,
};

const fr: Omit<typeof en, 'sides'> & { readonly sides: readonly [string, string] } = {
  title: 'Comparer des parties',
  lead: 'Choisissez deux parties terminées pour les voir côte à côte et trouver où leurs scores divergent.',
  sides: ['Première partie', 'Seconde partie'],
  file: 'Ouvrir un fichier de partie',
  saved: 'Ou choisissez une partie enregistrée',
  choose: 'Choisir une partie',
  loading: 'Un instant…',
  opened: 'Partie ouverte. Choisissez l’autre.',
  other: 'Choisir d’autres parties',
  you: 'Vous',
  bot: name => `${name} (bot)`,
  board: 'Partie affichée',
  player: 'Joueur',
  step: (n, all) => `Étape ${n} sur ${all}`,
  firstDifference: 'Première différence',
  same: 'Les deux joueurs ont fait la même chose.',
  difference: 'Écart',
  chart: 'Écart de score',
  chartOf: (least, most, end) => `Écart de score à chaque étape, de ${least} à ${most}, à la fin ${end}`,
  legend: (above, below) =>
    `En tête au-dessus du milieu\u202f: ${above}. En dessous\u202f: ${below}. La ligne verticale marque l’étape actuelle.`,
  even: 'Les scores sont égaux à chaque étape.',
  parts: 'Où les scores divergent',
  score: 'Score',
  goTo: moment => `Aller à\u202f: ${moment}`,
};

export const COMPARE_MESSAGES = { en, fr };
