import { caused, next } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { heroesMeant } from '../target.ts';

export const capture: Handler<'capture'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  if (!heroes) return;
  const { seat } = task.context;
  const taken = heroes.filter(hero => run.state.heroes[hero]!.owner !== seat);
  const rest = run.agenda[run.agenda.length - 1];
  // Later operations of the same effect may mean the captured hero.
  if (taken.length > 0 && task.ops.length > 1 && rest?.do === 'ops')
    run.agenda[run.agenda.length - 1] = { ...rest, context: { ...rest.context, captured: taken[0]! } };
  for (const hero of [...taken].reverse()) next(run, caused(run, { do: 'capture', hero, seat }));
};
