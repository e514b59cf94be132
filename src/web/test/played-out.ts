import { effect } from '@preact/signals';
import type { Bot } from '../../engine/bots.ts';
import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { memoryStore } from '../../engine/store.ts';
import { createTable } from '../../engine/tables.ts';
import { connectLocal } from '../client/local-table.ts';
import type { ScreenTable } from '../client/table.ts';

interface Wish<Config> {
  readonly config: Config;
  readonly seats: number;
  readonly seed: string;
  /** The viewers whose replicas exist from the start of the game. */
  readonly viewers?: readonly Viewer[];
}

/** Resolves when the game is over; rejects on trouble. */
export const untilOver = <T extends GameTypes>(table: ScreenTable<T>): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = effect(() => {
      table.version.value;
      const isOver = table.snapshot('spectator').isOver;
      if (table.trouble.value)
        reject(new Error(`expected the game to end, found the trouble ${table.trouble.value}`));
      else if (isOver) resolve();
      if (isOver) queueMicrotask(() => stop());
    });
  });

/** A table with a finished game that bots have played. */
export const playedOut = async <T extends GameTypes>(
  module: GameModule<T>,
  bot: Bot<T['View'], T['Command']>,
  { config, seats, seed, viewers = [] }: Wish<T['Config']>,
): Promise<ScreenTable<T>> => {
  const numbers: Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const wish = { config, seats: numbers.map(() => ({})), seed: parseSeed(seed) };
  const laid = await createTable(module, memoryStore(), 'played', wish);
  if (isRefusal(laid)) throw new Error(`expected the game to start, found ${JSON.stringify(laid)}`);
  const table = connectLocal(laid, () => bot);
  for (const viewer of viewers) table.snapshot(viewer);
  await untilOver(table);
  return table;
};
