import { playersMeant } from '../../board/lookup.ts';
import { emit } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { StepName, Who } from '../effect.ts';
import { whoMeant } from '../target.ts';

export interface SkipOp {
  readonly op: 'skip';
  readonly who: Who;
  readonly step: StepName;
}

const STEP_VALUES = { draw: 0.8, advantage: 0.3, action: 1.2, turn: 1.6 } as const;

export const skip: VerbDefinition<SkipOp> = {
  keys: { who: 'needed', step: 'needed' },
  picture: 'hourglass',
  isUseful: (table, { who }, context) => playersMeant(table, who, context).length > 0,
  value: ({ who, step }, bot) => -bot.sideOf(who) * STEP_VALUES[step],
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    for (const seat of seats) emit(run, { type: 'skipped', seat, step: op.step, isSpent: false });
  },
  english: op => en.act(op.who, 'skip', owns => `${owns} next ${en.STEPS[op.step]}`),
  french: op =>
    fr.act(op.who, 'sauter', owner => {
      const his = op.step === 'turn' ? 'son' : 'sa';
      return `${owner === 'votre' ? 'votre' : his} ${fr.STEPS[op.step]}`;
    }),
  prompt: undefined,
};
