import { design } from '../../../../../games/thargos/board/library.ts';
import type { Reason } from '../../../../../games/thargos/board/reasons.ts';
import type { Mods } from '../../../../../games/thargos/cards/card.ts';
import { coloursOf } from '../../../../../games/thargos/conflict.ts';
import type { View } from '../../../../../games/thargos/types.ts';
import { ATTRIBUTE_NAMES } from '../../../../../games/thargos/words/names.ts';
import { say, signed, text } from '../../../../say.ts';
import { shortName } from '../../card/short-name.ts';
import { WORDS } from '../words.ts';
import type { LeaderOdds } from './odds.ts';
import { STORY_WORDS } from './story-words.ts';

/** HT-A-19: what no card explains is help in a team Mission, or a value that stops at zero. */
const sourceOf = (view: View, { card, amounts }: Reason, attrs: Mods): string => {
  if (card) return shortName(text(design(view.config, card).card.name));
  const isHelp = view.config.teamSupport > 0 && coloursOf(attrs).every(colour => amounts[colour] >= 0);
  return isHelp ? say(STORY_WORDS).helpers : say(WORDS).other;
};

/** Why the values of a leader differ from those of the hero, one note for each card. */
export const oddsNotes = (view: View, { reasons, dice }: LeaderOdds, attrs: Mods): string[] => {
  const changes = reasons.map(reason => {
    const amounts = coloursOf(attrs)
      .filter(colour => reason.amounts[colour] !== 0)
      .map(colour => `${signed(reason.amounts[colour])} ${text(ATTRIBUTE_NAMES[colour])}`);
    return `${sourceOf(view, reason, attrs)} ${amounts.join(' ')}`;
  });
  const ignored = dice.filter(({ attribute, most }) => most === 0 && (attrs[attribute] ?? 0) > 0);
  return [
    ...changes,
    ...ignored.map(({ attribute }) => say(STORY_WORDS).noDice(text(ATTRIBUTE_NAMES[attribute]))),
  ];
};
