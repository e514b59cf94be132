import { type AnyBot, loadBot } from '../../src/bots/list.ts';
import { parseSeed, stream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { memoryStore } from '../../src/engine/store.ts';
import { createTable } from '../../src/engine/tables.ts';
import { GAMES, loadGame } from '../../src/games/list.ts';

/** A game that was played before: whoever plays it again over the network need not think. */
export interface KnownGame {
  readonly seed: string;
  readonly answers: readonly { readonly decision: string | undefined; readonly command: unknown }[];
}

/** The game that is measured: everybody can answer at once in it. */
export const GAME = GAMES[0].id;

const granted = <T>(answer: T): Exclude<T, { readonly refused: string }> => {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer as Exclude<T, { readonly refused: string }>;
};

/** Somebody who answers without thinking. */
export const anybody = async (): Promise<AnyBot> => granted(await loadBot(GAME, 'random'));

/** A game alone, by chance, to its end. */
export const playBefore = async (seed: string): Promise<KnownGame> => {
  const module = granted(await loadGame(GAME));
  const bot = await anybody();
  const wish = { config: {}, seats: [{}], seed: parseSeed(seed) };
  const table = granted(await createTable(module, memoryStore(), 'bench', wish));
  const answers: KnownGame['answers'][number][] = [];
  for (;;) {
    const { view, isOver, decision } = table.snapshot(0);
    if (isOver) return { seed, answers };
    const command = await bot(view, stream('ab'.repeat(32), `${answers.length}`));
    granted(await table.submit(0, { id: `${answers.length}`, decision, command }));
    answers.push({ decision, command });
  }
};
