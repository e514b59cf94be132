import { parseSeed, stream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { memoryStore } from '../../src/engine/store.ts';
import { createTable } from '../../src/engine/tables.ts';
import { cartographers } from '../../src/games/cartographers/game.ts';
import { anyCommand } from '../../src/games/cartographers/index.ts';

/** A game that was played before: whoever plays it again over the network need not think. */
export interface KnownGame {
  readonly seed: string;
  readonly answers: readonly { readonly decision: string | undefined; readonly command: unknown }[];
}

/** A solo game by chance, to its end. */
export const playBefore = async (seed: string): Promise<KnownGame> => {
  const wish = { config: {}, seats: [{}], seed: parseSeed(seed) };
  const table = await createTable(cartographers, memoryStore(), 'bench', wish);
  if (isRefusal(table)) throw new Error(table.refused);
  const answers: KnownGame['answers'][number][] = [];
  for (;;) {
    const { view, isOver, decision } = table.seen(0);
    if (isOver) return { seed, answers };
    const command = anyCommand(cartographers.options(view), stream('ab'.repeat(32), `${answers.length}`));
    if (!command) throw new Error('nothing can be done');
    const answer = await table.submit(0, { id: `${answers.length}`, decision, command });
    if (isRefusal(answer)) throw new Error(answer.refused);
    answers.push({ decision, command });
  }
};
