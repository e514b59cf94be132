import type { Client } from '../client.ts';

/** A finished game and a key that reads it. */
export interface FinishedTable {
  readonly id: string;
  readonly token: string;
}

/** Plays a game with only bots to the end. With 100 seats, its record has about a megabyte. */
export const makeFinishedTable = async (
  client: Client,
  { seats = 100, config = {} }: { readonly seats?: number; readonly config?: object } = {},
): Promise<FinishedTable> => {
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot', bot: 'random' }));
  const { status, body, text } = await client.post('tables', { game: 'cartographers', config, seats: bots });
  if (status !== 201) throw new Error(`expected 201 for a new table, found ${status}: ${text}`);
  const table = { id: body.id as string, token: body.token as string };
  for (;;) {
    const { body: shown } = await client.get(`tables/${table.id}`, table.token);
    if (shown.status === 'over') return table;
    // The server answers after 500 more moves, or after a second.
    await client.get(`tables/${table.id}/told?since=${shown.version + 500}&wait=1`, table.token);
  }
};

/** The routes that take longer the longer a game is. */
const PATHS = {
  record: 'record',
  told: 'told?since=0',
  whole: 'told?since=0&whole=1',
} as const;

interface Flood {
  readonly address: string;
  readonly tables: readonly FinishedTable[];
  readonly read?: keyof typeof PATHS;
  readonly perSecond: number;
  readonly ms: number;
  /** The address in X-Forwarded-For, for a server that trusts a proxy. */
  readonly from?: string;
}

/** Reads finished games at a steady rate, one table after the other. Returns how many responses had each status. */
export const floodRecords = async ({
  address,
  tables,
  read = 'record',
  perSecond,
  ms,
  from,
}: Flood): Promise<ReadonlyMap<number, number>> => {
  const statuses = new Map<number, number>();
  const ask = async ({ id, token }: FinishedTable): Promise<void> => {
    const response = await fetch(new URL(`api/v1/tables/${id}/${PATHS[read]}`, address), {
      headers: { authorization: `Bearer ${token}`, ...(from !== undefined && { 'x-forwarded-for': from }) },
    });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  };
  const asked: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < (perSecond * ms) / 1000; n++) {
    const due = begun + (n * 1000) / perSecond - performance.now();
    if (due > 0) await new Promise(resolve => setTimeout(resolve, due));
    asked.push(ask(tables[n % tables.length]!));
  }
  await Promise.all(asked);
  return statuses;
};
