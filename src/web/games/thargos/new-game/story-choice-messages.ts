import { YES_NO } from '../../../screens/new-game/plan.ts';
import type { WordsOf } from './choice-messages.ts';

/** Texts for options about stories and solo games. */
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
    title: { en: 'Actions tied to a place', fr: 'Actions liées à un lieu' },
    why: {
      en: 'Creatures stay out of towns, and some Actions work only in towns. The book lets you ignore this.',
      fr: 'Les créatures restent hors des villes, et certaines actions ne se jouent qu’en ville. Le livret vous laisse libre.',
    },
    rule: 'HT-9.8',
    values: {
      true: { en: 'Only in that place', fr: 'Seulement dans ce lieu' },
      false: { en: 'Anywhere', fr: 'Partout' },
    },
  },
  actionLists: {
    title: { en: 'Story’s Action list', fr: 'Liste d’actions du récit' },
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
      en: 'The book recommends at most 40 PAM for the twenty Missions of a story deck.',
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
      en: 'The story’s own cards, or cards drawn at random from them and the secondary pile.',
      fr: 'Les cartes du récit, ou des cartes tirées au hasard parmi elles et la pile secondaire.',
    },
    rule: 'HT-A-53',
    values: {
      fixed: { en: 'Set by the story', fr: 'Celles du récit' },
      random: { en: 'Drawn at random', fr: 'Tirées au hasard' },
    },
  },
  difficulty: {
    title: { en: 'Difficulty by deck', fr: 'Difficulté selon votre deck' },
    why: {
      en: 'The PAM total of your twenty Missions. More PAM is easier. Ready-made decks adapt to your choice.',
      fr: 'Le total de PAM de vos vingt missions\u202f: plus il est élevé, plus c’est facile. Les decks préconstruits s’adaptent.',
    },
    rule: 'HT-12.2',
    values: {
      any: { en: 'Depends on the deck', fr: 'Selon le deck' },
      easy: { en: 'Easy: 50 to 60 PAM', fr: 'Facile\u202f: 50 à 60 PAM' },
      medium: { en: 'Medium: 30 to 49 PAM', fr: 'Moyenne\u202f: 30 à 49 PAM' },
      hard: { en: 'Hard: 20 to 29 PAM', fr: 'Difficile\u202f: 20 à 29 PAM' },
    },
  },
  movement: {
    title: { en: 'Hero movement', fr: 'Déplacement des héros' },
    why: {
      en: 'The book mentions markers, but not how heroes move.',
      fr: 'Le livret parle de marqueurs, sans dire comment les héros se déplacent.',
    },
    rule: 'HT-9.9',
    values: {
      free: { en: 'Freely, as part of the attempt', fr: 'Librement, lors de la tentative' },
      paced: { en: 'One path per turn', fr: 'Un chemin par tour' },
    },
  },
  swapM10M16: {
    title: { en: 'Lair and wolf numbers', fr: 'Numéros de la tanière et du loup' },
    why: {
      en: 'In Kurnor, the book swaps their numbers in one place.',
      fr: 'À Kurnor, le livret échange leurs numéros à un endroit.',
    },
    rule: 'HT-A-21',
    values: {
      false: { en: 'Lair M16, wolf M10', fr: 'Tanière M16, loup M10' },
      true: { en: 'Lair M10, wolf M16', fr: 'Tanière M10, loup M16' },
    },
  },
  soloStory: {
    title: { en: 'Opponent in a solo story', fr: 'Adversaire en récit solo' },
    why: {
      en: 'The Rival plays the story too, or only dice oppose you.',
      fr: 'Le Rival parcourt le récit lui aussi, ou seuls les dés s’opposent à vous.',
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
      en: 'Choose 40 if both decks come from one box.',
      fr: '40 cartes si les deux decks viennent de la même boîte.',
    },
    rule: 'HT-12.1',
    values: { 60: { en: '60 cards', fr: '60 cartes' }, 40: { en: '40 cards', fr: '40 cartes' } },
  },
  coop: {
    title: { en: 'Cooperative', fr: 'Coopératif' },
    why: {
      en: 'Everyone shares the same progress and the same target. Every attempt meets the Thargos pushback. If one deck burns, everyone loses.',
      fr: 'Un seul parcours et un seul objectif pour tous. Chaque tentative subit le rejet. Si un deck brûle, tous perdent.',
    },
    rule: 'HT-A-32',
    values: YES_NO,
  },
  opposing: {
    title: { en: 'Opposing heroes', fr: 'Héros qui s’opposent' },
    why: {
      en: 'One strong hero could oppose every attempt. Rested: a hero can’t oppose twice in a row.',
      fr: 'Un héros fort pourrait s’opposer à tout. Reposé\u202f: un héros ne peut pas s’opposer deux fois de suite.',
    },
    rule: 'HT-A-47',
    values: {
      any: { en: 'Any hero, every time', fr: 'N’importe quel héros, à chaque fois' },
      rested: { en: 'A rested hero', fr: 'Un héros reposé' },
    },
  },
  coopTarget: {
    title: { en: 'Shared target', fr: 'Objectif commun' },
    why: {
      en: 'A story has a limited number of Missions. With three or more players, each adds only a share of their target.',
      fr: 'Un récit n’a qu’un certain nombre de missions. À partir de trois joueurs, chacun n’apporte qu’une part de son objectif.',
    },
    rule: 'HT-A-32',
    values: {
      scaled: { en: 'Scaled to the number of players', fr: 'Selon le nombre de joueurs' },
      sum: { en: 'Sum of all targets', fr: 'Somme des objectifs' },
    },
  },
};
