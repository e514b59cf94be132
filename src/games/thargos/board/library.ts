import { isObject } from '../../../engine/util.ts';
import type { Card, CardId, Face, HeroCard, MissionCard } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Config } from '../config.ts';
import { isAutomatic } from '../effects/automatic.ts';
import { type EffectReach, flatOps, reachOf } from '../effects/cost.ts';
import type { Effect, RuleName, TargetWord, Trigger, Verb } from '../effects/effect.ts';
import type { StoryPlan } from '../stories/story.ts';
import type { FaceName } from '../types.ts';

/** An effect with its index on the card, which is part of the names of its counters. */
export interface Ability {
  readonly effect: Effect;
  readonly index: number;
  /** HT-11.7: whether it happens without a player's choice. */
  readonly isAutomatic: boolean;
  /** The key for counting its uses. */
  readonly key: string;
  /** Its verbs, each once, including those under conditions. */
  readonly verbs: readonly Verb[];
  /** The rules that it may change. */
  readonly rules: readonly RuleName[];
  /** Whose attributes it may change. */
  readonly reach: EffectReach;
}

/** The effects of a card, or of one face of a hero, by trigger. */
export interface Abilities {
  readonly all: readonly Ability[];
  readonly static: readonly Ability[];
  readonly on: { readonly [T in Trigger]?: readonly Ability[] };
}

/** A card as the rules use it. */
export interface Design {
  readonly card: Card;
  readonly active: Abilities;
  /** For heroes; for other cards the same as `active`. */
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

/** All cards that may be played. */
export interface Library {
  readonly cards: readonly Card[];
  readonly designs: ReadonlyMap<CardId, Design>;
  /** Whether any card may be played from hand as a reaction; no shipped card may. */
  readonly reacts: boolean;
  /** Whether any card may take points from a player; no shipped card may. */
  readonly takesPoints: boolean;
}

/** Target words for cards that are never won Missions. */
const NEVER_WON: readonly string[] = ['host', 'hero'] satisfies TargetWord[];

/** HT-6.1: a Mission that leaves a score pile takes its points with it. */
const mayMoveWon = ({ op, target }: Readonly<Record<string, unknown>>, isMission: boolean): boolean =>
  op === 'moveCard' &&
  typeof target === 'string' &&
  (target === 'this' ? isMission : !NEVER_WON.includes(target));

/** Whether a part of an effect may lower a player's points, automatically or manually. */
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

/** The content that the names in a config refer to: the cards of its packs and the plan of its story. */
export interface Compiled {
  readonly library: Library;
  readonly story: StoryPlan | undefined;
}

/**
 * Filled by `supplies.ts` whenever a module with the content meets a config. The rules can then look content up by
 * config and need no module as a parameter.
 */
const met = new WeakMap<Config, Compiled>();

export const compiledOf = (config: Config): Compiled | undefined => met.get(config);

export const registerCompiled = (config: Config, compiled: Compiled): void => {
  met.set(config, compiled);
};

/** The cards of a game. The content of a config is checked before the config is used. */
export const libraryOf = (config: Config): Library => {
  if (config.packs.length === 0) return STANDARD;
  const library = met.get(config)?.library;
  if (!library) throw new Error('expected the card packs of this config to be loaded, found none');
  return library;
};

export const designsOf = (config: Config): ReadonlyMap<CardId, Design> => libraryOf(config).designs;

export const design = (config: Config, id: CardId): Design => {
  const found = designsOf(config).get(id);
  if (!found) throw new Error(`unknown card: ${id}`);
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

/** What a card adds in a conflict when played as a modifier (HT-1.6). */
export const pamOf = (card: Card): number => (card.type === 'hero' ? 0 : card.pam);
