import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { UsageError } from '../flags.ts';
import { errorCode, errorMessage } from '../io.ts';
import { ONLINE_MESSAGES } from './messages.ts';

/** An error that reports a refusal by the server, with a code of docs/protocol.md. */
export class ServerRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Answer = Readonly<Record<string, unknown>>;

/** How long to wait before a request is repeated. */
const LATER_MS = 500;

/** How often to try a request while the server can't be reached. */
const TRIES = 5;

/** How often to try a request while the server can't save (status 503) or was blocked (408). */
const AWAY_TRIES = 20;

/**
 * How often to try a request that exceeds a rate limit. All attempts together take longer than the minute that the
 * limit counts.
 */
const TOO_OFTEN_TRIES = 150;

/** How to wait for a server that limits requests or can't be reached. */
export interface Patience {
  /** Called before each wait. `code` is that of the refusal or of the network error. */
  readonly onWait: (code: string, ms: number) => void;
}

/** Sends requests to the HTTP API of a server. */
export interface ServerApi {
  readonly server: string;
  get<T extends object = Answer>(path: string, token: string): Promise<T>;
  post<T extends object = Answer>(path: string, body: object, token?: string): Promise<T>;
  /** Returns how often a request had to wait because of a rate limit. */
  turnedAway(): number;
}

/** Reads the address of a server and returns its origin, to which all paths are appended. */
export const readServer = (text: string, language: Language): string => {
  try {
    const { origin } = new URL(text);
    // Only these characters are accepted, because a host name may contain characters with a special meaning in a shell.
    if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return origin;
  } catch {
    // The error below reports an invalid address.
  }
  throw new UsageError(ONLINE_MESSAGES[language].badServer(text));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const codeAndMore = (code: string, { refused: _, ...more }: Answer): string =>
  Object.keys(more).length === 0 ? code : `${code} ${JSON.stringify(more)}`;

/** Returns how long the server wants the client to wait, in milliseconds. */
const waitOf = (response: Response): number =>
  Math.max(LATER_MS, Number(response.headers.get('retry-after') ?? 0) * 1000 || 0);

/** With `patience`, requests are repeated until `signal` aborts, after the time that the server names. */
export const connectApi = (
  server: string,
  language: Language,
  signal: AbortSignal = new AbortController().signal,
  patience?: Patience,
): ServerApi => {
  const words = ONLINE_MESSAGES[language];
  let turnedAway = 0;
  const later = (code: string, ms = LATER_MS): Promise<void> => {
    patience?.onWait(code, ms);
    return sleep(ms, undefined, { signal });
  };
  const ask = async (path: string, request: RequestInit) => {
    for (let tries = 1; ; tries++)
      try {
        const response = await fetch(new URL(`/api/v1/${path}`, server), { ...request, signal });
        // A connection that breaks before the end of the body is tried again, too.
        return { response, said: parsed(await response.text()) };
      } catch (error) {
        signal.throwIfAborted();
        const cause = error instanceof Error ? error.cause : undefined;
        const reason = errorCode(cause) ?? errorMessage(error);
        if (!patience && tries === TRIES) throw new UsageError(words.noServer(server, reason));
        await later(reason);
      }
  };
  const call = async <T extends object>(path: string, request: RequestInit): Promise<T> => {
    for (let tries = 1; ; tries++) {
      const { response, said } = await ask(path, request);
      const answer: Answer = isObject(said) ? said : {};
      const isOurs = response.ok ? response.status === 204 || isObject(said) : 'refused' in answer;
      // A server that was blocked for long answers 408 when it continues.
      const isAway = response.status === 503 || response.status === 408;
      if (!isOurs && !isAway && response.status < 429) throw new UsageError(words.notOurs(server));
      // Cast: the server is trusted to answer as docs/protocol.md says. Every game is verified at its end.
      if (response.ok) return answer as T;
      const code = typeof answer.refused === 'string' ? answer.refused : `${response.status}`;
      const isTooOften = code === 'too-many' || response.status === 429;
      // The limit of new tables counts an hour, which is too long to wait.
      if (isTooOften && path === 'tables' && !patience) throw new UsageError(words.tooMany(server));
      const refused = words.refused(server, codeAndMore(code, answer));
      if (!isTooOften && !isAway) throw new ServerRefused(code, refused);
      if (isTooOften) turnedAway += 1;
      if (!patience && tries >= (isTooOften ? TOO_OFTEN_TRIES : AWAY_TRIES))
        throw new UsageError(isTooOften ? words.tooOften(server) : refused);
      await later(code, patience && waitOf(response));
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
