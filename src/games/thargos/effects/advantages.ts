import { cardOf, ownerOf, postOfCard, postOfHero } from '../board/lookup.ts';
import { isOfFaction } from '../board/reach.ts';
import { candidates } from '../board/reading.ts';
import { move, type Run } from '../flow/run.ts';
import type { Instance } from '../types.ts';
import { placeOf } from './cards.ts';
import type { OpOf } from './effect.ts';
import type { Handler, OpTask } from './handler.ts';
import { chosenOf, heroesMeant, signedAmount, targetsMeant } from './target.ts';
import { begin } from './values.ts';

/** Verbs for the cards at a hero's side. */

const sideOf = (run: Run, card: number, post: number): 'advantages' | 'actions' =>
  run.state.posts[post]!.advantages.includes(card) ? 'advantages' : 'actions';

export const detach: Handler<'detach'> = (run, op, task) => {
  const cards = targetsMeant(run, op.target, task);
  if (!cards) return;
  for (const card of cards) {
    const post = postOfCard(run.state, card);
    const owner = ownerOf(run.state, card);
    if (post === undefined || owner === null) continue;
    move(run, [card], { zone: sideOf(run, card, post), post }, placeOf(op.to, owner), 'detach');
  }
};

/** HT-8.5, HT-A-44: an Advantage that is moved is attached anew. */
const suits = (run: Run, card: Instance, hero: Instance): boolean => {
  const found = cardOf(run.state, card);
  return found.type !== 'advantage' || isOfFaction(run.state, found, hero);
};

/** What may be moved: where its new bearer is known, only what he may bear. */
const movable = (run: Run, { target, to }: OpOf<'moveAdvantage'>, task: OpTask) => {
  if (typeof target === 'string' || target.kind !== 'advantage' || typeof to !== 'string')
    return targetsMeant(run, target, task);
  const [bearer] = heroesMeant(run, to, task, 'to') ?? [];
  const from = candidates(run.state, 'advantage', task.context, target);
  return chosenOf(
    run,
    target,
    task,
    'target',
    from.filter(card => bearer === undefined || suits(run, card, bearer)),
  );
};

export const moveAdvantage: Handler<'moveAdvantage'> = (run, op, task) => {
  const cards = movable(run, op, task);
  if (!cards || cards.length === 0) return;
  const heroes = heroesMeant(run, op.to, task, 'to');
  if (!heroes || heroes.length === 0) return;
  const to = postOfHero(run.state, heroes[0]!);
  for (const card of cards) {
    const post = postOfCard(run.state, card);
    if (post === undefined || to === undefined || post === to || !suits(run, card, heroes[0]!)) continue;
    const zone = sideOf(run, card, post);
    move(run, [card], { zone, post }, { zone, post: to }, 'move');
  }
};

export const extraAdvantage: Handler<'extraAdvantage'> = (run, op, task) =>
  begin(
    run,
    task,
    { type: 'extraAdvantage', amount: signedAmount(run, op.amount, task) },
    op.until ?? 'endOfTurn',
  );
