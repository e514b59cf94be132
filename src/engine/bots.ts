import type { GameTypes, Seat } from './game.ts';
import type { Random } from './random.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Table } from './table.ts';

/** A computer player. It gets only the view of its seat. */
export type Bot<View, Command> = (view: View, random: Random) => Command | Promise<Command>;

/** What a table needs to let its bots answer: the bot of each seat, and random numbers for each answer. */
export interface Bots<View, Command> {
  readonly at: (seat: Seat) => Bot<View, Command> | undefined | Promise<Bot<View, Command> | undefined>;
  readonly chance: (seat: Seat, version: number) => Random;
  /** The number of rejected answers so far. The next command id includes it, because a rejected id stays rejected. */
  readonly failures?: () => number;
}

/**
 * Asks the bots for answers until no seat of a bot has to answer. Returns the refusal if the table rejects an answer.
 * Checks `isStopped` before and after each bot thinks.
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
    const { view, decision, activeSeats } = table.snapshot(seat);
    // While the bot loaded, another window may have sent the answer of this seat.
    if (!activeSeats.includes(seat)) continue;
    const version = table.version();
    const command = await bot(view, bots.chance(seat, version));
    if (isStopped()) return undefined;
    const failed = bots.failures?.() ?? 0;
    const id = `bot:${seat}:${version}${failed > 0 ? `:${failed}` : ''}`;
    const answer = await table.submit(seat, { id, decision, command });
    // The game may have moved on, or the same bot may have answered in another process.
    const now = table.snapshot(seat);
    if (isRefusal(answer) && now.decision === decision && now.activeSeats.includes(seat)) return answer;
  }
  return undefined;
};

const nextBot = async <T extends GameTypes>(table: Table<T>, bots: Bots<T['View'], T['Command']>) => {
  for (const seat of table.activeSeats()) {
    const bot = await bots.at(seat);
    if (bot) return { seat, bot };
  }
  return undefined;
};

/** Returns a function that runs `work`, one run at a time. A call during a run starts one more run after it. */
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
