import { type Refusal, refuse } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import type { ToServer } from '../../sync/messages.ts';

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Leaves room for what the table puts before it. */
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w:.-]{1,70}$/.test(value);

const isOptional = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);

const isViewers = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 2 &&
  value.every(viewer => viewer === 'spectator' || Number.isSafeInteger(viewer));

const CHECKS: { readonly [T in ToServer['type']]: (message: Readonly<Record<string, unknown>>) => boolean } =
  {
    hello: ({ token, since, diff, compact, viewers, build }) =>
      isOptional(token, value => isText(value, 128)) &&
      isOptional(since, value => Number.isSafeInteger(value) && (value as number) >= 0) &&
      [diff, compact].every(flag => isOptional(flag, value => typeof value === 'boolean')) &&
      isOptional(build, value => isText(value, 128)) &&
      isOptional(viewers, isViewers),
    command: ({ id, decision, command }) =>
      isId(id) && isOptional(decision, value => isText(value, 200)) && command !== undefined,
    undo: ({ id }) => isId(id),
    ping: () => true,
  };

/** What came over a socket, if it is something we know. */
export const parseMessage = (text: string): ToServer | Refusal<'bad-request'> => {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return refuse('bad-request');
  }
  if (!isObject(message) || typeof message.type !== 'string' || !Object.hasOwn(CHECKS, message.type))
    return refuse('bad-request', { place: 'type' });
  const known = message as unknown as ToServer;
  return CHECKS[known.type](message) ? known : refuse('bad-request', { place: known.type });
};
