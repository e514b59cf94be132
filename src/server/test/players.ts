import assert from 'node:assert/strict';
import type { AnyModule } from '../../engine/module.ts';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { anyCommand as anyDrawing } from '../../games/cartographers/index.ts';
import { loadGame } from '../../games/list.ts';
import { anyCommand as anyPlay } from '../../games/thargos/index.ts';
import type { Client, Json } from './client.ts';
import type { Line } from './socket.ts';

/** Random commands from the options that the API returns. */
export const ANY: Readonly<Record<string, (options: never, random: ReturnType<typeof stream>) => unknown>> = {
  cartographers: anyDrawing,
  thargos: anyPlay,
};

export const rulesOf = async (game: string): Promise<AnyModule> => {
  const module = await loadGame(game);
  if (isRefusal(module)) throw new Error(module.refused);
  return module;
};

export interface Sitting {
  readonly id: string;
  readonly game: string;
  readonly tokens: readonly string[];
  readonly watch: string;
}

/** A full table, with the key of each seat. */
export const sitDown = async (
  client: Client,
  game: string,
  seats: number,
  more: Readonly<Record<string, unknown>> = {},
  host?: string,
): Promise<Sitting> => {
  const wish = [{ kind: 'me', name: 'Ada' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))];
  const { status, body, text } = await client.post('tables', { game, seats: wish, ...more }, host);
  if (status !== 201) throw new Error(text);
  const tokens = [body.token as string];
  for (let seat = 1; seat < seats; seat++)
    tokens.push((await client.post(`tables/${body.id}/seats`, { invite: body.invite })).body.token);
  return { id: body.id, game, tokens, watch: body.watch };
};

/** Makes one move for a player who is to move; undefined when the game is over. */
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
  if (answer.status !== 200) throw new Error(answer.text);
  return command;
};

/** Plays a seat to the end over a socket. */
export const playOver = async (line: Line, game: string, seat: number): Promise<Json> => {
  let n = 0;
  let answered: unknown;
  for (;;) {
    const frame = await line.next(({ type }) => ['view', 'told', 'refused'].includes(type));
    if (frame.isOver) return frame;
    if (frame.type === 'refused') assert.equal(frame.refused, 'decision-gone');
    // Updates by other players repeat a decision that is already answered.
    if (!frame.options || (frame.type === 'told' && frame.decision === answered)) continue;
    answered = frame.decision;
    const command = ANY[game]!(frame.options as never, stream('cd'.repeat(32), `${seat}:${n}`));
    line.send({ type: 'command', id: `${seat}-${n++}`, decision: frame.decision, command });
  }
};
