import { options } from '../../games/cartographers/ask.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import { candidates } from './candidates.ts';
import { weightsOf, worthAfter } from './worth.ts';

/** The commands that a seat may give now, with their values. Only differences between values are meaningful. */
export interface ValuedCommands {
  readonly size: number;
  readonly worths: ArrayLike<number>;
  readonly command: (index: number) => Command;
}

/** Values commands with the engine, so it is slow, but supports maps of every size. */
export const valueCommands = (view: View, weights = weightsOf(view)): ValuedCommands => {
  const { viewer } = view;
  const asked = options(view);
  if (viewer === 'spectator' || asked.type === 'none')
    throw new Error(`expected a pending decision for seat ${viewer}, found none`);
  const commands = candidates(asked);
  const command = (index: number): Command => commands[index]!;
  if (asked.type === 'choose') return { size: commands.length, worths: commands.map(() => 0), command };
  const worths = commands.map(c => worthAfter(view, viewer, asked.sheet, weights, c));
  return { size: commands.length, worths, command };
};
