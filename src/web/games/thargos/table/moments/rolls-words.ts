import type { Attitude } from '../../../../../games/thargos/config.ts';

const NNBSP = '\u202f';

/** A row of the Rival's decision table: what one, two to five, and six mean. */
type Meanings = readonly [one: string, places: string, six: string];

interface RollsWords {
  readonly rivalTurn: string;
  readonly dice: string;
  /** What the die is rolled for. */
  readonly asks: { readonly [W in 'attach' | 'attempt' | 'oppose' | 'attitude']: string };
  readonly means: { readonly [W in 'attach' | 'attempt' | 'oppose']: Meanings };
  readonly meansInStory: Meanings;
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
      attempt: 'What does he attempt?',
      oppose: 'Who opposes?',
      attitude: 'What is his attitude?',
    },
    means: {
      attach: ['his weakest hero', 'his heroes, from the left', 'his strongest hero'],
      attempt: ['he doubts and passes', 'the tracks, from the left', 'one card more, roll again'],
      oppose: ['no hero', 'his heroes, from the left', 'his strongest hero, one card more'],
    },
    meansInStory: ['he doubts and passes', 'his heroes, from the left', 'one card more, roll again'],
    attitude: { aggressive: 'aggressive', wary: 'wary', defensive: 'defensive' },
    piles: (attack, defence) => `attacks with ${attack} cards, defends with ${defence}`,
    track: n => `track ${n}`,
    hero: n => `hero ${n}`,
    again: 'That cannot be: he rolls again.',
    how: 'How the Rival decides',
    back: 'Back to the dice',
  },
  fr: {
    rivalTurn: 'Le tour du Rival',
    dice: 'Les dés',
    asks: {
      attach: `Qui reçoit l’avantage${NNBSP}?`,
      attempt: `Que tente-t-il${NNBSP}?`,
      oppose: `Qui s’oppose${NNBSP}?`,
      attitude: `Quelle est son attitude${NNBSP}?`,
    },
    means: {
      attach: ['son héros le plus faible', 'ses héros, depuis la gauche', 'son héros le plus fort'],
      attempt: ['il doute et passe', 'les pistes, depuis la gauche', 'une carte de plus, il relance'],
      oppose: ['aucun héros', 'ses héros, depuis la gauche', 'son héros le plus fort, une carte de plus'],
    },
    meansInStory: ['il doute et passe', 'ses héros, depuis la gauche', 'une carte de plus, il relance'],
    attitude: { aggressive: 'agressif', wary: 'méfiant', defensive: 'défensif' },
    piles: (attack, defence) => `attaque avec ${attack} cartes, défend avec ${defence}`,
    track: n => `piste ${n}`,
    hero: n => `héros ${n}`,
    again: `Impossible${NNBSP}: il relance.`,
    how: 'Comment le Rival décide',
    back: 'Retour aux dés',
  },
};
