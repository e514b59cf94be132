import { linkHere } from '../../game-routes.ts';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LESSON_MESSAGES } from './messages.ts';
import type { LessonPlan } from './plan.ts';

const Learnt = ({ steps }: Pick<LessonPlan, 'steps'>) => {
  const learnt = steps.flatMap(({ id, rule, words }) => {
    const { title, sums } = words();
    return rule && sums ? [{ id, rule, title, sums }] : [];
  });
  if (learnt.length === 0) return null;
  return (
    <>
      <h2 class="lesson-sums">{say(LESSON_MESSAGES).learnt}</h2>
      <ol class="lesson-learnt">
        {learnt.map(({ id, rule, title, sums }) => (
          <li key={id}>
            <a href={linkHere('rules', rule)}>{title}</a> <span>{sums}</span>
          </li>
        ))}
      </ol>
    </>
  );
};

/** The end of a lesson: a summary, and what to do next. */
export const LessonEnd = ({ plan, onAgain }: { readonly plan: LessonPlan; readonly onAgain: () => void }) => {
  const words = { ...say(LESSON_MESSAGES), ...say(plan.words) };
  const { Begin, steps } = plan;
  return (
    <>
      <p>{words.doneText}</p>
      <div class="row">
        <Begin />
        <a class="button" href={linkHere('rules')}>
          <Icon name="rules" /> {words.rules}
        </a>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
      <Learnt steps={steps} />
    </>
  );
};
