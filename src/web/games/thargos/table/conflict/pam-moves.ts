import { sum } from '../../../../../engine/util.ts';
import {
  ATTRIBUTES,
  type Attribute,
  canPlaceAny,
  countsOf,
  isEmptyLost,
  missionAttrs,
  type Options,
  openTotals,
  type Placed,
  pamFault,
  pamRange,
  pamValue,
  shortfallsOf,
  tieCard,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { either, say } from '../../../../i18n.ts';
import { WORDS } from '../messages.ts';
import { abilityMoves, type LegalMove } from '../moves.ts';
import { PAM_WORDS } from './pam-messages.ts';

/** The moves in a conflict with the cards placed so far. */

export type PamOptions = Extract<Options, { type: 'attack' | 'defend' }>;

export const pamOptions = (options: Options): PamOptions | undefined =>
  options.type === 'attack' || options.type === 'defend' ? options : undefined;

/** Whether the placed cards break a rule. */
export const isAtFault = (options: PamOptions, laid: readonly Placed[]): boolean =>
  pamFault(options.rule, countsOf(laid)) !== undefined;

/** HT-A-06: if a defense needs cards, one without cards would be the same as conceding. */
const isBareOffered = ({ config }: View, { type, rule }: PamOptions): boolean =>
  type === 'attack' || !isEmptyLost(config, rule);

/** HT-5.5: the allowed answers to an attempt, in one sentence. */
export const defendPrompt = (view: View, options: PamOptions): string => {
  const { ways } = say(PAM_WORDS);
  const isBare = isBareOffered(view, options);
  const list = either([
    ...(canPlaceAny(options.rule, options.hand.length) ? [ways.cards] : []),
    ...(isBare ? [ways.none] : []),
    ...(options.abilities.length > 0 ? [ways.use] : []),
    ...(options.concede || !isBare ? [ways.letGo] : []),
  ]);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
};

/** The minimum that a side's cards add to a color. HT-9.6: a die adds at least one. */
const leastOf = (view: View, side: 'attack' | 'defence', colour: Attribute): number => {
  const { attacker, defender, ...conflict } = view.conflict!;
  const seat = side === 'attack' ? attacker : defender;
  if (seat === null) return Math.max(0, missionAttrs(view, conflict.mission)[colour] ?? 0);
  const known = view.pam[side][ATTRIBUTES.indexOf(colour)]!;
  const hidden = conflict[side][colour] - known.length;
  return (
    sum(known.map(card => pamValue(view, card, seat))) + (hidden > 0 ? hidden * pamRange(view, seat)[0] : 0)
  );
};

/** HT-5.8: whether this side certainly loses without cards. */
const isBareLost = (view: View, type: PamOptions['type']): boolean => {
  if (!view.conflict) return false;
  const open = openTotals(view);
  const attack = { ...open.attack };
  const defence = { ...open.defence };
  for (const colour of open.colours) {
    attack[colour] += leastOf(view, 'attack', colour);
    defence[colour] += leastOf(view, 'defence', colour);
  }
  const isFailing = shortfallsOf(view, { ...open, attack, defence }).length > 0;
  return isFailing === (type === 'attack');
};

/** HT-5.5: the moves without cards and their consequences. Without a concede command, an empty defense may concede. */
const givingNone = (view: View, options: PamOptions): readonly LegalMove[] => {
  const words = say(PAM_WORDS);
  const none = { type: 'defend', cards: [] } as const;
  const letGo = { label: words.letGo, note: words.letGoNote };
  if (!isBareOffered(view, options)) {
    // Conceding is the main answer only if nothing else is possible.
    const isMain = view.hand.length === 0 || options.rule.colours.length === 0;
    return [{ ...letGo, command: options.concede ? { type: 'concede' } : none, isMain }];
  }
  const note = words.defendNoneNote({
    isTieHeld: tieCard(view) !== undefined,
    isOneColor: openTotals(view).colours.length === 1,
  });
  return [
    ...(options.concede ? [{ ...letGo, command: { type: 'concede' } as const }] : []),
    { label: words.defendNone, note, command: none, isMain: !isBareLost(view, 'defend') },
  ];
};

export const pamMoves = (view: View, options: PamOptions, laid: readonly Placed[]): LegalMove[] => {
  const words = say(PAM_WORDS);
  const used = abilityMoves(view, options.abilities, say(WORDS));
  const count = laid.length;
  const isBarred = isAtFault(options, laid);
  if (options.type === 'attack') {
    const label = count === 0 ? words.attackNone : words.attackWith(count);
    const isMain = count > 0 || !isBareLost(view, 'attack');
    return [...used, { label, command: { type: 'placePam', cards: laid }, isMain, isBarred }];
  }
  const none = givingNone(view, options);
  if (count === 0) return [...used, ...none];
  // Beside a legal placement, a button to defend without cards invites mistakes.
  const others = none
    .filter(({ command }) => command.type === 'concede' || isBarred)
    .map(move => ({ ...move, isMain: false }));
  const withCards = { label: words.defendWith(count), command: { type: 'defend', cards: laid } as const };
  return [...used, ...others, { ...withCards, isMain: true, isBarred }];
};
