import { say } from '../../../../i18n.ts';
import { linkTo } from '../../../../route.ts';

const NNBSP = '\u202f';

const WORDS = {
  en: {
    how: 'How the Rival decides',
    steps: [
      'Attitude: the Rival rolls a die at the start, and again when effects discard their whole hand. The attitude sets how many cards they use to attack and to defend. Infamy adds to both and rises by one when the Rival’s deck runs out.',
      'Advantage: the Rival digs for one and rolls for the hero who gets it. 1: the weakest. 2 to 5: heroes 1 to 4. 6: the strongest.',
    ],
    attempt:
      'Attempt: the Rival rolls. 1: they have doubts and pass. 2 to 5: they attempt the Mission on track 1 to 4. 6: one extra card, then another roll.',
    story: [
      'Attempt: the Rival rolls. 1: they have doubts and pass. 2 to 5: one of heroes 1 to 4 attempts a random Mission. 6: one extra card, then another roll.',
      'Your attempt: the Rival rolls. 1: no hero opposes, and Thargos rolls dice. 2 to 5: one of heroes 1 to 4 opposes. 6: the strongest hero opposes, with one extra card.',
    ],
    last: 'Cards: the Rival attacks first in the color where they are furthest behind, and defends first where you placed most cards.',
    rule: 'Solo rules',
  },
  fr: {
    how: 'Comment le Rival décide',
    steps: [
      `Attitude${NNBSP}: le Rival lance un dé au début, et de nouveau quand des effets défaussent toute sa main. L’attitude donne le nombre de cartes d’une attaque et d’une défense. L’infamie s’y ajoute et monte de 1 quand le deck du Rival s’épuise.`,
      `Avantage${NNBSP}: le Rival en cherche un, et le dé dit quel héros le reçoit. 1${NNBSP}: le plus faible. 2 à 5${NNBSP}: les héros 1 à 4. 6${NNBSP}: le plus fort.`,
    ],
    attempt: `Tentative${NNBSP}: le Rival lance le dé. 1${NNBSP}: il doute et passe. 2 à 5${NNBSP}: il tente la mission de la piste 1 à 4. 6${NNBSP}: une carte de plus, puis il relance.`,
    story: [
      `Tentative${NNBSP}: le Rival lance le dé. 1${NNBSP}: il doute et passe. 2 à 5${NNBSP}: l’un des héros 1 à 4 tente une mission au hasard. 6${NNBSP}: une carte de plus, puis il relance.`,
      `Votre tentative${NNBSP}: le Rival lance le dé. 1${NNBSP}: aucun héros ne s’oppose et Thargos lance les dés. 2 à 5${NNBSP}: l’un des héros 1 à 4 s’oppose. 6${NNBSP}: le plus fort s’oppose, avec une carte de plus.`,
    ],
    last: `Cartes${NNBSP}: le Rival attaque d’abord la couleur où il est le plus en retard, et défend d’abord celle où vous avez posé le plus de cartes.`,
    rule: 'Règles du solo',
  },
};

/** HT-11.2 to HT-11.7, and HT-12.4 in a story: explains how dice decide what the Rival does. */
export const RivalSteps = ({ isStory }: { readonly isStory: boolean }) => {
  const words = say(WORDS);
  const steps = [...words.steps, ...(isStory ? words.story : [words.attempt]), words.last];
  return (
    <>
      <h2>{words.how}</h2>
      <ol>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href={linkTo('thargos', 'rules', isStory ? 'HT-12.4' : 'HT-11.2')}>{words.rule}</a>
      </p>
    </>
  );
};
