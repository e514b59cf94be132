import type { Seat } from '../../../engine/game.ts';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import {
  attackRule,
  behindOn,
  type Counts,
  colorsOf,
  defenseRule,
  type PamRule,
  totalCards,
} from '../conflict.ts';
import type { Position } from '../types.ts';
import { hasRule, missionAttrs } from './evaluate.ts';
import { heroAt } from './lookup.ts';
import { openTotals } from './values.ts';

/** Computes which modifiers each side may place in the conflict of a position. */

/** HT-5.10a: adds the cards that an effect has placed, which count together with cards from the hand. */
const withLying = (rule: PamRule, lying: Counts): PamRule =>
  totalCards(lying) === 0 || rule.colours.length === 0 ? rule : { ...rule, lying };

/** HT-5.4: the rule for the attacker. Against Thargos, cards needn't be spread over colors (HT-9.6). */
export const ruleForAttack = (table: Position): PamRule => {
  const { conflict, config } = table;
  if (!conflict) throw new Error('expected a conflict in this position, found none');
  const { colours, attack, defence } = openTotals(table);
  const isOpposed = conflict.defender !== null;
  const rule = attackRule(
    isOpposed ? config : { spread: 'off' },
    colours,
    behindOn(colours, attack, defence),
  );
  return withLying(rule, conflict.attack);
};

/** HT-5.6: the rule for the defender, who has this number of cards in hand. */
export const ruleForDefense = (table: Position, cards?: number): PamRule => {
  const { conflict, config, lasting } = table;
  if (!conflict || conflict.defender === null)
    throw new Error(`expected a conflict with a defender, found ${conflict ? 'no defender' : 'no conflict'}`);
  const hand = cards ?? table.players[conflict.defender]!.hand;
  const colours = colorsOf(missionAttrs(table, conflict.mission));
  const seat = conflict.defender;
  const hero = heroAt(table, conflict.against);
  if (hero === null || hasRule(table, 'cannotDefendWithPam', { seat, hero }))
    return { colours: [], spread: false, least: 0 };
  if (hasRule(table, 'noMirror', { seat, hero })) return { colours, spread: false, least: 0 };
  const attack = { ...conflict.attack };
  // HT-A-11: with `trackCountsAsPam`, a bonus from a track card of the attacker counts as an attack card.
  if (config.trackCountsAsPam)
    for (const { seat: owner, what } of lasting)
      if (what.type === 'bonus' && what.isTrack && owner === conflict.attacker) attack[what.attr] += 1;
  return withLying(defenseRule(config, colours, { attack, hand, lying: conflict.defence }), conflict.defence);
};

/** HT-5.10a: how many cards an effect of player `by` may place for this player on each color. */
export const roomFor = (table: Position, seat: Seat, amount: number, by: Seat): Counts => {
  const { conflict } = table;
  const room: Record<Attribute, number> = { power: 0, mind: 0, mysticism: 0 };
  if (!conflict || (seat !== conflict.attacker && seat !== conflict.defender)) return room;
  // HT-5.10a: the defender's own effects must obey the rules for placing cards from hand. Other effects
  // needn't.
  const rule =
    seat === conflict.defender && by === seat
      ? ruleForDefense(table, Number.MAX_SAFE_INTEGER)
      : { colours: colorsOf(missionAttrs(table, conflict.mission)), most: undefined };
  for (const colour of ATTRIBUTES)
    if (rule.colours.includes(colour))
      room[colour] = rule.most ? Math.min(amount, rule.most[colour] - conflict.defence[colour]) : amount;
  return room;
};
