import { a, de } from '../../../../text/french.ts';
import { reachesHero } from '../../asking/changes.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { words } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Target, Until } from '../effect.ts';
import { colorsMeant, heroesMeant, signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export interface SetAttrOp {
  readonly op: 'setAttr';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly value: Expr;
  readonly until?: Until;
}

export const setAttr: VerbDefinition<SetAttrOp> = {
  keys: { target: 'needed', attr: 'needed', value: 'needed', until: 'optional' },
  picture: 'scales',
  isUseful: reachesHero,
  value: 0.3,
  run: (run, op, task) => {
    const heroes = heroesMeant(run, op.target, task);
    const colours = heroes && colorsMeant(run, op.attr, task);
    if (!colours) return;
    const amount = signedAmount(run, op.value, task);
    for (const hero of heroes)
      for (const attr of colours) begin(run, task, { type: 'setAttr', hero, attr, amount }, op.until);
  },
  english: (op, context) => {
    const value = en.expr(op.value, context).text;
    const may = words('set', en.theValue(op, context), 'to', value, en.during(op.until, context));
    if (context.on !== 'static') return { say: may, may };
    return { say: words(en.theValue(op, context), 'is', value, en.during(op.until, context)), may };
  },
  french: (op, context) => {
    const value = fr.expr(op.value, context).text;
    const set = fr.order('fixer', fr.theValue(op, context), a(value), fr.during(op.until, context));
    if (context.on !== 'static') return set;
    const verb = op.attr === 'all' ? 'sont' : 'est';
    return { ...set, say: words(fr.theValue(op, context), verb, de(value), fr.during(op.until, context)) };
  },
  prompt: {
    one: {
      en: 'Which hero’s value changes, and in which color?',
      fr: 'Quel héros change de valeur, et dans quelle couleur\u202f?',
    },
  },
};
