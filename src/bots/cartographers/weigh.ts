import { options } from '../../games/cartographers/ask.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import { candidates } from './candidates.ts';
import { weightsOf, worthAfter } from './worth.ts';

/** The commands a seat may give now, each with what it is worth; only differences of worth mean anything. */
export interface Weighed {
  readonly size: number;
  readonly worths: ArrayLike<number>;
  readonly command: (index: number) => Command;
}

/** By the rules themselves, for maps of every size. */
export const weigh = (view: View, weights = weightsOf(view)): Weighed => {
  const { viewer } = view;
  const asked = options(view);
  if (viewer === 'spectator' || asked.type === 'none')
    throw new Error('expected a pending decision for the seat of the bot, found none');
  const commands = candidates(asked);
  const command = (index: number): Command => commands[index]!;
  if (asked.type === 'choose') return { size: commands.length, worths: commands.map(() => 0), command };
  const worths = commands.map(c => worthAfter(view, viewer, asked.sheet, weights, c));
  return { size: commands.length, worths, command };
};
