import { signal } from '@preact/signals';
import type { GameEntry } from './games/entry.ts';
import { GAMES } from './games/list.ts';
import { linkTo, partsOf, route } from './route.ts';

/** Which game an address belongs to: one that begins with no game's name is that of the game with bare addresses. */
export const gameAt = ([first]: readonly string[]): GameEntry =>
  GAMES.find(({ prefix }) => prefix.length > 0 && prefix[0] === first) ??
  GAMES.find(({ prefix }) => prefix.length === 0) ??
  GAMES[0]!;

/** What a screen is, whichever game it belongs to. */
export const screenAt = (parts: readonly string[]): string | undefined => {
  const { prefix, aliases } = gameAt(parts);
  const name = parts[prefix.length];
  return name === undefined ? undefined : (aliases?.[name] ?? name);
};

/** What a game calls a screen that every game has. */
export const nameFor = ({ aliases = {} }: GameEntry, screen: string): string =>
  Object.keys(aliases).find(name => aliases[name] === screen) ?? screen;

/** A screen that every game has, as the game has it whose screen this is: one keeps its look. */
export const linkHere = (screen: string, ...rest: readonly string[]): string => {
  const game = gameAt(route.value);
  return linkTo(...game.prefix, nameFor(game, screen), ...rest);
};

/** Places one leaves for a moment, to look a rule up or to change a setting, and wants to find again. */
const PLACES = ['table', 'play', 'learn', 'replay'] as const;
type Place = (typeof PLACES)[number];

interface Left {
  readonly place: Place;
  readonly href: string;
}

/** The game, lesson or replay that was left last. */
export const lastLeft = signal<Left | undefined>(undefined);

addEventListener('hashchange', event => {
  const { hash } = new URL(event.oldURL);
  const name = screenAt(partsOf(hash));
  const place = PLACES.find(each => each === name);
  if (place) lastLeft.value = { place, href: hash };
});
