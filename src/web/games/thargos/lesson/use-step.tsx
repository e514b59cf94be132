import { useMemo } from 'preact/hooks';
import type { Stepping } from '../../../lesson/plan.ts';
import { say } from '../../../say.ts';
import { stillModel, tableModel } from '../table/model.ts';
import { momentOf, tellingOf } from '../table/moments/moments.ts';
import { Result } from '../table/moments/result.tsx';
import { Play } from '../table/play.tsx';
import { lessonTable } from './lesson-table.ts';
import type { StepId } from './steps.ts';
import { WORDS } from './words.ts';

/** A step at its table, and the same table at rest with what came of it. */
export const useStep = (id: StepId): Stepping => {
  const { names } = say(WORDS);
  const table = useMemo(() => lessonTable(id), [id]);
  const model = useMemo(() => tableModel(table), [table]);
  const still = useMemo(() => stillModel(model), [model]);
  const outcome = table.outcome.value;
  const parts = table.progress.value;
  if (outcome !== 'done') return { outcome, parts, table: <Play model={model} names={names} /> };
  const told = table.shown(0, 0).at(-1);
  const moment = told && momentOf(tellingOf(told));
  const board = moment && <Result moment={moment} view={model.view.value} names={names} />;
  return { outcome, parts, table: <Play model={still} names={names} board={board} bar={null} /> };
};
