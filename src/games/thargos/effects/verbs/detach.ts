import { found } from '../../asking/possible-targets.ts';
import { ownerOf, postOfCard } from '../../board/lookup.ts';
import { move } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { goalOf } from '../../words/grammar.ts';
import { besideZone, placeOf } from '../cards.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target, Zone } from '../effect.ts';
import { targetsMeant } from '../target.ts';

export interface DetachOp {
  readonly op: 'detach';
  readonly target: Target;
  readonly to: Zone;
}

export const detach: VerbDefinition<DetachOp> = {
  keys: { target: 'needed', to: 'zone' },
  picture: 'sickle',
  isUseful: (table, { target }, context) =>
    found(table, target, context).some(
      card => postOfCard(table, card) !== undefined && ownerOf(table, card) !== null,
    ),
  value: ({ target }, bot, view, seat) =>
    bot.isOwnTarget(target) ? -0.5 : bot.bestOpposingAdvantage(view, seat),
  run: (run, op, task) => {
    const cards = targetsMeant(run, op.target, task);
    if (!cards) return;
    for (const card of cards) {
      const post = postOfCard(run.state, card);
      const owner = ownerOf(run.state, card);
      if (post === undefined || owner === null) continue;
      move(run, [card], { zone: besideZone(run, card, post), post }, placeOf(op.to, owner), 'detach');
    }
  },
  english: (op, context) =>
    goalOf(op.to) === 'discard'
      ? en.order('discard', en.target(op.target, context).text)
      : en.order('detach', en.target(op.target, context).text, en.itsOwner(op, context)),
  french: (op, context) =>
    goalOf(op.to) === 'discard'
      ? fr.order('défausser', fr.target(op.target, context).text)
      : fr.order('remettre', fr.target(op.target, context).text, fr.itsOwner(op, context)),
  prompt: {
    one: { en: 'Which Advantage is lost?', fr: 'Quel avantage est perdu\u202f?' },
    several: { en: 'Which Advantages are lost?', fr: 'Quels avantages sont perdus\u202f?' },
  },
};
