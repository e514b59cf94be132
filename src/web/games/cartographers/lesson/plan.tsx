import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import type { LessonPlan } from '../../../screens/lesson/plan.ts';
import { Icon } from '../../../ui/icon.tsx';
import '../table/table.css';
import '../table/rooms.css';
import '../replay/replay.css';
import './lesson.css';
import { WORDS } from './messages.ts';
import { STEP_IDS } from './situations.ts';
import { useStep } from './use-step.tsx';

const Begin = () => (
  <a class="button main-button" href={linkTo('new')}>
    <Icon name="pencil" /> {say(WORDS).play}
  </a>
);

export const lesson: LessonPlan = {
  key: 'alidade.lesson',
  words: WORDS,
  steps: STEP_IDS.map(id => ({ id, words: () => say(WORDS).steps[id], useStep: () => useStep(id) })),
  Begin,
};
