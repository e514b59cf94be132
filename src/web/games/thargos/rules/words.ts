const en = {
  title: 'The rules of Thargos',
  lead: 'How Heroes of Thargos is played, in our own words. Numbers with an A are rulings of ours, where the book is silent or says two things.',
  cards: 'All cards',
  search: 'Search the rules, choices and words',
  lists: { choices: 'What a table may choose', words: 'Words of the game' },
  example: 'An example with numbers',
  usual: 'usual',
};

const fr: typeof en = {
  title: 'Les règles de Thargos',
  lead: 'Comment se joue Héros de Thargos, avec nos propres mots. Les numéros avec un A sont des décisions à nous, là où le livret se tait ou dit deux choses.',
  cards: 'Toutes les cartes',
  search: 'Chercher dans les règles, les choix et les mots',
  lists: { choices: 'Ce qu’une table peut choisir', words: 'Les mots du jeu' },
  example: 'Un exemple chiffré',
  usual: 'par défaut',
};

export const WORDS = { en, fr };
