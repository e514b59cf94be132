import { isOther } from '../../asking/changes.ts';
import { attributes } from '../../asking/possible-targets.ts';
import { missionAttrs } from '../../board/evaluate.ts';
import { ownPost } from '../../board/lookup.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { thirdPerson } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr } from '../effect.ts';
import { colorsMeant, isInConflict, signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export interface BonusOp {
  readonly op: 'bonus';
  readonly attr: AttrArg;
  readonly amount: Expr;
}

export const bonus: VerbDefinition<BonusOp> = {
  keys: { attr: 'needed', amount: 'needed' },
  picture: 'spears',
  // A bonus is useless on colors that the attempted Mission doesn't have.
  isUseful: (table, { attr, amount }, context) => {
    const { conflict } = table;
    if (!conflict || conflict.success !== null || conflict.isConceded) return false;
    if (ownPost(table, context.seat) === null || !isOther(table, amount, context)) return false;
    const attrs = missionAttrs(table, conflict.mission);
    return attributes(table, attr).some(color => attrs[color] !== undefined);
  },
  value: ({ amount }, bot) => Math.abs(bot.numberOf(amount)) * bot.weights.pointElse,
  run: (run, op, task) => {
    if (!isInConflict(run, task)) return;
    const colours = colorsMeant(run, op.attr, task);
    if (!colours) return;
    const amount = signedAmount(run, op.amount, task);
    const { source, post } = task.context;
    const isTrack = post !== null && run.state.posts[post]!.actions.includes(source);
    for (const attr of colours)
      begin(run, task, { type: 'bonus', attr, amount, ...(isTrack ? { isTrack } : {}) }, 'conflict');
  },
  english: (op, context) => {
    const what = en.change(op.amount, op.attr, en.ATTRIBUTE_ARGS[op.attr], context);
    const said = thirdPerson('', '', what, context.on === 'static' ? '' : 'in this conflict');
    return { ...said, may: `get ${said.say}` };
  },
  french: (op, context) => {
    const span = context.on === 'static' ? '' : 'pour ce conflit';
    const said = thirdPerson('', '', fr.change(op.amount, op.attr, context), span);
    return { ...said, may: `gagner ${said.say}` };
  },
  prompt: { one: { en: 'Which color gets the bonus?', fr: 'Quelle couleur est renforcée\u202f?' } },
};
