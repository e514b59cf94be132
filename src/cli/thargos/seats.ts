import type { Language } from '../../engine/text.ts';
import { range } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/thargos/config.ts';
import { hasRival } from '../../games/thargos/modes.ts';
import { seatsFor } from '../../games/thargos/setup.ts';
import { parseCount, UsageError } from '../flags.ts';
import { THARGOS_WORDS } from './messages.ts';

/** Reads from a command line how many players a game has, and which decks. */

/**
 * Returns the number of seats. If `--players` is missing, it is the number of named bots or decks, within the limits of
 * the mode.
 */
export const seatsOf = (
  config: ConfigWish,
  {
    bots,
    decks,
    players,
  }: { readonly bots: number; readonly decks: number; readonly players: string | undefined },
  language: Language,
): number => {
  const mode = config.mode ?? 'duel';
  const [least, most] = seatsFor(mode);
  const wished = parseCount('players', players, { least: 1, most: 99, otherwise: 0 }, language);
  const seats = wished || Math.min(most, Math.max(least, bots, mode === 'solo' ? 1 : Math.min(decks, most)));
  if (seats < least || seats > most) throw new UsageError(THARGOS_WORDS[language].seats(mode, least, most));
  return seats;
};

/**
 * Adds the decks of the players to the options: one deck for all, or one for each. In a solo game, the Rival's deck is
 * the last.
 */
export const withDecks = (config: ConfigWish, seats: number, language: Language): ConfigWish => {
  const { decks = [] } = config;
  const rival = hasRival({ mode: config.mode ?? 'duel', soloStory: config.soloStory ?? 'rival' }) ? 1 : 0;
  const players = seats + rival;
  if (decks.length === 1 && players > 1) return { ...config, decks: range(players).map(() => decks[0]!) };
  if (decks.length !== 0 && decks.length !== players)
    throw new UsageError(THARGOS_WORDS[language].deckForEach(decks.length, players));
  if (decks.length > 0 || players < 3) return config;
  return { ...config, decks: range(players).map(() => 'random') };
};
