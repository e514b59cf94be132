import { type AnyBot, loadBot } from '../../src/bots/list.ts';
import { parseSeed, stream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { memoryStore } from '../../src/engine/store.ts';
import { createTable } from '../../src/engine/tables.ts';
import { GAMES, loadGame } from '../../src/games/list.ts';

/** A recorded game, which a client can replay without choosing moves. */
export interface KnownGame {
  readonly seed: string;
  readonly answers: readonly { readonly decision: string | undefined; readonly command: unknown }[];
}

/** The game that the benchmark plays. In the first game of the list, all players answer at the same time. */
export const GAME = GAMES[0].id;

const granted = <T>(answer: T): Exclude<T, { readonly refused: string }> => {
  if (isRefusal(answer)) throw new Error(`expected a legal answer, but it was refused: ${answer.refused}`);
  return answer as Exclude<T, { readonly refused: string }>;
};

/** Loads a bot that plays random legal moves. */
export const anybody = async (): Promise<AnyBot> => granted(await loadBot(GAME, 'random'));

/** Plays a random solo game to its end, and records it. */
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
