import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { NewLocalGame } from '../local-table.ts';
import { learnFarText } from '../new-game/far.ts';
import { goTo } from '../route.ts';
import type { SeatedPlayer } from '../table.ts';
import { makeTable, type SeatWish } from './doors.ts';
import { keepMe, keepTable } from './kept.ts';
import { serverText } from './refusal-words.ts';

const seatOf = ({ bot, name, crest }: SeatedPlayer, seat: number): SeatWish => {
  if (bot === undefined && seat > 0) return { kind: 'open' };
  return {
    ...(bot === undefined ? { kind: 'me' } : { kind: 'bot', bot }),
    ...(name && { name }),
    ...(crest && { crest }),
  };
};

/** Makes a table for people at several devices and goes to its room; answers why there is none. */
export const makeFar = async (
  game: string,
  { players, config }: NewLocalGame<object>,
  seed: string,
): Promise<Refusal | undefined> => {
  const { name, crest } = players[0] ?? {};
  keepMe({ ...(name && { name }), ...(crest && { crest }) });
  const made = await makeTable({ game, config, seats: players.map(seatOf), ...(seed !== '' && { seed }) });
  if (isRefusal(made)) {
    learnFarText(serverText);
    return made;
  }
  const { id, invite, watch } = made;
  keepTable(id, { invite, watch });
  goTo('friends', 'room', id);
  return undefined;
};
