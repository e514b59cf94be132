import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import { newKey } from '../keys.ts';
import type { Client, Json } from './client.ts';
import { ANY } from './players.ts';

/** A Cartographers game with this config is four drawings long. */
export const QUICK = { thresholds: [1, 1, 1, 1] };

const POLL_MS = 20;

/** A tournament, with the identity of its host. */
export interface Contest {
  readonly id: string;
  readonly path: string;
  readonly host: string;
  /** Returns the tournament, for this identity. */
  readonly read: (player?: string) => Promise<Json>;
}

/** Creates a tournament. Its host plays if `more` has a `player`. */
export const createContest = async (
  api: Client,
  more: Readonly<Record<string, unknown>> = {},
  host = newKey(),
): Promise<Contest> => {
  const wish = {
    name: 'Friday cup',
    game: 'cartographers',
    config: QUICK,
    format: 'swiss',
    rounds: 2,
    noShow: 'bot',
    ...more,
  };
  const { status, body, text } = await api.post('tournaments', wish, host);
  if (status !== 201) throw new Error(`expected 201 for a new tournament, found ${status}: ${text}`);
  const path = `tournaments/${body.id}`;
  return { id: body.id, path, host, read: async player => (await api.get(path, player)).body };
};

/** Enters players with new identities. */
export const enterAll = async (api: Client, path: string, names: readonly string[]): Promise<string[]> => {
  const keys: string[] = [];
  for (const name of names) {
    const key = newKey();
    const { status, text } = await api.post(`${path}/entrants`, { name }, key);
    if (status !== 201) throw new Error(`expected 201 for an entrant, found ${status}: ${text}`);
    keys.push(key);
  }
  return keys;
};

/** Waits until the tournament fulfills a condition, and returns it. */
export const waitFor = async (contest: Contest, is: (tournament: Json) => boolean): Promise<Json> => {
  for (;;) {
    const tournament = await contest.read();
    if (is(tournament)) return tournament;
    await sleep(POLL_MS);
  }
};

let sent = 0;

/** Lets a player answer at one of their tables, if it is their turn. Returns whether they did. */
export const answerOnce = async (api: Client, table: string, player: string): Promise<boolean> => {
  const { status, body } = await api.get(`tables/${table}`, player);
  if (status !== 200 || !body.options) return false;
  sent += 1;
  const command = ANY[body.game]!(body.options as never, stream('9a'.repeat(32), `${table}:${sent}`));
  const wish = { id: `c-${sent}`, decision: body.decision, command };
  return (await api.post(`tables/${table}/commands`, wish, player)).status === 200;
};

/** The table of an entrant that isn't over. */
export const tableOf = (tournament: Json, entrant: number): string | undefined =>
  tournament.played
    .at(-1)
    ?.tables.find(
      ({ status, seats }: Json) => status !== 'over' && seats.some((seat: Json) => seat.entrant === entrant),
    )?.table;

/** Lets these players, by entrant number, play until the tournament is over. */
export const playContest = async (
  api: Client,
  contest: Contest,
  players: ReadonlyMap<number, string>,
): Promise<Json> => {
  for (;;) {
    const tournament = await contest.read();
    if (tournament.status !== 'running') return tournament;
    let hasMoved = false;
    for (const [entrant, player] of players) {
      const table = tableOf(tournament, entrant);
      if (table !== undefined && (await answerOnce(api, table, player))) hasMoved = true;
    }
    if (!hasMoved) await sleep(POLL_MS);
  }
};
