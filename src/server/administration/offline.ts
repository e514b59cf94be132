import type { FastifyError } from 'fastify';
import { adminRoutes } from '../api/admin.ts';
import { refusalOf, startApi } from '../api/app.ts';
import type { BotThreads } from '../bots/open.ts';
import { rulesBuild } from '../build.ts';
import { openChat } from '../chat.ts';
import { openProfiles } from '../club/profiles.ts';
import type { Data } from '../data.ts';
import { errorMessage } from '../errors.ts';
import { openForgetting as openPlayerForgetting } from '../forget-player.ts';
import { openGroups } from '../groups/open.ts';
import { newKey } from '../keys.ts';
import { logTo } from '../log.ts';
import { openSecrets } from '../notify/secrets.ts';
import { openSubscriptions } from '../notify/subscriptions.ts';
import { publicRefusal, RefusalError, refuse, statusOf } from '../refused.ts';
import { openRooms } from '../rooms.ts';
import { openForgetting, openTournamentLog } from '../tournaments/forget.ts';
import { openBlocks } from './blocks.ts';
import { type Administration, openAdministration } from './open.ts';
import type { AdminToken } from './tokens.ts';

/** A request to the admin API, as `alidade admin` sends it. */
export interface OfflineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** The name in the audit log. */
const COMMAND_LINE = 'command line';

/** Bots don't move while an administrator works. They continue on the next server. */
const IDLE_BOTS: BotThreads = {
  answer: () => Promise.reject(new Error('expected no request to a bot without a server')),
  isClosed: () => true,
  close: async () => undefined,
};

const CHECKPOINT_EVERY = 40;

/** The admin API without a server, for the command line. It answers as on a server. */
const adminApp = async (administration: Administration, token: AdminToken) => {
  const app = startApi(logTo('error'));
  const limits = { requestsPerMinute: 1, tablesPerHour: 1, sockets: 1, proxies: 0 };
  app.setErrorHandler<FastifyError | RefusalError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.refused === 'failed') request.log.error(error);
    return reply.code(statusOf(refusal)).send(publicRefusal(refusal));
  });
  app.setNotFoundHandler(() => {
    throw new RefusalError(refuse('no-such-address'));
  });
  await app.register(adminRoutes(administration, [token], limits), { prefix: '/api/v1' });
  await app.ready();
  return app;
};

/** Answers a request to the admin API from a store that this process has opened, as a server would. */
export const answerOffline = async (data: Data, { method, path, body }: OfflineRequest) => {
  const now = Date.now;
  const report = (error: unknown): void => {
    process.stderr.write(`alidade: ${errorMessage(error)}\n`);
  };
  const rooms = openRooms({
    data,
    bots: IDLE_BOTS,
    checkpoints: { every: CHECKPOINT_EVERY, build: rulesBuild() },
    idleMs: 60_000,
    watchedMs: 0,
    report,
  });
  const profiles = openProfiles({ data, counting: { settled: async () => undefined }, now });
  const groups = openGroups({ data, profiles, report });
  const chat = openChat({ data, rooms, report });
  const subscriptions = openSubscriptions({ data, secrets: openSecrets(data), now });
  const blocks = openBlocks({ data, report });
  const tournaments = openForgetting(data, openTournamentLog(data, report));
  const forgetting = openPlayerForgetting({
    rooms,
    data,
    profiles,
    groups,
    chat,
    subscriptions,
    tournaments,
    now,
  });
  const administration = openAdministration({
    data,
    rooms,
    chat,
    profiles,
    groups,
    subscriptions,
    forgetting,
    blocks,
    saveCounts: async () => undefined,
    now,
  });
  const token = newKey();
  const app = await adminApp(administration, { label: COMMAND_LINE, token });
  try {
    const { statusCode, payload } = await app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
    return { status: statusCode, body: payload === '' ? undefined : JSON.parse(payload) };
  } finally {
    await app.close();
    blocks.close();
    rooms.close();
  }
};
