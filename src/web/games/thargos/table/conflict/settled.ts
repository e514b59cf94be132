import type { Attribute, Conflict, View } from '../../../../../games/thargos/ui.ts';
import { stepAt } from './step.ts';
import type { SideName, verdictOf } from './sums.ts';

const STEPS = { attack: 1, defence: 2 } as const;

/** Whether a side may still place cards on a color. Unconfirmed cards still count in `hand`, so they are subtracted. */
const mayAdd = (
  view: View,
  conflict: Conflict,
  { side, colour, laid }: { side: SideName; colour: Attribute; laid: number },
): boolean => {
  const step = stepAt(view);
  const seat = side === 'attack' ? conflict.attacker : conflict.defender;
  // HT-9.5: a hero may still oppose.
  if (seat === null) return view.question?.type === 'oppose';
  if (step > STEPS[side]) return false;
  const { question } = view;
  const isPlacing = question?.seat === seat && (question.type === 'attack' || question.type === 'defend');
  if (isPlacing && !question.rule.colours.includes(colour)) return false;
  // HT-11.6: the Rival takes its cards from the deck.
  return seat >= view.seats || view.players[seat]!.hand > (isPlacing ? laid : 0);
};

/** Whether no card can change who leads on a color. Abilities still may. */
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
