import { CONFLICT_STEPS, type View } from '../../../../../games/thargos/ui.ts';

const REVEAL = 3;

/** HT-5: the current step of a conflict, from the agenda; questions of cards belong to the step in progress. */
export const stepAt = ({ agenda, conflict }: View): number => {
  const next = agenda.findLast(task => task.do === 'conflict');
  // Each side places cards, which may trigger effects; everything later belongs to the reveal.
  if (next) return Math.min(REVEAL, Math.ceil(CONFLICT_STEPS.indexOf(next.step) / 2));
  return conflict?.shown || conflict?.isConceded ? REVEAL : 0;
};
