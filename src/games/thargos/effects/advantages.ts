import { ownerOf, postOfCard, postOfHero } from '../board/lookup.ts';
import { move, type Run } from '../flow/run.ts';
import { placeOf } from './cards.ts';
import type { Handler } from './handler.ts';
import { heroesMeant, signedAmount, targetsMeant } from './target.ts';
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

export const moveAdvantage: Handler<'moveAdvantage'> = (run, op, task) => {
  const cards = targetsMeant(run, op.target, task);
  if (!cards || cards.length === 0) return;
  const heroes = heroesMeant(run, op.to, task, 'to');
  if (!heroes || heroes.length === 0) return;
  const to = postOfHero(run.state, heroes[0]!);
  for (const card of cards) {
    const post = postOfCard(run.state, card);
    if (post === undefined || to === undefined || post === to) continue;
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
