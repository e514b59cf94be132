import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { isEnteredText } from '../../text/seat-text.ts';
import { bearerKey } from '../auth.ts';
import type { Groups } from '../groups/open.ts';
import type { KeyHash } from '../keys.ts';
import { clientAddress, creating, type Limits, perMinute } from '../limits.ts';
import type { Lobby } from '../lobby.ts';
import { RefusalError, refused } from '../refused.ts';
import { invalidText } from '../room.ts';
import {
  GroupAt,
  GroupHost,
  GroupName,
  GroupShown,
  GroupStandingsShown,
  InvitationShown,
  JoinGroup,
  LinkKey,
  MemberAt,
  MemberName,
  MyGroups,
  NewGroup,
  NewSeason,
  SeasonMade,
  SeasonWish,
  WithKey,
} from './group-schemas.ts';
import { LobbyShown, Nothing, Refusal } from './schemas.ts';

/** How many wrong invite links an address may try per minute. */
const WRONG_PER_MINUTE = 20;

const mustBe = (key: KeyHash | undefined): KeyHash => {
  if (key === undefined) throw refused('no-token');
  return key;
};

/** The entered name of a group, a season or a member. A blank one is refused. */
const entered = (text: string, place: string): string => {
  const name = text.trim();
  if (name === '' || !isEnteredText(name)) throw refused('bad-request', { place });
  return name;
};

const textsOf = ({ name, crest }: { readonly name: string; readonly crest?: string | undefined }) => {
  const unfit = invalidText({ name, crest });
  if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
  return { name: entered(name, 'body.name'), ...(crest && { crest }) };
};

/** NP-95 to NP-98: routes for groups. */
export const groupRoutes =
  (groups: Groups, lobby: Lobby, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    const shown = { 200: GroupShown, '4xx': Refusal };
    const done = { 204: Nothing, '4xx': Refusal };
    const mayTry = perMinute(WRONG_PER_MINUTE);
    /** Counts wrong links only, because many people of a club may join from one address. */
    const tried = <T>(request: FastifyRequest, asked: Promise<T>): Promise<T> =>
      asked.catch(error => {
        const isWrong = error instanceof RefusalError && error.refusal.refused === 'no-such-group';
        if (isWrong && !mayTry(clientAddress(request.raw, limits))) throw refused('too-many');
        throw error;
      });
    const config = creating(limits);

    app.post(
      '/groups',
      { schema: { body: NewGroup, response: { 201: GroupShown, '4xx': Refusal } }, config },
      async ({ headers, body: { name, player } }, reply) => {
        const key = mustBe(bearerKey(headers.authorization));
        const made = await groups.create(key, entered(name, 'body.name'), textsOf(player));
        return reply.code(201).send(made);
      },
    );

    app.get(
      '/me/groups',
      { schema: { response: { 200: MyGroups, '4xx': Refusal } } },
      async ({ headers }) => ({ groups: await groups.mine(mustBe(bearerKey(headers.authorization))) }),
    );

    app.get('/groups/:id', { schema: { params: GroupAt, response: shown } }, async ({ params, headers }) =>
      groups.find(params.id, bearerKey(headers.authorization)),
    );

    app.put(
      '/groups/:id',
      { schema: { params: GroupAt, body: GroupName, response: done } },
      async ({ params, headers, body }, reply) => {
        await groups.change(params.id, bearerKey(headers.authorization), entered(body.name, 'body.name'));
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/groups/:id',
      { schema: { params: GroupAt, response: done } },
      async ({ params, headers }, reply) => {
        await groups.close(params.id, bearerKey(headers.authorization));
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/groups/:id/link',
      { schema: { params: GroupAt, response: { 201: LinkKey, '4xx': Refusal } }, config },
      async ({ params, headers }, reply) =>
        reply.code(201).send(await groups.link(params.id, bearerKey(headers.authorization))),
    );

    app.post(
      '/groups/:id/invitation',
      { schema: { params: GroupAt, body: WithKey, response: { 200: InvitationShown, '4xx': Refusal } } },
      async request => {
        const { params, headers, body } = request;
        return tried(request, groups.invitation(params.id, body.key, bearerKey(headers.authorization)));
      },
    );

    app.post(
      '/groups/:id/members',
      { schema: { params: GroupAt, body: JoinGroup, response: { 201: GroupShown, '4xx': Refusal } } },
      async (request, reply) => {
        const { params, headers, body } = request;
        const { key, ...texts } = body;
        const player = mustBe(bearerKey(headers.authorization));
        const joined = groups.join(params.id, key, player, textsOf(texts));
        return reply.code(201).send(await tried(request, joined));
      },
    );

    app.put(
      '/groups/:id/name',
      { schema: { params: GroupAt, body: MemberName, response: done } },
      async ({ params, headers, body }, reply) => {
        await groups.rename(params.id, bearerKey(headers.authorization), textsOf(body));
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/groups/:id/members/:member',
      { schema: { params: MemberAt, response: done } },
      async ({ params, headers }, reply) => {
        await groups.remove(params.id, bearerKey(headers.authorization), params.member);
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/groups/:id/host',
      { schema: { params: GroupAt, body: GroupHost, response: done } },
      async ({ params, headers, body }, reply) => {
        await groups.host(params.id, bearerKey(headers.authorization), body.member);
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/groups/:id/seasons',
      {
        schema: { params: GroupAt, body: NewSeason, response: { 201: SeasonMade, '4xx': Refusal } },
        config,
      },
      async ({ params, headers, body: { name } }, reply) => {
        const given = name === undefined || name.trim() === '' ? undefined : entered(name, 'body.name');
        return reply.code(201).send(await groups.season(params.id, bearerKey(headers.authorization), given));
      },
    );

    app.get(
      '/groups/:id/lobby',
      { schema: { params: GroupAt, response: { 200: LobbyShown, '4xx': Refusal } } },
      async ({ params, headers }) => {
        const { id } = await groups.find(params.id, bearerKey(headers.authorization));
        return { tables: await lobby.tables(id) };
      },
    );

    app.get(
      '/groups/:id/standings',
      {
        schema: {
          params: GroupAt,
          querystring: SeasonWish,
          response: { 200: GroupStandingsShown, '4xx': Refusal },
        },
      },
      async ({ params, headers, query: { season } }) =>
        groups.standings(
          params.id,
          bearerKey(headers.authorization),
          season === undefined ? undefined : Number(season),
        ),
    );
  };
