const en = {
  title: 'The rules of Thargos',
  lead: 'How Heroes of Thargos is played, in our own words. Numbers with an A are rulings of ours, where the book is silent or says two things.',
  lesson: 'Take the lesson',
  cards: 'All cards',
  search: 'Search the rules, choices and words',
  nothing: (text: string) => `Nothing is said about “${text}”.`,
  found: (n: number) => (n === 1 ? 'One place found.' : `${n} places found.`),
  contents: 'Contents',
  lists: { choices: 'What a table may choose', words: 'Words of the game' },
  example: 'An example with numbers',
  usual: 'usual',
  unknown: (id: string) => `There is no rule “${id}” on this page.`,
};

const fr: typeof en = {
  title: 'Les règles de Thargos',
  lead: 'Comment se joue Heroes of Thargos, avec nos propres mots. Les numéros avec un A sont des décisions à nous, là où le livret se tait ou dit deux choses.',
  lesson: 'Suivre la leçon',
  cards: 'Toutes les cartes',
  search: 'Chercher dans les règles, les choix et les mots',
  nothing: text => `Rien n’est dit de «\u202f${text}\u202f».`,
  found: n => (n <= 1 ? 'Un endroit trouvé.' : `${n} endroits trouvés.`),
  contents: 'Sommaire',
  lists: { choices: 'Ce qu’une table peut choisir', words: 'Les mots du jeu' },
  example: 'Un exemple chiffré',
  usual: 'par défaut',
  unknown: id => `Il n’y a pas de règle «\u202f${id}\u202f» sur cette page.`,
};

export const WORDS = { en, fr };
