import type { Bot, Bots } from '../../engine/bots.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';

/** The names of a game's bots, and how to load them. They are loaded when the first of them has to answer. */
export interface LocalBots<View, Command> {
  readonly names: readonly string[];
  readonly load: () => Promise<Readonly<Record<string, Bot<View, Command>>>>;
}

type Seats = readonly { readonly bot?: string }[];

/** Refuses the first seat whose bot is unknown. */
export const unknownBot = (seats: Seats, names: readonly string[]): Refusal<'unknown-bot'> | undefined => {
  const seat = seats.findIndex(({ bot }) => bot !== undefined && !names.includes(bot));
  return seat < 0 ? undefined : refuse('unknown-bot', { seat, bot: seats[seat]!.bot, known: names });
};

/** The bot of each seat; undefined for people. */
export const botsAt =
  <V, C>(seats: Seats, { load }: LocalBots<V, C>): Bots<V, C>['at'] =>
  async seat => {
    const name = seats[seat]?.bot;
    return name === undefined ? undefined : (await load())[name];
  };
