import type { Config } from './config.ts';

/**
 * Facts about modes that every screen needs. They have their own file, so that screens don't load the whole
 * config code.
 */

export const ATTITUDES = ['aggressive', 'wary', 'defensive'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/** HT-11.2: the number of cards in the Rival's attack and defense piles for each attitude. */
export const PILES: { readonly [A in Attitude]: { readonly attack: number; readonly defence: number } } = {
  aggressive: { attack: 4, defence: 2 },
  wary: { attack: 3, defence: 3 },
  defensive: { attack: 2, defence: 4 },
};

export const DEFAULT_STORY = 'kurnor';

export const isStoryMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'story' || mode === 'solo-story';
export const isSoloMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'solo' || mode === 'solo-story';
export const hasRival = ({ mode, soloStory }: Pick<Config, 'mode' | 'soloStory'>): boolean =>
  mode === 'solo' || (mode === 'solo-story' && soloStory === 'rival');
/** HT-6.4: whether no player has an opponent: in solo modes, in a cooperative game, or with one player. */
export const isAlone = ({ config, seats }: { readonly config: Config; readonly seats: number }): boolean =>
  isSoloMode(config) || config.coop || seats === 1;

/** HT-6.4: whether a game ended in a draw. Cooperative players who win together have no draw. */
export const isDraw = (
  game: { readonly config: Config; readonly seats: number },
  { places }: { readonly places: readonly number[] },
): boolean => places.filter(place => place === 1).length > 1 && !isAlone(game);

/** HT-11.7: whether this seat is the Rival, whose choices are random. */
export const isRival = (
  { config, seats }: { readonly config: Config; readonly seats: number },
  seat: number,
): boolean => hasRival(config) && seat >= seats;
