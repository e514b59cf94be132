import { range } from '../../src/engine/util.ts';
import { newKey } from '../../src/server/keys.ts';
import { clientOf } from '../../src/server/test/client.ts';
import { GAME, type KnownGame } from './games.ts';
import { inLots, type Talk } from './lines.ts';

/** A new table: its id, the key of its creator's seat, and the keys to join and to watch. */
export interface MadeTable {
  readonly id: string;
  readonly token: string;
  readonly invite: string;
  readonly watch: string;
}

const made = async (url: string, wish: object, isKnown = true): Promise<MadeTable> => {
  const { status, body, text } = await clientOf(url).post('tables', wish, isKnown ? newKey() : undefined);
  if (status !== 201) throw new Error(`expected a new table, found: ${text}`);
  return body;
};

/** Creates solo tables. Unless `isKnown`, the players have no identities, so their games count for no profile. */
export const makeSolo = (
  url: string,
  count: number,
  games: readonly KnownGame[],
  isKnown = true,
): Promise<MadeTable[]> =>
  inLots(range(count), i =>
    made(url, { game: GAME, seats: [{ kind: 'me' }], seed: games[i % games.length]!.seed }, isKnown),
  );

/** Creates a table, and joins it until `seats` players have a seat. The result also has the key of each seat. */
export const makeTogether = async (
  url: string,
  seats: number,
  more: object = {},
): Promise<{ readonly table: MadeTable; readonly tokens: readonly string[] }> => {
  const open = range(seats - 1).map(() => ({ kind: 'open' }));
  const table = await made(url, { game: GAME, seats: [{ kind: 'me' }, ...open], ...more });
  const tokens = [table.token];
  for (let seat = 1; seat < seats; seat++) {
    const { body } = await clientOf(url).post(`tables/${table.id}/seats`, { invite: table.invite });
    tokens.push(body.token);
  }
  return { table, tokens };
};

export const socketAt = (url: string, id: string): string =>
  `${url.replace('http', 'ws')}api/v1/tables/${id}/socket`;

const hello = (token: string): string => JSON.stringify({ type: 'hello', token, diff: true, compact: true });

/** Returns the messages of a player who plays a recorded game over a socket. */
export const talkOf = (url: string, { id, token }: MadeTable, { answers }: KnownGame): Talk => ({
  url: socketAt(url, id),
  hello: hello(token),
  say: n =>
    n < answers.length ? JSON.stringify({ type: 'command', id: `m-${n}`, ...answers[n] }) : undefined,
});

/** Returns the messages of a client that reconnects and requests the entries after a version. */
export const returningTo = (url: string, { id, token }: MadeTable, since: number): Talk => ({
  url: socketAt(url, id),
  hello: JSON.stringify({
    type: 'hello',
    token,
    diff: true,
    compact: true,
    viewers: [0, 'spectator'],
    since,
  }),
  greeting: { kind: 'view', count: 2 },
  say: () => undefined,
});

/** Returns the messages of a spectator who connects and sends nothing else. */
export const silentAt = (url: string, { id, watch }: MadeTable): Talk => ({
  url: socketAt(url, id),
  hello: hello(watch),
  say: () => undefined,
});
