import { candidates } from '../../board/evaluate.ts';
import type { Run } from '../../flow/run.ts';
import { emit } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import type { Target } from '../effect.ts';
import type { Handler, OpTask } from '../handler.ts';
import { chosenOf, missionsMeant } from '../target.ts';

export const swapMissions: Handler<'swapMissions'> = (run, op, task) => {
  if (run.state.story) return;
  const first = missionsMeant(run, op.target, task);
  if (!first || first.length === 0) return;
  const second = otherMission(run, op.to, task, first[0]!);
  if (!second || second.length === 0) return;
  const a = run.state.missions.indexOf(first[0]!);
  const b = run.state.missions.indexOf(second[0]!);
  if (a >= 0 && b >= 0 && a !== b) emit(run, { type: 'missionsSwapped', a, b });
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
