import { BOTS_OF } from '../../bots/list.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameId } from '../../games/list.ts';
import type { Role, Room } from '../room.ts';
import { refused } from './refused.ts';

/** The bot of this name; the first of the game if no name is given. */
export const botFor = ({ game }: Room, bot?: string): string => {
  const { names } = BOTS_OF[game as GameId];
  if (bot !== undefined && !names.includes(bot)) throw refused('unknown-bot', { bot, known: names });
  return bot ?? names[0]!;
};

export const hostOnly = ({ isHost }: Role): void => {
  if (!isHost) throw refused('not-yours', { why: 'host-only' });
};

export const ownOnly = ({ viewer }: Role, seat: Seat): void => {
  if (viewer !== seat) throw refused('not-yours');
};
