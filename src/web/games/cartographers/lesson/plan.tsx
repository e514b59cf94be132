import type { LessonPlan } from '../../../lesson/plan.ts';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import '../table/table.css';
import '../table/rooms.css';
import '../replay/replay.css';
import './lesson.css';
import { STEP_IDS } from './situations.ts';
import { useStep } from './use-step.tsx';
import { WORDS } from './words.ts';

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
