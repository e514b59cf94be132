import { commands } from '../../games/thargos/asking/commands.ts';
import { pamValue } from '../../games/thargos/board/values.ts';
import { isEmptyLost } from '../../games/thargos/conflict.ts';
import { asPam } from '../../games/thargos/flow/conflict.ts';
import { succeedsAgainst } from '../../games/thargos/flow/outcome.ts';
import type { Instance, Pam, Placed, State } from '../../games/thargos/types.ts';
import { view as viewOf } from '../../games/thargos/view.ts';

/**
 * Only this many of the hand's strongest cards are searched. If any cards win, these do, and a larger search
 * is too slow.
 */
const MOST_CARDS = 7;

export const sumPam = (a: Pam, b: Pam): Pam => [
  [...a[0], ...b[0]],
  [...a[1], ...b[1]],
  [...a[2], ...b[2]],
];

/**
 * The defense with the fewest and weakest cards that beats the attacker's cards, or undefined if none does.
 * It reads hidden cards, so only the review of finished games may use it.
 */
export const holdingDefense = (table: State): readonly Placed[] | undefined => {
  const { question } = table;
  if (question?.type !== 'defend') return undefined;
  const { seat, rule } = question;
  const view = viewOf(table, seat);
  const values = new Map(view.hand.map(card => [card, pamValue(view, card, seat)]));
  const worth = (card: Instance): number => values.get(card)!;
  const hand = [...view.hand].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_CARDS);
  const ways = [...commands({ type: 'defend', hand, rule, abilities: [], concede: false })].flatMap(
    command => (command.type === 'defend' ? [command.cards] : []),
  );
  const sum = (cards: readonly Placed[]): number => cards.reduce((all, { card }) => all + worth(card), 0);
  const isHeld = (cards: readonly Placed[]): boolean =>
    !(cards.length === 0 && isEmptyLost(table.config, rule)) &&
    !succeedsAgainst(table, sumPam(view.pam.defence, asPam(cards)));
  return ways
    .map(cards => ({ cards, sum: sum(cards) }))
    .sort((a, b) => a.cards.length - b.cards.length || a.sum - b.sum)
    .find(({ cards }) => isHeld(cards))?.cards;
};
