import { ATTRIBUTES } from '../../attributes.ts';
import { discardToOwners } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { showAgain } from '../pam.ts';
import { targetsMeant } from '../target.ts';

export const discardPam: Handler<'discardPam'> = (run, op, task) => {
  const cards = targetsMeant(run, op.target, task);
  if (!cards) return;
  for (const side of ['attack', 'defence'] as const)
    for (const [i, colour] of ATTRIBUTES.entries()) {
      const gone = run.state.secret[side][i]!.filter(card => cards.includes(card));
      if (gone.length > 0) discardToOwners(run, gone, { zone: side, colour }, 'discard');
    }
  showAgain(run);
};
