import { holds } from '../../board/evaluate.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { runBranch } from '../branch.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Condition, Op } from '../effect.ts';

export interface IfOp {
  readonly op: 'if';
  readonly cond: Condition;
  readonly then: readonly Op[];
  readonly else?: readonly Op[];
}

export const when: VerbDefinition<IfOp> = {
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
  keys: { cond: 'needed', then: 'needed', else: 'optional' },
  picture: undefined,
  isUseful: (table, op, context, agenda, isAnyUseful) =>
    isAnyUseful(table, holds(table, op.cond, context) ? op.then : (op.else ?? []), context, agenda),
  value: (op, bot, view, seat) => (bot.opsWorth(view, seat, op.then) + bot.opsWorth(view, seat, op.else)) / 2,
  run: (run, op, task) =>
    runBranch(run, holds(run.state, op.cond, task.context) ? op.then : (op.else ?? []), task.context),
  english: (op, context) => {
    const otherwise = op.else === undefined ? '' : `; otherwise, ${context.block(op.else)}`;
    const asked = en.proposition(op.cond, false, context);
    return { say: `if ${asked}, ${context.block(op.then)}${otherwise}`, alone: 'branches' };
  },
  french: (op, context) => {
    const otherwise = op.else === undefined ? '' : `\u202f; sinon, ${context.block(op.else)}`;
    const asked = fr.proposition(op.cond, false, context);
    return { say: `si ${asked}, ${context.block(op.then)}${otherwise}`, alone: 'branches' };
  },
  prompt: undefined,
};
