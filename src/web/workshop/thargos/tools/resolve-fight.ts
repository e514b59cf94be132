import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  attackRule,
  behindOn,
  type ConflictConfig,
  type Counts,
  defenseRule,
  isSuccess,
  type PamFault,
  type PamRule,
  pamFault,
  totalCards,
} from '../../../../games/thargos/ui.ts';

/** One side of a conflict with printed cards. By color: values before placing, placed cards, their total. */
export interface JudgedSide {
  readonly open: Attributes;
  readonly cards: Counts;
  readonly worth: Attributes;
}

export interface Fight {
  readonly rules: ConflictConfig;
  /** The Mission's colors, each with the value that it adds to the defender's total. */
  readonly mission: { readonly [A in Attribute]?: number };
  readonly attack: JudgedSide;
  readonly defence: JudgedSide;
  /** How many cards the defender had in hand before placing any. */
  readonly hand: number;
}

export interface FightResult {
  readonly colours: readonly Attribute[];
  readonly behind: readonly Attribute[];
  readonly attackRule: PamRule;
  readonly attackFault: PamFault | undefined;
  readonly defenseRule: PamRule;
  readonly defenseFault: PamFault | undefined;
  /** Whether the defender placed more cards than they had in hand. */
  readonly isTooMany: boolean;
  /** By color: the sum of open values and placed cards. */
  readonly totals: { readonly attack: Attributes; readonly defence: Attributes };
  readonly success: boolean;
}

const added = (colours: readonly Attribute[], of: (colour: Attribute) => number): Attributes => {
  const sums = { power: 0, mind: 0, mysticism: 0 };
  for (const colour of colours) sums[colour] = of(colour);
  return sums;
};

/** HT-5: determines the result of a conflict with printed cards. */
export const resolveFight = ({ rules, mission, attack, defence, hand }: Fight): FightResult => {
  const colours = ATTRIBUTES.filter(colour => mission[colour] !== undefined);
  const openDefense = added(colours, colour => defence.open[colour] + (mission[colour] ?? 0));
  const behind = behindOn(colours, attack.open, openDefense);
  const ruleA = attackRule(rules, colours, behind);
  const ruleD = defenseRule(rules, colours, { attack: attack.cards, hand });
  const totals = {
    attack: added(colours, colour => attack.open[colour] + attack.worth[colour]),
    defence: added(colours, colour => openDefense[colour] + defence.worth[colour]),
  };
  const isConceded = ruleD.emptyLoses === true && totalCards(defence.cards) === 0;
  return {
    colours,
    behind,
    attackRule: ruleA,
    attackFault: pamFault(ruleA, attack.cards),
    defenseRule: ruleD,
    defenseFault: pamFault(ruleD, defence.cards),
    isTooMany: totalCards(defence.cards) > hand,
    totals,
    success: isConceded || isSuccess(colours, totals.attack, totals.defence),
  };
};
