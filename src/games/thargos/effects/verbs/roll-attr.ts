import { reachesHero } from '../../asking/changes.ts';
import { parseDice } from '../../dice.ts';
import { emit, rollDice } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { diceText } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Dice, Target, Until } from '../effect.ts';
import { colorsMeant, heroesMeant } from '../target.ts';
import { begin } from '../values.ts';

export interface RollAttrOp {
  readonly op: 'rollAttr';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly dice: Dice;
  readonly until?: Until;
}

export const rollAttr: VerbDefinition<RollAttrOp> = {
  keys: { target: 'needed', attr: 'needed', dice: 'needed', until: 'optional' },
  picture: 'scales',
  isUseful: reachesHero,
  value: 0.3,
  run: (run, op, task) => {
    const heroes = heroesMeant(run, op.target, task);
    const colours = heroes && colorsMeant(run, op.attr, task);
    if (!colours) return;
    const { dice, plus } = parseDice(op.dice);
    for (const hero of heroes)
      for (const attr of colours) {
        const values = rollDice(run, dice);
        emit(run, { type: 'rolled', dice: op.dice, values, what: attr });
        const amount = Math.max(0, values.reduce((a, b) => a + b, 0) + plus);
        begin(run, task, { type: 'setAttr', hero, attr, amount }, op.until);
      }
  },
  english: (op, context) =>
    en.order(`roll ${diceText(op.dice)} for`, en.theValue(op, context), en.during(op.until, context)),
  french: (op, context) =>
    fr.order(
      'lancer',
      diceText(op.dice),
      'pour fixer',
      fr.theValue(op, context),
      fr.during(op.until, context),
    ),
  prompt: undefined,
};
