import { a, de } from '../../../../text/french.ts';
import { modifiersOf } from '../../asking/changes.ts';
import { isMore } from '../../asking/possible-targets.ts';
import { playersMeant } from '../../board/lookup.ts';
import { seenModifiers } from '../../board/modifiers.ts';
import { totalCards } from '../../conflict.ts';
import { emit, pickRandomSome } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { howMany, isAll } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';
import { sideOf } from '../pam.ts';
import { amountOf, whoMeant } from '../target.ts';

export interface PeekPamOp {
  readonly op: 'peekPam';
  readonly who: Who;
  readonly amount: Expr;
}

export const peekPam: VerbDefinition<PeekPamOp> = {
  keys: { who: 'needed', amount: 'needed' },
  picture: 'lens',
  isUseful: (table, { who, amount }, context) => {
    const { seat: viewer } = context;
    return (
      isMore(table, amount, context) &&
      playersMeant(table, who, context).some(seat => {
        const counts = modifiersOf(table, seat);
        return (
          seat !== viewer && counts !== undefined && totalCards(counts) > seenModifiers(table, viewer, seat)
        );
      })
    );
  },
  value: 0.1,
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const { seat: viewer } = task.context;
    const amount = amountOf(run, op.amount, task);
    for (const seat of seats) {
      const side = sideOf(run, seat);
      if (side === undefined || seat === viewer) continue;
      const known = run.state.secret.looked[viewer]!;
      const hidden = run.state.secret[side].flat().filter(card => !known.some(look => look.card === card));
      const cards = pickRandomSome(run, hidden, amount);
      if (cards.length > 0)
        emit(run, {
          type: 'looked',
          seat: viewer,
          owner: seat,
          zone: side,
          count: cards.length,
          secret: { cards },
        });
    }
  },
  english: (op, context) => {
    const whose = `${en.PLAYERS[op.who].owns} PAM cards`;
    const count = howMany(op.amount);
    if (isAll(count)) return en.order('look at all', whose);
    if (typeof count === 'number') return en.order(`look at ${count === 1 ? 'one' : count} of`, whose);
    return en.order('look at a number of', whose, `equal to ${en.expr(count, context).text}`);
  },
  french: (op, context) => {
    const isYours = op.who === 'self';
    const [one, many] = [false, true].map(plural =>
      isYours ? 'vos cartes PAM' : `${fr.noun('pam', {}, plural)} ${de(fr.PLAYERS[op.who])}`,
    );
    const count = howMany(op.amount);
    if (isAll(count)) return fr.order('regarder', `toutes ${isYours ? '' : 'les '}${many}`);
    if (typeof count !== 'number')
      return fr.order('regarder', `un nombre de ${many} égal ${a(fr.expr(count, context).text)}`);
    return fr.order(
      'regarder',
      `${count === 1 ? 'une' : count} ${isYours ? 'de ' : ''}${count < 2 ? one : many}`,
    );
  },
  prompt: undefined,
};
