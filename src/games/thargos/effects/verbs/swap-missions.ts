import { anyOf, missions } from '../../asking/possible-targets.ts';
import { candidates } from '../../board/evaluate.ts';
import { emit, type Run } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';
import { chosenOf, missionsMeant } from '../target.ts';

export interface SwapMissionsOp {
  readonly op: 'swapMissions';
  readonly target: Target;
  readonly to: Target;
}

export const swapMissions: VerbDefinition<SwapMissionsOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'swap',
  isUseful: (table, { target, to }, context) => {
    const seconds = missions(table, anyOf(to), context);
    return !table.story && missions(table, target, context).some(a => seconds.some(b => a !== b));
  },
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
  run: (run, op, task) => {
    if (run.state.story) return;
    const first = missionsMeant(run, op.target, task);
    if (!first || first.length === 0) return;
    const second = otherMission(run, op.to, task, first[0]!);
    if (!second || second.length === 0) return;
    const a = run.state.missions.indexOf(first[0]!);
    const b = run.state.missions.indexOf(second[0]!);
    if (a >= 0 && b >= 0 && a !== b) emit(run, { type: 'missionsSwapped', a, b });
  },
  english: (op, context) => en.swap(op.target, op.to, context),
  french: (op, context) => fr.swap(op.target, op.to, context),
  prompt: {
    one: { en: 'Which Missions change places?', fr: 'Quelles missions échangent leur place\u202f?' },
    to: {
      en: 'Which other Mission changes places?',
      fr: 'Quelle autre mission change de place\u202f?',
    },
    toNamed: name => ({
      en: `Which Mission changes places with ${name}?`,
      fr: `Quelle mission échange sa place avec «\u202f${name}\u202f»\u202f?`,
    }),
  },
};

const otherMission = (
  run: Run,
  to: Target,
  task: OpTask,
  first: Instance,
): readonly Instance[] | undefined => {
  if (typeof to === 'string' || to.kind !== 'mission') return missionsMeant(run, to, task, 'to');
  const from = candidates(run.state, 'mission', task.context, to).filter(mission => mission !== first);
  return chosenOf(run, to, task, 'to', from);
};
