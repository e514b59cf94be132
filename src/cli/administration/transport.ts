import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { UsageError } from '../flags.ts';
import type { Io } from '../io.ts';
import { runServerTask } from '../server-task.ts';
import { ADMIN_MESSAGES } from './messages.ts';
import type { AdminRequest } from './verbs.ts';

export interface AdminAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** Answers a request, or returns undefined if that failed with a message on stderr. */
export type SendRequest = (request: AdminRequest) => Promise<AdminAnswer | undefined>;

/** Runs a task of the server on its store. Returns its output, or undefined if it failed. */
export const runOnStore = async (
  task: string,
  io: Pick<Io, 'env' | 'language'>,
): Promise<string | undefined> => {
  let output = '';
  const onOutput = (text: string): void => {
    output += text;
  };
  return (await runServerTask('admin.ts', [task], io, { onOutput })) === 0 ? output : undefined;
};

const isAnswer = (value: unknown): value is AdminAnswer =>
  isObject(value) && typeof value.status === 'number';

/** Sends requests to the store that a server would use. */
export const toStore =
  (io: Pick<Io, 'env' | 'language'>): SendRequest =>
  async request => {
    const output = await runOnStore(JSON.stringify(request), io);
    const answer: unknown = output === undefined ? undefined : JSON.parse(output);
    return isAnswer(answer) ? answer : undefined;
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends requests to a running server. The token comes from the environment and goes in a header. */
export const toServer = (server: string, env: Io['env'], language: Language): SendRequest => {
  const words = ADMIN_MESSAGES[language];
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new UsageError(words.badServer(server));
  const token = env.ALIDADE_ADMIN_TOKEN || env.ADMIN_TOKEN;
  if (!token) throw new UsageError(words.needsToken);
  // A server with several named tokens: the command line uses the first one.
  const bare = token
    .split(',')[0]!
    .trim()
    .replace(/^[\w.-]{1,30}:/, '');
  return async ({ method, path, body }) => {
    const response = await fetch(new URL(`/api/v1/${path}`, server), {
      method,
      redirect: 'error',
      headers: { authorization: `Bearer ${bare}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new UsageError(words.noAnswer(server));
    });
    const text = await response.text();
    const json = parsed(text);
    if (response.status !== 204 && !isObject(json)) throw new UsageError(words.foreign(server));
    return { status: response.status, body: json };
  };
};
