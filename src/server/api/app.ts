import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Refusal } from '../../engine/refusal.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { isRefusedWith } from '../../sync/refusals.ts';
import type { Blocks } from '../administration/blocks.ts';
import type { Administration } from '../administration/open.ts';
import type { AdminToken } from '../administration/tokens.ts';
import { sentKey } from '../auth.ts';
import type { Chat } from '../chat.ts';
import type { Profiles } from '../club/profiles.ts';
import type { Costs } from '../cost.ts';
import type { Dailies } from '../dailies.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import type { Forgetting } from '../forget-player.ts';
import type { Groups } from '../groups/open.ts';
import { isSameOrigin, SECURITY_HEADERS } from '../headers.ts';
import type { HostWatch } from '../host-watch.ts';
import { clientAddress, type Limits, openCreations, RateLimitStore } from '../limits.ts';
import type { Lobby } from '../lobby.ts';
import type { logTo } from '../log.ts';
import { noteRoute } from '../monitoring/requests.ts';
import { type NameFilter, refusedNameIn } from '../name-filter.ts';
import type { Notices } from '../notices.ts';
import type { Notifications } from '../notify/open.ts';
import type { PresenceTracker } from '../presence.ts';
import type { RecordCache } from '../record-cache.ts';
import type { Refusals } from '../refusals.ts';
import { publicRefusal, RefusalError, refuse, refused, statusOf, unwrap } from '../refused.ts';
import type { Rooms } from '../rooms.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { adminRoutes } from './admin.ts';
import { assetRoutes } from './assets.ts';
import { chatRoutes } from './chat.ts';
import { challengeRoutes } from './dailies.ts';
import { deskRoutes } from './desk.ts';
import { groupRoutes } from './groups.ts';
import { serializerOf, validatorOf } from './lazy-schemas.ts';
import { lobbyRoutes } from './lobby.ts';
import { meRoutes } from './me.ts';
import { noticeRoutes } from './notices.ts';
import { notificationRoutes } from './notifications.ts';
import { profileRoutes } from './profiles.ts';
import { recordRoutes } from './record.ts';
import { rematchRoutes } from './rematch.ts';
import type { WaitTimes } from './replace.ts';
import { seatRoutes } from './seats.ts';
import { standInRoutes } from './stand-ins.ts';
import { tableRoutes } from './tables.ts';
import { tournamentRoutes } from './tournaments.ts';
import { waitingRoutes } from './waiting.ts';

export interface ApiOptions {
  readonly rooms: Rooms;
  readonly presence: PresenceTracker;
  readonly chat: Chat;
  readonly data: Data;
  readonly limits: Limits;
  readonly costs: Costs;
  readonly records: RecordCache;
  readonly origin?: string | undefined;
  readonly refusals: Refusals;
  readonly waitTimes: WaitTimes;
  readonly hosts: HostWatch;
  readonly lobby: Lobby;
  readonly dailies: Dailies;
  readonly profiles: Profiles;
  readonly groups: Groups;
  readonly now: Now;
  readonly notifications: Notifications;
  readonly tournaments: Tournaments;
  readonly isNameRefused?: NameFilter | undefined;
  readonly notices?: Notices | undefined;
  readonly forgetting: Forgetting;
  readonly administration: Administration;
  readonly adminTokens: readonly AdminToken[];
  readonly blocks: Pick<Blocks, 'whyBlocked'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may send this request. */
    readonly isForAnyOrigin?: boolean;
    /** NP-140: whether a successful request creates a table, a group or a tournament. */
    readonly isCreating?: boolean;
    /** NP-127: whether blocked people may send this request, although it isn't a `GET`. */
    readonly isForBlocked?: boolean;
  }
}

const LARGEST_BODY = 256 * 1024;
const HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };

