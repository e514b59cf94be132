import { shuffled } from '../../../../engine/random.ts';
import { hasCards, playersOf } from '../../asking/changes.ts';
import { emit, randomDraw } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Who, Zone } from '../effect.ts';
import { whoMeant } from '../target.ts';

/** Shuffles the cards of the zone `from` into the deck, or only the deck if there is no `from`. */
export interface ShuffleOp {
  readonly op: 'shuffle';
  readonly who?: Who;
  readonly from?: Zone;
}

export const shuffle: VerbDefinition<ShuffleOp> = {
  keys: { who: 'optional', from: 'optional' },
  picture: 'swap',
  isUseful: (table, { who = 'self', from }, context) =>
    playersOf(table, who, context).some(player => {
      const isAdded = (from === 'hand' || from === 'discard') && hasCards(player, from);
      return isAdded || player.deck > 1;
    }),
  value: 0.3,
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who ?? 'self', task);
    if (!seats) return;
    for (const seat of seats) {
      const { players, secret } = run.state;
      const from = op.from === 'discard' || op.from === 'hand' ? op.from : 'deck';
      const added = from === 'discard' ? players[seat]!.discard : from === 'hand' ? secret.hands[seat]! : [];
      const deck = shuffled(randomDraw(run), [...secret.decks[seat]!, ...added]);
      emit(run, { type: 'shuffled', seat, from, secret: { deck } });
    }
  },
  english: ({ who = 'self', from }) =>
    en.act(who, 'shuffle', owns =>
      from === 'discard' || from === 'hand'
        ? `${en.ZONE_WORDS[from].name(owns)} into ${owns} deck`
        : `${owns} deck`,
    ),
  french: ({ who = 'self', from }) =>
    fr.act(who, 'mélanger', owner =>
      from === 'discard' || from === 'hand'
        ? `${fr.ZONE_WORDS[from].name(owner)} dans ${fr.deck(owner)}`
        : fr.deck(owner),
    ),
  prompt: undefined,
};
