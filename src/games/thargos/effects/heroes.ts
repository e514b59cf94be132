import { isBeside, postOfHero } from '../board/lookup.ts';
import { isAdjacent, postsOf, seatOf, trackOf } from '../board/places.ts';
import { candidates } from '../board/reading.ts';
import { caused, next, type Run } from '../flow/run.ts';
import { changePlaces, turnUp, woundHero } from '../flow/wounds.ts';
import type { Instance, Post } from '../types.ts';
import type { Target } from './effect.ts';
import type { Handler, OpTask } from './handler.ts';
import { chosenOf, heroesMeant, targetsMeant } from './target.ts';

/** Verbs that turn, move and take heroes. */

export const wound: Handler<'wound'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  if (!heroes) return;
  // The last task is the next, so the first hero comes last.
  for (const hero of [...heroes].reverse()) woundHero(run, hero, task.context.source);
};

export const heal: Handler<'heal'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  if (!heroes) return;
  for (const hero of heroes)
    if (run.state.heroes[hero]!.face === 'wounded' && postOfHero(run.state, hero) !== undefined)
      turnUp(run, hero, 'active');
};

export const moveHero: Handler<'moveHero'> = (run, op, task) => {
  if (run.state.story) return;
  const heroes = heroesMeant(run, op.target, task);
  if (!heroes || heroes.length === 0) return;
  const from = postOfHero(run.state, heroes[0]!);
  if (from === undefined) return;
  const to = destination(run, op.to, task, from);
  if (to && to.length > 0) changePlaces(run, from, to[0]!);
};

/** A place of the same player for a hero to move to; `adjacent` means beside the hero that moves. */
const destination = (run: Run, to: Target, task: OpTask, from: Post): readonly Post[] | undefined => {
  const players = run.state.players.length;
  if (typeof to === 'string') {
    const isTrack = to === 'track';
    const found = isTrack ? targetsMeant(run, to, task, 'to') : heroesMeant(run, to, task, 'to');
    return found?.flatMap(id => postFor(run, isTrack ? 'track' : 'hero', id, from));
  }
  if (to.kind !== 'track' && to.kind !== 'hero') return [];
  const own = postsOf(seatOf(from)).filter(post => post !== from);
  const near = to.pick === 'adjacent' ? own.filter(post => isAdjacent(post, from)) : own;
  const kind = to.kind === 'track' ? 'track' : 'hero';
  const ids = near.flatMap(post => {
    const hero = run.state.posts[post]!.hero;
    if (kind === 'track') return [trackOf(players, post)];
    return hero === null ? [] : [hero];
  });
  const from1 =
    kind === 'hero' ? ids.filter(id => candidates(run.state, 'hero', task.context, {}).includes(id)) : ids;
  const selector = { ...to, pick: to.pick === 'adjacent' ? ('choose' as const) : to.pick };
  const picked = chosenOf(run, selector, task, 'to', from1);
  return picked?.flatMap(id => postFor(run, kind, id, from));
};

const postFor = (run: Run, kind: 'track' | 'hero', id: number, from: Post): Post[] => {
  if (kind === 'hero') {
    const post = postOfHero(run.state, id);
    return post === undefined ? [] : [post];
  }
  const players = run.state.players.length;
  return postsOf(seatOf(from)).filter(post => trackOf(players, post) === id);
};

export const swapHeroes: Handler<'swapHeroes'> = (run, op, task) => {
  if (run.state.story) return;
  const first = heroesMeant(run, op.target, task);
  if (!first || first.length === 0) return;
  const second = otherHero(run, op.to, task, first[0]!);
  if (!second || second.length === 0) return;
  const a = postOfHero(run.state, first[0]!);
  const b = postOfHero(run.state, second[0]!);
  if (a !== undefined && b !== undefined) changePlaces(run, a, b);
};

/** The second of two must not be the first again, and of the same player. */
const otherHero = (run: Run, to: Target, task: OpTask, first: Instance): readonly Instance[] | undefined => {
  if (typeof to === 'string' || to.kind !== 'hero') return heroesMeant(run, to, task, 'to');
  const post = postOfHero(run.state, first);
  // `adjacent` means beside the hero that moves, not beside whoever moves him.
  const pick = to.pick === 'adjacent' ? ('choose' as const) : to.pick;
  const from = candidates(run.state, 'hero', task.context, { ...to, pick }).filter(hero => {
    const place = postOfHero(run.state, hero);
    if (hero === first || place === undefined || post === undefined || seatOf(place) !== seatOf(post))
      return false;
    return to.pick !== 'adjacent' || isBeside(run.state, place, post);
  });
  return chosenOf(run, { ...to, pick }, task, 'to', from);
};

export const capture: Handler<'capture'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  if (!heroes) return;
  const { seat } = task.context;
  const taken = heroes.filter(hero => run.state.heroes[hero]!.owner !== seat);
  const rest = run.agenda[run.agenda.length - 1];
  // What follows in the same effect may speak of him.
  if (taken.length > 0 && task.ops.length > 1 && rest?.do === 'ops')
    run.agenda[run.agenda.length - 1] = { ...rest, context: { ...rest.context, captured: taken[0]! } };
  for (const hero of [...taken].reverse()) next(run, caused(run, { do: 'capture', hero, seat }));
};
