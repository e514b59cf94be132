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

/** So often it is asked again whether a server can keep something now, */
const AWAY_TRIES = 20;

/** and so often whoever asked too often in a minute asks again: for longer than that minute. */
const TOO_OFTEN_TRIES = 150;

/** The doors of a server. */
export interface Doors {
  readonly server: string;
  get(path: string, token: string): Promise<Answer>;
  post(path: string, body: object, token?: string): Promise<Answer>;
  /** How often somebody had to wait because he had asked too often. */
  turnedAway(): number;
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

export const doorsOf = (
  server: string,
  language: Language,
  signal: AbortSignal = new AbortController().signal,
): Doors => {
  const words = FAR_WORDS[language];
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
      // Tables are counted by the hour: nobody waits for that.
      if (isTooOften && path === 'tables') throw new UsageError(words.tooMany(server));
      const refused = words.refused(server, codeAndMore(code, answer));
      if (!isTooOften && response.status !== 503) throw new DoorRefused(code, refused);
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
