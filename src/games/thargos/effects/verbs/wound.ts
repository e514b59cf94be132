import { heroes } from '../../asking/possible-targets.ts';
import { hasRule } from '../../board/evaluate.ts';
import { isUndead } from '../../board/undead.ts';
import type { Context } from '../../flow/tasks.ts';
import { woundHero } from '../../flow/wounds.ts';
import type { Position } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';
import { heroesMeant } from '../target.ts';

export interface WoundOp {
  readonly op: 'wound';
  readonly target: Target;
}

const isUndeadSource = (table: Position, { source }: Context): boolean =>
  table.config.undead && (table.faces[source] == null || isUndead(table, source));

export const wound: VerbDefinition<WoundOp> = {
  keys: { target: 'needed' },
  picture: 'dagger',
  isUseful: (table, { target }, context) =>
    heroes(table, target, context).some(
      hero =>
        !hasRule(table, 'cannotBeWounded', { hero }) &&
        (table.heroes[hero]!.face === 'active' || isUndeadSource(table, context)),
    ),
  value: ({ target }, bot, view, seat) => {
    const isOwn = bot.isOwnTarget(target);
    return (isOwn ? -1 : 1) * bot.turning(view, seat, 'active', isOwn);
  },
  run: (run, op, task) => {
    const heroes = heroesMeant(run, op.target, task);
    if (!heroes) return;
    // Queued tasks run last in, first out, so the first hero is queued last.
    for (const hero of [...heroes].reverse()) woundHero(run, hero, task.context.source);
  },
  english: (op, context) => en.order('wound', en.target(op.target, context).text),
  french: (op, context) => fr.order('blesser', fr.target(op.target, context).text),
  prompt: {
    one: { en: 'Which hero is wounded?', fr: 'Quel héros est blessé\u202f?' },
    several: { en: 'Which heroes are wounded?', fr: 'Quels héros sont blessés\u202f?' },
  },
};
