import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import type { Data } from '../data.ts';
import type { Hall } from '../hall.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { askerOf, type Limits } from '../limits.ts';
import type { logTo } from '../log.ts';
import { isOwnOrigin } from '../origin.ts';
import type { Companies } from './company.ts';
import { meRoutes } from './me.ts';
import { Refused, statusOf } from './refused.ts';
import { rematchRoutes } from './rematch.ts';
import { seatRoutes } from './seats.ts';
import { supplyRoutes } from './supplies.ts';
import { tableRoutes } from './tables.ts';

export interface ApiOptions {
  readonly hall: Hall;
  readonly companies: Companies;
  readonly data: Data;
  readonly limits: Limits;
  readonly origin?: string | undefined;
}

const LARGEST_BODY = 256 * 1024;
const HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };

/** Where in what was sent the first fault is, as `body.seats[1].kind`. */
const placeOf = ({ validation, validationContext }: FastifyError): string => {
  const [fault] = validation ?? [];
  const path = (fault?.instancePath ?? '').replace(/\/(\d+)/g, '[$1]').replace(/\//g, '.');
  const { missingProperty, additionalProperty } = (fault?.params ?? {}) as Readonly<Record<string, unknown>>;
  const key = missingProperty ?? additionalProperty;
  return `${validationContext ?? 'body'}${path}${key === undefined ? '' : `.${String(key)}`}`;
};

const refusalOf = (error: FastifyError | Refused): Refusal => {
  if (error instanceof Refused) return error.refusal;
  if (error.validation) return refuse('bad-request', { place: placeOf(error) });
  if (error.statusCode === 413) return refuse('too-large');
  if (error.statusCode === 429) return refuse('too-many');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('bad-request');
  return refuse('failed');
};

/** What doors are put into; its log is that of the whole server. */
export const startApi = (log: ReturnType<typeof logTo>) =>
  Fastify({
    bodyLimit: LARGEST_BODY,
    logger: log,
    routerOptions: { maxParamLength: 80 },
    // An address that cannot be read comes to no door.
    frameworkErrors: (_, __, reply) => {
      (reply as unknown as FastifyReply).code(400).headers(HEADERS).send(refuse('bad-request'));
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();

/** The doors for machines, and for our own page. */
export const openApi = async (
  app: ReturnType<typeof startApi>,
  { hall, companies, data, limits, origin }: ApiOptions,
): Promise<void> => {
  const answer = (error: FastifyError | Refused, request: FastifyRequest): Refusal => {
    const refusal = refusalOf(error);
    if (refusal.refused === 'failed') request.log.error(error);
    return refusal;
  };
  app.setErrorHandler<FastifyError | Refused>((error, request, reply) => {
    const refusal = answer(error, request);
    return reply.code(statusOf(refusal)).send(refusal);
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(refuse('no-such-address')));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!isOwnOrigin(request.headers, origin)) throw new Refused(refuse('other-origin'));
  });

  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ raw }) => askerOf(raw, limits),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Alidade',
        description: 'Tables of Alidade: see docs/protocol.md',
        version: ENGINE_VERSION,
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  });
  await app.register(
    async api => {
      await api.register(tableRoutes(hall, companies, limits));
      await api.register(seatRoutes(hall, companies));
      await api.register(meRoutes(hall, data));
      await api.register(supplyRoutes(hall, data));
      await api.register(rematchRoutes(hall, limits));
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: '/api/v1' },
  );
  await app.ready();
};
