import { ownerOf, postOfCard } from '../../board/lookup.ts';
import { move } from '../../flow/run.ts';
import { besideZone, placeOf } from '../cards.ts';
import type { Handler } from '../handler.ts';
import { targetsMeant } from '../target.ts';

export const detach: Handler<'detach'> = (run, op, task) => {
  const cards = targetsMeant(run, op.target, task);
  if (!cards) return;
  for (const card of cards) {
    const post = postOfCard(run.state, card);
    const owner = ownerOf(run.state, card);
    if (post === undefined || owner === null) continue;
    move(run, [card], { zone: besideZone(run, card, post), post }, placeOf(op.to, owner), 'detach');
  }
};
