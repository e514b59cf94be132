import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { NewLocalGame } from '../client/local-table.ts';
import type { SeatedPlayer } from '../client/table.ts';
import { setOnlineText } from '../screens/new-game/online-context.ts';
import { createTable, type SeatWish } from './api.ts';
import { onlineOptions } from './online-options.tsx';
import { serverText } from './refusal-messages.ts';
import { saveMe, saveTable } from './stored-keys.ts';

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
export const createOnlineTable = async (
  game: string,
  { players, config }: NewLocalGame<object>,
  seed: string,
  brought: readonly { readonly kind: string; readonly data: unknown }[],
): Promise<string | Refusal> => {
  const { name, title, motto, crest } = players[0] ?? {};
  saveMe({
    ...(name && { name }),
    ...(title && { title }),
    ...(motto && { motto }),
    ...(crest && { crest }),
  });
  const { pace, isLent } = onlineOptions(game);
  const made = await createTable({
    game,
    config,
    seats: players.map(seatOf),
    ...(seed !== '' && { seed }),
    ...(pace && { clock: pace }),
    ...(brought.length > 0 && { supplies: brought.map(each => ({ ...each, share: isLent })) }),
  });
  if (isRefusal(made)) {
    setOnlineText(serverText);
    return made;
  }
  const { id, invite, watch } = made;
  saveTable(id, { invite, watch });
  return id;
};
