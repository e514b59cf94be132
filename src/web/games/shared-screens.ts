import { nameFor } from '../game-routes.ts';
import type { Screen } from '../lazy.tsx';
import type { GameEntry } from './entry.ts';

/** The screens that all games share, by their route names in this game. */
export const sharedScreensOf = (game: GameEntry): Readonly<Record<string, () => Promise<Screen>>> => ({
  [nameFor(game, 'new')]: async () =>
    (await import('../screens/new-game/new-game-screen.tsx')).loadNewGame(game),
  [nameFor(game, 'rules')]: async () => (await import('../screens/rules/rules-screen.tsx')).loadRules(game),
  [nameFor(game, 'learn')]: async () =>
    (await import('../screens/lesson/lesson-screen.tsx')).loadLesson(game),
  [nameFor(game, 'replay')]: async () =>
    (await import('../screens/replay/replay-screen.tsx')).loadReplay(game),
  [nameFor(game, 'compare')]: async () =>
    (await import('../screens/compare/compare-screen.tsx')).loadCompare(game),
});
