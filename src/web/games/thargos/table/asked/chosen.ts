import { type Instance, type Prompt, type View, wordMeant } from '../../../../../games/thargos/ui.ts';

/** Verbs that can ask two questions. The first question chooses a card on the table. */
const ASK_TWICE: readonly string[] = [
  'swapHeroes',
  'swapMissions',
  'moveHero',
  'moveAdvantage',
  'replaceMission',
];

/** The cards that the first of two questions chose, or that the effect's text determines. */
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
