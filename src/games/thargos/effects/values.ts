import { ATTRIBUTES } from '../attributes.ts';
import { attributesOf } from '../board/reading.ts';
import { parseDice } from '../dice.ts';
import { type Run, rollDice, tell } from '../flow/run.ts';
import type { LastingWhat } from '../types.ts';
import type { Until } from './effect.ts';
import type { Handler, OpTask } from './handler.ts';
import { coloursMeant, heroesMeant, isInConflict, missionsMeant, signedAmount, whoMeant } from './target.ts';

/** Verbs that change numbers for a while. */

export const begin = (run: Run, task: OpTask, what: LastingWhat, until: Until | undefined): void => {
  const { seat, card } = task.context;
  // Without a word it lasts as long as what is going on.
  const lasts = until ?? (run.state.conflict ? 'conflict' : 'endOfTurn');
  tell(run, { type: 'began', lasting: { seat, card, until: lasts, what } });
};

export const modAttr: Handler<'modAttr'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  const colours = heroes && coloursMeant(run, op.attr, task);
  if (!colours) return;
  const amount = signedAmount(run, op.amount, task);
  for (const hero of heroes)
    for (const attr of colours) begin(run, task, { type: 'modAttr', hero, attr, amount }, op.until);
};

export const setAttr: Handler<'setAttr'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  const colours = heroes && coloursMeant(run, op.attr, task);
  if (!colours) return;
  const amount = signedAmount(run, op.value, task);
  for (const hero of heroes)
    for (const attr of colours) begin(run, task, { type: 'setAttr', hero, attr, amount }, op.until);
};

export const rollAttr: Handler<'rollAttr'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  const colours = heroes && coloursMeant(run, op.attr, task);
  if (!colours) return;
  const { dice, plus } = parseDice(op.dice);
  for (const hero of heroes)
    for (const attr of colours) {
      const values = rollDice(run, dice);
      tell(run, { type: 'rolled', dice: op.dice, values, what: attr });
      const amount = Math.max(0, values.reduce((a, b) => a + b, 0) + plus);
      begin(run, task, { type: 'setAttr', hero, attr, amount }, op.until);
    }
};

export const bonus: Handler<'bonus'> = (run, op, task) => {
  if (!isInConflict(run, task)) return;
  const colours = coloursMeant(run, op.attr, task);
  if (!colours) return;
  const amount = signedAmount(run, op.amount, task);
  const { source, post } = task.context;
  const isTrack = post !== null && run.state.posts[post]!.actions.includes(source);
  for (const attr of colours)
    begin(run, task, { type: 'bonus', attr, amount, ...(isTrack ? { isTrack } : {}) }, 'conflict');
};

export const modMission: Handler<'modMission'> = (run, op, task) => {
  const missions = missionsMeant(run, op.target, task);
  const colours = missions && coloursMeant(run, op.attr, task);
  if (!colours) return;
  const amount = signedAmount(run, op.amount, task);
  for (const mission of missions)
    for (const attr of colours) begin(run, task, { type: 'modMission', mission, attr, amount }, op.until);
};

export const modPam: Handler<'modPam'> = (run, op, task) => {
  const seats = whoMeant(run, op.who ?? 'self', task);
  if (!seats) return;
  const amount = signedAmount(run, op.amount, task);
  const where = op.where ? { where: op.where } : {};
  for (const who of seats) begin(run, task, { type: 'modPam', who, amount, ...where }, op.until);
};

/** The sum of a hero's three attributes, as the decision die asks for it (HT-11.4). */
export const strength = (run: Run, hero: number): number => {
  const values = attributesOf(run.state, hero);
  return ATTRIBUTES.reduce((sum, colour) => sum + values[colour], 0);
};
