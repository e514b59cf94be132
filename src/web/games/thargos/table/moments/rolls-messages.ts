import type { Attitude } from '../../../../../games/thargos/ui.ts';

const NNBSP = '\u202f';

/** The meanings of one and six in the Rival's decision table. */
type Meanings = readonly [one: string, six: string];

interface RollsWords {
  readonly rivalTurn: string;
  readonly dice: string;
  /** The purpose of the die. */
  readonly asks: { readonly [W in 'attach' | 'attempt' | 'oppose' | 'attitude']: string };
  readonly means: { readonly [W in 'attach' | 'attempt' | 'oppose']: Meanings };
  /** The meaning of two to five: tracks, or heroes if there are no tracks. */
  readonly places: { readonly [W in 'attach' | 'attempt']: string };
  readonly heroes: string;
  readonly attitude: { readonly [A in Attitude]: string };
  readonly piles: (attack: number, defence: number) => string;
  readonly track: (n: number) => string;
  readonly hero: (n: number) => string;
  readonly again: string;
  readonly how: string;
  readonly back: string;
}

export const ROLLS_WORDS: { readonly en: RollsWords; readonly fr: RollsWords } = {
  en: {
    rivalTurn: 'The Rival’s turn',
    dice: 'The dice',
    asks: {
      attach: 'Who gets the Advantage?',
      attempt: 'What does the Rival attempt?',
      oppose: 'Which hero opposes?',
      attitude: 'What is the Rival’s attitude?',
    },
    means: {
      attach: ['the weakest hero', 'the strongest hero'],
      attempt: ['the Rival has doubts and passes', 'one extra card, and the Rival rolls again'],
      oppose: ['no hero', 'the strongest hero, with one extra card'],
    },
    places: { attach: 'the hero on one of tracks 1 to 4', attempt: 'tracks 1 to 4' },
    heroes: 'heroes 1 to 4',
    attitude: { aggressive: 'aggressive', wary: 'wary', defensive: 'defensive' },
    piles: (attack, defence) =>
      `attacks with ${attack} ${attack === 1 ? 'card' : 'cards'}, defends with ${defence}`,
    track: n => `track ${n}`,
    hero: n => `hero ${n}`,
    again: 'Not possible: the Rival rolls again.',
    how: 'How the Rival decides',
    back: 'Back to the dice',
  },
  fr: {
    rivalTurn: 'Le tour du Rival',
    dice: 'Les dés',
    asks: {
      attach: `Qui reçoit l’avantage${NNBSP}?`,
      attempt: `Que tente le Rival${NNBSP}?`,
      oppose: `Quel héros s’oppose${NNBSP}?`,
      attitude: `Quelle est l’attitude du Rival${NNBSP}?`,
    },
    means: {
      attach: ['son héros le plus faible', 'son héros le plus fort'],
      attempt: ['le Rival doute et passe', 'une carte de plus, et le Rival relance'],
      oppose: ['aucun héros', 'son héros le plus fort, avec une carte de plus'],
    },
    places: { attach: 'son héros sur l’une des pistes 1 à 4', attempt: 'les pistes 1 à 4' },
    heroes: 'ses héros 1 à 4',
    attitude: { aggressive: 'agressive', wary: 'méfiante', defensive: 'défensive' },
    piles: (attack, defence) =>
      `attaque avec ${attack} ${attack < 2 ? 'carte' : 'cartes'}, défend avec ${defence}`,
    track: n => `piste ${n}`,
    hero: n => `héros ${n}`,
    again: `Impossible${NNBSP}: le Rival relance.`,
    how: 'Comment le Rival décide',
    back: 'Retour aux dés',
  },
};
