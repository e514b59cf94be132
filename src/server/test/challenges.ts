import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type Client, clientOf, type Json } from './client.ts';
import { moveOn } from './players.ts';
import { startServer } from './serving.ts';

export const DAY_MS = 86_400_000;
/** A Friday. */
export const DATE = '2026-11-20';
export const NOON = Date.parse(`${DATE}T12:00:00Z`);

/** Starts a server whose clock the test controls. A fast bot plays the challenges that are over. */
export const startAt = async (more: Parameters<typeof startServer>[1] = {}) => {
  const clock = { now: NOON };
  const serving = await startServer({}, { parBot: 'greedy', ...more, now: () => clock.now });
  return { ...serving, clock, api: clientOf(serving.address) };
};

/** The address of the daily challenge of a game. */
export const pathOf = (game: string, date = DATE): string => `dailies/${date}/${game}`;

/** Enters a challenge: a daily one of a game, or the one at an address. */
export const enter = (api: Client, at: string, name: string, token?: string): Promise<Answered> =>
  api.post(`${at.includes('/') ? at : pathOf(at)}/entries`, { name }, token);

/** Plays an entry to its end. Entries with the same moves get the same result. */
export const finish = async (api: Client, game: string, { table, token }: Json, first = 0): Promise<void> => {
  for (let n = first; ; n++) {
    const { body } = await api.get(`tables/${table}`, token);
    if (body.status === 'over') return;
    if (body.owing[0] === 0) await moveOn(api, { id: table, game, tokens: [token], watch: '' }, n);
    else await sleep(5);
  }
};

/**
 * Waits until `count` entries are listed as finished. The server saves the end of an entry shortly after its last move.
 */
export const ended = async (api: Client, at: string, count: number): Promise<Json> => {
  for (;;) {
    const { body } = await api.get(`${at}/board`);
    if (body.ended === count) return body;
    await sleep(10);
  }
};

export const refusalOf = ({ status, body }: Answered): readonly [number, string] => [status, body.refused];
