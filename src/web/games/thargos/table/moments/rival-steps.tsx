import { linkTo } from '../../../../route.ts';
import { say } from '../../../../say.ts';

const NNBSP = '\u202f';

const WORDS = {
  en: {
    how: 'How the Rival decides',
    steps: [
      'Attitude: a die at the start, and again when effects discard the whole hand. It sets how many cards the Rival uses to attack and to defend. Infamy adds to both. It rises by one when the Rival’s deck runs out.',
      'Advantage: the Rival digs for one and rolls for the hero who gets it. 1: the weakest. 2 to 5: hero 1 to 4. 6: the strongest.',
    ],
    attempt:
      'Attempt: 1: the Rival doubts and passes. 2 to 5: track 1 to 4. 6: one more card, then another roll.',
    story: [
      'Attempt: 1: the Rival doubts and passes. 2 to 5: that hero attempts a Mission at random. 6: one more card, then another roll.',
      'Your attempt: 1: no hero opposes, and Thargos rolls dice. 2 to 5: that hero opposes. 6: the strongest, with one more card.',
    ],
    last: 'Cards: the Rival attacks first in the color where they are furthest behind, and defends first where you placed most cards.',
    rule: 'Solo rules',
  },
  fr: {
    how: 'Comment le Rival décide',
    steps: [
      `Attitude${NNBSP}: un dé au début, et de nouveau quand des effets défaussent toute sa main. Elle donne le nombre de cartes d’une attaque et d’une défense. L’infamie s’y ajoute et monte de 1 quand le deck du Rival s’épuise.`,
      `Avantage${NNBSP}: il en cherche un, et le dé dit qui le reçoit. 1 son héros le plus faible, 2 à 5 son héros 1 à 4, 6 son plus fort.`,
    ],
    attempt: `Tentative${NNBSP}: 1 il doute et passe, 2 à 5 la piste 1 à 4, 6 une carte de plus et il relance.`,
    story: [
      `Tentative${NNBSP}: 1 il doute et passe, 2 à 5 ce héros tente une mission au hasard, 6 une carte de plus et il relance.`,
      `Votre tentative${NNBSP}: 1 aucun héros ne s’oppose et Thargos lance les dés, 2 à 5 ce héros s’oppose, 6 son plus fort avec une carte de plus.`,
    ],
    last: 'Son attaque va d’abord où il est le plus en retard, sa défense d’abord où vous avez le plus posé.',
    rule: 'Règles du solo',
  },
};

/** HT-11.2 to HT-11.7, and HT-12.4 for a story: what the dice in the chronicle mean. */
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
