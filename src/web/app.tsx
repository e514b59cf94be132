import { useEffect, useErrorBoundary } from 'preact/hooks';
import { Deleted, deletion } from './deletion.tsx';
import { SCREENS } from './games/screens.ts';
import { Home } from './home/home.tsx';
import { say } from './i18n.ts';
import type { Screen, ScreenProps } from './lazy.tsx';
import { route } from './route.ts';
import { Failed, SCREEN_MESSAGES, screensOf } from './screen-loader.tsx';

export type { ScreenProps };

/** The screens that belong to no single game. Each loads when it is first opened. */
const SHARED: Readonly<Record<string, () => Promise<Screen>>> = {
  settings: async () => (await import('./screens/settings/settings-screen.tsx')).loadSettings(),
  friends: async () => (await import('./online/online-screen.tsx')).OnlineScreen,
  challenge: async () => (await import('./challenge/challenge-screen.tsx')).ChallengeScreen,
  groups: async () => (await import('./groups/groups-screen.tsx')).GroupsScreen,
  tournaments: async () => (await import('./tournaments/tournament-screen.tsx')).TournamentScreen,
  profile: async () => (await import('./profile/profile-screen.tsx')).ProfileScreen,
  admin: async () => (await import('./admin/admin-screen.tsx')).AdminScreen,
  about: async () => (await import('./home/about.tsx')).loadAbout(),
  // e2e/gallery.spec.ts opens the gallery; no screen links to it.
  'ui-gallery': async () => (await import('./ui/gallery.tsx')).Gallery,
};

const Shown = screensOf({ ...SHARED, ...SCREENS });

const Routed = () => {
  const [name, ...at] = route.value;
  return name === undefined || name === 'replays' ? <Home /> : <Shown name={name} at={at} />;
};

export const App = () => {
  const [error, reset] = useErrorBoundary(thrown => reportError(thrown));
  const at = route.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error is cleared when the route changes
  useEffect(() => {
    if (error) reset();
  }, [at]);
  if (deletion.value) return <Deleted how={deletion.value} />;
  return error ? <Failed says={say(SCREEN_MESSAGES).broken} /> : <Routed />;
};