/** The path of the first validation error, such as `body.seats[1].kind`. */
const placeOf = ({ validation, validationContext }: FastifyError): string => {
  const [fault] = validation ?? [];
  const path = (fault?.instancePath ?? '').replace(/\/(\d+)/g, '[$1]').replace(/\//g, '.');
  const { missingProperty, additionalProperty }: Readonly<Record<string, unknown>> = fault?.params ?? {};
  const key = missingProperty ?? additionalProperty;
  return `${validationContext ?? 'body'}${path}${key === undefined ? '' : `.${String(key)}`}`;
};

/** The limit of a number that is too small (`least`) or too large (`most`). */
const limitOf = ({ validation }: FastifyError): { readonly least?: unknown; readonly most?: unknown } => {
  const { keyword, params } = validation?.[0] ?? {};
  if (keyword === 'minimum') return { least: params?.limit };
  return keyword === 'maximum' ? { most: params?.limit } : {};
};

export const refusalOf = (error: FastifyError | RefusalError): Refusal => {
  if (error instanceof RefusalError) return error.refusal;
  if (error.validation) return refuse('bad-request', { place: placeOf(error), ...limitOf(error) });
  if (error.statusCode === 413) return refuse('too-large');
  if (error.statusCode === 429) return refuse('too-many');
  if (error.statusCode === 415) return refuse('bad-request', { place: 'headers.content-type' });
  if (error.statusCode === 400) return refuse('bad-request', { place: 'body' });
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('bad-request');
  return refuse('failed');
};

/** Creates the Fastify app. The rest of the server writes to the app's log. */
export const startApi = (log: ReturnType<typeof logTo>) =>
  Fastify({
    bodyLimit: LARGEST_BODY,
    logger: log,
    // Fastify's own request log is off, because `requestLog` in log.ts logs all requests.
    logController: new LogController({ disableRequestLogging: true }),
    // All log lines of a request have its id (`currentFields`), so Fastify needs no logger per request.
    childLoggerFactory: logger => logger,
    routerOptions: { maxParamLength: 80 },
    // Malformed URLs don't reach a route. The cast is needed because `frameworkErrors` doesn't know the type
    // provider.
    frameworkErrors: (_, __, reply) => {
      (reply as unknown as FastifyReply).code(400).headers(HEADERS).send(refuse('bad-request'));
    },
  })
    .setValidatorCompiler(validatorOf)
    .setSerializerCompiler(serializerOf)
    .withTypeProvider<TypeBoxTypeProvider>();

/** Registers all routes of the HTTP API. */
export const openApi = async (app: ReturnType<typeof startApi>, options: ApiOptions): Promise<void> => {
  const { rooms, presence, chat, data, limits, costs, records } = options;
  const { origin, refusals, waitTimes, hosts, lobby, notifications, now, isNameRefused } = options;
  const answer = (error: FastifyError | RefusalError, request: FastifyRequest): Refusal => {
    const refusal = refusalOf(error);
    if (refusal.refused === 'failed') request.log.error(error);
    refusals.note(refusal.refused, clientAddress(request.raw, limits));
    return refusal;
  };
  app.setErrorHandler<FastifyError | RefusalError>((error, request, reply) => {
    const refusal = answer(error, request);
    const { retryAfter } =
      isRefusedWith(refusal, 'too-many') || isRefusedWith(refusal, 'stopping') ? refusal : {};
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    const status = error instanceof RefusalError ? error.status : undefined;
    return reply.code(status ?? statusOf(refusal)).send(publicRefusal(refusal));
  });
  app.setNotFoundHandler(() => {
    throw new RefusalError(refuse('no-such-address'));
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    noteRoute(request.raw, request.routeOptions.url ?? 'unknown');
    const { isForAnyOrigin = false } = request.routeOptions.config;
    if (!isForAnyOrigin && !isSameOrigin(request.headers, origin))
      throw new RefusalError(refuse('other-origin'));
  });

  // NP-127: `authorize` checks the identity behind the token of a seat.
  app.addHook('onRequest', async ({ raw, headers, method, routeOptions: { config } }) => {
    if (method === 'GET' || method === 'HEAD' || config.isForBlocked) return;
    unwrap(
      options.blocks.whyBlocked({
        address: clientAddress(raw, limits),
        people: [sentKey(headers.authorization)],
      }),
    );
  });

  app.addHook('onRequest', (request, _, done) => costs.run(clientAddress(request.raw, limits), done));

  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ raw }) => clientAddress(raw, limits),
    store: RateLimitStore,
  });
  const creations = openCreations(limits);
  const counted = new WeakSet<object>();
  app.addHook('preHandler', async ({ raw, body, routeOptions }) => {
    const place = isNameRefused && refusedNameIn(isNameRefused, body, 'body');
    if (place !== undefined) throw refused('name-refused', { place });
    if (!creations || !routeOptions.config.isCreating) return;
    const refusal = creations.begin(clientAddress(raw, limits));
    if (refusal) throw new RefusalError(refusal);
    counted.add(raw);
  });
  app.addHook('onResponse', async ({ raw }, { statusCode }) => {
    if (counted.has(raw) && statusCode !== 201) creations?.giveBack(clientAddress(raw, limits));
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Alidade',
        description: 'Online tables of Alidade: see docs/protocol.md',
        version: ENGINE_VERSION,
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  });
  await app.register(
    async api => {
      await api.register(tableRoutes(rooms, presence, hosts, options.groups, limits));
      await api.register(recordRoutes(rooms, records, now));
      await api.register(seatRoutes(rooms, presence, chat));
      await api.register(chatRoutes(rooms, chat, limits));
      await api.register(waitingRoutes(rooms));
      await api.register(deskRoutes(rooms, presence, waitTimes));
      await api.register(standInRoutes(rooms, presence, waitTimes));
      await api.register(lobbyRoutes(rooms, lobby, options.profiles, options.groups));
      await api.register(challengeRoutes(options.dailies, options.groups, limits));
      await api.register(tournamentRoutes(options.tournaments, limits));
      await api.register(meRoutes(options));
      await api.register(groupRoutes(options.groups, lobby, limits));
      await api.register(profileRoutes(rooms, options.profiles, limits));
      await api.register(notificationRoutes(notifications, data, limits, origin));
      await api.register(assetRoutes(rooms, data));
      await api.register(noticeRoutes(options.notices ?? {}));
      await api.register(rematchRoutes(rooms, data, limits));
      await api.register(adminRoutes(options.administration, options.adminTokens, limits));
      let described: string | undefined;
      api.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
        described ??= JSON.stringify(app.swagger());
        return reply.type('application/json; charset=utf-8').send(described);
      });
    },
    { prefix: '/api/v1' },
  );
  await app.ready();
};
