import { finds } from '../../asking/possible-targets.ts';
import { ownerOf } from '../../board/lookup.ts';
import type { Place } from '../../events.ts';
import { move as moveCards, type Run } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { countPoints, placeOf } from '../cards.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target, Zone } from '../effect.ts';
import { targetsMeant } from '../target.ts';

export interface MoveCardOp {
  readonly op: 'moveCard';
  readonly target: Target;
  readonly to: Zone;
}

export const moveCard: VerbDefinition<MoveCardOp> = {
  keys: { target: 'needed', to: 'zone' },
  picture: 'swap',
  isUseful: (table, { target }, context) => finds(table, target, context),
  value: 0,
  run: (run, op, task) => {
    const cards = targetsMeant(run, op.target, task);
    if (!cards) return;
    for (const card of cards) {
      const from = placeOfCard(run, card);
      const owner = ownerOf(run.state, card);
      if (!from || owner === null) continue;
      moveCards(run, [card], from, placeOf(op.to, owner), 'effect');
      if (from.zone === 'score') countPoints(run, card, from.seat, -1);
      if (op.to === 'score') countPoints(run, card, owner, 1);
    }
  },
  english: (op, context) => en.order('move', en.target(op.target, context).text, en.itsOwner(op, context)),
  french: (op, context) => fr.order('déplacer', fr.target(op.target, context).text, fr.itsOwner(op, context)),
  prompt: undefined,
};

/** The current place of a card. Undefined for heroes and Missions on tracks, which other verbs move. */
const placeOfCard = (run: Run, card: Instance): Place | undefined => {
  const { players, posts, secret, limbo } = run.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (secret.hands[seat]!.includes(card)) return { zone: 'hand', seat };
    if (players[seat]!.discard.includes(card)) return { zone: 'discard', seat };
    if (players[seat]!.score.includes(card)) return { zone: 'score', seat };
    if (secret.decks[seat]!.includes(card)) return { zone: 'deckTop', seat };
  }
  for (let post = 0; post < posts.length; post++) {
    if (posts[post]!.advantages.includes(card)) return { zone: 'advantages', post };
    if (posts[post]!.actions.includes(card)) return { zone: 'actions', post };
  }
  return limbo.includes(card) ? { zone: 'limbo' } : undefined;
};
