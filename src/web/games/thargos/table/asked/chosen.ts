import { type Instance, type Prompt, type View, wordMeant } from '../../../../../games/thargos/ui.ts';

/** Effects that ask twice under the same title, and choose a card on the table first. */
const ASK_TWICE: readonly string[] = [
  'swapHeroes',
  'swapMissions',
  'moveHero',
  'moveAdvantage',
  'replaceMission',
];

/** What was already chosen for the asking effect, or is named by its card. */
export const chosenBefore = (
  view: View,
  { verb, key }: Pick<Prompt, 'verb' | 'key'>,
): readonly Instance[] => {
  const task = view.agenda.at(-1);
  if (task?.do !== 'ops' || !ASK_TWICE.includes(verb)) return [];
  if (task.answers?.target) return task.answers.target;
  const op = task.ops[0];
  const named = key === 'to' && op?.op === verb && 'target' in op ? op.target : undefined;
  return typeof named === 'string' && named !== 'track' ? wordMeant(view, named, task.context) : [];
};
