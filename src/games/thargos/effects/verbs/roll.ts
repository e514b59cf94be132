import { parseDice } from '../../dice.ts';
import { emit, rollDice } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { diceText } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Dice } from '../effect.ts';

export interface RollOp {
  readonly op: 'roll';
  readonly dice: Dice;
  readonly as: string;
}

export const roll: VerbDefinition<RollOp> = {
  keys: { dice: 'needed', as: 'needed' },
  picture: undefined,
  isUseful: () => true,
  value: 0,
  // Stores the sum of the dice for later operations of the same effect.
  run: (run, op, task) => {
    const { dice, plus } = parseDice(op.dice);
    const values = rollDice(run, dice);
    emit(run, { type: 'rolled', dice: op.dice, values, what: task.context.card });
    const total = values.reduce((a, b) => a + b, 0) + plus;
    const rest = run.agenda[run.agenda.length - 1];
    if (task.ops.length < 2 || rest?.do !== 'ops') return;
    run.agenda[run.agenda.length - 1] = {
      ...rest,
      context: { ...rest.context, vars: { ...rest.context.vars, [op.as]: total } },
    };
  },
  english: op => ({ ...en.order('roll', diceText(op.dice)), alone: 'sentence' }),
  french: op => ({ ...fr.order('lancer', diceText(op.dice)), alone: 'sentence' }),
  prompt: undefined,
};
