import { de } from '../../../../text/french.ts';
import { hasDeck } from '../../asking/changes.ts';
import { dig as digFor } from '../../flow/deck.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { goalOf } from '../../words/grammar.ts';
import { countPoints, placeOf } from '../cards.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Filter, Who, Zone } from '../effect.ts';
import { whoMeant } from '../target.ts';

export interface DigOp {
  readonly op: 'dig';
  readonly who: Who;
  readonly where: Filter;
  readonly to: Zone;
}

export const dig: VerbDefinition<DigOp> = {
  keys: { who: 'needed', where: 'needed', to: 'zone' },
  picture: 'hoard',
  isUseful: (table, { who }, context) => hasDeck(table, who, context),
  value: ({ who }, bot, view, seat) => (bot.largestPile(view, seat, who, 'deck') > 0 ? 0.3 : 0),
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    for (const seat of seats) {
      const found = digFor(run, seat, op.where, placeOf(op.to, seat));
      if (found !== undefined && op.to === 'score') countPoints(run, found, seat, 1);
    }
  },
  english: op =>
    en.act(op.who, 'discard', owns => {
      const found = `cards from the top of ${owns} deck until ${en.aFiltered(op.where)} appears`;
      const to = goalOf(op.to);
      return to === 'discard' ? found : `${found}, which goes ${en.ZONE_WORDS[to].to(owns)}`;
    }),
  french: op =>
    fr.act(op.who, 'défausser', owner => {
      const found = `les cartes du dessus ${de(fr.deck(owner))} jusqu’à révéler ${fr.aNoun('card', op.where)}`;
      const to = goalOf(op.to);
      return to === 'discard' ? found : `${found}, qui va ${fr.ZONE_WORDS[to].to(owner)}`;
    }),
  prompt: undefined,
};
