import assert from 'node:assert/strict';
import type { AnyModule } from '../../engine/module.ts';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { anyCommand as anyDrawing } from '../../games/cartographers/index.ts';
import { loadGame } from '../../games/list.ts';
import { anyCommand as anyPlay } from '../../games/thargos/index.ts';
import { newKey } from '../keys.ts';
import type { Client, Json } from './client.ts';
import type { Line } from './socket.ts';

/** For each game, a function that chooses a random command from the options in a response. */
export const ANY: Readonly<Record<string, (options: never, random: ReturnType<typeof stream>) => unknown>> = {
  cartographers: anyDrawing,
  thargos: anyPlay,
};

export const rulesOf = async (game: string): Promise<AnyModule> => {
  const module = await loadGame(game);
  if (isRefusal(module)) throw new Error(`expected a known game, found ${game}: ${module.refused}`);
  return module;
};

export interface Sitting {
  readonly id: string;
  readonly game: string;
  readonly tokens: readonly string[];
  readonly watch: string;
}

/** Creates a table and takes all its seats. The result contains the key of each seat. */
export const sitDown = async (
  client: Client,
  game: string,
  seats: number,
  more: Readonly<Record<string, unknown>> = {},
  host?: string,
): Promise<Sitting> => {
  const wish = [{ kind: 'me', name: 'Ada' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))];
  const { status, body, text } = await client.post('tables', { game, seats: wish, ...more }, host);
  if (status !== 201) throw new Error(`expected 201 for a new table, found ${status}: ${text}`);
  const tokens = [body.token as string];
  for (let seat = 1; seat < seats; seat++)
    tokens.push((await client.post(`tables/${body.id}/seats`, { invite: body.invite })).body.token);
  return { id: body.id, game, tokens, watch: body.watch };
};

const DAY_MS = 86_400_000;

/** NP-79: returns a new identity that the server has known for a day. `clock` is the clock of the server. */
export const agedKey = async (client: Client, clock: { now: number }): Promise<string> => {
  const key = newKey();
  clock.now -= DAY_MS;
  const { status } = await client.put('me/profile', { isPublic: false }, key);
  clock.now += DAY_MS;
  assert.equal(status, 200);
  return key;
};

/** Makes one move for a player who is to move. Returns the command, or undefined if the game is over. */
export const moveOn = async (client: Client, { id, game, tokens }: Sitting, n: number): Promise<unknown> => {
  const asked = await client.get(`tables/${id}`, tokens[0]);
  if (asked.body.status === 'over') return undefined;
  const seat: number = asked.body.owing[0];
  const { body } = seat === 0 ? asked : await client.get(`tables/${id}`, tokens[seat]);
  const command = ANY[game]!(body.options as never, stream('ab'.repeat(32), `${n}`));
  const answer = await client.post(
    `tables/${id}/commands`,
    { id: `c-${n}`, decision: body.decision, command },
    tokens[seat],
  );
  if (answer.status !== 200)
    throw new Error(`expected 200 for a legal command, found ${answer.status}: ${answer.text}`);
  return command;
};

/** Plays one seat to the end of the game over a socket. */
export const playOver = async (line: Line, game: string, seat: number): Promise<Json> => {
  let n = 0;
  let answered: unknown;
  for (;;) {
    const frame = await line.next(({ type }) => ['view', 'told', 'refused'].includes(type));
    if (frame.isOver) return frame;
    if (frame.type === 'refused') assert.equal(frame.refused, 'decision-gone');
    // An update after another player's move may repeat a decision that this player has already answered.
    if (!frame.options || (frame.type === 'told' && frame.decision === answered)) continue;
    answered = frame.decision;
    const command = ANY[game]!(frame.options as never, stream('cd'.repeat(32), `${seat}:${n}`));
    line.send({ type: 'command', id: `${seat}-${n++}`, decision: frame.decision, command });
  }
};
