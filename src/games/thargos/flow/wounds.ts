import { hasRule } from '../board/evaluate.ts';
import { postOfHero } from '../board/lookup.ts';
import { postsOf, seatOf } from '../board/places.ts';
import { isUndead } from '../board/undead.ts';
import { isRival } from '../modes.ts';
import type { FaceName, Instance, Post } from '../types.ts';
import { caused, choice, discardToOwners, emit, next, type Run } from './run.ts';
import type { TaskOf } from './tasks.ts';
import { triggerEffects } from './triggers.ts';

/** Wounds, heals and captures heroes, and applies the rules for the undead (HT-5.10, HT-7.2, HT-8.6). */

/**
 * Queues the wound of a hero, which effects may still prevent. `by` is the hero or card that wounds, or null
 * for Thargos.
 */
export const woundHero = (run: Run, hero: Instance, by: Instance | null): void => {
  if (postOfHero(run.state, hero) === undefined || hasRule(run.state, 'cannotBeWounded', { hero })) return;
  const byUndead = run.state.config.undead && by !== null && isUndead(run.state, by);
  if (run.state.heroes[hero]!.face === 'wounded' && !byUndead) return;
  next(run, caused(run, { do: 'wound', hero, byUndead }));
  const { owner } = run.state.heroes[hero]!;
  triggerEffects(run, { trigger: 'wouldBeWounded', seat: owner, bound: hero, track: null });
};

export const turnUp = (run: Run, hero: Instance, face: FaceName): void => {
  emit(run, { type: 'turned', hero, face });
  const { owner } = run.state.heroes[hero]!;
  next(
    run,
    {
      do: 'fire',
      happening: {
        trigger: face === 'wounded' ? 'wounded' : 'healed',
        seat: owner,
        bound: hero,
        track: null,
      },
    },
    { do: 'fire', happening: { trigger: 'faceUp', seat: owner, bound: hero, track: null } },
  );
};

export const wound = (run: Run, task: TaskOf<'wound'>): void => {
  const { hero, byUndead } = task;
  const post = postOfHero(run.state, hero);
  if (post === undefined) return;
  const { face, owner } = run.state.heroes[hero]!;
  if (!byUndead) {
    if (face === 'active') turnUp(run, hero, 'wounded');
    return;
  }
  const { advantages } = run.state.posts[post]!;
  const strips = face === 'wounded' || run.state.config.undeadStripFirst;
  if (face === 'wounded' && advantages.length === 0) {
    const taker = takerOf(run, hero);
    if (taker !== undefined) next(run, caused(run, { do: 'capture', hero, seat: taker }));
    return;
  }
  const lost = strips
    ? choice(run, task, 'strip', {
        seat: owner,
        kind: 'advantage',
        verb: 'detach',
        least: 1,
        most: 1,
        from: advantages,
      })
    : [];
  if (!lost) return;
  discardToOwners(run, lost, { zone: 'advantages', post }, 'detach');
  if (face === 'active') turnUp(run, hero, 'wounded');
};

/**
 * The player who may capture the hero: the opponent in the conflict, or without one the active player.
 * Undefined if that is the hero's owner.
 */
const takerOf = (run: Run, hero: Instance): number | undefined => {
  const { conflict, heroes, turn } = run.state;
  const { owner } = heroes[hero]!;
  if (conflict) return conflict.attacker === owner ? (conflict.defender ?? undefined) : conflict.attacker;
  return turn.seat === owner ? undefined : turn.seat;
};

/**
 * HT-8.6.2: the captor may replace one of their heroes with the captured one. Otherwise, the captured hero
 * leaves the game.
 */
export const capture = (run: Run, task: TaskOf<'capture'>): void => {
  const { hero, seat } = task;
  const from = postOfHero(run.state, hero);
  if (from === undefined || seatOf(from) === seat) return;
  const places = postsOf(seat).filter(post => run.state.posts[post]!.hero !== null);
  // HT-11.7: without `rivalFullEffects`, the Rival doesn't use its choice.
  const isShy = isRival(run.state, seat) && !run.state.config.solo.rivalFullEffects;
  const picked = isShy
    ? []
    : choice(run, task, 'post', {
        seat,
        kind: 'hero',
        verb: 'capture',
        least: 0,
        most: 1,
        // The `!` is safe, because `places` contains only places with a hero.
        from: places.map(post => run.state.posts[post]!.hero!),
      });
  if (!picked) return;
  const post = picked.length > 0 ? postOfHero(run.state, picked[0]!) : undefined;
  const left = run.state.posts[from]!;
  discardToOwners(run, left.advantages, { zone: 'advantages', post: from }, 'leave');
  // HT-7.6: in a story, track Actions belong to the hero and are discarded. Elsewhere, they belong to the
  // track and stay.
  if (run.state.story) discardToOwners(run, left.actions, { zone: 'actions', post: from }, 'leave');
  if (post !== undefined)
    discardToOwners(run, run.state.posts[post]!.advantages, { zone: 'advantages', post }, 'leave');
  emit(run, { type: 'captured', hero, by: seat, post: post ?? null });
  stepIn(run, from);
};

/** Two heroes of one player swap places with their Advantages, or one hero moves to an empty place. */
export const changePlaces = (run: Run, a: Post, b: Post): void => {
  if (a !== b && seatOf(a) === seatOf(b)) emit(run, { type: 'heroesSwapped', a, b, staying: 'actions' });
};

/** HT-A-22: a hero from the Rival's reserve takes the place of a lost one. */
const stepIn = (run: Run, post: Post): void => {
  const seat = seatOf(post);
  const [reserve] = run.state.players[seat]!.team;
  if (isRival(run.state, seat) && reserve !== undefined)
    emit(run, { type: 'heroPlaced', seat, hero: reserve, post });
};
