import {
  ATTRIBUTES,
  type Instance,
  type Placed,
  pamValue,
  SECONDARY,
  type View,
} from '../../../../games/thargos/ui.ts';
import { number, say } from '../../../i18n.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-messages.ts';
import { missionAt, nameOf, shortName } from '../table/moves.ts';
import { ADVICE_WORDS } from './messages.ts';

/** The name of a Mission in a story, for use as the object of a sentence. */
const nodeMission = (view: View, node: string): string => {
  const words = say(ADVICE_WORDS);
  const name = missionAt(view, node);
  if (name !== undefined) return words.title(name);
  return node === SECONDARY ? words.secondary : words.secretMission;
};

/** Describes an attempt in a story, for example "Ada attempts Toll". */
export const leadText = (view: View, hero: Instance, node: string): string =>
  say(ADVICE_WORDS).lead(shortName(view, hero), nodeMission(view, node));

/** How much the placed cards add to each color, for example "Power +3, Mind +1". */
export const laidText = (view: View, cards: readonly Placed[]): string => textOf(view, cards, () => '');

/** How much the placed cards add to each color, with their names, for example "Power +3 (Bow, Axe), Mind +1 (Owl)". */
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

/** Converts a share from 0 to 1 to whole percent, without the percent sign. */
export const hundredths = (share: number): string => number(Math.round(share * 100));
