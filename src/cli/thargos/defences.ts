import type { Step } from '../../engine/match.ts';
import { sum } from '../../engine/util.ts';
import type { Attribute } from '../../games/thargos/attributes.ts';
import { tieCard } from '../../games/thargos/board/ties.ts';
import { fullTotals, pamValue } from '../../games/thargos/board/values.ts';
import { isSuccess, type PamRule } from '../../games/thargos/conflict.ts';
import type { Event } from '../../games/thargos/events.ts';
import { asPam } from '../../games/thargos/flow/conflict.ts';
import type { Command, Instance, Pam, Placed, State } from '../../games/thargos/types.ts';

/** What a defender can still do, all cards known: hold only with cards, hold without any, or not hold at all. */
export type Outlook = 'open' | 'held' | 'lost';

/** The conflicts of a game, and how the defenders who were asked stood. */
export type Defences = { readonly [K in 'conflicts' | Outlook]: number };

/** For each colour the most that the hand can put there, where each of the others takes its least. */
const heapsOf = (
  rule: PamRule,
  hand: readonly Instance[],
  worthOf: (card: Instance) => number,
): readonly Placed[][] => {
  const dearest = [...hand].sort((a, b) => worthOf(b) - worthOf(a));
  const lying = (colour: Attribute): number => rule.lying?.[colour] ?? 0;
  return rule.colours.map(heap => {
    const left = [...dearest];
    const placed: Placed[] = [];
    for (const colour of rule.colours)
      for (let lies = lying(colour); colour !== heap && lies < rule.least; lies++)
        for (const card of left.splice(-1)) placed.push({ card, colour });
    const most = rule.most ? rule.most[heap] - lying(heap) : left.length;
    for (const card of left.slice(0, Math.max(0, most))) placed.push({ card, colour: heap });
    return placed;
  });
};

const together = ([power, mind, mysticism]: Pam, others: Pam): Pam => [
  [...power, ...others[0]],
  [...mind, ...others[1]],
  [...mysticism, ...others[2]],
];

/** Where the defender stands who is asked now; abilities that he might use besides are left out. */
export const defenceOf = (state: State): Outlook | undefined => {
  const { conflict, question, secret } = state;
  if (!conflict || conflict.defender === null || question?.type !== 'defend') return undefined;
  const seat = conflict.defender;
  const winsTies = tieCard(state) !== undefined;
  const table = { ...state, faces: secret.faces };
  const holds = (cards: readonly Placed[]): boolean => {
    const all = together(secret.defence, asPam(cards));
    const { colours, attack, defence } = fullTotals(table, secret.attack, all);
    return !isSuccess(colours, attack, defence, winsTies);
  };
  if (!question.rule.emptyLoses && holds([])) return 'held';
  const heaps = heapsOf(question.rule, secret.hands[seat]!, card => pamValue(table, card, seat));
  return heaps.some(holds) ? 'open' : 'lost';
};

/** Counts the conflicts of one game as they come. */
export const watchDefences = () => {
  const counts = { conflicts: 0, open: 0, held: 0, lost: 0 };
  return {
    step: ({ before, command, events }: Step<State, Command, Event>): void => {
      counts.conflicts += sum(events.map(({ type }) => (type === 'declared' ? 1 : 0)));
      if (command.type !== 'defend' && command.type !== 'concede') return;
      const stood = defenceOf(before);
      if (stood) counts[stood] += 1;
    },
    seen: (): { readonly defences: Defences } => ({ defences: counts }),
  };
};
