import { midSentence } from '../../../../text/french.ts';
import { heroes } from '../../asking/possible-targets.ts';
import { candidates } from '../../board/evaluate.ts';
import { postOfHero } from '../../board/lookup.ts';
import { isAdjacent, postsOf, seatOf, trackOf } from '../../board/places.ts';
import type { Run } from '../../flow/run.ts';
import { changePlaces } from '../../flow/wounds.ts';
import type { Post } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';
import { chosenOf, heroesMeant, targetsMeant } from '../target.ts';

export interface MoveHeroOp {
  readonly op: 'moveHero';
  readonly target: Target;
  readonly to: Target;
}

export const moveHero: VerbDefinition<MoveHeroOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'boots',
  isUseful: (table, { target }, context) => !table.story && heroes(table, target, context).length > 0,
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
  run: (run, op, task) => {
    if (run.state.story) return;
    const heroes = heroesMeant(run, op.target, task);
    if (!heroes || heroes.length === 0) return;
    const from = postOfHero(run.state, heroes[0]!);
    if (from === undefined) return;
    const to = destination(run, op.to, task, from);
    if (to && to.length > 0) changePlaces(run, from, to[0]!);
  },
  english: (op, context) =>
    en.order('move', en.target(op.target, context).text, 'to', en.target(op.to, context, true).text),
  french: (op, context) =>
    fr.order('déplacer', fr.target(op.target, context).text, 'vers', fr.target(op.to, context, true).text),
  prompt: {
    one: { en: 'Which hero moves, and where?', fr: 'Quel héros se déplace, et où\u202f?' },
    to: { en: 'Where does the hero move?', fr: 'Où va le héros\u202f?' },
    toNamed: name => ({ en: `Where does ${name} move?`, fr: `Où va ${midSentence(name)}\u202f?` }),
  },
};

/** The places that a hero may move to, all of the same player. `adjacent` means adjacent to this hero. */
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
