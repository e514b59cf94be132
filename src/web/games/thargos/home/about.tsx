import { say } from '../../../i18n.ts';
import type { GameAbout } from '../../about.ts';

const WORDS = {
  en: { name: 'Cursed Empire: Heroes of Thargos', belongs: ' belongs to its authors and publisher.' },
  fr: {
    name: 'Cursed Empire\u202f: Héros de Thargos',
    belongs: ' appartient à ses auteurs et à son éditeur.',
  },
};

const Credits = () => {
  const words = say(WORDS);
  return (
    <p>
      <em lang="en">{words.name}</em>
      {words.belongs}
    </p>
  );
};

export const about: GameAbout = {
  looks: {
    en: { light: 'Dark ink on pale vellum.', dark: 'Light ink on dark iron.' },
    fr: { light: 'Encre sombre sur vélin clair.', dark: 'Encre claire sur fer sombre.' },
  },
  choices: [],
  Credits,
  fonts: [
    { name: 'Grenze Gotisch', by: 'Omnibus-Type', licence: 'OFL-grenze-gotisch.txt' },
    { name: 'Grenze', by: 'Omnibus-Type', licence: 'OFL-grenze.txt' },
  ],
};
