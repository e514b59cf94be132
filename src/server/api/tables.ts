import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isRefusal } from '../../engine/refusal.ts';
import { pause } from '../cost.ts';
import type { Hall } from '../hall.ts';
import { hashKey, keyUnder, newKey } from '../keys.ts';
import { type Limits, tableLimit } from '../limits.ts';
import { notInvited, unfitIn } from '../room.ts';
import { submitFrom, undoFrom } from '../seat-door.ts';
import { arrived } from '../seating.ts';
import { showRoom, showSnapshot, showStage } from '../shown.ts';
import type { Companies } from './company.ts';
import { keyFrom, letIn, roomAt, seatFor, tableFor } from './doorkeeper.ts';
import { sendText } from './in-parts.ts';
import { makeRoom } from './make-room.ts';
import { granted, refused } from './refused.ts';
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
import { updatesJson, waitForUpdate } from './tell.ts';
import type { Hosts } from './watch-hosts.ts';

const LONGEST_WAIT_S = 60;
const NO_LONGER_ASKED = ['decision-gone', 'game-over'];
/** Whoever heard something at the doors thinks about it for a while and is still there. */
const THINKING_MS = 15_000;

/** The doors of a table. Whoever comes through them has shown a key. */
export const tableRoutes =
  (hall: Hall, companies: Companies, hosts: Hosts, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    app.post(
      '/tables',
      {
        schema: { body: NewTable, response: { 201: MadeTable, '4xx': Refusal } },
        config: { rateLimit: tableLimit(limits) },
      },
      async (request, reply) => {
        const player = keyFrom(request.headers.authorization);
        const { room, texts, made } = granted(await makeRoom(request.body, player, Date.now()));
        granted(await hall.make(room, texts));
        return reply.code(201).send(made);
      },
    );

    app.post(
      '/tables/:id/seats',
      { schema: { params: TableId, body: TakeSeat, response: { 201: TakenSeat, '4xx': Refusal } } },
      async (request, reply) => {
        const { invite, seat: wanted, choice, id, ...texts } = request.body;
        const unfit = unfitIn(texts);
        if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
        const player = keyFrom(request.headers.authorization);
        const open = await roomAt(hall, request.params.id, room => notInvited(room, hashKey(invite), player));
        // The server keeps no keys: what is asked for once more under its id gets the same one.
        const token = id === undefined ? newKey() : keyUnder(request.params.id, invite, id, player ?? '');
        const arrival = { ...texts, key: hashKey(token), player };
        const { seat } = granted(
          await open.change(room => arrived(room, open.module, arrival, { seat: wanted, choice })),
        );
        return reply.code(201).send({ seat, token });
      },
    );

    app.get(
      '/tables/:id',
      { schema: { params: TableId, response: { 200: TableShown, '4xx': Refusal } } },
      async ({ params, headers }) => {
        // Before the key is checked: a role must not change between the check and the answer.
        await pause();
        const { open, role } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const room = showRoom(open, role);
        const table = open.table();
        if (!table || role.viewer === 'guest')
          return { ...room, seats: [...room.seats], version: table?.version() ?? 0 };
        const {
          owing,
          isOver: _,
          ...snapshot
        } = showSnapshot(open.module, role.viewer, table.snapshot(role.viewer));
        return {
          ...room,
          ...showStage(open),
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
        const enter = () => letIn(hall, id, keyFrom(request.headers.authorization));
        const inside = await enter();
        const { table, viewer: own } = tableFor(inside);
        const viewer = as ?? own;
        const since = Number(from);
        const seconds = Math.min(Number(wait), LONGEST_WAIT_S);
        const gone = new AbortController();
        const leaveOff = (): void => gone.abort();
        reply.raw.once('close', leaveOff);
        // The hall outlives whoever waits, by far: nothing of him stays with it.
        hall.stopping.addEventListener('abort', leaveOff);
        if (hall.stopping.aborted) leaveOff();
        const letGo = hall.hold(id);
        const leave =
          typeof own === 'number' && seconds > 0
            ? companies.join(id, table.head.seats.length, { viewer: own, hear: () => undefined })
            : undefined;
        const stopHost = leave && hosts.attend(inside.open);
        try {
          await waitForUpdate(table, since, seconds * 1000, gone.signal);
          // His seat may have moved to another device meanwhile.
          if (seconds > 0) tableFor(await enter());
          return sendText(reply, await updatesJson(table, viewer, since, whole !== undefined));
        } finally {
          hall.stopping.removeEventListener('abort', leaveOff);
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
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        const { table, seat } = seatFor(inside);
        const { module } = inside.open;
        const answer = await submitFrom(module, table, seat, body);
        // Whoever answers what is no longer asked need not ask what is.
        if (isRefusal(answer) && NO_LONGER_ASKED.includes(answer.refused))
          throw refused(answer.refused, showSnapshot(module, seat, table.snapshot(seat)));
        const done = granted(answer);
        companies.act(params.id, seat);
        return done;
      },
    );

    app.post(
      '/tables/:id/undo',
      { schema: { params: TableId, body: UndoWish, response: { 200: Granted, '4xx': Refusal } } },
      async ({ params, headers, body }) => {
        const { table, seat } = seatFor(await letIn(hall, params.id, keyFrom(headers.authorization)));
        const done = granted(await undoFrom(table, seat, body.id));
        companies.act(params.id, seat);
        return done;
      },
    );
  };
