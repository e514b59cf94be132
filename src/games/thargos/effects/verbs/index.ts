import { keysOf } from '../../../../engine/util.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Op, OpOf, Verb } from '../effect.ts';
import { addPam } from './add-pam.ts';
import { bonus } from './bonus.ts';
import { burn } from './burn.ts';
import { cancel } from './cancel.ts';
import { capture } from './capture.ts';
import { choose } from './choose.ts';
import { counter } from './counter.ts';
import { detach } from './detach.ts';
import { dig } from './dig.ts';
import { discardHand } from './discard-hand.ts';
import { discardPam } from './discard-pam.ts';
import { draw } from './draw.ts';
import { extraAction } from './extra-action.ts';
import { extraAdvantage } from './extra-advantage.ts';
import { gainVp } from './gain-vp.ts';
import { handLimit } from './hand-limit.ts';
import { heal } from './heal.ts';
import { when } from './if.ts';
import { look } from './look.ts';
import { manual } from './manual.ts';
import { modAttr } from './mod-attr.ts';
import { modMission } from './mod-mission.ts';
import { modPam } from './mod-pam.ts';
import { moveAdvantage } from './move-advantage.ts';
import { moveCard } from './move-card.ts';
import { moveHero } from './move-hero.ts';
import { peekPam } from './peek-pam.ts';
import { reassignPam } from './reassign-pam.ts';
import { recover } from './recover.ts';
import { replaceMission } from './replace-mission.ts';
import { roll } from './roll.ts';
import { rollAttr } from './roll-attr.ts';
import { rule } from './rule.ts';
import { setAttr } from './set-attr.ts';
import { shuffle } from './shuffle.ts';
import { skip } from './skip.ts';
import { swapHeroes } from './swap-heroes.ts';
import { swapMissions } from './swap-missions.ts';
import { wound } from './wound.ts';

/**
 * All verbs, in the order in which the pack editor offers them. The type `Op` is derived from this object.
 */
const VERBS = {
  modAttr,
  setAttr,
  rollAttr,
  bonus,
  modMission,
  modPam,
  draw,
  discardHand,
  burn,
  dig,
  look,
  recover,
  shuffle,
  moveCard,
  wound,
  heal,
  moveHero,
  swapHeroes,
  capture,
  detach,
  moveAdvantage,
  extraAdvantage,
  swapMissions,
  replaceMission,
  peekPam,
  reassignPam,
  addPam,
  discardPam,
  cancel,
  handLimit,
  extraAction,
  skip,
  gainVp,
  choose,
  if: when,
  roll,
  counter,
  rule,
  manual,
};

export type Verbs = typeof VERBS;

/** Doesn't compile if a verb's key in VERBS differs from its `op`. */
export const DEFINITIONS: { readonly [V in Verb]: VerbDefinition<OpOf<V>> } = VERBS;

export const VERB_NAMES: readonly Verb[] = keysOf(VERBS);

// Each verb's entry defines that verb, but the compiler can't derive this for a union of verbs.
export const verbOf = (op: Op): VerbDefinition<Op> => DEFINITIONS[op.op] as VerbDefinition<Op>;
