import type { Screen } from '../later.tsx';
import { cartographers } from './cartographers/entry.ts';
import { shellsOf } from './shells.ts';

/**
 * The screens of all games by the first part of their routes, loaded on demand. Separate from the list of games, which screens
 * import.
 */
export const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  ...shellsOf(cartographers),
  table: async () => (await import('./cartographers/table/table-screen.tsx')).TableScreen,
  play: async () => (await import('./cartographers/far/far-screen.ts')).FarScreen,
  paper: async () => (await import('./cartographers/paper/paper.tsx')).PaperScreen,
  editor: async () => (await import('./cartographers/editor/editor.tsx')).EditorScreen,
  daily: async () => (await import('./cartographers/daily/daily-screen.tsx')).DailyScreen,
  shelf: async () => (await import('./cartographers/shelf/shelf.tsx')).ShelfScreen,
  thargos: async () => (await import('./thargos/thargos.tsx')).ThargosScreen,
};
