import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { Home } from './home/home.tsx';
import { linkTo, route } from './route.ts';
import { say } from './say.ts';
import { Page } from './ui/page.tsx';

/** A screen is given the rest of the address. */
export interface ScreenProps {
  readonly at: readonly string[];
}
type Screen = ComponentType<ScreenProps>;

const WORDS = {
  en: {
    loading: 'One moment…',
    failed: 'This part could not be loaded.',
    broken: 'Something went wrong here. Your games are kept.',
    again: 'Reload the page',
    home: 'To the first page',
  },
  fr: {
    loading: 'Un instant…',
    failed: 'Cette partie n’a pas pu être chargée.',
    broken: 'Quelque chose s’est mal passé ici. Vos parties sont gardées.',
    again: 'Recharger la page',
    home: 'À l’accueil',
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
    },
  );
  return found;
};

/** A browser does not fetch a script a second time that failed once; only a reload does. */
const Failed = ({ says }: { readonly says: string }) => {
  const words = say(WORDS);
  return (
    <Page>
      <p role="alert">{says}</p>
      <div class="row">
        <button type="button" class="main-button" onClick={() => location.reload()}>
          {words.again}
        </button>
        <a class="button" href={linkTo()}>
          {words.home}
        </a>
      </div>
    </Page>
  );
};

/** A link inside the rules moves on in them; another game is another table. */
const ANEW = ['table', 'replay'];

const Routed = () => {
  const words = say(WORDS);
  const [name, ...at] = route.value;
  if (name === undefined || !Object.hasOwn(LATER, name)) return <Home />;
  const Found = screenFor(name).value;
  if (Found === 'failed') return <Failed says={words.failed} />;
  if (Found === 'loading')
    return (
      <Page>
        <p role="status">{words.loading}</p>
      </Page>
    );
  return <Found at={at} key={ANEW.includes(name) ? at.join('/') : name} />;
};

export const App = () => {
  const [error, reset] = useErrorBoundary(thrown => reportError(thrown));
  // Whatever broke, another screen may be whole.
  const at = route.value;
  useEffect(() => {
    if (error) reset();
  }, [at]);
  return error ? <Failed says={say(WORDS).broken} /> : <Routed />;
};
