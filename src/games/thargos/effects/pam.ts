import type { Seat } from '../../../engine/game.ts';
import type { Run } from '../flow/run.ts';
import { emit } from '../flow/run.ts';

/** The side of a player in an unresolved conflict. */
export const sideOf = (run: Run, seat: Seat): 'attack' | 'defence' | undefined => {
  const { conflict } = run.state;
  // A resolved conflict has no modifiers left.
  if (conflict?.success !== null) return undefined;
  if (conflict?.attacker === seat) return 'attack';
  return conflict?.defender === seat ? 'defence' : undefined;
};

/** Reveals the modifiers again if they changed after the reveal. */
export const showAgain = (run: Run): void => {
  const { conflict, secret } = run.state;
  if (conflict?.shown && conflict.success === null)
    emit(run, { type: 'revealed', attack: secret.attack, defence: secret.defence });
};
