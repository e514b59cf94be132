import { Arriving, NotFound } from '../../arriving.tsx';
import { type Screen, type ScreenProps, screensLater } from '../../later.tsx';
import { shellsOf } from '../shells.ts';
import { firstGrammar } from './card/text.ts';
import './art/fonts.css';
import './art/tokens.css';
import { thargos } from './entry.tsx';

/** The screens of Heroes of Thargos, under `#/thargos/…`: each comes when it is asked for. */
const LATER: Readonly<Record<string, () => Promise<Screen>>> = {
  ...shellsOf(thargos),
  home: async () => (await import('./home/thargos-home.tsx')).ThargosHome,
  box: async () => (await import('./box/box.tsx')).Box,
  decks: async () => (await import('./decks/decks.tsx')).Decks,
  play: async () => (await import('./far/far-screen.tsx')).FarScreen,
  cards: async () => (await import('./cards/cards-screen.tsx')).CardsScreen,
  settings: async () => (await import('../../home/settings-screen.tsx')).loadSettings(),
  stats: async () => (await import('./stats/stats-screen.tsx')).StatsScreen,
  stories: async () => (await import('./stories/stories.tsx')).StoriesScreen,
  tools: async () => (await import('./tools/tools.tsx')).ToolsScreen,
  table: async () => (await import('./table/table-screen.tsx')).TableScreen,
};

/** Cards are read on every screen. */
const withCards = (later: () => Promise<Screen>) => async (): Promise<Screen> => {
  const [screen] = await Promise.all([later(), firstGrammar]);
  return screen;
};

const screenFor = screensLater(
  Object.fromEntries(Object.entries(LATER).map(([name, later]) => [name, withCards(later)])),
);

export const ThargosScreen = ({ at: [name = 'home', ...rest] }: ScreenProps) => {
  const found = screenFor(name);
  return (
    <div class="thargos">{found ? <Arriving found={found.value} at={rest} name={name} /> : <NotFound />}</div>
  );
};
