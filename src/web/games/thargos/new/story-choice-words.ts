import type { WordsOf } from './choice-words.ts';

const YES_NO = { true: { en: 'Yes', fr: 'Oui' }, false: { en: 'No', fr: 'Non' } };

/** Choices about stories and about playing alone. */
export const STORY_CHOICE_WORDS: WordsOf<
  | 'movement'
  | 'swapM10M16'
  | 'placeLimits'
  | 'actionLists'
  | 'storyMissionCap'
  | 'secretMissions'
  | 'soloStory'
  | 'difficulty'
  | 'rivalDeck'
  | 'coop'
  | 'coopTarget'
  | 'opposing'
> = {
  placeLimits: {
    title: { en: 'Actions that belong to a place', fr: 'Actions liées à un lieu' },
    why: {
      en: 'Creatures stay out of towns, some Actions stay inside them. The book lets you ignore this.',
      fr: 'Les créatures restent hors des villes, certaines actions n’y sortent pas. Le livret vous laisse libre.',
    },
    rule: 'HT-9.8',
    values: {
      true: { en: 'Only in that place', fr: 'Seulement dans ce lieu' },
      false: { en: 'Anywhere', fr: 'Partout' },
    },
  },
  actionLists: {
    title: { en: 'The story’s list of Actions', fr: 'Liste d’actions du récit' },
    why: {
      en: 'A story may allow only some Actions. The book lets you ignore its list.',
      fr: 'Un récit peut n’autoriser que certaines actions. Le livret vous laisse libre.',
    },
    rule: 'HT-10.5',
    values: {
      true: { en: 'Only the listed ones', fr: 'Seulement celles de la liste' },
      false: { en: 'Every Action', fr: 'Toutes les actions' },
    },
  },
  storyMissionCap: {
    title: { en: 'Missions in a story deck', fr: 'Missions d’un deck de récit' },
    why: {
      en: 'The book recommends at most 40 PAM in the twenty Missions of a story deck.',
      fr: 'Le livret recommande au plus 40 PAM dans les vingt missions d’un deck de récit.',
    },
    rule: 'HT-9.2',
    values: {
      true: { en: 'At most 40 PAM', fr: 'Au plus 40 PAM' },
      false: { en: 'Any PAM', fr: 'Sans limite de PAM' },
    },
  },
  secretMissions: {
    title: { en: 'Secret Missions', fr: 'Missions secrètes' },
    why: {
      en: 'The cards of the story, or cards drawn at random from them and the secondary pile.',
      fr: 'Les cartes du récit, ou des cartes tirées au hasard parmi elles et la pile secondaire.',
    },
    rule: 'HT-A-53',
    values: {
      fixed: { en: 'As the story says', fr: 'Celles du récit' },
      random: { en: 'Drawn at random', fr: 'Tirées au hasard' },
    },
  },
  difficulty: {
    title: { en: 'Difficulty by your deck', fr: 'Difficulté selon votre deck' },
    why: {
      en: 'The PAM total of your twenty Missions: the more PAM, the easier. Ready-made decks adapt to your choice.',
      fr: 'Le total de PAM de vos vingt missions\u202f: plus il est élevé, plus c’est facile. Les decks prêts à jouer s’adaptent.',
    },
    rule: 'HT-12.2',
    values: {
      any: { en: 'As the deck is', fr: 'Selon le deck' },
      easy: { en: 'Easy: 50 to 60 PAM', fr: 'Facile\u202f: 50 à 60 PAM' },
      medium: { en: 'Medium: 30 to 49 PAM', fr: 'Moyenne\u202f: 30 à 49 PAM' },
      hard: { en: 'Hard: 20 to 29 PAM', fr: 'Difficile\u202f: 20 à 29 PAM' },
    },
  },
  movement: {
    title: { en: 'How heroes move', fr: 'Comment les héros se déplacent' },
    why: {
      en: 'The book only mentions markers.',
      fr: 'Le livret ne parle que de marqueurs.',
    },
    rule: 'HT-9.9',
    values: {
      free: { en: 'Freely, as part of the attempt', fr: 'Librement, lors de la tentative' },
      paced: { en: 'One path a turn', fr: 'Un chemin par tour' },
    },
  },
  swapM10M16: {
    title: { en: 'Numbers of lair and wolf', fr: 'Numéros de la tanière et du loup' },
    why: {
      en: 'In Kurnor the book gives them each other’s number in one place.',
      fr: 'À Kurnor, le livret échange leurs numéros à un endroit.',
    },
    rule: 'HT-A-21',
    values: {
      false: { en: 'Lair M16, wolf M10', fr: 'Tanière M16, loup M10' },
      true: { en: 'Lair M10, wolf M16', fr: 'Tanière M10, loup M16' },
    },
  },
  soloStory: {
    title: { en: 'Who opposes you in a solo story', fr: 'Qui s’oppose à vous en récit solo' },
    why: {
      en: 'The Rival walks the story too, or nobody does and only dice push you back.',
      fr: 'Le Rival parcourt le récit lui aussi, ou personne ne s’oppose et seuls les dés vous repoussent.',
    },
    rule: 'HT-12.4',
    values: {
      rival: { en: 'The Rival', fr: 'Le Rival' },
      thargosOnly: { en: 'Thargos alone', fr: 'Thargos seul' },
    },
  },
  rivalDeck: {
    title: { en: 'The Rival’s deck', fr: 'Deck du Rival' },
    why: {
      en: 'Forty cards are for two decks from one box.',
      fr: 'Quarante cartes si les deux decks viennent d’une boîte.',
    },
    rule: 'HT-12.1',
    values: { 60: { en: '60 cards', fr: '60 cartes' }, 40: { en: '40 cards', fr: '40 cartes' } },
  },
  coop: {
    title: { en: 'Together', fr: 'Ensemble' },
    why: {
      en: 'All share one progress and one target, every attempt is pushed back by dice, and all lose when a deck burns.',
      fr: 'Un seul parcours et un seul objectif pour tous, chaque tentative subit le rejet des dés, et tous perdent si un deck brûle.',
    },
    rule: 'HT-A-32',
    values: YES_NO,
  },
  opposing: {
    title: { en: 'Who may oppose', fr: 'Qui peut s’opposer' },
    why: {
      en: 'One strong hero could oppose everything. Rested: who opposed last lets another do it next.',
      fr: 'Un héros fort pourrait s’opposer à tout. Reposé\u202f: celui qui vient de s’opposer laisse la place à un autre la fois suivante.',
    },
    rule: 'HT-A-47',
    values: {
      any: { en: 'Any hero, every time', fr: 'N’importe quel héros, à chaque fois' },
      rested: { en: 'A rested hero', fr: 'Un héros reposé' },
    },
  },
  coopTarget: {
    title: { en: 'What you need together', fr: 'Ce qu’il vous faut ensemble' },
    why: {
      en: 'A story has only so many Missions: from three players on, each brings a smaller share of his target.',
      fr: 'Un récit n’a qu’un certain nombre de missions\u202f: à partir de trois joueurs, chacun n’apporte qu’une part de son objectif.',
    },
    rule: 'HT-A-32',
    values: {
      scaled: { en: 'Shares that fit the number of players', fr: 'Des parts selon le nombre de joueurs' },
      sum: { en: 'The targets of all', fr: 'Les objectifs de tous' },
    },
  },
};
