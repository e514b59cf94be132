import type { Handler } from '../handler.ts';
import { coloursMeant, missionsMeant, signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export const modMission: Handler<'modMission'> = (run, op, task) => {
  const missions = missionsMeant(run, op.target, task);
  const colours = missions && coloursMeant(run, op.attr, task);
  if (!colours) return;
  const amount = signedAmount(run, op.amount, task);
  for (const mission of missions)
    for (const attr of colours) begin(run, task, { type: 'modMission', mission, attr, amount }, op.until);
};
