import { useContext } from 'preact/hooks';
import { type GivenSeed, parseSeed } from '../../engine/random.ts';
import { freshSeed } from '../chance.ts';
import { say } from '../say.ts';
import { IsFar } from './far.ts';

const WORDS = {
  en: {
    seed: 'Seed',
    sealed:
      'All chance comes from the seed. Left empty, it is new and sealed: nobody can know the cards, and everybody can check them at the end.',
    open: 'Open seed: whoever types the same text gets the same cards.',
    openFar:
      'Open seed: you, and whoever guesses the text, can know every card and every hand. Everybody is told before they sit down.',
    example: 'A text of your own, such as “Sunday table”',
  },
  fr: {
    seed: 'Graine',
    sealed:
      'Tout le hasard vient de la graine. Laissée vide, elle est nouvelle et scellée\u202f: nul ne peut connaître les cartes, chacun peut les vérifier à la fin.',
    open: 'Graine ouverte\u202f: le même texte donne les mêmes cartes à tous.',
    openFar:
      'Graine ouverte\u202f: vous pouvez connaître toutes les cartes et toutes les mains, et celui qui devine le texte aussi. Chacun l’apprend avant de prendre place.',
    example: 'Un texte à vous, par exemple «\u202ftable du dimanche\u202f»',
  },
};

/** The seed that was typed; nothing at all is a fresh one. */
export const seedOf = (typed: string): GivenSeed =>
  typed.trim() === '' ? freshSeed() : parseSeed(typed.trim());

interface SeedFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Where somebody may choose the chance of a new game. */
export const SeedField = ({ typed, onType }: SeedFieldProps) => {
  const words = say(WORDS);
  const open = useContext(IsFar) ? words.openFar : words.open;
  return (
    <div class="panel">
      <h2>
        <label for="seed">{words.seed}</label>
      </h2>
      <input
        id="seed"
        class="new-seed"
        aria-describedby="seed-why"
        placeholder={words.example}
        value={typed}
        maxLength={200}
        autocomplete="off"
        onInput={event => onType(event.currentTarget.value)}
      />
      <p class="new-why" id="seed-why">
        {typed.trim() === '' ? words.sealed : open}
      </p>
    </div>
  );
};
