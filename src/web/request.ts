import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { isObject } from '../engine/util.ts';
import { refuse } from './refusals.ts';

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  readonly body?: object | undefined;
  readonly timeoutMs?: number;
}

/** The timeout of a request. Without it, a browser may wait for minutes. */
const TIMEOUT_MS = 15_000;

/** Calls the HTTP API of a server (docs/protocol.md). The key is sent in a header, never in a URL. */
export const request = async <T>(
  server: string,
  path: string,
  key: string,
  { method = 'GET', body, timeoutMs = TIMEOUT_MS }: RequestOptions = {},
): Promise<T | Refusal> => {
  try {
    const answer = await fetch(new URL(`/api/v1/${path}`, server), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The casts rely on the caller, who knows the type of the answer; a 204 answer has no body, so it is undefined.
    if (answer.status === 204) return undefined as T;
    const json: unknown = await answer.json();
    if (isObject(json) && (answer.ok || isRefusal(json))) return json as T;
    return refuse('no-server');
  } catch {
    return refuse('no-server');
  }
};
