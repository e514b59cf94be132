import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Refusal as Refused } from '../../engine/refusal.ts';
import { isVisibleText } from '../../text/seat-text.ts';
import { authorize, bearerKey, hostOnly } from '../auth.ts';
import type { Chat } from '../chat.ts';
import { authorOf, whyUnread, whyUnwritten, withAuthor, withChat, withMute } from '../chat-rules.ts';
import { notInDaily } from '../daily.ts';
import { clientAddress, type Limits } from '../limits.ts';
import { refuse, refused, unwrap } from '../refused.ts';
import { invalidText, type Room, roleOf } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import {
  ChatWish,
  MuteWish,
  Nothing,
  Refusal,
  Reports,
  SeatAt,
  SentText,
  TableId,
  TextAt,
  TextsAnswer,
  TextsBefore,
  TextWish,
} from './schemas.ts';

const REPORTS_PER_MINUTE = 20;

/** NP-70, NP-71: routes to write, read, report and moderate texts. */
export const chatRoutes =
  (rooms: Rooms, chat: Chat, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };

    /** The room and the role of a caller who may read the texts. */
    const readerOf = async (id: string, authorization: string | undefined) => {
      const { live, role } = await authorize(rooms, id, bearerKey(authorization));
      unwrap(whyUnread(live.room(), role));
      return { room: live.room(), role };
    };
    const hostOf = async (id: string, authorization: string | undefined): Promise<Room> => {
      const { room, role } = await readerOf(id, authorization);
      hostOnly(role);
      return room;
    };

    app.post(
      '/tables/:id/chat',
      { schema: { params: TableId, body: TextWish, response: { 201: SentText, '4xx': Refusal } } },
      async ({ params, headers, body, raw }, reply) => {
        const key = bearerKey(headers.authorization);
        const { live, role, change } = await authorize(rooms, params.id, key);
        unwrap(whyUnwritten(live.room(), role));
        const isSeated = typeof role.viewer === 'number';
        const text = body.text.normalize('NFC').trim();
        const name = isSeated ? '' : (body.name ?? '').trim();
        if (!isVisibleText(text)) throw refused('bad-request', { place: 'body.text' });
        if (invalidText({ name })) throw refused('bad-request', { place: 'body.name' });
        // Spectators share a key, so they are told apart by their address.
        chat.limit(params.id, isSeated ? `seat ${role.viewer}` : clientAddress(raw, limits));
        const known = live.room();
        const isFirst = !known.chat?.isUsed || authorOf(known, role) === undefined;
        const { room } = isFirst
          ? await change((was, now) => whyUnwritten(was, now) ?? withAuthor(was, now))
          : { room: known };
        const author = authorOf(room, role);
        if (author === undefined) throw refused('not-yours');
        const whyNot = (now: Room): Refused | undefined => {
          const is = key === undefined ? undefined : roleOf(now, key);
          return is && authorOf(now, is) === author ? whyUnwritten(now, is) : refuse('not-yours');
        };
        const draft = { author, text, ...(body.id !== undefined && { id: body.id }), ...(name && { name }) };
        const sent = await chat.write(params.id, draft, whyNot);
        return reply.code(201).send(sent);
      },
    );

    app.get(
      '/tables/:id/chat',
      {
        schema: { params: TableId, querystring: TextsBefore, response: { 200: TextsAnswer, '4xx': Refusal } },
      },
      async ({ params, headers, query: { before } }) => {
        await readerOf(params.id, headers.authorization);
        const page = await chat.page(params.id, before === undefined ? undefined : Number(before));
        return { ...page, texts: [...page.texts] };
      },
    );

    app.put(
      '/tables/:id/chat',
      { schema: { params: TableId, body: ChatWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          notInDaily(room);
          return withChat(room, body);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/chat/:number',
      { schema: { params: TextAt, response: done } },
      async ({ params, headers }, reply) => {
        await chat.remove(await hostOf(params.id, headers.authorization), Number(params.number));
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/chat/:number/report',
      {
        schema: { params: TextAt, response: done },
        config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: 60_000 } },
      },
      async ({ params, headers }, reply) => {
        const { room, role } = await readerOf(params.id, headers.authorization);
        const by = typeof role.viewer === 'number' ? role.viewer : 'spectator';
        await chat.report(room, Number(params.number), by);
        return reply.code(204).send(undefined);
      },
    );

    app.get(
      '/tables/:id/reports',
      { schema: { params: TableId, response: { 200: Reports, '4xx': Refusal } } },
      async ({ params, headers }) => {
        await hostOf(params.id, headers.authorization);
        const reports = await chat.reports(params.id);
        return { reports: reports.map(({ by, ...text }) => ({ ...text, by: [...by] })) };
      },
    );

    app.delete(
      '/tables/:id/reports/:number',
      { schema: { params: TextAt, response: done } },
      async ({ params, headers }, reply) => {
        await hostOf(params.id, headers.authorization);
        await chat.closeReport(params.id, Number(params.number));
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/mute',
      { schema: { params: SeatAt, body: MuteWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          notInDaily(room);
          return withMute(room, Number(params.seat), body.muted);
        });
        return reply.code(204).send(undefined);
      },
    );
  };
