import type { Seat } from '../../../engine/game.ts';
import type { Run } from '../flow/run.ts';
import { emit } from '../flow/run.ts';

/** The side on which this player fights in the conflict. Undefined outside a conflict or after its result. */
export const sideOf = (run: Run, seat: Seat): 'attack' | 'defence' | undefined => {
  const { conflict } = run.state;
  // After the result, no modifiers are left. Outside a conflict, `success` is undefined.
  if (conflict?.success !== null) return undefined;
  if (conflict?.attacker === seat) return 'attack';
  return conflict?.defender === seat ? 'defence' : undefined;
};

/** Reveals the modifiers again, because an effect changed them after the reveal. */
export const showAgain = (run: Run): void => {
  const { conflict, secret } = run.state;
  if (conflict?.shown && conflict.success === null)
    emit(run, { type: 'revealed', attack: secret.attack, defence: secret.defence });
};
