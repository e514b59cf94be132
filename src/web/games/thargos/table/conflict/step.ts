import { CONFLICT_STEPS } from '../../../../../games/thargos/flow/tasks.ts';
import type { View } from '../../../../../games/thargos/types.ts';

const REVEAL = 3;

/** HT-5: where a conflict stands, by what comes next: what a card asks meanwhile belongs to what is under way. */
export const stepAt = ({ agenda, conflict }: View): number => {
  const next = agenda.findLast(task => task.do === 'conflict');
  // Each side places cards, and this may set something off; all that follows is around the reveal.
  if (next) return Math.min(REVEAL, Math.ceil(CONFLICT_STEPS.indexOf(next.step) / 2));
  return conflict?.shown || conflict?.isConceded ? REVEAL : 0;
};
