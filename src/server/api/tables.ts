import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isRefusal } from '../../engine/refusal.ts';
import { authorize, bearerKey, findRoom, seatFor, tableFor } from '../auth.ts';
import { pause } from '../cost.ts';
import { notInTournament } from '../daily.ts';
import type { Groups } from '../groups/open.ts';
import type { HostWatch } from '../host-watch.ts';
import { hashKey, keyUnder, newKey } from '../keys.ts';
import { creating, type Limits } from '../limits.ts';
import { submitCommand, submitUndo } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { RefusalError, refused, unwrap } from '../refused.ts';
import { invalidText, notInvited } from '../room.ts';
import { showRoom, showSnapshot, showStage } from '../room-view.ts';
import type { Rooms } from '../rooms.ts';
import { joined } from '../seating.ts';
import { prepareRoom } from './create-room.ts';
import {
  Granted,
  MadeTable,
  NewTable,
  Refusal,
  Submission,
  TableId,
  TableShown,
  TakenSeat,
  TakeSeat,
  ToldAnswer,
  ToldWish,
  UndoWish,
} from './schemas.ts';
import { sendText, updatesJson, waitForUpdate } from './updates.ts';

const LONGEST_WAIT_S = 60;
const NO_LONGER_ASKED = ['decision-gone', 'game-over'];
/** A client that polls still counts as present for this long after a response. */
const THINKING_MS = 15_000;

/** Routes to create, join, read and play a table. */
export const tableRoutes =
  (
    rooms: Rooms,
    presence: PresenceTracker,
    hosts: HostWatch,
    groups: Groups,
    limits: Limits,
  ): FastifyPluginAsyncTypebox =>
  async app => {
    app.post(
      '/tables',
      {
        schema: { body: NewTable, response: { 201: MadeTable, '4xx': Refusal } },
        config: creating(limits),
      },
      async (request, reply) => {
        const player = bearerKey(request.headers.authorization);
        const { group } = request.body;
        if (group !== undefined && !(await groups.isMember(group, player)))
          throw refused('no-such-group', { id: group });
        const { room, texts, made } = unwrap(await prepareRoom(request.body, player, Date.now()));
        unwrap(await rooms.make(room, texts));
        return reply.code(201).send(made);
      },
    );

    app.post(
      '/tables/:id/seats',
      { schema: { params: TableId, body: TakeSeat, response: { 201: TakenSeat, '4xx': Refusal } } },
      async (request, reply) => {
        const { invite, seat: wanted, choice, id, ...texts } = request.body;
        const unfit = invalidText(texts);
        if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
        const player = bearerKey(request.headers.authorization);
        const live = await findRoom(rooms, request.params.id, room => {
          notInTournament(room);
          return notInvited(room, hashKey(invite), player);
        });
        // The server stores only hashes of keys. To return the same key to a repeated request, it derives the
        // key.
        const token = id === undefined ? newKey() : keyUnder(request.params.id, invite, id, player ?? '');
        const arrival = { ...texts, key: hashKey(token), player };
        const { seat } = unwrap(
          await live.change(room => joined(room, live.module, arrival, { seat: wanted, choice })),
        );
        return reply.code(201).send({ seat, token });
      },
    );

    app.get(
      '/tables/:id',
      { schema: { params: TableId, response: { 200: TableShown, '4xx': Refusal } } },
      async ({ params, headers }) => {
        // Pauses before the key is checked, because a role must not change between the check and the
        // response.
        await pause();
        const { live, role } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const room = showRoom(live, role);
        const table = live.table();
        if (!table || role.viewer === 'guest')
          return { ...room, seats: [...room.seats], version: table?.version() ?? 0 };
        const {
          owing,
          isOver: _,
          ...snapshot
        } = showSnapshot(live.module, role.viewer, table.snapshot(role.viewer));
        return {
          ...room,
          ...showStage(live),
          seats: [...room.seats],
          owing: [...owing],
          ...snapshot,
        };
      },
    );

    app.get(
      '/tables/:id/told',
      { schema: { params: TableId, querystring: ToldWish, response: { 200: ToldAnswer, '4xx': Refusal } } },
      async (request, reply) => {
        const { id } = request.params;
        const { since: from = '0', wait = '0', viewer: as, whole } = request.query;
        const enter = () => authorize(rooms, id, bearerKey(request.headers.authorization));
        const access = await enter();
        const { table, viewer: own } = tableFor(access);
        const viewer = as ?? own;
        const since = Number(from);
        const seconds = Math.min(Number(wait), LONGEST_WAIT_S);
        const gone = new AbortController();
        const leaveOff = (): void => gone.abort();
        reply.raw.once('close', leaveOff);
        // The signal outlives the request, so `finally` removes the listener.
        rooms.stopping.addEventListener('abort', leaveOff);
        if (rooms.stopping.aborted) leaveOff();
        const letGo = rooms.hold(id);
        const leave =
          typeof own === 'number' && seconds > 0
            ? presence.join(id, () => table.head.seats.length, { viewer: own, onPresence: () => undefined })
            : undefined;
        const stopHost = leave && hosts.attend(access.live);
        try {
          await waitForUpdate(table, since, seconds * 1000, gone.signal);
          // The seat may have moved to another device during the wait.
          if (seconds > 0) tableFor(await enter());
          return sendText(reply, await updatesJson(table, viewer, since, whole !== undefined));
        } finally {
          rooms.stopping.removeEventListener('abort', leaveOff);
          letGo();
          stopHost?.();
          if (leave) setTimeout(leave, THINKING_MS).unref();
        }
      },
    );

    app.post(
      '/tables/:id/commands',
      { schema: { params: TableId, body: Submission, response: { 200: Granted, '4xx': Refusal } } },
      async ({ params, headers, body }) => {
        const access = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { table, seat } = seatFor(access);
        const { module } = access.live;
        const answer = await submitCommand(access.live, table, seat, body);
        // Sends the current snapshot, so that the client doesn't have to request it.
        if (isRefusal(answer) && NO_LONGER_ASKED.includes(answer.refused))
          throw new RefusalError({
            refused: answer.refused,
            ...showSnapshot(module, seat, table.snapshot(seat)),
          });
        const done = unwrap(answer);
        presence.act(params.id, seat);
        return done;
      },
    );

    app.post(
      '/tables/:id/undo',
      { schema: { params: TableId, body: UndoWish, response: { 200: Granted, '4xx': Refusal } } },
      async ({ params, headers, body }) => {
        const access = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { table, seat } = seatFor(access);
        const done = unwrap(await submitUndo(access.live, table, seat, body.id));
        presence.act(params.id, seat);
        return done;
      },
    );
  };
