import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Seat } from '../../engine/game.ts';
import type { Refusal as Refused } from '../../engine/refusal.ts';
import { modeOf } from '../../games/game-modes.ts';
import { fitsRange, type LobbyTable, type RatingRange } from '../../sync/lobby.ts';
import { authorize, bearerKey, findRoom, hostOnly } from '../auth.ts';
import type { Profiles } from '../club/profiles.ts';
import { notInDaily, notInTournament } from '../daily.ts';
import type { Groups } from '../groups/open.ts';
import { hashKey, keyUnder, newKey } from '../keys.ts';
import type { Lobby } from '../lobby.ts';
import { refuse, refused, unwrap } from '../refused.ts';
import { hasBegun, invalidRange, invalidText, isListed, listing, type Room, type RoomSeat } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { joined } from '../seating.ts';
import {
  LobbyFilter,
  LobbyShown,
  Nothing,
  OpenWish,
  Refusal,
  TableId,
  TakenSeat,
  TakeOpenSeat,
} from './schemas.ts';

/** NP-75: checks the rating of a player who took a seat, and marks the seat if they have no settled one. */
const rated = (
  taken: { readonly room: Room; readonly seat: Seat },
  range: RatingRange | undefined,
  rating: number | undefined,
): typeof taken | Refused => {
  if (!range) return taken;
  const { room, seat } = taken;
  if (rating === undefined) {
    const marked: RoomSeat = { ...room.seats[seat]!, isProvisional: true };
    return { room: { ...room, seats: room.seats.with(seat, marked) }, seat };
  }
  return fitsRange(rating, range) ? taken : refuse('rating-outside', { ...range });
};

/** NP-58: routes to list the open tables, to join one, and to open or hide a table as its host. */
export const lobbyRoutes =
  (rooms: Rooms, lobby: Lobby, profiles: Profiles, groups: Groups): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/lobby',
      { schema: { querystring: LobbyFilter, response: { 200: LobbyShown, '4xx': Refusal } } },
      async ({ query: { game, mode, pace, language } }) => {
        const isWanted = (table: LobbyTable): boolean =>
          (game === undefined || table.game === game) &&
          (mode === undefined || table.mode === mode) &&
          (pace === undefined || table.pace === pace) &&
          (language === undefined || table.language === undefined || table.language === language);
        return { tables: (await lobby.tables()).filter(isWanted) };
      },
    );

    app.post(
      '/lobby/:id/seats',
      { schema: { params: TableId, body: TakeOpenSeat, response: { 201: TakenSeat, '4xx': Refusal } } },
      async ({ params, headers, body }, reply) => {
        const { seat: wanted, choice, id, ...texts } = body;
        const unfit = invalidText(texts);
        if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
        const player = bearerKey(headers.authorization);
        const live = await findRoom(rooms, params.id, room =>
          room.open ? undefined : refused('no-such-table', { id: params.id }).refusal,
        );
        const { group } = live.room();
        if (group !== undefined && !(await groups.isMember(group, player)))
          throw refused('no-such-table', { id: params.id });
        // The server stores only hashes of keys. To return the same key to a repeated request, it derives the
        // key.
        const token = id === undefined ? newKey() : keyUnder(params.id, 'lobby', id, player ?? '');
        const arrival = { ...texts, key: hashKey(token), player };
        const { game, config } = live.room();
        const mode = modeOf(game, config);
        const rating =
          player === undefined ? undefined : await profiles.settledRating(player, { game, mode });
        const { seat } = unwrap(
          await live.change(room => {
            const taken = joined(room, live.module, arrival, { seat: wanted, choice });
            if ('refused' in taken || taken.room === room) return taken;
            if (!isListed(room)) return refuse('table-full');
            const isBack = room.seats[taken.seat]?.kind !== 'open';
            return isBack ? taken : rated(taken, room.open.rating, rating);
          }),
        );
        return reply.code(201).send({ seat, token });
      },
    );

    app.put(
      '/tables/:id/open',
      { schema: { params: TableId, body: OpenWish, response: { 204: Nothing, '4xx': Refusal } } },
      async ({ params, headers, body }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        await change((room, role) => {
          notInTournament(room);
          hostOnly(role);
          notInDaily(room);
          const range = invalidRange(body.lobby);
          if (range !== undefined) return refuse('bad-request', { place: range });
          if (hasBegun(room)) return refuse('already-begun');
          // NP-73: strangers would find a practice game whose cards the others know.
          if (room.from) return refuse('practice-not-listed');
          const { open: _, ...closed } = room;
          return { room: body.open ? { ...closed, open: listing(room, body.lobby, Date.now()) } : closed };
        });
        return reply.code(204).send(undefined);
      },
    );
  };
