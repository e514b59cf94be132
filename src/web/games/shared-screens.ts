import { nameFor } from '../game-routes.ts';
import type { Screen } from '../lazy.tsx';
import type { GameEntry } from './entry.ts';

/** The screens that every game has and fills with content, by its route names. */
export const sharedScreensOf = (game: GameEntry): Readonly<Record<string, () => Promise<Screen>>> => ({
  [nameFor(game, 'new')]: async () =>
    (await import('../screens/new-game/new-game-screen.tsx')).loadNewGame(game),
  [nameFor(game, 'rules')]: async () => (await import('../screens/rules/rules-screen.tsx')).loadRules(game),
  [nameFor(game, 'learn')]: async () =>
    (await import('../screens/lesson/lesson-screen.tsx')).loadLesson(game),
  [nameFor(game, 'replay')]: async () =>
    (await import('../screens/replay/replay-screen.tsx')).loadReplay(game),
});
