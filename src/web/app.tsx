import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { Home } from './home/home.tsx';
import { route } from './route.ts';
import { say } from './say.ts';
import { Page } from './ui/page.tsx';

/** A screen is given the rest of the address. */
export interface ScreenProps {
  readonly at: readonly string[];
}
type Screen = ComponentType<ScreenProps>;

const WORDS = {
  en: { loading: 'One moment …', failed: 'This part could not be loaded. Reload the page to try again.' },
  fr: {
    loading: 'Un instant…',
    failed: 'Cette partie n’a pas pu être chargée. Rechargez la page pour réessayer.',
  },
};

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
};

const loaded = new Map<string, Signal<Screen | 'loading' | 'failed'>>();

const screenFor = (name: string): Signal<Screen | 'loading' | 'failed'> => {
  const known = loaded.get(name);
  if (known) return known;
  const found = signal<Screen | 'loading' | 'failed'>('loading');
  loaded.set(name, found);
  LATER[name]().then(
    screen => {
      found.value = screen;
    },
    () => {
      found.value = 'failed';
      loaded.delete(name);
    },
  );
  return found;
};

export const App = () => {
  const [name, ...at] = route.value;
  if (name === undefined || !Object.hasOwn(LATER, name)) return <Home />;
  const Found = screenFor(name).value;
  if (Found === 'loading' || Found === 'failed')
    return (
      <Page>
        <p role="status">{Found === 'loading' ? say(WORDS).loading : say(WORDS).failed}</p>
      </Page>
    );
  return <Found at={at} key={at.join('/')} />;
};
