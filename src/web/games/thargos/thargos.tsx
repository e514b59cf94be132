import type { Screen, ScreenProps } from '../../lazy.tsx';
import { screensOf } from '../../screen-loader.tsx';
import { sharedScreensOf } from '../shared-screens.ts';
import { firstGrammar } from './card/text.ts';
import './art/fonts.css';
import './art/tokens.css';
import { thargos } from './entry.tsx';

/** The screens of Heroes of Thargos, by their routes below `#/thargos/`. They load on demand. */
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

/** Loads the code for card texts together with a screen, because any screen may show cards. */
const withCards = (later: () => Promise<Screen>) => async (): Promise<Screen> => {
  const [screen] = await Promise.all([later(), firstGrammar]);
  return screen;
};

const Shown = screensOf(
  Object.fromEntries(Object.entries(LATER).map(([name, later]) => [name, withCards(later)])),
);

export const ThargosScreen = ({ at: [name = 'home', ...rest] }: ScreenProps) => (
  <div class="thargos">
    <Shown name={name} at={rest} />
  </div>
);
