import type { WordsOf } from './choice-messages.ts';

/** Texts for the options about heroes, monsters and the solo ambush. */
export const MONSTER_WORDS: WordsOf<
  | 'heroOrientation'
  | 'trollChooser'
  | 'gorgonChooser'
  | 'gorgonTiming'
  | 'gorgonTarget'
  | 'winterEffects'
  | 'soloAnchor'
  | 'soloGorgon'
> = {
  heroOrientation: {
    title: { en: 'Attack patterns', fr: 'Schémas d’attaque' },
    why: {
      en: 'How you can place a hero’s pattern.',
      fr: 'Comment placer le schéma d’un héros.',
    },
    values: {
      free: { en: 'Rotate and flip freely', fr: 'Pivoter et retourner librement' },
      printed: { en: 'Only as printed', fr: 'Seulement comme imprimé' },
    },
  },
  trollChooser: {
    title: { en: 'Giant Troll: who chooses', fr: 'Troll géant\u202f: qui choisit' },
    why: {
      en: 'Who chooses the space beside the Troll that it destroys at the end of a season.',
      fr: 'Qui choisit la case adjacente que le Troll détruit à la fin d’une saison.',
    },
    values: {
      owner: { en: 'The owner of the map', fr: 'Le propriétaire de la feuille' },
      neighbour: { en: 'The neighbor the arrow points to', fr: 'Le voisin que désigne la flèche' },
    },
  },
  gorgonChooser: {
    title: { en: 'Gorgon: who chooses', fr: 'Gorgone\u202f: qui choisit' },
    why: {
      en: 'Who chooses the space that the gaze destroys.',
      fr: 'Qui choisit la case que le regard détruit.',
    },
    values: {
      drawer: { en: 'The player who draws it', fr: 'Le joueur qui la dessine' },
      owner: { en: 'The owner of the map', fr: 'Le propriétaire de la feuille' },
    },
  },
  gorgonTiming: {
    title: { en: 'Gorgon on attack marks', fr: 'Gorgone sur des marques d’attaque' },
    why: {
      en: 'What happens first when the Gorgon is drawn on attack marks.',
      fr: 'Ce qui se passe d’abord si la Gorgone est dessinée sur des marques d’attaque.',
    },
    values: {
      afterHeroes: {
        en: 'Heroes strike first',
        fr: 'Les héros frappent d’abord',
      },
      beforeHeroes: { en: 'The Gorgon gazes first', fr: 'La Gorgone regarde d’abord' },
    },
  },
  gorgonTarget: {
    title: { en: 'What the Gorgon can destroy', fr: 'Ce que la Gorgone peut détruire' },
    why: { en: 'Never a mountain.', fr: 'Jamais une montagne.' },
    values: {
      any: { en: 'Any space, empty ones too', fr: 'Toute case, même vide' },
      filled: { en: 'Filled spaces only', fr: 'Les cases remplies seulement' },
    },
  },
  winterEffects: {
    title: { en: 'Zombie and Troll after winter', fr: 'Zombie et Troll après l’hiver' },
    why: {
      en: 'Scores are final by then; only the finished map changes.',
      fr: 'Les scores sont alors définitifs\u202f; seule la feuille terminée change.',
    },
    values: {
      apply: { en: 'They act', fr: 'Ils agissent' },
      skip: { en: 'They don’t act', fr: 'Ils n’agissent pas' },
    },
  },
  soloAnchor: {
    title: {
      en: 'Solo ambush: which part follows the edge',
      fr: 'Embuscade solo\u202f: ce qui longe le bord',
    },
    why: {
      en: 'The monster walks around the map until it fits. Choose which part of it follows the edge.',
      fr: 'Le monstre fait le tour de la feuille jusqu’à tenir. Choisissez quelle partie suit le bord.',
    },
    values: {
      box: { en: 'The box around the shape', fr: 'Le cadre de la forme' },
      cell: { en: 'Its first space', fr: 'Sa première case' },
    },
  },
  soloGorgon: {
    title: { en: 'Solo: who chooses for the Gorgon', fr: 'Solo\u202f: qui choisit pour la Gorgone' },
    why: { en: 'You have no neighbor in solo games.', fr: 'En solo, vous n’avez pas de voisin.' },
    values: { player: { en: 'You', fr: 'Vous' }, auto: { en: 'The game', fr: 'Le jeu' } },
  },
};
