import { EDICTS, type Preview } from '../../../../games/cartographers/ui.ts';
import { number, plural, say, signed, text } from '../../../i18n.ts';
import { WORDS } from './messages.ts';

/** One consequence of a drawing, as text. */
export interface Effect {
  readonly says: string;
  readonly isGood: boolean;
}

/** What a drawing would change. A signed number always means stars or coins for the viewer. */
export const effectsOf = (preview: Preview): Effect[] => {
  const words = say(WORDS);
  const effects: Effect[] = [];
  for (const { card, before, after, isOver } of preview.edicts)
    if (after !== before && !isOver) {
      const name = EDICTS.get(card)?.name;
      const says = `${signed(after - before)} ${name ? text(name) : card}`;
      effects.push({ says, isGood: after > before });
    }
  const coins = preview.ownCoins.after - preview.ownCoins.before;
  if (coins !== 0)
    effects.push({
      says: words.coin(signed(coins), plural(coins, 'one', 'many') === 'one'),
      isGood: coins > 0,
    });
  const { before, after } = preview.monsters;
  if (before !== after)
    effects.push({
      says: `${words.monsters} ${number(-before)} → ${number(-after)}`,
      isGood: after < before,
    });
  return effects;
};

export const effectText = (preview: Preview): string =>
  effectsOf(preview)
    .map(effect => effect.says)
    .join(', ') || say(WORDS).noEffect;
