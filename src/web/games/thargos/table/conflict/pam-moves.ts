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
  type PamRule,
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

// The buttons for a player who places cards in a conflict.

export type PamOptions = Extract<Options, { type: 'attack' | 'defend' }>;

export const pamOptions = (options: Options): PamOptions | undefined =>
  options.type === 'attack' || options.type === 'defend' ? options : undefined;

/** Whether the placed cards break one of the rules. */
export const isAtFault = (options: PamOptions, laid: readonly Placed[]): boolean =>
  pamFault(options.rule, countsOf(laid)) !== undefined;

/** HT-A-06: whether to offer a placement without cards. It isn't offered if it would concede the Mission. */
const isBareOffered = ({ config }: View, { type, rule }: PamOptions): boolean =>
  type === 'attack' || !isEmptyLost(config, rule);

/** HT-5.5: one sentence about how the player may answer an attempt. */
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

/** The least that a side's placed cards or dice add to a color. HT-9.6: every die adds at least 1. */
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

/** HT-5.8: whether the side that is asked certainly loses if it places no cards. */
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

/** HT-5.5: the answers without cards. If the game doesn't offer `concede`, a defense without cards concedes instead. */
const givingNone = (view: View, options: PamOptions): readonly LegalMove[] => {
  const words = say(PAM_WORDS);
  const none = { type: 'defend', cards: [] } as const;
  const letGo = { label: words.letGo, note: words.letGoNote };
  if (!isBareOffered(view, options)) {
    // Conceding is the main button only if the defender can't place cards.
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
  // Offers no defense without cards while the placed cards are legal, because players could press it by mistake.
  const others = none
    .filter(({ command }) => command.type === 'concede' || isBarred)
    .map(move => ({ ...move, isMain: false }));
  const withCards = { label: words.defendWith(count), command: { type: 'defend', cards: laid } as const };
  return [...used, ...others, { ...withCards, isMain: true, isBarred }];
};

/** Whether the player may place one more card on this color. */
export const mayLay = (rule: PamRule, laid: readonly Placed[], colour: Attribute): boolean =>
  rule.colours.includes(colour) &&
  !(rule.most && countsOf(laid)[colour] + (rule.lying?.[colour] ?? 0) >= rule.most[colour]);
