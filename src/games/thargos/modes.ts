import type { Config } from './config.ts';

/** Questions about the chosen rules that every table asks; a file of its own, so that tables don't load all choices. */

export const ATTITUDES = ['aggressive', 'wary', 'defensive'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/** HT-11.2: how many cards the Rival attacks and defends with. */
export const PILES: { readonly [A in Attitude]: { readonly attack: number; readonly defence: number } } = {
  aggressive: { attack: 4, defence: 2 },
  wary: { attack: 3, defence: 3 },
  defensive: { attack: 2, defence: 4 },
};

/** The story that is played where none was chosen. */
export const DEFAULT_STORY = 'kurnor';

export const isStoryMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'story' || mode === 'solo-story';
export const isSoloMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'solo' || mode === 'solo-story';
export const hasRival = ({ mode, soloStory }: Pick<Config, 'mode' | 'soloStory'>): boolean =>
  mode === 'solo' || (mode === 'solo-story' && soloStory === 'rival');
/** HT-6.4: a single player, or players who play together, have no opponent to be ahead of. */
export const isAlone = ({ config, seats }: { readonly config: Config; readonly seats: number }): boolean =>
  isSoloMode(config) || config.coop || seats === 1;

/** HT-6.4: equal shares are a draw; players who play together win together. */
export const isDraw = (
  game: { readonly config: Config; readonly seats: number },
  { places }: { readonly places: readonly number[] },
): boolean => places.filter(place => place === 1).length > 1 && !isAlone(game);

/** HT-11.7: whether this seat is the Rival, whose choices are random. */
export const isRival = (
  { config, seats }: { readonly config: Config; readonly seats: number },
  seat: number,
): boolean => hasRival(config) && seat >= seats;
