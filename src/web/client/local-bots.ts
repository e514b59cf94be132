import type { Bot, Bots } from '../../engine/bots.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';

/** The bots of a game: who there is, and how to get them. They come when one of them is to answer. */
export interface LocalBots<View, Command> {
  readonly names: readonly string[];
  readonly load: () => Promise<Readonly<Record<string, Bot<View, Command>>>>;
}

type Seats = readonly { readonly bot?: string }[];

/** Which seat is to be played by somebody whom nobody knows. */
export const unknownBot = (seats: Seats, names: readonly string[]): Refusal<'unknown-bot'> | undefined => {
  const seat = seats.findIndex(({ bot }) => bot !== undefined && !names.includes(bot));
  return seat < 0 ? undefined : refuse('unknown-bot', { seat, bot: seats[seat]!.bot, known: names });
};

/** Who answers by himself at a table. */
export const botsAt =
  <V, C>(seats: Seats, { load }: LocalBots<V, C>): Bots<V, C>['at'] =>
  async seat => {
    const name = seats[seat]?.bot;
    return name === undefined ? undefined : (await load())[name];
  };
