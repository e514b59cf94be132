import { say, text } from '../../i18n.ts';
import { linkTo } from '../../route.ts';
import { Art } from '../../ui/art.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GameEntry } from '../entry.ts';
import { crossedSwords } from './home/crossed-swords.ts';
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

/** It has a table of its own. */
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
  // All saved games share one picture.
  Picture: () => <Art class="home-small" svg={crossedSwords()} />,
  about: async () => (await import('./home/about.tsx')).about,
  newGame: async () => (await import('./new-game/plan.tsx')).newGame,
  rules: async () => (await import('./rules/book.tsx')).book,
  lesson: async () => (await import('./lesson/plan.tsx')).loadLesson(),
  replay: async () => (await import('./replay/plan.tsx')).replay,
  online: async () => (await import('./online/online.ts')).online,
  importValidator: async () => (await import('./home/validate-import.ts')).loadImportValidator(),
  userContent: async () => (await import('./user-content/user-content.ts')).userContent,
};
