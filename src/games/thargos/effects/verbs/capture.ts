import { heroes } from '../../asking/possible-targets.ts';
import { caused, next } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';
import { heroesMeant } from '../target.ts';

export interface CaptureOp {
  readonly op: 'capture';
  readonly target: Target;
}

export const capture: VerbDefinition<CaptureOp> = {
  keys: { target: 'needed' },
  picture: 'chain',
  isUseful: (table, { target }, context) =>
    heroes(table, target, context).some(hero => table.heroes[hero]!.owner !== context.seat),
  value: 2,
  run: (run, op, task) => {
    const heroes = heroesMeant(run, op.target, task);
    if (!heroes) return;
    const { seat } = task.context;
    const taken = heroes.filter(hero => run.state.heroes[hero]!.owner !== seat);
    const rest = run.agenda[run.agenda.length - 1];
    // Stores the captured hero for later operations of the same effect.
    if (taken.length > 0 && task.ops.length > 1 && rest?.do === 'ops')
      run.agenda[run.agenda.length - 1] = { ...rest, context: { ...rest.context, captured: taken[0]! } };
    for (const hero of [...taken].reverse()) next(run, caused(run, { do: 'capture', hero, seat }));
  },
  english: (op, context) => en.order('capture', en.target(op.target, context).text),
  french: (op, context) => fr.order('capturer', fr.target(op.target, context).text),
  prompt: {
    one: {
      en: 'Whose place does the captured hero take?',
      fr: 'De qui le héros capturé prend-il la place\u202f?',
    },
  },
};
