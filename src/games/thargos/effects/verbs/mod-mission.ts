import { attributes, found, isKind } from '../../asking/possible-targets.ts';
import { evaluate, missionAttrs } from '../../board/evaluate.ts';
import { matches } from '../../board/lookup.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Target, Until } from '../effect.ts';
import { colorsMeant, missionsMeant, signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export interface ModMissionOp {
  readonly op: 'modMission';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly amount: Expr;
  readonly until?: Until;
}

export const modMission: VerbDefinition<ModMissionOp> = {
  keys: { target: 'needed', attr: 'needed', amount: 'needed', until: 'optional' },
  picture: 'map',
  // Raising a color that the Mission doesn't have adds this color. Lowering it has no effect.
  isUseful: (table, { target, attr, amount }, context) => {
    const change = evaluate(table, amount, context);
    if (change === 0 || !isKind(target, 'mission')) return false;
    const colors = attributes(table, attr);
    return found(table, target, context)
      .filter(id => matches(table, id, { type: 'mission' }))
      .some(mission => {
        const attrs = missionAttrs(table, mission);
        return colors.some(color => change > 0 || attrs[color] !== undefined);
      });
  },
  value: 0.3,
  run: (run, op, task) => {
    const missions = missionsMeant(run, op.target, task);
    const colours = missions && colorsMeant(run, op.attr, task);
    if (!colours) return;
    const amount = signedAmount(run, op.amount, task);
    for (const mission of missions)
      for (const attr of colours) begin(run, task, { type: 'modMission', mission, attr, amount }, op.until);
  },
  english: en.changed,
  french: fr.changed,
  prompt: { one: { en: 'Which Mission’s numbers change?', fr: 'Quelle mission change de valeurs\u202f?' } },
};
