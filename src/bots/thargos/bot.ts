import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/thargos/types.ts';

/** A player made of code. It is handed what its seat may see and nothing else, so it cannot cheat. */
export type Bot = (view: View, random: Random) => Command;
