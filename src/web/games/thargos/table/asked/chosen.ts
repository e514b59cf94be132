import type { Instance, Prompt, View } from '../../../../../games/thargos/types.ts';

/** Effects that ask twice under the same title, and choose a card on the table first. */
const ASK_TWICE: readonly string[] = [
  'swapHeroes',
  'swapMissions',
  'moveHero',
  'moveAdvantage',
  'replaceMission',
];

/** What was already chosen for the effect that asks now. */
export const chosenBefore = (
  { agenda }: Pick<View, 'agenda'>,
  { verb }: Pick<Prompt, 'verb'>,
): readonly Instance[] => {
  const task = agenda.at(-1);
  return task?.do === 'ops' && ASK_TWICE.includes(verb) ? (task.answers?.target ?? []) : [];
};
