import { ATTRIBUTES, type Placed, pamValue, type View } from '../../../../games/thargos/ui.ts';
import { number, say } from '../../../i18n.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-messages.ts';
import { nameOf } from '../table/moves.ts';
import { ADVICE_WORDS } from './messages.ts';

/** "Power +3, Mind +1" */
export const laidText = (view: View, cards: readonly Placed[]): string => textOf(view, cards, () => '');

/** "Power +3 (Bow, Axe), Mind +1 (Owl)" */
export const cardsText = (view: View, cards: readonly Placed[]): string =>
  textOf(view, cards, there => ` (${there.map(({ card }) => nameOf(view, card)).join(', ')})`);

const textOf = (view: View, cards: readonly Placed[], more: (there: readonly Placed[]) => string): string => {
  const { viewer } = view;
  if (cards.length === 0 || viewer === 'spectator') return say(ADVICE_WORDS).noCard;
  const { attribute } = say(CONFLICT_WORDS);
  return ATTRIBUTES.flatMap(colour => {
    const there = cards.filter(each => each.colour === colour);
    const sum = there.reduce((all, { card }) => all + pamValue(view, card, viewer), 0);
    return there.length === 0 ? [] : [`${attribute[colour]} +${number(sum)}${more(there)}`];
  }).join(', ');
};
