import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { NewLocalGame } from '../client/local-table.ts';
import type { SeatedPlayer } from '../client/table.ts';
import { learnFarText } from '../new-game/far.ts';
import { makeTable, type SeatWish } from './doors.ts';
import { farChoice } from './far-choices.tsx';
import { keepMe, keepTable } from './kept.ts';
import { serverText } from './refusal-words.ts';

const seatOf = ({ bot, name, title, motto, crest }: SeatedPlayer, seat: number): SeatWish => {
  if (bot === undefined && seat > 0) return { kind: 'open' };
  return {
    ...(bot === undefined ? { kind: 'me' } : { kind: 'bot', bot }),
    ...(name && { name }),
    ...(title && { title }),
    ...(motto && { motto }),
    ...(crest && { crest }),
  };
};

/** Creates an online table. Returns the id of its room, or a refusal. */
export const makeFar = async (
  game: string,
  { players, config }: NewLocalGame<object>,
  seed: string,
  brought: readonly { readonly kind: string; readonly data: unknown }[],
): Promise<string | Refusal> => {
  const { name, title, motto, crest } = players[0] ?? {};
  keepMe({
    ...(name && { name }),
    ...(title && { title }),
    ...(motto && { motto }),
    ...(crest && { crest }),
  });
  const { pace, isLent } = farChoice(game);
  const made = await makeTable({
    game,
    config,
    seats: players.map(seatOf),
    ...(seed !== '' && { seed }),
    ...(pace && { clock: pace }),
    ...(brought.length > 0 && { supplies: brought.map(each => ({ ...each, share: isLent })) }),
  });
  if (isRefusal(made)) {
    learnFarText(serverText);
    return made;
  }
  const { id, invite, watch } = made;
  keepTable(id, { invite, watch });
  return id;
};
