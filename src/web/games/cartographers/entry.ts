import { lazy } from '../../lazy.tsx';
import type { GameEntry } from '../entry.ts';
import './art/art.css';
import './art/pictures.css';
import { defsImage } from './art/symbols.ts';
import { front } from './home/front.tsx';
import { summaryOf } from './home/summary.ts';

export const cartographers: GameEntry = {
  id: 'cartographers',
  name: { en: 'Cartographers', fr: 'Cartographers' },
  // No prefix: this was the only game at first, and existing bookmarks must still work.
  prefix: [],
  defs: defsImage,
  front,
  summary: summaryOf,
  days: async () => (await import('./daily/daily.ts')).dayOf,
  hasWeekly: true,
  start: async () => (await import('./local-table.ts')).startGame,
  Picture: lazy(async () => (await import('./home/saved-map.tsx')).SmallGame),
  about: async () => (await import('./home/about.tsx')).about,
  newGame: async () => (await import('./new-game/plan.tsx')).newGame,
  rules: async () => (await import('./rules/book.tsx')).book,
  lesson: async () => (await import('./lesson/plan.tsx')).lesson,
  replay: async () => (await import('./replay/plan.tsx')).replay,
  compare: async () => (await import('./compare/plan.tsx')).compare,
  online: async () => (await import('./online/online.tsx')).online,
  convention: async () => (await import('./convention/convention.tsx')).convention,
  importValidator: async () => (await import('./home/validate-import.ts')).importValidator,
};
