import { effect } from '@preact/signals';
import type { Bot } from '../../engine/bots.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { memoryStore } from '../../engine/store.ts';
import { createTable } from '../../engine/tables.ts';
import { localLink } from '../local-link.ts';
import { sitAt } from '../sit.ts';
import type { ScreenTable } from '../table.ts';

interface Wish<Config> {
  readonly config: Config;
  readonly seats: number;
  readonly seed: string;
  /** Who looks from the beginning. */
  readonly viewers?: readonly Viewer[];
}

/** Resolves when a table is over, or in trouble. */
export const untilOver = <C, E, V, Cfg>(table: ScreenTable<C, E, V, Cfg>): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = effect(() => {
      table.version.value;
      const isOver = table.seen('spectator').isOver;
      if (table.trouble.value) reject(new Error(table.trouble.value));
      else if (isOver) resolve();
      if (isOver) queueMicrotask(() => stop());
    });
  });

/** A table at which bots have played a whole game. */
export const playedOut = async <S, C, E, V, O, P, Cfg extends object>(
  module: GameModule<S, C, E, V, O, P, Cfg>,
  bot: Bot<V, C>,
  { config, seats, seed, viewers = [] }: Wish<Cfg>,
): Promise<ScreenTable<C, E, V, Cfg>> => {
  const numbers: Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const wish = { config, seats: numbers.map(() => ({})), seed: parseSeed(seed) };
  const laid = await createTable(module, memoryStore(), 'played', wish);
  if (isRefusal(laid)) throw new Error(JSON.stringify(laid));
  const table = sitAt(localLink(laid, () => bot));
  for (const viewer of viewers) table.seen(viewer);
  await untilOver(table);
  return table;
};
