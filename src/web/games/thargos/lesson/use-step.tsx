import { useMemo } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import type { StepState } from '../../../screens/lesson/plan.ts';
import { readOnlyModel, tableModel } from '../table/model.ts';
import { momentOf, withEventContext } from '../table/moments/moments.ts';
import { Result } from '../table/moments/result.tsx';
import { Play } from '../table/play.tsx';
import { lessonTable } from './lesson-table.ts';
import { WORDS } from './messages.ts';
import type { StepId } from './steps.ts';

/** A step at its table, and the same table at rest with what came of it. */
export const useStep = (id: StepId): StepState => {
  const { names } = say(WORDS);
  const table = useMemo(() => lessonTable(id), [id]);
  const model = useMemo(() => tableModel(table), [table]);
  const still = useMemo(() => readOnlyModel(model), [model]);
  const outcome = table.outcome.value;
  const parts = table.progress.value;
  if (outcome !== 'done') return { outcome, parts, table: <Play model={model} names={names} /> };
  const told = table.shown(0, 0).at(-1);
  const moment = told && momentOf(withEventContext(told));
  const board = moment && <Result moment={moment} view={model.view.value} names={names} />;
  return { outcome, parts, table: <Play model={still} names={names} board={board} bar={null} /> };
};
