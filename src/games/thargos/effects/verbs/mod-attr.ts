import { isOther, reachesHero } from '../../asking/changes.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Target, Until } from '../effect.ts';
import { colorsMeant, heroesMeant, signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export interface ModAttrOp {
  readonly op: 'modAttr';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly amount: Expr;
  readonly until?: Until;
}

export const modAttr: VerbDefinition<ModAttrOp> = {
  keys: { target: 'needed', attr: 'needed', amount: 'needed', until: 'optional' },
  picture: 'fist',
  isUseful: (table, op, context) => reachesHero(table, op, context) && isOther(table, op.amount, context),
  value: ({ amount }, bot) => Math.abs(bot.numberOf(amount)) * bot.weights.pointElse,
  run: (run, op, task) => {
    const heroes = heroesMeant(run, op.target, task);
    const colours = heroes && colorsMeant(run, op.attr, task);
    if (!colours) return;
    const amount = signedAmount(run, op.amount, task);
    for (const hero of heroes)
      for (const attr of colours) begin(run, task, { type: 'modAttr', hero, attr, amount }, op.until);
  },
  english: en.changed,
  french: fr.changed,
  prompt: {
    one: {
      en: 'Which hero’s value changes, and in which color?',
      fr: 'Quel héros change de valeur, et dans quelle couleur\u202f?',
    },
  },
};
