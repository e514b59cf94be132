import { type CardId, type Deck, type StoryPlan, targetOf } from '../../../../games/thargos/ui.ts';
import { type Pool, reportOn } from './model.ts';

/** How a story is played with these teams: up to which target, and what it lacks where it is too short. */
export interface Fit {
  readonly quickPlay: boolean;
  readonly target: number;
  /** What the worst path lacks; 0 if everyone can win. */
  readonly lacks: number;
}

const pointsOf = (pool: Pool, { heroes }: Pick<Deck, 'heroes'>): number => {
  const pointsIn = (id: CardId): number => {
    const card = pool.get(id) ?? [...pool.values()].find(({ replaces }) => replaces === id);
    return card?.type === 'hero' ? card.hp : 0;
  };
  return heroes.slice(0, 4).reduce((sum, id) => sum + pointsIn(id), 0);
};

/**
 * HT-9.4, HT-8.3: a story too short for a whole game may still do for a quick one. The target comes from the
 * teams, so no other one can be played for. Undefined where nothing can be counted.
 */
export const fitOf = (
  plan: StoryPlan,
  pool: Pool,
  teams: readonly Pick<Deck, 'heroes'>[],
): Fit | undefined => {
  const points = Math.max(...teams.map(team => pointsOf(pool, team)));
  const fits = [false, true].flatMap((quickPlay): Fit[] => {
    const target = targetOf(points, quickPlay);
    const { proof } = reportOn(plan, pool, { players: teams.length, target });
    return proof ? [{ quickPlay, target, lacks: proof.worst.lacks }] : [];
  });
  return fits.find(({ lacks }) => lacks === 0) ?? fits.at(-1);
};
