import { finds } from '../../asking/possible-targets.ts';
import { ATTRIBUTES } from '../../attributes.ts';
import { discardToOwners } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';
import { showAgain } from '../pam.ts';
import { targetsMeant } from '../target.ts';

export interface DiscardPamOp {
  readonly op: 'discardPam';
  readonly target: Target;
}

export const discardPam: VerbDefinition<DiscardPamOp> = {
  keys: { target: 'needed' },
  picture: 'sickle',
  isUseful: (table, { target }, context) => table.conflict?.success === null && finds(table, target, context),
  value: 0,
  run: (run, op, task) => {
    const cards = targetsMeant(run, op.target, task);
    if (!cards) return;
    for (const side of ['attack', 'defence'] as const)
      for (const [i, colour] of ATTRIBUTES.entries()) {
        const gone = run.state.secret[side][i]!.filter(card => cards.includes(card));
        if (gone.length > 0) discardToOwners(run, gone, { zone: side, colour }, 'discard');
      }
    showAgain(run);
  },
  english: (op, context) => en.order('discard', en.target(op.target, context).text),
  french: (op, context) => fr.order('défausser', fr.target(op.target, context).text),
  prompt: { one: { en: 'Which face-down card is removed?', fr: 'Quelle carte cachée est retirée\u202f?' } },
};
