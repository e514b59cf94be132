import { useEffect, useErrorBoundary } from 'preact/hooks';
import { Deleted, deletion } from './deletion.tsx';
import { SCREENS } from './games/screens.ts';
import { Home } from './home/home.tsx';
import { say } from './i18n.ts';
import { lazyScreens, type Screen, type ScreenProps } from './lazy.tsx';
import { route } from './route.ts';
import { Failed, NotFound, SCREEN_MESSAGES, ScreenLoader } from './screen-loader.tsx';

export type { ScreenProps };

/** Only the first page is in the first load; all other screens load on demand. */
const SHARED: Readonly<Record<string, () => Promise<Screen>>> = {
  settings: async () => (await import('./screens/settings/settings-screen.tsx')).loadSettings(),
  friends: async () => (await import('./online/online-screen.tsx')).OnlineScreen,
  about: async () => (await import('./home/about.tsx')).loadAbout(),
  // For e2e/gallery.spec.ts; no screen links to it.
  'ui-gallery': async () => (await import('./ui/gallery.tsx')).Gallery,
};

const screenFor = lazyScreens({ ...SHARED, ...SCREENS });

const Routed = () => {
  const [name, ...at] = route.value;
  if (name === undefined || name === 'replays') return <Home />;
  const found = screenFor(name);
  return found ? <ScreenLoader found={found.value} at={at} name={name} /> : <NotFound />;
};

export const App = () => {
  const [error, reset] = useErrorBoundary(thrown => reportError(thrown));
  // Try another screen: it may work even if this one failed.
  const at = route.value;
  useEffect(() => {
    if (error) reset();
  }, [at]);
  if (deletion.value) return <Deleted how={deletion.value} />;
  return error ? <Failed says={say(SCREEN_MESSAGES).broken} /> : <Routed />;
};
