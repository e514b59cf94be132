import type { Client } from '../client.ts';
import type { FinishedTable } from './records.ts';

/**
 * Creates bot-only tables whose bots search as long as they may; while someone watches, they use every thread they
 * get.
 */
export const makeBusyTables = async (
  client: Client,
  { tables, seats = 8 }: { readonly tables: number; readonly seats?: number },
): Promise<readonly FinishedTable[]> => {
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot', bot: 'expert' }));
  const made: FinishedTable[] = [];
  for (let n = 0; n < tables; n++) {
    const { status, body, text } = await client.post('tables', { game: 'cartographers', seats: bots });
    if (status !== 201) throw new Error(text);
    made.push({ id: body.id, token: body.token });
  }
  return made;
};
