import { isObject } from '../../../engine/util.ts';
import type { Card, CardId, Face, HeroCard, MissionCard } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Config } from '../config.ts';
import { isAutomatic } from '../effects/automatic.ts';
import { type EffectReach, flatOps, reachOf } from '../effects/cost.ts';
import type { Effect, RuleName, TargetWord, Trigger, Verb } from '../effects/effect.ts';
import type { StoryPlan } from '../stories/story.ts';
import type { FaceName } from '../types.ts';

/** An effect and what the rules derive from it. Its index on the card is part of the keys of its counters. */
export interface Ability {
  readonly effect: Effect;
  readonly index: number;
  /** HT-11.7: whether the effect happens without a choice by a player. */
  readonly isAutomatic: boolean;
  /** The key by which uses of the effect are counted. */
  readonly key: string;
  /** The verbs in the effect, each once, including those in branches. */
  readonly verbs: readonly Verb[];
  /** The rules that the effect may apply. */
  readonly rules: readonly RuleName[];
  /** The heroes whose attributes the effect may change. */
  readonly reach: EffectReach;
}

/** The effects of a card or of one face of a hero, all together and by trigger. */
export interface Abilities {
  readonly all: readonly Ability[];
  readonly static: readonly Ability[];
  readonly on: { readonly [T in Trigger]?: readonly Ability[] };
}

/** A card with its effects compiled for the rules. */
export interface Design {
  readonly card: Card;
  readonly active: Abilities;
  /** The effects of the Wounded face. For cards other than heroes, the same as `active`. */
  readonly wounded: Abilities;
}

const NONE: readonly Ability[] = [];

const abilitiesOf = (effects: readonly Effect[] = [], face = ''): Abilities => {
  const all = effects.map((effect, index) => {
    const ops = flatOps(effect.do);
    return {
      effect,
      index,
      key: `${face}${index}`,
      isAutomatic: isAutomatic(effect),
      verbs: [...new Set(ops.map(({ op }) => op))],
      rules: ops.flatMap(op => (op.op === 'rule' ? [op.rule] : [])),
      reach: reachOf(ops),
    };
  });
  const on: { [T in Trigger]?: Ability[] } = {};
  for (const ability of all) {
    const list = on[ability.effect.on] ?? [];
    list.push(ability);
    on[ability.effect.on] = list;
  }
  return { all, static: on.static ?? NONE, on };
};

const designOf = (card: Card): Design => {
  if (card.type === 'hero')
    return {
      card,
      active: abilitiesOf(card.faces.active.effects),
      wounded: abilitiesOf(card.faces.wounded.effects, 'w'),
    };
  const abilities = abilitiesOf(card.effects);
  return { card, active: abilities, wounded: abilities };
};

/** The compiled cards that a game may use. */
export interface Library {
  readonly cards: readonly Card[];
  readonly designs: ReadonlyMap<CardId, Design>;
  /** Whether any card may be played from hand as a reaction. No shipped card may. */
  readonly reacts: boolean;
  /** Whether any card may take points from a player. No shipped card may. */
  readonly takesPoints: boolean;
}

/** The words for targets that can't be a Mission in a score pile. */
const NEVER_WON: readonly string[] = ['host', 'hero'] satisfies TargetWord[];

/** Whether an operation may move a Mission out of a score pile. HT-6.1: its points then leave the player. */
const mayMoveWon = ({ op, target }: Readonly<Record<string, unknown>>, isMission: boolean): boolean =>
  op === 'moveCard' &&
  typeof target === 'string' &&
  (target === 'this' ? isMission : !NEVER_WON.includes(target));

/** Whether a part of an effect may lower a player's points, directly or by a manual change. */
const lowersPoints = (part: unknown, isMission: boolean): boolean => {
  if (Array.isArray(part)) return part.some(each => lowersPoints(each, isMission));
  if (!isObject(part)) return false;
  if (part.op === 'manual' || part.in === 'score' || mayMoveWon(part, isMission)) return true;
  if (part.op === 'gainVp' && !(typeof part.amount === 'number' && part.amount >= 0)) return true;
  return Object.values(part).some(each => lowersPoints(each, isMission));
};

export const makeLibrary = (cards: readonly Card[]): Library => ({
  cards,
  reacts: cards.some(card => card.type === 'action' && card.play === 'reaction'),
  takesPoints: cards.some(card =>
    lowersPoints(card.type === 'hero' ? card.faces : card.effects, card.type === 'mission'),
  ),
  designs: new Map(cards.map(card => [card.id, designOf(card)])),
});

export const STANDARD = makeLibrary(DEFAULT_SET);

/** The compiled content that a config refers to: the cards of its packs and the plan of its story. */
export interface Compiled {
  readonly library: Library;
  readonly story: StoryPlan | undefined;
}

/**
 * The compiled content of each config object. `assets.ts` stores it, so that the rules can look it up by
 * config instead of passing it along.
 */
const met = new WeakMap<Config, Compiled>();

export const compiledOf = (config: Config): Compiled | undefined => met.get(config);

export const registerCompiled = (config: Config, compiled: Compiled): void => {
  met.set(config, compiled);
};

/** The cards of a game. Throws if the packs of its config have not been loaded. */
export const libraryOf = (config: Config): Library => {
  if (config.packs.length === 0) return STANDARD;
  const library = met.get(config)?.library;
  if (!library)
    throw new Error(
      `expected ${config.packs.map(({ id }) => id).join(', ')} to be loaded, found no card packs`,
    );
  return library;
};

export const designsOf = (config: Config): ReadonlyMap<CardId, Design> => libraryOf(config).designs;

export const design = (config: Config, id: CardId): Design => {
  const found = designsOf(config).get(id);
  if (!found) throw new Error(`expected a known card, found ${id}`);
  return found;
};

export const heroCard = (config: Config, id: CardId): HeroCard => {
  const { card } = design(config, id);
  if (card.type !== 'hero') throw new Error(`expected a hero, found ${id}`);
  return card;
};

export const missionCard = (config: Config, id: CardId): MissionCard => {
  const { card } = design(config, id);
  if (card.type !== 'mission') throw new Error(`expected a Mission, found ${id}`);
  return card;
};

export const faceOf = (card: HeroCard, face: FaceName): Face => card.faces[face];

/** HT-1.6: what a card adds to a total in a conflict if it is placed as a modifier. */
export const pamOf = (card: Card): number => (card.type === 'hero' ? 0 : card.pam);
