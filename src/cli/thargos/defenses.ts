import type { Step } from '../../engine/match.ts';
import { sum } from '../../engine/util.ts';
import type { Attribute } from '../../games/thargos/attributes.ts';
import { tieCard } from '../../games/thargos/board/ties.ts';
import { fullTotals, pamValue } from '../../games/thargos/board/values.ts';
import { isSuccess, type PamRule } from '../../games/thargos/conflict.ts';
import type { Event } from '../../games/thargos/events.ts';
import { asPam } from '../../games/thargos/flow/conflict.ts';
import type { Command, Instance, Pam, Placed, State } from '../../games/thargos/types.ts';

/**
 * The outlook of a defender if all cards are known: they can hold the Mission only with cards (`open`), even without
 * cards (`held`), or never (`lost`).
 */
export type Outlook = 'open' | 'held' | 'lost';

/** How many conflicts a game had, and how many defenders had each outlook. */
export type Defenses = { readonly [K in 'conflicts' | Outlook]: number };

/**
 * Returns one placement for each color. It adds as much as possible to this color, and only the required cards to the
 * others.
 */
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

/** Returns the outlook of the defender who has to answer now. Optional abilities aren't considered. */
export const defenseOf = (state: State): Outlook | undefined => {
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

/** Counts the conflicts of one game, and the outlooks of their defenders. */
export const watchDefenses = () => {
  const counts = { conflicts: 0, open: 0, held: 0, lost: 0 };
  return {
    step: ({ before, command, events }: Step<State, Command, Event>): void => {
      counts.conflicts += sum(events.map(({ type }) => (type === 'declared' ? 1 : 0)));
      if (command.type !== 'defend' && command.type !== 'concede') return;
      const stood = defenseOf(before);
      if (stood) counts[stood] += 1;
    },
    seen: (): { readonly defences: Defenses } => ({ defences: counts }),
  };
};
