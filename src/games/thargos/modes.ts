import type { Config } from './config.ts';

/** Questions about a config that every screen asks, in a separate file so that screens don't load all options. */

export const ATTITUDES = ['aggressive', 'wary', 'defensive'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/** HT-11.2: how many cards the Rival uses to attack and to defend. */
export const PILES: { readonly [A in Attitude]: { readonly attack: number; readonly defence: number } } = {
  aggressive: { attack: 4, defence: 2 },
  wary: { attack: 3, defence: 3 },
  defensive: { attack: 2, defence: 4 },
};

/** The story if none is chosen. */
export const DEFAULT_STORY = 'kurnor';

export const isStoryMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'story' || mode === 'solo-story';
export const isSoloMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'solo' || mode === 'solo-story';
export const hasRival = ({ mode, soloStory }: Pick<Config, 'mode' | 'soloStory'>): boolean =>
  mode === 'solo' || (mode === 'solo-story' && soloStory === 'rival');
/** HT-6.4: a single player, or cooperative players, have no opponent. */
export const isAlone = ({ config, seats }: { readonly config: Config; readonly seats: number }): boolean =>
  isSoloMode(config) || config.coop || seats === 1;

/** HT-6.4: equal shares are a draw; cooperative players win together. */
export const isDraw = (
  game: { readonly config: Config; readonly seats: number },
  { places }: { readonly places: readonly number[] },
): boolean => places.filter(place => place === 1).length > 1 && !isAlone(game);

/** HT-11.7: whether this seat is the Rival, whose choices are random. */
export const isRival = (
  { config, seats }: { readonly config: Config; readonly seats: number },
  seat: number,
): boolean => hasRival(config) && seat >= seats;
