import { woundHero } from '../../flow/wounds.ts';
import type { Handler } from '../handler.ts';
import { heroesMeant } from '../target.ts';

export const wound: Handler<'wound'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  if (!heroes) return;
  // The last task added runs first, so the first hero is added last.
  for (const hero of [...heroes].reverse()) woundHero(run, hero, task.context.source);
};
