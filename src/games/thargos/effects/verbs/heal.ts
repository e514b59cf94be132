import { heroes } from '../../asking/possible-targets.ts';
import { postOfHero } from '../../board/lookup.ts';
import { turnUp } from '../../flow/wounds.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';
import { heroesMeant } from '../target.ts';

export interface HealOp {
  readonly op: 'heal';
  readonly target: Target;
}

export const heal: VerbDefinition<HealOp> = {
  keys: { target: 'needed' },
  picture: 'spring',
  isUseful: (table, { target }, context) =>
    heroes(table, target, context).some(hero => table.heroes[hero]!.face === 'wounded'),
  value: ({ target }, bot, view, seat) => {
    const isOwn = bot.isOwnTarget(target);
    return (isOwn ? 1 : -1) * bot.turning(view, seat, 'wounded', isOwn);
  },
  run: (run, op, task) => {
    const heroes = heroesMeant(run, op.target, task);
    if (!heroes) return;
    for (const hero of heroes)
      if (run.state.heroes[hero]!.face === 'wounded' && postOfHero(run.state, hero) !== undefined)
        turnUp(run, hero, 'active');
  },
  english: (op, context) => en.order('heal', en.target(op.target, context).text),
  french: (op, context) => fr.order('soigner', fr.target(op.target, context).text),
  prompt: {
    one: { en: 'Which hero is healed?', fr: 'Quel héros est soigné\u202f?' },
    several: { en: 'Which heroes are healed?', fr: 'Quels héros sont soignés\u202f?' },
  },
};
