import type { Attitude } from '../../../../../games/thargos/ui.ts';

const NNBSP = '\u202f';

/** HT-11.4, HT-12.4: what the Rival does if its die shows 1, and if it shows 6. */
type Meanings = { readonly [W in 'attach' | 'attempt' | 'oppose']: readonly [one: string, six: string] };

export const ROLLS_WORDS = {
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
    } satisfies Meanings,
    places: { attach: 'the hero on one of tracks 1 to 4', attempt: 'tracks 1 to 4' },
    heroes: 'heroes 1 to 4',
    attitude: { aggressive: 'aggressive', wary: 'wary', defensive: 'defensive' } satisfies {
      [A in Attitude]: string;
    },
    track: (n: number) => `track ${n}`,
    hero: (n: number) => `hero ${n}`,
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
    } satisfies Meanings,
    places: { attach: 'son héros sur l’une des pistes 1 à 4', attempt: 'les pistes 1 à 4' },
    heroes: 'ses héros 1 à 4',
    attitude: { aggressive: 'agressive', wary: 'méfiante', defensive: 'défensive' },
    track: (n: number) => `piste ${n}`,
    hero: (n: number) => `héros ${n}`,
    again: `Impossible${NNBSP}: le Rival relance.`,
    how: 'Comment le Rival décide',
    back: 'Retour aux dés',
  },
};
