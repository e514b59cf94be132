import type { Text } from '../../../engine/text.ts';
import type { Attribute, Faction } from '../attributes.ts';
import type { VerbDefinition } from './definition.ts';
import type { Verbs } from './verbs/index.ts';

/**
 * What cards can do, as plain data. This is the format of card packs. Each verb is defined in its own file in
 * `verbs`.
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
/**
 * Three values stand for several colors or a choice: `all`, `chosen` by the owner, and the colors of the
 * attempted `mission`.
 */
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
  /** The player who picks. By default, the owner of the effect. */
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

/** Dice as printed on cards, such as `1d6`, `2d6+1` or `1d6-1`. */
export type Dice = `${number}d6` | `${number}d6+${number}` | `${number}d6-${number}`;

/** A text in a card pack. If it has only one language, that text is shown in both. */
export type PackText = string | Partial<Text>;

type OpIn<D> = D extends VerbDefinition<infer O> ? O : never;

/** An operation of any verb. Each file in `verbs` lists the keys of one verb. */
export type Op = { [V in keyof Verbs]: OpIn<Verbs[V]> }[keyof Verbs];

export type Verb = Op['op'];
export type OpOf<V extends Verb> = Extract<Op, { readonly op: V }>;

export interface Limit {
  readonly uses: number;
  readonly per: 'game' | 'turn' | 'conflict';
  /** Whether the card goes to its owner's discard pile after the last use. */
  readonly thenDiscard?: boolean;
}

export interface Effect {
  readonly on: Trigger;
  /** Whose events trigger the effect. By default, those of the owner. */
  readonly side?: Side;
  /** Whether the effect applies only to its own track, or in a story to conflicts of its own hero. */
  readonly here?: boolean;
  readonly window?: Window;
  readonly if?: Condition;
  readonly cost?: readonly Op[];
  readonly optional?: boolean;
  readonly limit?: Limit;
  readonly do: readonly Op[];
}

/** HT-A-55: whether an effect does nothing but look at modifiers before the reveal. */
export const onlySpies = ({ window, cost, do: ops }: Effect): boolean =>
  window === 'beforeReveal' && !cost && ops.every(({ op }) => op === 'peekPam');
