import type { Static } from 'typebox';
import { BOTS_OF } from '../../bots/list.ts';
import { type GivenSeed, hashSeed, parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type GameId, isGameId, loadGame, unknownGame } from '../../games/list.ts';
import { prepareAssets } from '../assets.ts';
import { hashKey, type Key, type KeyHash, newKey, newSeed, newTableId } from '../keys.ts';
import { refuse } from '../refused.ts';
import {
  invalidRange,
  invalidText,
  listing,
  type Room,
  type RoomSeat,
  trimmed,
  withDistinctName,
} from '../room.ts';
import type { NewTable } from './schemas.ts';

/** A new room with its keys, before it is saved. */
interface PreparedRoom {
  readonly room: Room;
  /** The assets as JSON, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly made: {
    readonly id: string;
    readonly invite: Key;
    readonly watch: Key;
    readonly seat?: number;
    readonly token: Key;
    readonly seedHash: string;
  };
}

type Wish = Static<typeof NewTable>;

const faultIn = (game: GameId, { seats, lobby }: Wish): Refusal | undefined => {
  const { names } = BOTS_OF[game];
  for (const [seat, { kind, bot }] of seats.entries())
    if (kind === 'bot' && bot !== undefined && !names.includes(bot))
      return refuse('unknown-bot', { seat, bot, known: names });
  const unfit = seats.findIndex(seat => invalidText(seat) !== undefined);
  if (unfit >= 0)
    return refuse('bad-request', { place: `body.seats[${unfit}].${invalidText(seats[unfit]!)}` });
  const range = invalidRange(lobby);
  if (range !== undefined) return refuse('bad-request', { place: range });
  const mine = seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []));
  return mine.length > 1 ? refuse('bad-request', { place: `body.seats[${mine[1]}].kind` }) : undefined;
};

/** Marks a chosen seed as open: its chooser can predict every card, so clients show that it isn't secret. */
const openSeed = (text: string): GivenSeed => ({ ...parseSeed(text), open: true });

/** Prepares a room. Refuses if its game can't be set up. */
export const prepareRoom = async (
  wish: Wish,
  player: KeyHash | undefined,
  now: number,
): Promise<PreparedRoom | Refusal> => {
  const { game, config = {}, supplies: brought = [] } = wish;
  if (!isGameId(game)) return unknownGame(game);
  const fault = faultIn(game, wish);
  if (fault) return fault;
  const module = await loadGame(game);
  if (isRefusal(module)) return module;
  const provided = await prepareAssets(module, config, brought);
  if (isRefusal(provided)) return provided;
  const { assets, texts } = provided;
  const seed = wish.seed === undefined ? parseSeed(newSeed()) : openSeed(wish.seed);
  // NP-83: at a convention table, all players answer at the same time.
  if (wish.desk && !module.turn) return refuse('bad-request', { place: 'body.desk' });
  const events = provided.module.setup(wish.seats.length, seed, config);
  if (isRefusal(events)) return events;

  const [token, invite, watch] = [newKey(), newKey(), newKey()];
  const [firstBot] = BOTS_OF[game].names;
  const seatFor = ({ kind, bot = firstBot!, ...texts }: Wish['seats'][number]): RoomSeat => ({
    ...trimmed(texts),
    ...(kind === 'me' && { key: hashKey(token), ...(player !== undefined && { player }) }),
    ...(kind === 'bot' && { bot }),
    kind: kind === 'me' ? 'person' : kind,
  });
  const seat = wish.seats.findIndex(({ kind }) => kind === 'me');
  let seats: readonly RoomSeat[] = [];
  for (const each of wish.seats) seats = withDistinctName(seats.concat(seatFor(each)), seats.length);
  const room: Room = {
    id: newTableId(),
    game,
    config,
    seed,
    seats,
    host: hashKey(token),
    ...(seat < 0 && player !== undefined && { maker: player }),
    invite: hashKey(invite),
    watch: hashKey(watch),
    created: now,
    ...(wish.clock && { limit: wish.clock }),
    ...(wish.readyCheck && { readyCheck: true as const }),
    ...(wish.desk && { desk: {} }),
    ...(wish.open && { open: listing({ ...(wish.clock && { limit: wish.clock }) }, wish.lobby, now) }),
    ...(wish.group !== undefined && { group: wish.group }),
    ...(assets.length > 0 && { supplies: assets, bringer: hashKey(token) }),
  };
  const made = {
    id: room.id,
    invite,
    watch,
    ...(seat >= 0 && { seat }),
    token,
    seedHash: hashSeed(seed.seed),
  };
  return { room, texts, made };
};
