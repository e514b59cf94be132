import { signal } from '@preact/signals';
import type { GameEntry } from './games/entry.ts';
import { GAMES } from './games/list.ts';
import { linkTo, partsOf, route } from './route.ts';

/** The game that a route belongs to. Routes without a prefix belong to the game that has none. */
export const gameAt = ([first]: readonly string[]): GameEntry =>
  GAMES.find(({ prefix }) => prefix.length > 0 && prefix[0] === first) ??
  GAMES.find(({ prefix }) => prefix.length === 0) ??
  GAMES[0]!;

/** The name of the screen in a route. If it is a game's own name for a shared screen, returns the shared name. */
export const screenAt = (parts: readonly string[]): string | undefined => {
  const { prefix, aliases } = gameAt(parts);
  const name = parts[prefix.length];
  return name === undefined ? undefined : (aliases?.[name] ?? name);
};

/** A game's own name for a shared screen. */
export const nameFor = ({ aliases = {} }: GameEntry, screen: string): string =>
  Object.keys(aliases).find(name => aliases[name] === screen) ?? screen;

/** A link to a shared screen that stays within the current game, so that the game's theme stays. */
export const linkHere = (screen: string, ...rest: readonly string[]): string => {
  const game = gameAt(route.value);
  return linkTo(...game.prefix, nameFor(game, screen), ...rest);
};

/** The screens that players leave briefly, to read a rule or change a setting. */
const PLACES = ['table', 'play', 'learn', 'replay'] as const;
type Place = (typeof PLACES)[number];

interface Left {
  readonly place: Place;
  readonly href: string;
}

/** The last game, lesson or replay that the player left. */
export const lastPlace = signal<Left | undefined>(undefined);

addEventListener('hashchange', event => {
  const { hash } = new URL(event.oldURL);
  const name = screenAt(partsOf(hash));
  const place = PLACES.find(each => each === name);
  if (place) lastPlace.value = { place, href: hash };
});
