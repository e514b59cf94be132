import { range } from '../../src/engine/util.ts';
import { newKey } from '../../src/server/keys.ts';
import { clientOf } from '../../src/server/test/client.ts';
import { GAME, type KnownGame } from './games.ts';
import { inLots, type Talk } from './lines.ts';

/** A table that was made, and who may sit there. */
export interface MadeTable {
  readonly id: string;
  readonly token: string;
  readonly invite: string;
  readonly watch: string;
}

const made = async (url: string, wish: object): Promise<MadeTable> => {
  const { status, body, text } = await clientOf(url).post('tables', wish, newKey());
  if (status !== 201) throw new Error(text);
  return body;
};

export const makeSolo = (url: string, count: number, games: readonly KnownGame[]): Promise<MadeTable[]> =>
  inLots(range(count), i =>
    made(url, { game: GAME, seats: [{ kind: 'me' }], seed: games[i % games.length]!.seed }),
  );

/** A table of so many, and the keys to its seats. */
export const makeTogether = async (
  url: string,
  seats: number,
): Promise<{ readonly table: MadeTable; readonly tokens: readonly string[] }> => {
  const open = range(seats - 1).map(() => ({ kind: 'open' }));
  const table = await made(url, { game: GAME, seats: [{ kind: 'me' }, ...open] });
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

/** Plays a game that is known over a socket. */
export const talkOf = (url: string, { id, token }: MadeTable, { answers }: KnownGame): Talk => ({
  url: socketAt(url, id),
  hello: hello(token),
  say: n =>
    n < answers.length ? JSON.stringify({ type: 'command', id: `m-${n}`, ...answers[n] }) : undefined,
});

/** A page that was away for the last entries and comes back. */
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

/** Only looks on. */
export const silentAt = (url: string, { id, watch }: MadeTable): Talk => ({
  url: socketAt(url, id),
  hello: hello(watch),
  say: () => undefined,
});
