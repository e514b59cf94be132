import type { GameTypes } from '../engine/game.ts';
import type { AnyModule, Begun } from '../engine/module.ts';
import { isRefusal } from '../engine/refusal.ts';
import { Refused } from './api/refused.ts';
import { heavy, pause } from './cost.ts';

/** The rules as a table needs them. */
export type AnyBegun = Begun<GameTypes>;

/**
 * The same rules for a table with card packs of players, whose moves may take long. A move waits for a turn on the main
 * thread, and its time is charged to the address that asked.
 */
export const decidingInTurns = (module: AnyModule): AnyBegun => ({
  ...module,
  decide: async (state, seat, command) => {
    const decided = await heavy(async () => {
      await pause();
      return module.decide(state, seat, command);
    });
    // Thrown, because a table repeats its refusals: the same command may be granted later.
    if (isRefusal(decided) && decided.refused === 'too-many') throw new Refused(decided);
    return decided;
  },
});
