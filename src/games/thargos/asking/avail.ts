import { wordMeant } from '../board/lookup.ts';
import { roomFor } from '../board/pam-rules.ts';
import { candidates } from '../board/reading.ts';
import { totalCards } from '../conflict.ts';
import type { Op, OpOf, Target, Verb } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import type { Instance, Position } from '../types.ts';

/** Whether an ability would do anything now: one that would not is not offered, for its uses are counted. */

const cardsOn = ({ conflict }: Position, seat: number, isOwn: boolean): number => {
  if (!conflict) return 0;
  const side = (conflict.attacker === seat) === isOwn ? conflict.attack : conflict.defence;
  return side.power + side.mind + side.mysticism;
};

type Avails<V extends Verb> = (table: Position, op: OpOf<V>, context: Context) => boolean;

const found = (table: Position, target: Target, context: Context): readonly Instance[] =>
  typeof target === 'string'
    ? wordMeant(table, target, context)
    : candidates(table, target.kind, context, target);

const finds = (table: Position, { target }: OpOf<'wound' | 'detach'>, context: Context): boolean =>
  found(table, target, context).length > 0;

const always = (): boolean => true;

/** By verb; a missing one does not compile. */
const AVAILS: { readonly [V in Verb]: Avails<V> } = {
  modAttr: always,
  setAttr: always,
  rollAttr: always,
  bonus: always,
  modMission: always,
  modPam: always,
  draw: always,
  discardHand: always,
  burn: always,
  dig: always,
  look: always,
  recover: always,
  shuffle: always,
  moveCard: always,
  wound: finds,
  heal: (table, { target }, context) =>
    found(table, target, context).some(hero => table.heroes[hero]?.face === 'wounded'),
  moveHero: always,
  swapHeroes: always,
  capture: always,
  detach: finds,
  moveAdvantage: always,
  extraAdvantage: always,
  swapMissions: always,
  replaceMission: always,
  peekPam: (table, _, { seat }) => cardsOn(table, seat, false) > 0,
  reassignPam: (table, _, { seat }) => cardsOn(table, seat, true) > 0,
  addPam: (table, { who }, { seat }) => who !== 'self' || totalCards(roomFor(table, seat, 1, seat)) > 0,
  discardPam: always,
  cancel: always,
  handLimit: always,
  extraAction: always,
  skip: always,
  gainVp: always,
  choose: always,
  if: always,
  roll: always,
  counter: always,
  rule: always,
  manual: always,
};

const avails = (table: Position, op: Op, context: Context): boolean =>
  (AVAILS[op.op] as (table: Position, op: Op, context: Context) => boolean)(table, op, context);

export const canAvail = (table: Position, ops: readonly Op[], context: Context): boolean =>
  ops.some(op => avails(table, op, context));
