/** The texts of hints and reviews that are the same for all games. */
const en = {
  loading: 'Analyzing…',
  none: 'No hint for this decision.',
  failed: 'Analysis failed. Try again.',
  first: (uncounted: string) =>
    `Using a hint turns this into a practice game: it won’t count toward ${uncounted}.`,
  yes: 'Show hint',
  asGood: 'as good as the first hint',
  show: 'Show',
  review: 'Review',
  start: 'Analyze this game',
  stop: 'Stop',
  worst: 'Costliest decisions',
  better: (what: string) => `better: ${what}`,
};

const fr: typeof en = {
  loading: 'Analyse en cours…',
  none: 'Pas de conseil pour cette décision.',
  failed: 'L’analyse a échoué. Réessayez.',
  first: uncounted =>
    `Avec un conseil, cette partie devient un entraînement\u202f: elle ne compte plus pour ${uncounted}.`,
  yes: 'Montrer le conseil',
  asGood: 'aussi bon que le premier conseil',
  show: 'Montrer',
  review: 'Analyse',
  start: 'Analyser la partie',
  stop: 'Arrêter',
  worst: 'Décisions les plus coûteuses',
  better: what => `mieux\u202f: ${what}`,
};

export const HELP_MESSAGES = { en, fr };
