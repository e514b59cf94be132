/** What is said around advice, whichever game it is about. */
const en = {
  thinking: 'Trying it out …',
  none: 'There is no advice about this.',
  failed: 'The advice broke down. Try it again.',
  first: 'With a hint this game becomes practice: it will not count for bests, dailies or statistics.',
  yes: 'Show me',
  asGood: 'as good as the first',
  show: 'Show',
  review: 'What could have been',
  start: 'Look through this game',
  stop: 'Stop',
  worst: 'What cost most',
  better: (what: string) => `better: ${what}`,
};

const fr: typeof en = {
  thinking: 'Essais en cours…',
  none: 'Il n’y a pas de conseil pour cela.',
  failed: 'Le conseil n’a pas abouti. Réessayez.',
  first:
    'Avec un conseil, cette partie devient un entraînement\u202f: elle ne compte plus pour les records, les défis du jour ni les statistiques.',
  yes: 'Montrez-moi',
  asGood: 'aussi bien que la première',
  show: 'Montrer',
  review: 'Ce qui aurait été possible',
  start: 'Analyser cette partie',
  stop: 'Arrêter',
  worst: 'Ce qui a coûté le plus',
  better: what => `mieux\u202f: ${what}`,
};

export const HELP_WORDS = { en, fr };
