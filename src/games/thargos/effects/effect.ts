import type { Text } from '../../../engine/text.ts';
import type { Attribute, Faction } from '../attributes.ts';

/**
 * Everything a card can do, as plain data: the words of the card packs. A new verb is a new line in `Op`, and
 * the compiler then asks for its handler, its wording and its example.
 */

export const TRIGGERS = [
  'static',
  'activated',
  'play',
  'attach',
  'faceUp',
  'missionWon',
  'missionPlaced',
  'turnStart',
  'drawStep',
  'advantageStep',
  'turnEnd',
  'conflictDeclared',
  'pamPlaced',
  'beforeReveal',
  'afterReveal',
  'conflictWon',
  'conflictLost',
  'defended',
  'wouldBeWounded',
  'wounded',
  'healed',
  'actionPlayed',
  'pushback',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What happens while a conflict is fought. */
export const IN_CONFLICT: readonly Trigger[] = [
  'conflictDeclared',
  'pamPlaced',
  'beforeReveal',
  'afterReveal',
  'conflictWon',
  'conflictLost',
  'defended',
  'pushback',
];

export const WINDOWS = ['advantageStep', 'action', 'withPam', 'beforeReveal', 'ownTurn'] as const;
export type Window = (typeof WINDOWS)[number];

export const SIDES = ['own', 'opponent', 'any'] as const;
export type Side = (typeof SIDES)[number];

export const WHO = [
  'self',
  'opponent',
  'eachOpponent',
  'eachPlayer',
  'attacker',
  'defender',
  'activePlayer',
  'owner',
] as const;
export type Who = (typeof WHO)[number];

export const ZONES = [
  'hand',
  'deckTop',
  'deckBottom',
  'discard',
  'score',
  'outOfGame',
  'track',
  'hero',
] as const;
export type Zone = (typeof ZONES)[number];

export const UNTIL = ['conflict', 'endOfTurn', 'startOfYourNextTurn', 'permanent'] as const;
export type Until = (typeof UNTIL)[number];

export const CARD_TYPES = ['hero', 'advantage', 'action', 'mission'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const ATTR_ARGS = ['power', 'mind', 'mysticism', 'all', 'chosen', 'mission'] as const;
/** `all` colours, one that the owner has `chosen`, or every colour of the `mission` at stake. */
export type AttrArg = Attribute | 'all' | 'chosen' | 'mission';

export interface Filter {
  readonly type?: CardType;
  readonly id?: string;
  readonly tag?: string;
  readonly faction?: Faction;
  readonly face?: 'active' | 'wounded';
  readonly locked?: boolean;
  readonly pamMin?: number;
  readonly pamMax?: number;
  readonly vpMax?: number;
  readonly hpMax?: number;
  readonly hasAttr?: Attribute;
}

export const TARGET_WORDS = [
  'this',
  'host',
  'hero',
  'opposingHero',
  'mission',
  'track',
  'playedCard',
  'capturedHero',
  'bound',
] as const;
export type TargetWord = (typeof TARGET_WORDS)[number];

export const TARGET_KINDS = ['hero', 'advantage', 'trackCard', 'mission', 'track', 'pam', 'card'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const PICKS = ['all', 'choose', 'random', 'lowest', 'highest', 'adjacent'] as const;
export type Pick = (typeof PICKS)[number];

export interface Selector {
  readonly kind: TargetKind;
  readonly of?: Who;
  readonly in?: Zone;
  readonly where?: Filter;
  readonly pick: Pick;
  readonly count?: Expr;
  readonly upTo?: boolean;
  /** Who picks, if not the owner of the effect. */
  readonly by?: Who;
}

export type Target = TargetWord | Selector;

export const IS = [
  'attacking',
  'defending',
  'hostWounded',
  'hostActive',
  'story',
  'solo',
  'urban',
  'wilderness',
] as const;
export type Is = (typeof IS)[number];

export const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly is: Is }
  | { readonly matches: { readonly target: Target; readonly where: Filter } }
  | { readonly hostHas: Filter }
  | { readonly cmp: readonly [Expr, Comparison, Expr] };

export type Expr =
  | number
  | { readonly attr: readonly [Target, AttrArg] }
  | { readonly count: Target }
  | { readonly vp: Who }
  | { readonly hand: Who }
  | { readonly deck: Who }
  | { readonly pam: Target }
  | { readonly var: string }
  | { readonly counter: string }
  | { readonly sum: readonly Expr[] }
  | { readonly min: readonly Expr[] }
  | { readonly max: readonly Expr[] }
  | { readonly neg: Expr };

export const RULES = [
  'cannotAttempt',
  'cannotBeAttempted',
  'cannotBeWounded',
  'cannotPlayActions',
  'cannotDefendWithPam',
  'defenderWinsTies',
  'ignoreMissionAttr',
  'noMirror',
  'noAdvantages',
  'undead',
  'immuneToActions',
] as const;
export type RuleName = (typeof RULES)[number];

export const STEPS = ['draw', 'advantage', 'action', 'turn'] as const;
export type StepName = (typeof STEPS)[number];

/** Dice as on the cards: `1d6`, `2d6+1`, `1d6-1`. */
export type Dice = `${number}d6` | `${number}d6+${number}` | `${number}d6-${number}`;

/** A text in a pack may be in one language only; then it is shown in both. */
export type PackText = string | Partial<Text>;

export type Op =
  // values
  | {
      readonly op: 'modAttr';
      readonly target: Target;
      readonly attr: AttrArg;
      readonly amount: Expr;
      readonly until?: Until;
    }
  | {
      readonly op: 'setAttr';
      readonly target: Target;
      readonly attr: AttrArg;
      readonly value: Expr;
      readonly until?: Until;
    }
  | {
      readonly op: 'rollAttr';
      readonly target: Target;
      readonly attr: AttrArg;
      readonly dice: Dice;
      readonly until?: Until;
    }
  | { readonly op: 'bonus'; readonly attr: AttrArg; readonly amount: Expr }
  | {
      readonly op: 'modMission';
      readonly target: Target;
      readonly attr: AttrArg;
      readonly amount: Expr;
      readonly until?: Until;
    }
  | {
      readonly op: 'modPam';
      /** Whose modifiers. Default: the owner's. */
      readonly who?: Who;
      readonly amount: Expr;
      readonly where?: Filter;
      readonly until?: Until;
    }
  // cards
  | { readonly op: 'draw'; readonly who: Who; readonly amount: Expr }
  | {
      readonly op: 'discardHand';
      readonly who: Who;
      readonly amount: Expr;
      /** Who chooses: the owner of the effect, the owner of the hand, or the seed. Default: the owner of the hand. */
      readonly by?: 'chooser' | 'victim' | 'random';
      readonly where?: Filter;
    }
  | { readonly op: 'burn'; readonly who: Who; readonly amount: Expr }
  | { readonly op: 'dig'; readonly who: Who; readonly where: Filter; readonly to: Zone }
  | {
      readonly op: 'look';
      readonly who: Who;
      readonly from: Zone;
      readonly amount: Expr;
      readonly rearrange?: boolean;
    }
  | {
      readonly op: 'recover';
      readonly who: Who;
      readonly amount: Expr;
      readonly to: Zone;
      readonly where?: Filter;
      readonly by?: 'chooser' | 'victim' | 'random';
    }
  /** Shuffles the zone into the deck; without `from`, only the deck. */
  | { readonly op: 'shuffle'; readonly who?: Who; readonly from?: Zone }
  | { readonly op: 'moveCard'; readonly target: Target; readonly to: Zone }
  // heroes
  | { readonly op: 'wound'; readonly target: Target }
  | { readonly op: 'heal'; readonly target: Target }
  | { readonly op: 'moveHero'; readonly target: Target; readonly to: Target }
  | { readonly op: 'swapHeroes'; readonly target: Target; readonly to: Target }
  | { readonly op: 'capture'; readonly target: Target }
  // advantages
  | { readonly op: 'detach'; readonly target: Target; readonly to: Zone }
  | { readonly op: 'moveAdvantage'; readonly target: Target; readonly to: Target }
  | { readonly op: 'extraAdvantage'; readonly amount: Expr; readonly until?: Until }
  // missions
  | { readonly op: 'swapMissions'; readonly target: Target; readonly to: Target }
  | {
      readonly op: 'replaceMission';
      readonly target: Target;
      readonly from: Zone;
      readonly where?: Filter;
    }
  // conflict
  | { readonly op: 'peekPam'; readonly who: Who; readonly amount: Expr }
  | { readonly op: 'reassignPam'; readonly target: Target; readonly attr: AttrArg }
  | {
      readonly op: 'addPam';
      readonly who: Who;
      readonly from: Zone;
      readonly amount: Expr;
      readonly attr?: AttrArg;
    }
  | { readonly op: 'discardPam'; readonly target: Target }
  | { readonly op: 'cancel'; readonly target: Target }
  // player
  | { readonly op: 'handLimit'; readonly who: Who; readonly value: Expr; readonly until?: Until }
  | { readonly op: 'handLimit'; readonly who: Who; readonly amount: Expr; readonly until?: Until }
  /** `name: "attempt"`: only for an attempt at a Mission. */
  | { readonly op: 'extraAction'; readonly amount?: Expr; readonly name?: string }
  | { readonly op: 'skip'; readonly who: Who; readonly step: StepName }
  | { readonly op: 'gainVp'; readonly who: Who; readonly amount: Expr }
  // control
  | {
      readonly op: 'choose';
      readonly who?: Who;
      readonly options: readonly { readonly label: PackText; readonly do: readonly Op[] }[];
    }
  | {
      readonly op: 'if';
      readonly cond: Condition;
      readonly then: readonly Op[];
      readonly else?: readonly Op[];
    }
  | { readonly op: 'roll'; readonly dice: Dice; readonly as: string }
  | { readonly op: 'counter'; readonly name: string; readonly amount: Expr }
  | {
      readonly op: 'rule';
      readonly rule: RuleName;
      readonly target?: Target;
      readonly who?: Who;
      readonly attr?: AttrArg;
      readonly until?: Until;
    }
  | { readonly op: 'manual'; readonly prompt: PackText };

export type Verb = Op['op'];
export type OpOf<V extends Verb> = Extract<Op, { readonly op: V }>;

export interface Limit {
  readonly uses: number;
  readonly per: 'game' | 'turn' | 'conflict';
  /** The card goes to its owner's discard pile after the last use. */
  readonly thenDiscard?: boolean;
}

export interface Effect {
  readonly on: Trigger;
  /** Whose event it is. Default: the owner's. */
  readonly side?: Side;
  /** Only on this card's track, or in a story only for this hero. */
  readonly here?: boolean;
  readonly window?: Window;
  readonly if?: Condition;
  readonly cost?: readonly Op[];
  readonly optional?: boolean;
  readonly limit?: Limit;
  readonly do: readonly Op[];
}

/** HT-A-55: whether an effect only looks at modifiers before the reveal. */
export const onlySpies = ({ window, cost, do: ops }: Effect): boolean =>
  window === 'beforeReveal' && !cost && ops.every(({ op }) => op === 'peekPam');
