import type { Seat } from '../../../../engine/game.ts';
import { hasCards, modifiersOf } from '../../asking/changes.ts';
import { attributes } from '../../asking/possible-targets.ts';
import { evaluate } from '../../board/evaluate.ts';
import { playersMeant } from '../../board/lookup.ts';
import { roomFor } from '../../board/pam-rules.ts';
import { choice, move, type Run, topOf } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { words } from '../../words/grammar.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Who, Zone } from '../effect.ts';
import { showAgain, sideOf } from '../pam.ts';
import { amountOf, colorsMeant, whoMeant } from '../target.ts';

export interface AddPamOp {
  readonly op: 'addPam';
  readonly who: Who;
  readonly from: Zone;
  readonly amount: Expr;
  readonly attr?: AttrArg;
}

export const addPam: VerbDefinition<AddPamOp> = {
  keys: { who: 'needed', from: 'needed', amount: 'needed', attr: 'optional' },
  picture: 'person',
  isUseful: (table, { who, from, amount, attr = 'chosen' }, context) => {
    const count = evaluate(table, amount, context);
    if (!table.conflict || count <= 0) return false;
    const colors = attributes(table, attr);
    return playersMeant(table, who, context).some(seat => {
      if (!modifiersOf(table, seat) || !hasCards(table.players[seat]!, from)) return false;
      const room = roomFor(table, seat, count, context.seat);
      return colors.some(color => room[color] > 0);
    });
  },
  value: 0.6,
  run: (run, op, task) => {
    const { conflict } = run.state;
    const seats = whoMeant(run, op.who, task);
    if (!seats || !conflict) return;
    const amount = amountOf(run, op.amount, task);
    const rooms = seats.map(seat => roomFor(run.state, seat, amount, task.context.seat));
    const colours = colorsMeant(run, op.attr ?? 'chosen', task, colour =>
      rooms.some(room => room[colour] > 0),
    );
    if (!colours || colours.length === 0) return;
    const colour = colours[0]!;
    const picked: [Seat, 'attack' | 'defence', readonly Instance[]][] = [];
    for (const [i, seat] of seats.entries()) {
      const side = sideOf(run, seat);
      const room = rooms[i]![colour];
      if (side === undefined || room <= 0) continue;
      // The handler runs again after each answer, so no card may move before all players have picked.
      const cards = added(run, op.from, seat, room, task);
      if (!cards) return;
      picked.push([seat, side, cards]);
    }
    const zone = op.from === 'hand' ? 'hand' : op.from === 'discard' ? 'discard' : 'deckTop';
    for (const [seat, side, cards] of picked)
      move(run, cards, { zone, seat }, { zone: side, colour }, 'effect');
    showAgain(run);
  },
  english: (op, context) =>
    en.act(op.who, 'play', owns =>
      words(
        op.from === 'deckTop'
          ? en.fromTop('top', op.amount, owns, context)
          : words(en.cards(op.amount, context), en.ZONE_WORDS[op.from].from(owns)),
        'as PAM',
        `on ${en.ATTRIBUTE_ARGS[op.attr ?? 'chosen']}`,
      ),
    ),
  french: (op, context) =>
    fr.act(op.who, 'jouer', owner =>
      words(
        op.from === 'deckTop'
          ? fr.fromEnd('top', op.amount, owner, context)
          : words(fr.cards(op.amount, context), fr.ZONE_WORDS[op.from].from(owner)),
        'comme PAM',
        `sur ${fr.THE_ATTRIBUTE[op.attr ?? 'chosen']}`,
      ),
    ),
  prompt: {
    one: {
      en: 'Which card is added, and on which color?',
      fr: 'Quelle carte est ajoutée, et sur quelle couleur\u202f?',
    },
  },
};

const added = (
  run: Run,
  from: string,
  seat: Seat,
  amount: number,
  task: OpTask,
): readonly Instance[] | undefined => {
  if (from !== 'hand' && from !== 'discard') return topOf(run, seat, amount);
  const cards = from === 'hand' ? run.state.secret.hands[seat]! : run.state.players[seat]!.discard;
  return choice(run, task, `add:${seat}`, {
    seat,
    kind: 'card',
    card: task.context.card,
    verb: 'addPam',
    least: Math.min(amount, cards.length),
    most: amount,
    from: cards,
  });
};
