import { postOfHero } from '../../board/lookup.ts';
import { turnUp } from '../../flow/wounds.ts';
import type { Handler } from '../handler.ts';
import { heroesMeant } from '../target.ts';

export const heal: Handler<'heal'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  if (!heroes) return;
  for (const hero of heroes)
    if (run.state.heroes[hero]!.face === 'wounded' && postOfHero(run.state, hero) !== undefined)
      turnUp(run, hero, 'active');
};
