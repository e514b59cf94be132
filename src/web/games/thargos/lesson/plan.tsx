import { useMemo } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import type { LessonPlan, StepState } from '../../../screens/lesson/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { firstDuel, ThargosStartFault, useStartThargos } from '../begin.tsx';
import { readOnlyModel, tableModel } from '../table/model.ts';
import { momentOf, withEventContext } from '../table/moments/moments.ts';
import { Result } from '../table/moments/result.tsx';
import { fetchRest } from '../table/parts.ts';
import { Play } from '../table/play.tsx';
import { lessonTable } from './lesson-table.ts';
import { WORDS } from './messages.ts';
import { STEP_IDS, STEPS, type StepId } from './steps.ts';
import '../table/table.css';
import '../table/board/board.css';
import '../table/asked/hand.css';
import '../table/asked/hand-phone.css';
import '../table/conflict/conflict.css';
import '../table/layouts.css';
import '../table/low.css';
import '../table/buttons.css';
import '../table/beside-lesson.css';
import './lesson.css';

/** The state of a lesson step and its table. Once the step is done, the table is read-only and shows the result. */
export const useStep = (id: StepId): StepState => {
  const { names } = say(WORDS);
  const table = useMemo(() => lessonTable(id), [id]);
  const model = useMemo(() => tableModel(table), [table]);
  const still = useMemo(() => readOnlyModel(model), [model]);
  const outcome = table.outcome.value;
  const parts = table.parts.value;
  if (outcome !== 'done') return { outcome, parts, table: <Play model={model} names={names} /> };
  const told = table.shown(0, 0).at(-1);
  const moment = told && momentOf(withEventContext(told));
  const board = moment && <Result moment={moment} view={model.view.value} names={names} />;
  return { outcome, parts, table: <Play model={still} names={names} board={board} bar={null} /> };
};

const Begin = () => {
  const words = say(WORDS);
  const { begin, isBusy, fault } = useStartThargos(() => firstDuel(words.bot));
  return (
    <>
      <ThargosStartFault fault={fault.value} class="error th-lesson-fault" />
      <Button look="main" disabled={isBusy.value} onClick={begin}>
        <Icon name="play" /> {words.play}
      </Button>
    </>
  );
};

const lesson: LessonPlan = {
  key: 'alidade.thargos.lesson',
  words: WORDS,
  steps: STEP_IDS.map(id => ({
    id,
    rule: STEPS[id].rule,
    words: () => say(WORDS).steps[id],
    useStep: () => useStep(id),
  })),
  isWhole: true,
  Begin,
};

/** Loads the lesson and everything that its tables may show, so that nothing appears late. */
export const loadLesson = async (): Promise<LessonPlan> => {
  await fetchRest();
  return lesson;
};
