import type { Client } from '../client.ts';
import type { FinishedTable } from './records.ts';

/**
 * Creates tables with only bots. The searches of experts take the longest time that the server allows. While someone watches,
 * these bots use every thread that they can get.
 */
export const makeBusyTables = async (
  client: Client,
  {
    tables,
    seats = 8,
    bot = 'expert',
  }: { readonly tables: number; readonly seats?: number; readonly bot?: string },
): Promise<readonly FinishedTable[]> => {
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot', bot }));
  const made: FinishedTable[] = [];
  for (let n = 0; n < tables; n++) {
    const { status, body, text } = await client.post('tables', { game: 'cartographers', seats: bots });
    if (status !== 201) throw new Error(`expected 201 for a new table, found ${status}: ${text}`);
    made.push({ id: body.id, token: body.token });
  }
  return made;
};
