import { sum } from '../../../../../engine/util.ts';
import {
  ATTRIBUTE_NAMES,
  colorsOf,
  design,
  type Mods,
  type Reason,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say, signed, text } from '../../../../i18n.ts';
import { shortName } from '../../card/short-name.ts';
import { WORDS } from '../messages.ts';
import type { LeaderOdds } from './odds.ts';
import { STORY_WORDS } from './story-messages.ts';

/** What changed a value. HT-A-19: if not a card, helpers in a team Mission, or the minimum of zero. */
const sourceOf = (view: View, { card, amounts }: Reason, attrs: Mods): string => {
  if (card) return shortName(text(design(view.config, card).card.name));
  const isHelp = view.config.teamSupport > 0 && colorsOf(attrs).every(colour => amounts[colour] >= 0);
  return isHelp ? say(STORY_WORDS).helpers : say(WORDS).other;
};

/** Explains why a leader's values differ from the hero's own values, with one note per source. */
export const oddsNotes = (view: View, { reasons, dice }: LeaderOdds, attrs: Mods): string[] => {
  const bySource = Map.groupBy(reasons, reason => sourceOf(view, reason, attrs));
  const changes = [...bySource].flatMap(([source, parts]) => {
    const amounts = colorsOf(attrs).flatMap(colour => {
      const amount = sum(parts.map(part => part.amounts[colour]));
      return amount === 0 ? [] : `${signed(amount)} ${text(ATTRIBUTE_NAMES[colour])}`;
    });
    return amounts.length === 0 ? [] : `${source} ${amounts.join(' ')}`;
  });
  const ignored = dice.filter(({ attribute, most }) => most === 0 && (attrs[attribute] ?? 0) > 0);
  return [
    ...changes,
    ...ignored.map(({ attribute }) => say(STORY_WORDS).noDice(text(ATTRIBUTE_NAMES[attribute]))),
  ];
};
