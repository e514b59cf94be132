import { attributesMeant, evaluate } from '../board/evaluate.ts';
import { heroAt, wordMeant } from '../board/lookup.ts';
import { abilityOf, contextOf, triggeredEffects } from '../board/triggered.ts';
import type { Lasting, Position } from '../types.ts';

/**
 * The position with the attribute changes that the declaration of this conflict triggers. Effects with a
 * choice or a cost are left out.
 */
export const onceDeclared = <T extends Position>(table: T): T => {
  const { conflict } = table;
  if (!conflict) return table;
  const { attacker: seat, post, track } = conflict;
  const refs = triggeredEffects(table, {
    trigger: 'conflictDeclared',
    seat,
    bound: heroAt(table, post),
    track,
  });
  const lasting: Lasting[] = [];
  for (const ref of refs) {
    const card = table.faces[ref.source]!;
    const { effect, isAutomatic } = abilityOf(table, ref, card);
    if (!isAutomatic || effect.cost) continue;
    const context = contextOf(table, ref, card);
    for (const op of effect.do) {
      if (op.op !== 'modAttr' || typeof op.target !== 'string') continue;
      const amount = evaluate(table, op.amount, context);
      for (const hero of wordMeant(table, op.target, context))
        for (const attr of attributesMeant(table, op.attr, []))
          lasting.push({
            seat: ref.seat,
            card,
            until: 'conflict',
            what: { type: 'modAttr', hero, attr, amount },
          });
    }
  }
  return lasting.length === 0 ? table : { ...table, lasting: [...table.lasting, ...lasting] };
};
