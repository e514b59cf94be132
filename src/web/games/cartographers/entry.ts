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
  // It was here before there was another, and its addresses are in many bookmarks.
  prefix: [],
  defs: defsImage,
  front,
  summary: summaryOf,
  days: async () => (await import('./daily/daily.ts')).dayOf,
  Picture: lazy(async () => (await import('./home/small-game.tsx')).SmallGame),
  about: async () => (await import('./home/about.tsx')).about,
  newGame: async () => (await import('./new-game/plan.tsx')).newGame,
  rules: async () => (await import('./rules/book.tsx')).book,
  lesson: async () => (await import('./lesson/plan.tsx')).lesson,
  replay: async () => (await import('./replay/plan.tsx')).replay,
  online: async () => (await import('./online/online.tsx')).online,
  importValidator: async () => (await import('./home/validate-import.ts')).importValidator,
};
