import type { WordsOf } from './choice-words.ts';

/** Choices about heroes, monsters and the solo ambush. */
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
      en: 'Whether a hero’s pattern may be turned and mirrored.',
      fr: 'Peut-on tourner et retourner le schéma d’un héros\u202f?',
    },
    values: {
      free: { en: 'Turned and mirrored freely', fr: 'Librement tourné et retourné' },
      printed: { en: 'Only as printed', fr: 'Seulement comme imprimé' },
    },
  },
  trollChooser: {
    title: { en: 'Giant Troll: who chooses', fr: 'Troll géant\u202f: qui choisit' },
    why: {
      en: 'At the end of a season the Troll destroys a space beside it.',
      fr: 'À la fin d’une saison, le Troll détruit une case adjacente.',
    },
    values: {
      owner: { en: 'The owner of the map', fr: 'Le propriétaire de la feuille' },
      neighbour: { en: 'The neighbour by the card’s arrow', fr: 'Le voisin selon la flèche de la carte' },
    },
  },
  gorgonChooser: {
    title: { en: 'Gorgon: who chooses', fr: 'Gorgone\u202f: qui choisit' },
    why: {
      en: 'Who names the space that the gaze destroys.',
      fr: 'Qui désigne la case que le regard détruit\u202f?',
    },
    values: {
      drawer: { en: 'Who draws the Gorgon', fr: 'Celui qui dessine la Gorgone' },
      owner: { en: 'The owner of the map', fr: 'Le propriétaire de la feuille' },
    },
  },
  gorgonTiming: {
    title: { en: 'Gorgon under attack marks', fr: 'Gorgone sous des marques d’attaque' },
    why: {
      en: 'Drawn where heroes strike, what comes first?',
      fr: 'Dessinée là où frappent des héros, qu’est-ce qui vient d’abord\u202f?',
    },
    values: {
      afterHeroes: {
        en: 'Heroes strike, what is left gazes',
        fr: 'Les héros frappent, ce qui reste regarde',
      },
      beforeHeroes: { en: 'She gazes, then heroes strike', fr: 'Elle regarde, puis les héros frappent' },
    },
  },
  gorgonTarget: {
    title: { en: 'What the Gorgon may destroy', fr: 'Ce que la Gorgone peut détruire' },
    why: { en: 'Never a mountain.', fr: 'Jamais une montagne.' },
    values: {
      any: { en: 'Any space, empty ones too', fr: 'Toute case, même vide' },
      filled: { en: 'Filled spaces only', fr: 'Les cases remplies seulement' },
    },
  },
  winterEffects: {
    title: { en: 'Zombie and Troll after winter', fr: 'Zombie et Troll après l’hiver' },
    why: {
      en: 'The scores are written by then; only the finished map changes.',
      fr: 'Les scores sont alors inscrits\u202f; seule la feuille achevée change.',
    },
    values: {
      apply: { en: 'They act', fr: 'Ils agissent' },
      skip: { en: 'They rest', fr: 'Ils se reposent' },
    },
  },
  soloAnchor: {
    title: { en: 'Solo ambush: what walks the edge', fr: 'Embuscade solo\u202f: ce qui longe le bord' },
    why: {
      en: 'The monster walks round the map until it fits. Programs differ in what touches the edge.',
      fr: 'Le monstre fait le tour de la feuille jusqu’à tenir. Les programmes diffèrent sur ce qui touche le bord.',
    },
    values: {
      box: { en: 'The box around the shape', fr: 'Le cadre de la forme' },
      cell: { en: 'Its first space', fr: 'Sa première case' },
    },
  },
  soloGorgon: {
    title: { en: 'Solo: who chooses for the Gorgon', fr: 'Solo\u202f: qui choisit pour la Gorgone' },
    why: { en: 'There is no neighbour to do it.', fr: 'Il n’y a pas de voisin pour le faire.' },
    values: { player: { en: 'You', fr: 'Vous' }, auto: { en: 'The game', fr: 'Le jeu' } },
  },
};
