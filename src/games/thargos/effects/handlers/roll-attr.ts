import { parseDice } from '../../dice.ts';
import { emit, rollDice } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { coloursMeant, heroesMeant } from '../target.ts';
import { begin } from '../values.ts';

export const rollAttr: Handler<'rollAttr'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  const colours = heroes && coloursMeant(run, op.attr, task);
  if (!colours) return;
  const { dice, plus } = parseDice(op.dice);
  for (const hero of heroes)
    for (const attr of colours) {
      const values = rollDice(run, dice);
      emit(run, { type: 'rolled', dice: op.dice, values, what: attr });
      const amount = Math.max(0, values.reduce((a, b) => a + b, 0) + plus);
      begin(run, task, { type: 'setAttr', hero, attr, amount }, op.until);
    }
};
