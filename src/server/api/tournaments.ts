import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { bearerKey } from '../auth.ts';
import type { KeyHash } from '../keys.ts';
import { creating, type Limits } from '../limits.ts';
import { refused } from '../refused.ts';
import { invalidText } from '../room.ts';
import { csvOf } from '../tournaments/export.ts';
import type { MemberTexts } from '../tournaments/members.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { Nothing, RECORD, Refusal } from './schemas.ts';
import {
  EntrantAt,
  EntrantMade,
  EntrantWish,
  ExportWish,
  NewTournament,
  Tournament,
  TournamentAt,
  TournamentChange,
  TournamentFilter,
  TournamentList,
  TournamentMade,
} from './tournament-schemas.ts';
import { sendText } from './updates.ts';

/** How often an address may enter, leave or change tournaments. */
const CHANGES_PER_MINUTE = 120;

const mustBe = (authorization: string | undefined): KeyHash => {
  const player = bearerKey(authorization);
  if (player === undefined) throw refused('no-token');
  return player;
};

const textsIn = (
  { name, crest }: { readonly name: string; readonly crest?: string },
  place: string,
): MemberTexts => {
  const unfit = invalidText({ name, crest });
  if (unfit) throw refused('bad-request', { place: `${place}.${unfit}` });
  return { name, ...(crest !== undefined && { crest }) };
};

/** NP-88: routes for tournaments. */
export const tournamentRoutes =
  (tournaments: Tournaments, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };
    const config = { rateLimit: { max: CHANGES_PER_MINUTE, timeWindow: 60_000 } };

    app.post(
      '/tournaments',
      {
        schema: { body: NewTournament, response: { 201: TournamentMade, '4xx': Refusal } },
        config: creating(limits),
      },
      async ({ headers, body: { player, ...wish } }, reply) => {
        const host = mustBe(headers.authorization);
        const texts = player && textsIn(player, 'body.player');
        return reply.code(201).send(await tournaments.create(wish, host, texts));
      },
    );

    app.get(
      '/tournaments',
      { schema: { querystring: TournamentFilter, response: { 200: TournamentList, '4xx': Refusal } } },
      async ({ headers, query: { group } }) => ({
        tournaments: await tournaments.list(bearerKey(headers.authorization), group),
      }),
    );

    app.get(
      '/tournaments/:id',
      { schema: { params: TournamentAt, response: { 200: Tournament, '4xx': Refusal } } },
      async ({ params, headers }, reply) =>
        sendText(reply, await tournaments.textFor(params.id, bearerKey(headers.authorization))),
    );

    app.put(
      '/tournaments/:id',
      { schema: { params: TournamentAt, body: TournamentChange, response: done }, config },
      async ({ params, headers, body }, reply) => {
        await tournaments.change(params.id, mustBe(headers.authorization), body);
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tournaments/:id',
      { schema: { params: TournamentAt, response: done } },
      async ({ params, headers }, reply) => {
        await tournaments.cancel(params.id, mustBe(headers.authorization));
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tournaments/:id/entrants',
      {
        schema: {
          params: TournamentAt,
          body: EntrantWish,
          response: { 201: EntrantMade, '4xx': Refusal },
        },
        config,
      },
      async ({ params, headers, body: { name, crest, bot } }, reply) => {
        const player = mustBe(headers.authorization);
        if (bot === undefined && name === undefined) throw refused('bad-request', { place: 'body.name' });
        const wish =
          bot === undefined
            ? textsIn({ name: name!, ...(crest !== undefined && { crest }) }, 'body')
            : { bot };
        return reply.code(201).send({ entrant: await tournaments.enter(params.id, player, wish) });
      },
    );

    app.delete(
      '/tournaments/:id/entrants/:entrant',
      { schema: { params: EntrantAt, response: done }, config },
      async ({ params, headers }, reply) => {
        await tournaments.leave(params.id, mustBe(headers.authorization), Number(params.entrant));
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tournaments/:id/start',
      { schema: { params: TournamentAt, response: done } },
      async ({ params, headers }, reply) => {
        await tournaments.start(params.id, mustBe(headers.authorization));
        return reply.code(204).send(undefined);
      },
    );

    app.get(
      '/tournaments/:id/export',
      {
        schema: { params: TournamentAt, querystring: ExportWish, response: { 200: RECORD, '4xx': Refusal } },
      },
      async ({ params, query: { as = 'json' } }, reply) => {
        const tournament = await tournaments.find(params.id);
        reply.header('Content-Disposition', `attachment; filename="tournament-${params.id}.${as}"`);
        if (as === 'csv') return reply.type('text/csv; charset=utf-8').send(csvOf(tournament));
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(tournament));
      },
    );
  };
