import { linkTo } from '../../../../route.ts';
import { say } from '../../../../say.ts';

const NNBSP = '\u202f';

const WORDS = {
  en: {
    how: 'How the Rival decides',
    steps: [
      'Attitude: a die at the beginning. It tells how many cards he takes from his deck to attack and to defend. Infamy adds to both and rises by one whenever his deck runs out.',
      'Advantage: he digs for one and rolls who gets it. 1 his weakest hero, 2 to 5 his heroes from left to right, 6 his strongest.',
      'Attempt: 1 he doubts and passes, 2 to 5 the track from left to right, 6 one card more and he rolls again.',
      'His attack lies first where he is furthest behind, his defence first where you have put most.',
    ],
    rule: 'The rules of solo',
  },
  fr: {
    how: 'Comment le Rival décide',
    steps: [
      `Attitude${NNBSP}: un dé au début. Elle donne le nombre de cartes qu’il prend de son deck pour attaquer et pour défendre. L’infamie s’y ajoute et monte de 1 chaque fois que son deck s’épuise.`,
      `Avantage${NNBSP}: il en cherche un, et le dé dit qui le reçoit. 1 son héros le plus faible, 2 à 5 ses héros de gauche à droite, 6 son plus fort.`,
      `Tentative${NNBSP}: 1 il doute et passe, 2 à 5 la piste de gauche à droite, 6 une carte de plus et il relance.`,
      'Son attaque va d’abord où il est le plus en retard, sa défense d’abord où vous avez le plus posé.',
    ],
    rule: 'Les règles du solo',
  },
};

/** HT-11.2 to HT-11.7 in four steps, for whoever wonders what the dice in the chronicle meant. */
export const RivalSteps = () => {
  const words = say(WORDS);
  return (
    <>
      <h2>{words.how}</h2>
      <ol>
        {words.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href={linkTo('thargos', 'rules', 'HT-11.2')}>{words.rule}</a>
      </p>
    </>
  );
};
