import { type Attribute, CONFLICT_STEPS, type Conflict, type View } from '../../../../../games/thargos/ui.ts';
import type { SideName, verdictOf } from './sums.ts';

const REVEAL = 3;

/** HT-5: the current step of a conflict, from 0. It doesn't change while a card asks a question. */
export const stepAt = ({ agenda, conflict }: View): number => {
  const next = agenda.findLast(task => task.do === 'conflict');
  // Two tasks form a step: a side places cards, then the effects that this triggers. All later tasks belong to the reveal.
  if (next) return Math.min(REVEAL, Math.ceil(CONFLICT_STEPS.indexOf(next.step) / 2));
  return conflict?.shown || conflict?.isConceded ? REVEAL : 0;
};

const STEPS = { attack: 1, defence: 2 } as const;

/** Whether a side may still place cards on a color. The hand in the view still contains the `laid` unconfirmed cards. */
const mayAdd = (
  view: View,
  conflict: Conflict,
  { side, colour, laid }: { side: SideName; colour: Attribute; laid: number },
): boolean => {
  const step = stepAt(view);
  const seat = side === 'attack' ? conflict.attacker : conflict.defender;
  // HT-9.5: nobody defends yet, but a hero may still oppose.
  if (seat === null) return view.question?.type === 'oppose';
  if (step > STEPS[side]) return false;
  const { question } = view;
  const isPlacing = question?.seat === seat && (question.type === 'attack' || question.type === 'defend');
  if (isPlacing && !question.rule.colours.includes(colour)) return false;
  // HT-11.6: the Rival places cards from its deck, so its hand doesn't matter.
  return seat >= view.seats || view.players[seat]!.hand > (isPlacing ? laid : 0);
};

/** Whether no further modifiers can change who leads on a color. Effects still can. */
export const isSettled = (
  view: View,
  conflict: Conflict,
  colour: Attribute,
  verdict: ReturnType<typeof verdictOf>,
  laid: number,
): boolean => {
  if (verdict === 'open') return false;
  const behind = verdict === 'leads' || verdict === 'tie' ? 'defence' : 'attack';
  return !mayAdd(view, conflict, { side: behind, colour, laid });
};
