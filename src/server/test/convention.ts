import { stream } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import type { Answered, Client, Json } from './client.ts';
import { ANY } from './players.ts';
import { type Line, openLine } from './socket.ts';

/** A convention table whose host has no seat. */
export interface Convention {
  readonly id: string;
  readonly path: string;
  /** The key of the host. */
  readonly host: string;
  readonly invite: string;
  readonly watch: string;
  readonly tokens: readonly string[];
}

/** Creates a convention table and lets players take its first seats. Doesn't start the game. */
export const gather = async (
  api: Client,
  players: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Convention> => {
  const seats = range(players + 2).map(() => ({ kind: 'open' }));
  const { status, body, text } = await api.post('tables', {
    game: 'cartographers',
    desk: true,
    seats,
    ...more,
  });
  if (status !== 201) throw new Error(`expected a convention table, found ${status}: ${text}`);
  const { id, invite, watch } = body;
  const path = `tables/${id}`;
  const tokens: string[] = [];
  for (const i of range(players))
    tokens.push((await api.post(`${path}/seats`, { invite, name: `Player ${i}` })).body.token);
  return { id, path, host: body.token, invite, watch, tokens };
};

/** Creates a convention table, and starts its game without the seats that are still open. */
export const convene = async (...given: Parameters<typeof gather>): Promise<Convention> => {
  const table = await gather(...given);
  const { status, text } = await given[0].post(`${table.path}/start`, { open: 'drop' }, table.host);
  if (status !== 204) throw new Error(`expected the game to start, found ${status}: ${text}`);
  return table;
};

let sent = 0;

/** An answer to the question in a response or message. */
export const answerTo = ({ version, options, decision }: Json, seat: number): Json => ({
  id: `answer-${sent++}`,
  decision,
  command: ANY.cartographers!(options as never, stream('ab'.repeat(32), `${version}:${seat}`)),
});

/** Answers the question of a seat over HTTP. */
export const answerAt = async (
  api: Client,
  { path, tokens }: Convention,
  seat: number,
): Promise<Answered> => {
  const { body } = await api.get(path, tokens[seat]);
  return api.post(`${path}/commands`, answerTo(body, seat), tokens[seat]);
};

/** Answers until the game has moved on to another turn, or is over. */
export const playTurn = async (api: Client, table: Convention): Promise<void> => {
  const { path, watch, tokens } = table;
  const before = (await api.get(path, watch)).body.view.turn;
  for (;;) {
    const { view, owing } = (await api.get(path, watch)).body;
    if (view.turn !== before || owing.length === 0) return;
    for (const seat of owing) {
      const { body } = await api.get(path, tokens[seat]);
      // A bot may answer for this seat.
      if (body?.options) await api.post(`${path}/commands`, answerTo(body, seat), tokens[seat]);
    }
  }
};

/** Connects a phone as the web page does, and waits until it shows the game. */
export const phoneAt = async (address: string, { id, tokens }: Convention, seat: number): Promise<Line> => {
  const line = await openLine(address, id);
  line.send({ type: 'hello', token: tokens[seat], viewers: ['spectator', seat] });
  await line.next(({ type, viewer }) => type === 'view' && viewer === seat);
  return line;
};

/** Connects all phones. */
export const phonesAt = (address: string, table: Convention): Promise<Line[]> =>
  Promise.all(table.tokens.map((_, seat) => phoneAt(address, table, seat)));
