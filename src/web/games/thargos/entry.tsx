import { say, text } from '../../i18n.ts';
import { linkTo } from '../../route.ts';
import { Art } from '../../ui/art.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GameEntry } from '../entry.ts';
import { summaryOf } from './home/summary.ts';

const WORDS = {
  en: {
    note: 'Heroes, missions and hidden cards: duels on a war table, stories, solo against the Rival.',
  },
  fr: {
    note: 'Des héros, des missions, des cartes cachées\u202f: duels sur une table de guerre, récits, solo contre le Rival.',
  },
};

const NAME = { en: 'Heroes of Thargos', fr: 'Héros de Thargos' };

const SWORD = 'M30 4l4 5v29h5v4h-5v8h2v4h-8v-4h2v-8h-5v-4h5V9z';

/** The symbol of Heroes of Thargos until its drawings are loaded, in the color of the text beside it. */
const crossedSwords = (): string =>
  `<svg class="home-swords" viewBox="9 9 46 46"><path transform="rotate(45 32 32)" d="${SWORD}"/>` +
  `<path transform="rotate(-45 32 32)" d="${SWORD}"/></svg>`;

/** The link from the home page to the start page of Thargos. */
const Door = () => (
  <a class="home-door" href={linkTo('thargos')}>
    <Art svg={crossedSwords()} />
    <span>
      <span class="home-door-title">{text(NAME)}</span>
      <span class="home-door-note">{say(WORDS).note}</span>
    </span>
    <Icon name="next" />
  </a>
);

export const thargos: GameEntry = {
  id: 'thargos',
  name: NAME,
  prefix: ['thargos'],
  aliases: { lesson: 'learn' },
  Door,
  summary: summaryOf,
  start: async () => (await import('./local-table.ts')).startGame,
  // In lists, all saved Thargos games have the same picture.
  Picture: () => <Art class="home-small" svg={crossedSwords()} />,
  about: async () => (await import('./home/about.tsx')).about,
  newGame: async () => (await import('./new-game/plan.tsx')).newGame,
  rules: async () => (await import('./rules/book.tsx')).book,
  lesson: async () => (await import('./lesson/plan.tsx')).loadLesson(),
  replay: async () => (await import('./replay/plan.tsx')).replay,
  compare: async () => (await import('./compare/plan.tsx')).compare,
  online: async () => (await import('./online/online.ts')).online,
  importValidator: async () => (await import('./home/validate-import.ts')).loadImportValidator(),
  userContent: async () => (await import('./user-content/user-content.ts')).userContent,
};
