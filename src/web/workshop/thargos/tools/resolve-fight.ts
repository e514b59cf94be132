import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  attackRule,
  behindOn,
  type ConflictConfig,
  type Counts,
  defenceRule,
  isSuccess,
  type PamFault,
  type PamRule,
  pamFault,
  totalCards,
} from '../../../../games/thargos/ui.ts';

/** One side of a conflict at a real table: open values, number of cards, and their total. */
export interface JudgedSide {
  readonly open: Attributes;
  readonly cards: Counts;
  readonly worth: Attributes;
}

export interface Fight {
  readonly rules: ConflictConfig;
  /** The Mission's colors, with what each adds for the defender. */
  readonly mission: { readonly [A in Attribute]?: number };
  readonly attack: JudgedSide;
  readonly defence: JudgedSide;
  /** Cards the defender held before placing any. */
  readonly hand: number;
}

export interface FightResult {
  readonly colours: readonly Attribute[];
  readonly behind: readonly Attribute[];
  readonly attackRule: PamRule;
  readonly attackFault: PamFault | undefined;
  readonly defenceRule: PamRule;
  readonly defenceFault: PamFault | undefined;
  /** More cards than they hold. */
  readonly isTooMany: boolean;
  /** By color, everything counted. */
  readonly totals: { readonly attack: Attributes; readonly defence: Attributes };
  readonly success: boolean;
}

const added = (colours: readonly Attribute[], of: (colour: Attribute) => number): Attributes => {
  const sums = { power: 0, mind: 0, mysticism: 0 };
  for (const colour of colours) sums[colour] = of(colour);
  return sums;
};

/** Chapter 5, for cards on a real table. */
export const resolveFight = ({ rules, mission, attack, defence, hand }: Fight): FightResult => {
  const colours = ATTRIBUTES.filter(colour => mission[colour] !== undefined);
  const openDefence = added(colours, colour => defence.open[colour] + (mission[colour] ?? 0));
  const behind = behindOn(colours, attack.open, openDefence);
  const ruleA = attackRule(rules, colours, behind);
  const ruleD = defenceRule(rules, colours, { attack: attack.cards, hand });
  const totals = {
    attack: added(colours, colour => attack.open[colour] + attack.worth[colour]),
    defence: added(colours, colour => openDefence[colour] + defence.worth[colour]),
  };
  const isConceded = ruleD.emptyLoses === true && totalCards(defence.cards) === 0;
  return {
    colours,
    behind,
    attackRule: ruleA,
    attackFault: pamFault(ruleA, attack.cards),
    defenceRule: ruleD,
    defenceFault: pamFault(ruleD, defence.cards),
    isTooMany: totalCards(defence.cards) > hand,
    totals,
    success: isConceded || isSuccess(colours, totals.attack, totals.defence),
  };
};
