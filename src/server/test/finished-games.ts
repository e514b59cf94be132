import type { Client, Json } from './client.ts';
import { moveOn } from './players.ts';

/** A Cartographers game with this config is four drawings long, and doesn't count for ratings (NP-65). */
export const SHORT = { thresholds: [1, 1, 1, 1] };

/** Creates a game with one seat for each identity, and plays it to its end. `null` takes a seat without an identity. */
export const finishGame = async (
  api: Client,
  players: readonly (string | null)[],
  { bots = [], ...more }: Readonly<Record<string, unknown>> & { readonly bots?: readonly string[] } = {},
): Promise<{ readonly id: string; readonly tokens: readonly string[] }> => {
  const { id, tokens } = await beginGame(api, players, { bots, ...more });
  await playToEnd(api, id, tokens);
  return { id, tokens };
};

export const beginGame = async (
  api: Client,
  players: readonly (string | null)[],
  { bots = [], ...more }: Readonly<Record<string, unknown>> & { readonly bots?: readonly string[] } = {},
): Promise<{ readonly id: string; readonly tokens: readonly string[] }> => {
  const [host, ...others] = players;
  const seats = [
    { kind: 'me', name: 'Player 0' },
    ...others.map(() => ({ kind: 'open' })),
    ...bots.map(bot => ({ kind: 'bot', bot })),
  ];
  const wish = { game: 'cartographers', seats, ...more };
  const { body, text, status } = await api.post('tables', wish, host ?? undefined);
  if (status !== 201) throw new Error(`expected 201 for a new table, found ${status}: ${text}`);
  const tokens: string[] = [body.token];
  for (const [i, player] of others.entries()) {
    const texts = { invite: body.invite, name: `Player ${i + 1}` };
    const taken = await api.post(`tables/${body.id}/seats`, texts, player ?? undefined);
    tokens.push(taken.body.token);
  }
  return { id: body.id, tokens };
};

/** Plays the seats of these keys until the game is over. */
export const playToEnd = async (api: Client, id: string, tokens: readonly string[]): Promise<void> => {
  for (let n = 0; ; n++) {
    const { body }: { readonly body: Json } = await api.get(`tables/${id}`, tokens[0]);
    if (body.status === 'over') return;
    if (body.owing.some((seat: number) => tokens[seat] === undefined)) {
      await new Promise(resolve => setTimeout(resolve, 5));
      continue;
    }
    await moveOn(api, { id, game: body.game, tokens, watch: '' }, n);
  }
};
