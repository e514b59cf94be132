import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { UsageError } from '../flags.ts';
import { ONLINE_MESSAGES } from './messages.ts';

/** The server refused a request, with a code of docs/protocol.md. */
export class ServerRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Answer = Readonly<Record<string, unknown>>;

/** The pause before a request is repeated. */
const LATER_MS = 500;

/** Attempts while the server can't be reached. */
const TRIES = 5;

/** Attempts while the server can't save (503). */
const AWAY_TRIES = 20;

/** Attempts after a rate limit: together longer than the minute that the limit counts. */
const TOO_OFTEN_TRIES = 150;

/** The HTTP API of a server. */
export interface ServerApi {
  readonly server: string;
  get(path: string, token: string): Promise<Answer>;
  post(path: string, body: object, token?: string): Promise<Answer>;
  /** How often a request had to wait because of the rate limit. */
  turnedAway(): number;
}

/** The origin of an address: all paths are appended to it. */
export const readServer = (text: string, language: Language): string => {
  try {
    const { origin } = new URL(text);
    // A host name may contain characters with a meaning for the shell.
    if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return origin;
  } catch {
    // Reported below.
  }
  throw new UsageError(ONLINE_MESSAGES[language].badServer(text));
};

const codeAndMore = (code: string, { refused: _, ...more }: Answer): string =>
  Object.keys(more).length === 0 ? code : `${code} ${JSON.stringify(more)}`;

export const connectApi = (
  server: string,
  language: Language,
  signal: AbortSignal = new AbortController().signal,
): ServerApi => {
  const words = ONLINE_MESSAGES[language];
  let turnedAway = 0;
  const ask = async (path: string, request: RequestInit): Promise<Response> => {
    for (let tries = 1; ; tries++)
      try {
        return await fetch(new URL(`/api/v1/${path}`, server), { ...request, signal });
      } catch (error) {
        signal.throwIfAborted();
        const { cause } = error as { readonly cause?: { readonly code?: string } };
        const reason = cause?.code ?? (error as Error).message;
        if (tries === TRIES) throw new UsageError(words.noServer(server, reason));
        await sleep(LATER_MS, undefined, { signal });
      }
  };
  const call = async (path: string, request: RequestInit): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      const response = await ask(path, request);
      const said: unknown = await response.json().catch(() => undefined);
      const answer: Answer = isObject(said) ? said : {};
      const isOurs = response.ok ? response.status === 204 || isObject(said) : 'refused' in answer;
      if (!isOurs && response.status < 429) throw new UsageError(words.notOurs(server));
      if (response.ok) return answer;
      const code = typeof answer.refused === 'string' ? answer.refused : `${response.status}`;
      const isTooOften = code === 'too-many' || response.status === 429;
      // New tables are limited per hour, which is too long to wait.
      if (isTooOften && path === 'tables') throw new UsageError(words.tooMany(server));
      const refused = words.refused(server, codeAndMore(code, answer));
      if (!isTooOften && response.status !== 503) throw new ServerRefused(code, refused);
      if (isTooOften) turnedAway += 1;
      if (tries >= (isTooOften ? TOO_OFTEN_TRIES : AWAY_TRIES))
        throw new UsageError(isTooOften ? words.tooOften(server) : refused);
      await sleep(LATER_MS, undefined, { signal });
    }
  };
  const keyed = (token: string | undefined) => token !== undefined && { authorization: `Bearer ${token}` };
  return {
    server,
    get: (path, token) => call(path, { headers: { ...keyed(token) } }),
    post: (path, body, token) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keyed(token) },
        body: JSON.stringify(body),
      }),
    turnedAway: () => turnedAway,
  };
};
