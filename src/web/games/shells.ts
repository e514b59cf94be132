import type { Screen } from '../later.tsx';
import { nameFor } from '../place.ts';
import type { GameEntry } from './entry.ts';

/** The screens that every game has and fills with content, by its route names. */
export const shellsOf = (game: GameEntry): Readonly<Record<string, () => Promise<Screen>>> => ({
  [nameFor(game, 'new')]: async () => (await import('../new-game/new-game-screen.tsx')).loadNewGame(game),
  [nameFor(game, 'rules')]: async () => (await import('../rules/rules-screen.tsx')).loadRules(game),
  [nameFor(game, 'learn')]: async () => (await import('../lesson/lesson-screen.tsx')).loadLesson(game),
  [nameFor(game, 'replay')]: async () => (await import('../replay/replay-screen.tsx')).loadReplay(game),
});
