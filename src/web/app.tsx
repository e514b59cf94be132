import { useEffect, useErrorBoundary } from 'preact/hooks';
import { ARRIVING_WORDS, Arriving, Failed } from './arriving.tsx';
import { Home } from './home/home.tsx';
import { type Screen, type ScreenProps, screensLater } from './later.tsx';
import { route } from './route.ts';
import { say } from './say.ts';

export type { ScreenProps };

/** What is needed at once is in the first load; every other screen comes when it is asked for. */
const LATER: Readonly<Record<string, () => Promise<Screen>>> = {
  new: async () => (await import('./games/cartographers/new-game/new-game.tsx')).NewGameScreen,
  table: async () => (await import('./games/cartographers/table/table-screen.tsx')).TableScreen,
  settings: async () => (await import('./home/settings-screen.tsx')).SettingsScreen,
  about: async () => (await import('./home/about.tsx')).About,
  rules: async () => (await import('./games/cartographers/rules/rules.tsx')).RulesScreen,
  learn: async () => (await import('./games/cartographers/lesson/lesson.tsx')).LessonScreen,
  replay: async () => (await import('./games/cartographers/replay/replay.tsx')).ReplayScreen,
  paper: async () => (await import('./games/cartographers/paper/paper.tsx')).PaperScreen,
  editor: async () => (await import('./games/cartographers/editor/editor.tsx')).EditorScreen,
  thargos: async () => (await import('./games/thargos/thargos.tsx')).ThargosScreen,
};

const screenFor = screensLater(LATER);

const Routed = () => {
  const [name, ...at] = route.value;
  const found = name === undefined ? undefined : screenFor(name);
  return found ? <Arriving found={found.value} at={at} name={name} /> : <Home />;
};

export const App = () => {
  const [error, reset] = useErrorBoundary(thrown => reportError(thrown));
  // Whatever broke, another screen may be whole.
  const at = route.value;
  useEffect(() => {
    if (error) reset();
  }, [at]);
  return error ? <Failed says={say(ARRIVING_WORDS).broken} /> : <Routed />;
};
