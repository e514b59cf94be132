import { useContext } from 'preact/hooks';
import { type GivenSeed, parseSeed } from '../../../engine/random.ts';
import { say } from '../../i18n.ts';
import { randomSeed } from '../../random-ids.ts';
import { Input } from '../../ui/field.tsx';
import { IsOnline } from './plan.ts';

const WORDS = {
  en: {
    seed: 'Seed',
    sealed:
      'The seed decides every shuffle. Leave this field empty for a secret seed, which all players can check after the game.',
    open: 'Open seed: the same text gives everyone the same cards.',
    openOnline:
      'Open seed: you, and anyone who guesses the text, can know every card and every hand. Players see this warning before they join.',
    example: 'Any text, such as “Sunday table”',
  },
  fr: {
    seed: 'Graine',
    sealed:
      'La graine décide de chaque mélange. Laissez ce champ vide pour une graine secrète, que chacun pourra vérifier après la partie.',
    open: 'Graine ouverte\u202f: le même texte donne les mêmes cartes à tous.',
    openOnline:
      'Graine ouverte\u202f: vous, et toute personne qui devine le texte, pouvez connaître toutes les cartes et toutes les mains. Chacun en est averti avant de prendre place.',
    example: 'Un texte libre, par exemple «\u202ftable du dimanche\u202f»',
  },
};

/** The seed for what the player typed; a random one if the field is empty. */
export const seedOf = (typed: string): GivenSeed =>
  typed.trim() === '' ? randomSeed() : parseSeed(typed.trim());

interface SeedFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** The field for the seed of a new game. */
export const SeedField = ({ typed, onType }: SeedFieldProps) => {
  const words = say(WORDS);
  const open = useContext(IsOnline) ? words.openOnline : words.open;
  return (
    <div class="panel">
      <h2>
        <label for="seed">{words.seed}</label>
      </h2>
      <Input
        id="seed"
        class="new-seed"
        aria-describedby="seed-why"
        placeholder={words.example}
        value={typed}
        maxLength={200}
        autocomplete="off"
        onValue={typed => onType(typed)}
      />
      <p class="new-why note" id="seed-why">
        {typed.trim() === '' ? words.sealed : open}
      </p>
    </div>
  );
};
