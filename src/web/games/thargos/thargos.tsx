import { lazyScreens, type Screen, type ScreenProps } from '../../lazy.tsx';
import { NotFound, ScreenLoader } from '../../screen-loader.tsx';
import { sharedScreensOf } from '../shared-screens.ts';
import { firstGrammar } from './card/text.ts';
import './art/fonts.css';
import './art/tokens.css';
import { thargos } from './entry.tsx';

/** The screens of Heroes of Thargos, under `#/thargos/…`: each comes when it is asked for. */
const LATER: Readonly<Record<string, () => Promise<Screen>>> = {
  ...sharedScreensOf(thargos),
  home: async () => (await import('./home/thargos-home.tsx')).ThargosHome,
  box: async () => (await import('../../workshop/thargos/packs/box.tsx')).Box,
  decks: async () => (await import('../../workshop/thargos/decks/decks.tsx')).Decks,
  play: async () => (await import('./online/online-screen.tsx')).OnlineScreen,
  cards: async () => (await import('./cards/cards-screen.tsx')).CardsScreen,
  settings: async () => (await import('../../screens/settings/settings-screen.tsx')).loadSettings(),
  stats: async () => (await import('./stats/stats-screen.tsx')).StatsScreen,
  stories: async () => (await import('../../workshop/thargos/stories/stories.tsx')).StoriesScreen,
  tools: async () => (await import('../../workshop/thargos/tools/tools.tsx')).ToolsScreen,
  table: async () => (await import('./table/table-screen.tsx')).TableScreen,
};

/** Cards are read on every screen. */
const withCards = (later: () => Promise<Screen>) => async (): Promise<Screen> => {
  const [screen] = await Promise.all([later(), firstGrammar]);
  return screen;
};

const screenFor = lazyScreens(
  Object.fromEntries(Object.entries(LATER).map(([name, later]) => [name, withCards(later)])),
);

export const ThargosScreen = ({ at: [name = 'home', ...rest] }: ScreenProps) => {
  const found = screenFor(name);
  return (
    <div class="thargos">
      {found ? <ScreenLoader found={found.value} at={rest} name={name} /> : <NotFound />}
    </div>
  );
};
