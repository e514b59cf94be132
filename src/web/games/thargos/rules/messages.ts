const en = {
  title: 'Rules of Thargos',
  lead: 'How to play Heroes of Thargos, in our own words. Numbers with an A are our rulings where the rulebook is silent or contradicts itself.',
  cards: 'All cards',
  search: 'Search rules, options and terms',
  lists: { choices: 'Options', words: 'Glossary' },
  example: 'An example with numbers',
  usual: 'default',
};

const fr: typeof en = {
  title: 'Règles de Thargos',
  lead: 'Comment se joue Héros de Thargos, avec nos propres mots. Les numéros avec un A sont nos décisions, là où le livret se tait ou se contredit.',
  cards: 'Toutes les cartes',
  search: 'Chercher dans les règles, options et termes',
  lists: { choices: 'Options', words: 'Glossaire' },
  example: 'Un exemple chiffré',
  usual: 'par défaut',
};

export const WORDS = { en, fr };
