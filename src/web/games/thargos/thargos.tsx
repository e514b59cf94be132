import { Arriving } from '../../arriving.tsx';
import { type Screen, type ScreenProps, screensLater } from '../../later.tsx';
import './art/fonts.css';
import './art/tokens.css';
import { ThargosHome } from './home/thargos-home.tsx';

/** The screens of Heroes of Thargos, under `#/thargos/…`: each comes when it is asked for. */
const LATER: Readonly<Record<string, () => Promise<Screen>>> = {
  decks: async () => (await import('./decks/decks.tsx')).Decks,
  new: async () => (await import('./new/new-game.tsx')).NewGameScreen,
  rules: async () => (await import('./rules/rules.tsx')).RulesScreen,
  table: async () => (await import('./table/table-screen.tsx')).TableScreen,
};

const screenFor = screensLater(LATER);

export const ThargosScreen = ({ at: [name, ...rest] }: ScreenProps) => {
  const found = name === undefined ? undefined : screenFor(name);
  return (
    <div class="thargos">
      {found ? <Arriving found={found.value} at={rest} name={name} /> : <ThargosHome />}
    </div>
  );
};
