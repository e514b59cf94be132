import type { Screen } from '../lazy.tsx';
import { cartographers } from './cartographers/entry.ts';
import { sharedScreensOf } from './shared-screens.ts';

/** All games' screens by the first part of their routes. Not in list.ts, because the screens import that list. */
export const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  ...sharedScreensOf(cartographers),
  table: async () => (await import('./cartographers/table/table-screen.tsx')).TableScreen,
  play: async () => (await import('./cartographers/online/online-screen.ts')).OnlineScreen,
  paper: async () => (await import('../workshop/cartographers/paper/paper.tsx')).PaperScreen,
  editor: async () => (await import('../workshop/cartographers/editor/editor.tsx')).EditorScreen,
  daily: async () => (await import('./cartographers/daily/daily-screen.tsx')).DailyScreen,
  shelf: async () => (await import('./cartographers/gallery/gallery.tsx')).GalleryScreen,
  thargos: async () => (await import('./thargos/thargos.tsx')).ThargosScreen,
};
