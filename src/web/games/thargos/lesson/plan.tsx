import { say } from '../../../i18n.ts';
import type { LessonPlan } from '../../../screens/lesson/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ThargosStartFault, useStartThargos } from '../begin.tsx';
import { firstDuel } from '../home/first-duel.ts';
import { fetchRest } from '../table/parts.ts';
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
import { WORDS } from './messages.ts';
import { STEP_IDS, STEPS } from './steps.ts';
import { useStep } from './use-step.tsx';

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

/** Loads everything its table may show, so that nothing appears late. */
export const loadLesson = async (): Promise<LessonPlan> => {
  await fetchRest();
  return lesson;
};
