import type { GameTypes, Seat } from './game.ts';
import type { Random } from './random.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Table } from './table.ts';

/** A computer player. It gets only the view of its seat. */
export type Bot<View, Command> = (view: View, random: Random) => Command | Promise<Command>;

/** The bots of a table, and their random numbers. */
export interface Bots<View, Command> {
  readonly at: (seat: Seat) => Bot<View, Command> | undefined | Promise<Bot<View, Command> | undefined>;
  readonly chance: (seat: Seat, version: number) => Random;
  /** The number of rejected answers so far. It is part of the next command id, because a rejected id stays rejected. */
  readonly failures?: () => number;
}

/**
 * Lets bots answer until none of them has to. Returns the refusal if an answer is rejected. `isStopped` is checked
 * between two answers.
 */
export const letBotsAnswer = async <T extends GameTypes>(
  table: Table<T>,
  bots: Bots<T['View'], T['Command']>,
  isStopped: () => boolean = () => false,
): Promise<Refusal | undefined> => {
  while (!isStopped()) {
    const found = await nextBot(table, bots);
    if (!found) return undefined;
    const { seat, bot } = found;
    const { view, decision, owing } = table.snapshot(seat);
    // Another window may have answered while the bot loaded.
    if (!owing.includes(seat)) continue;
    const version = table.version();
    const command = await bot(view, bots.chance(seat, version));
    const failed = bots.failures?.() ?? 0;
    const id = `bot:${seat}:${version}${failed > 0 ? `:${failed}` : ''}`;
    const answer = await table.submit(seat, { id, decision, command });
    // The game may have moved on, or the same bot may have answered in another process.
    const now = table.snapshot(seat);
    if (isRefusal(answer) && now.decision === decision && now.owing.includes(seat)) return answer;
  }
  return undefined;
};

const nextBot = async <T extends GameTypes>(table: Table<T>, bots: Bots<T['View'], T['Command']>) => {
  for (const seat of table.owing()) {
    const bot = await bots.at(seat);
    if (bot) return { seat, bot };
  }
  return undefined;
};

/** Runs `work` once at a time. A call during a run starts another run after it. */
export const oneAtATime = (work: () => Promise<void>): (() => void) => {
  let isBusy = false;
  let isCalledAgain = false;
  const call = (): void => {
    isCalledAgain = isBusy;
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
      if (isCalledAgain) call();
    });
  };
  return call;
};
