import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { SeatedPlayer } from '../client/table.ts';
import type { NewLocalGame } from '../games/local-game.ts';
import { setOnlineText } from '../screens/new-game/plan.ts';
import { language } from '../settings.ts';
import { createTable, type SeatWish, type TableWish } from './api.ts';
import { conventionOptions } from './convention-options.tsx';
import { onlineOptions, openToGroup } from './online-options.tsx';
import { serverText } from './refusal-messages.ts';
import { me, saveMe, saveTable, selfTexts } from './stored-keys.ts';

const seatOf = ({ bot, ...texts }: SeatedPlayer, seat: number): SeatWish => {
  if (bot !== undefined) return { kind: 'bot', bot, ...selfTexts(texts) };
  return seat > 0 ? { kind: 'open' } : { kind: 'me', ...selfTexts(texts) };
};

/** Creates a table and saves its links. Returns the id of its room, or a refusal. */
const create = async (wish: TableWish): Promise<string | Refusal> => {
  const made = await createTable(wish);
  if (isRefusal(made)) {
    setOnlineText(serverText);
    return made;
  }
  const { id, invite, watch } = made;
  saveTable(id, { invite, watch });
  return id;
};

/** Creates a convention table: all seats are open, except that of a host who also plays. */
export const createConventionTable = async (
  game: string,
  config: object,
  seed: string,
): Promise<string | Refusal> => {
  const { seats, seconds, isPlaying, name } = conventionOptions.value;
  if (isPlaying) saveMe(selfTexts({ name }));
  const mine: SeatWish = { kind: 'me', ...selfTexts(me()) };
  return create({
    ...{ game, config, desk: true },
    seats: Array.from({ length: seats }, (_, i) => (i === 0 && isPlaying ? mine : { kind: 'open' })),
    // A full increment gives every card the same time.
    ...(seconds > 0 && { clock: { seconds, increment: seconds } }),
    ...(seed !== '' && { seed }),
  });
};

/** Creates an online table. Returns the id of its room, or a refusal. */
export const createOnlineTable = async (
  game: string,
  { players, config }: NewLocalGame<object>,
  seed: string,
  brought: readonly { readonly kind: string; readonly data: unknown }[],
): Promise<string | Refusal> => {
  saveMe(selfTexts(players[0] ?? {}));
  const { pace, isLent, isOpen, fillAfter, rating, group } = onlineOptions(game);
  const made = await create({
    game,
    config,
    seats: players.map(seatOf),
    ...(seed !== '' && { seed }),
    ...(pace && { clock: pace }),
    ...(group && { group: group.id }),
    ...(isOpen && { open: true, lobby: { language: language.value, fillAfter, rating } }),
    ...(brought.length > 0 && { supplies: brought.map(each => ({ ...each, share: isLent })) }),
  });
  if (!isRefusal(made)) openToGroup(game, undefined);
  return made;
};
