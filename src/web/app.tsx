import { useEffect, useErrorBoundary } from 'preact/hooks';
import { ARRIVING_WORDS, Arriving, Failed, NotFound } from './arriving.tsx';
import { Deleted, deletion } from './deletion.tsx';
import { SCREENS } from './games/screens.ts';
import { Home } from './home/home.tsx';
import { type Screen, type ScreenProps, screensLater } from './later.tsx';
import { route } from './route.ts';
import { say } from './say.ts';

export type { ScreenProps };

/** Only the first page is in the first load; all other screens load on demand. */
const SHARED: Readonly<Record<string, () => Promise<Screen>>> = {
  settings: async () => (await import('./home/settings-screen.tsx')).loadSettings(),
  friends: async () => (await import('./friends/friends-screen.tsx')).FriendsScreen,
  about: async () => (await import('./home/about.tsx')).loadAbout(),
  // For e2e/gallery.spec.ts; no screen links to it.
  'ui-gallery': async () => (await import('./ui/gallery.tsx')).Gallery,
};

const screenFor = screensLater({ ...SHARED, ...SCREENS });

const Routed = () => {
  const [name, ...at] = route.value;
  if (name === undefined || name === 'replays') return <Home />;
  const found = screenFor(name);
  return found ? <Arriving found={found.value} at={at} name={name} /> : <NotFound />;
};

export const App = () => {
  const [error, reset] = useErrorBoundary(thrown => reportError(thrown));
  // Try another screen: it may work even if this one failed.
  const at = route.value;
  useEffect(() => {
    if (error) reset();
  }, [at]);
  if (deletion.value) return <Deleted how={deletion.value} />;
  return error ? <Failed says={say(ARRIVING_WORDS).broken} /> : <Routed />;
};
