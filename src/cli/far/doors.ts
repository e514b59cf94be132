import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { UsageError } from '../flags.ts';
import { FAR_WORDS } from './far-words.ts';

/** A server said no, with a code of docs/protocol.md. */
export class DoorRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Answer = Readonly<Record<string, unknown>>;

/** Whoever asks too often asks again a little later. */
const LATER_MS = 500;

/** Whoever has just been reached may be gone for a moment: so often it is tried again. */
const TRIES = 5;

/** The doors of a server. */
export interface Doors {
  readonly server: string;
  get(path: string, token: string): Promise<Answer>;
  post(path: string, body: object, token?: string): Promise<Answer>;
}

/** An address without path, as everything else is put behind it. */
export const readServer = (text: string, language: Language): string => {
  try {
    const { origin } = new URL(text);
    // Names of hosts may hold signs that a shell would read.
    if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return origin;
  } catch {
    // Said below.
  }
  throw new UsageError(FAR_WORDS[language].badServer(text));
};

const codeAndMore = (code: string, { refused: _, ...more }: Answer): string =>
  Object.keys(more).length === 0 ? code : `${code} ${JSON.stringify(more)}`;

export const doorsOf = (server: string, language: Language): Doors => {
  const words = FAR_WORDS[language];
  const ask = async (path: string, request: RequestInit): Promise<Response> => {
    for (let tries = 1; ; tries++)
      try {
        return await fetch(new URL(`/api/v1/${path}`, server), request);
      } catch (error) {
        const { cause } = error as { readonly cause?: { readonly code?: string } };
        const reason = cause?.code ?? (error as Error).message;
        if (tries === TRIES) throw new UsageError(words.noServer(server, reason));
        await sleep(LATER_MS);
      }
  };
  const call = async (path: string, request: RequestInit): Promise<Answer> => {
    const response = await ask(path, request);
    const said: unknown = await response.json().catch(() => undefined);
    const answer: Answer = isObject(said) ? said : {};
    if (response.ok) return answer;
    const code = typeof answer.refused === 'string' ? answer.refused : `${response.status}`;
    // Tables are counted by the hour: nobody waits for that.
    if (code === 'too-many' && path === 'tables') throw new UsageError(words.tooMany(server));
    if (code !== 'too-many' && response.status !== 503)
      throw new DoorRefused(code, words.refused(server, codeAndMore(code, answer)));
    await sleep(LATER_MS);
    return call(path, request);
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
  };
};
