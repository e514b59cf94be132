import type { Seat } from '../../../engine/game.ts';
import { handSize } from '../board/counting.ts';
import { cardOf, matches, ownerOf, ownPost, playersMeant, postOfCard, postOfHero } from '../board/lookup.ts';
import { seenModifiers } from '../board/modifiers.ts';
import { roomFor } from '../board/pam-rules.ts';
import { endAt, seatOf } from '../board/places.ts';
import { isOfFaction } from '../board/reach.ts';
import { evaluate, hasRule, holds, missionAttrs } from '../board/reading.ts';
import { isUndead } from '../board/undead.ts';
import { type Counts, totalCards } from '../conflict.ts';
import type { Effect, Expr, Filter, Op, OpOf, Verb, Who, Zone } from '../effects/effect.ts';
import { pendingAt } from '../flow/pending.ts';
import type { Context, Task } from '../flow/tasks.ts';
import { isRival } from '../modes.ts';
import type { Instance, Player, Position } from '../types.ts';
import { anyOf, attributes, finds, found, heroes, isKind, isMore, missions } from './aims.ts';

/**
 * HT-A-54: whether an effect can change anything now. Judged by what everybody sees: of cards that lie face down only
 * their number counts, so that neither offering an effect nor leaving it out tells what they are.
 */

type Avails<V extends Verb> = (
  table: Position,
  op: OpOf<V>,
  context: Context,
  agenda: readonly Task[],
) => boolean;

const players = (table: Position, who: Who, context: Context): Player[] =>
  playersMeant(table, who, context).map(seat => table.players[seat]!);

const isOther = (table: Position, amount: Expr, context: Context): boolean =>
  evaluate(table, amount, context) !== 0;

/** The modifiers of a player in a conflict that is not decided yet. */
const modifiers = ({ conflict }: Position, seat: Seat): Counts | undefined => {
  if (!conflict || conflict.success !== null) return undefined;
  if (conflict.attacker === seat) return conflict.attack;
  return conflict.defender === seat ? conflict.defence : undefined;
};

const fits = (table: Position, cards: readonly Instance[], where: Filter | undefined): boolean =>
  cards.some(card => matches(table, card, where));

const hasCards = ({ hand, deck, discard }: Player, zone: Zone): boolean => {
  if (zone === 'hand') return hand > 0;
  return zone === 'discard' ? discard.length > 0 : deck > 0;
};

/** HT-11.3: the discard pile of the Rival becomes the Rival's deck again. */
const hasDeck = (table: Position, who: Who, context: Context): boolean =>
  playersMeant(table, who, context).some(seat => {
    const { deck, discard } = table.players[seat]!;
    return deck > 0 || (isRival(table, seat) && discard.length > 0);
  });

const always = (): boolean => true;

const reachesHero = (
  table: Position,
  { target, attr }: OpOf<'modAttr' | 'setAttr' | 'rollAttr'>,
  context: Context,
): boolean =>
  isKind(target, 'hero') &&
  found(table, target, context).some(id => id < table.heroes.length) &&
  attributes(table, attr).length > 0;

/** A bonus counts for the colors of the Mission at stake only. */
const bonus: Avails<'bonus'> = (table, { attr, amount }, context) => {
  const { conflict } = table;
  if (!conflict || conflict.success !== null || conflict.isConceded) return false;
  if (ownPost(table, context.seat) === null || !isOther(table, amount, context)) return false;
  const attrs = missionAttrs(table, conflict.mission);
  return attributes(table, attr).some(colour => attrs[colour] !== undefined);
};

/** A color that a Mission does not have can be added, not lowered. */
const modMission: Avails<'modMission'> = (table, { target, attr, amount }, context) => {
  const change = evaluate(table, amount, context);
  if (change === 0 || !isKind(target, 'mission')) return false;
  const colours = attributes(table, attr);
  return found(table, target, context)
    .filter(id => matches(table, id, { type: 'mission' }))
    .some(mission => {
      const attrs = missionAttrs(table, mission);
      return colours.some(colour => change > 0 || attrs[colour] !== undefined);
    });
};

const discardHand: Avails<'discardHand'> = (table, { who, amount }, context) =>
  isMore(table, amount, context) && playersMeant(table, who, context).some(seat => handSize(table, seat) > 0);

const look: Avails<'look'> = (table, { who, from, amount, rearrange }, context) => {
  const { seat: viewer } = context;
  if (isRival(table, viewer) && rearrange !== true) return false;
  return playersMeant(table, who, context).some(seat => {
    if (from !== 'hand') return isMore(table, amount, context) && table.players[seat]!.deck > 0;
    return seat !== viewer && isMore(table, amount, context) && handSize(table, seat) > 0;
  });
};

const recover: Avails<'recover'> = (table, { who, amount, to, where }, context) =>
  isMore(table, amount, context) &&
  playersMeant(table, who, context).some(
    seat => !(isRival(table, seat) && to === 'hand') && fits(table, table.players[seat]!.discard, where),
  );

const shuffle: Avails<'shuffle'> = (table, { who = 'self', from }, context) =>
  players(table, who, context).some(player => {
    const isAdded = (from === 'hand' || from === 'discard') && hasCards(player, from);
    return isAdded || player.deck > 1;
  });

const isUndeadSource = (table: Position, { source }: Context): boolean =>
  table.config.undead && (table.faces[source] == null || isUndead(table, source));

const wound: Avails<'wound'> = (table, { target }, context) =>
  heroes(table, target, context).some(
    hero =>
      !hasRule(table, 'cannotBeWounded', { hero }) &&
      (table.heroes[hero]!.face === 'active' || isUndeadSource(table, context)),
  );

const swapHeroes: Avails<'swapHeroes'> = (table, { target, to }, context) => {
  if (table.story) return false;
  // Beside the hero that moves, not beside the card that moves it.
  const other =
    typeof to === 'string' || to.pick !== 'adjacent' ? anyOf(to) : { ...to, pick: 'choose' as const };
  const seat = (hero: Instance): Seat => seatOf(postOfHero(table, hero)!);
  const seconds = heroes(table, other, context);
  return heroes(table, target, context).some(a => seconds.some(b => a !== b && seat(a) === seat(b)));
};

const moveAdvantage: Avails<'moveAdvantage'> = (table, { target, to }, context) => {
  const bearers = heroes(table, to, context);
  return found(table, anyOf(target), context).some(id => {
    const post = postOfCard(table, id);
    if (post === undefined) return false;
    const card = cardOf(table, id);
    return bearers.some(
      hero =>
        postOfHero(table, hero) !== post && (card.type !== 'advantage' || isOfFaction(table, card, hero)),
    );
  });
};

const swapMissions: Avails<'swapMissions'> = (table, { target, to }, context) => {
  const seconds = missions(table, anyOf(to), context);
  return !table.story && missions(table, target, context).some(a => seconds.some(b => a !== b));
};

const replaceMission: Avails<'replaceMission'> = (table, { target, from, where }, { seat, ...rest }) => {
  const player = table.players[seat]!;
  const has =
    from === 'discard'
      ? fits(table, player.discard, { ...where, type: 'mission' })
      : hasCards(player, from === 'deckTop' || from === 'deckBottom' ? from : 'hand');
  // HT-8.1.5, HT-A-42
  const isOwn = (mission: Instance): boolean =>
    table.config.farMissions === 'any' ||
    endAt(table.players.length, table.missions.indexOf(mission), seat) !== undefined;
  return !table.story && has && missions(table, anyOf(target), { seat, ...rest }).some(isOwn);
};

const peekPam: Avails<'peekPam'> = (table, { who, amount }, context) => {
  const { seat: viewer } = context;
  return (
    isMore(table, amount, context) &&
    playersMeant(table, who, context).some(seat => {
      const there = modifiers(table, seat);
      return seat !== viewer && there !== undefined && totalCards(there) > seenModifiers(table, viewer, seat);
    })
  );
};

const reassignPam: Avails<'reassignPam'> = (table, { target, attr }, context) => {
  const own = modifiers(table, context.seat);
  if (!own || !finds(table, target, context)) return false;
  return attributes(table, attr).some(colour => totalCards(own) > own[colour]);
};

const addPam: Avails<'addPam'> = (table, { who, from, amount, attr = 'chosen' }, context) => {
  const count = evaluate(table, amount, context);
  if (!table.conflict || count <= 0) return false;
  const colours = attributes(table, attr);
  return playersMeant(table, who, context).some(seat => {
    if (!modifiers(table, seat) || !hasCards(table.players[seat]!, from)) return false;
    const room = roomFor(table, seat, count, context.seat);
    return colours.some(colour => room[colour] > 0);
  });
};

const discardPam: Avails<'discardPam'> = (table, { target }, context) =>
  table.conflict?.success === null && finds(table, target, context);

const gainVp: Avails<'gainVp'> = (table, { who, amount }, context) => {
  const change = evaluate(table, amount, context);
  return players(table, who, context).some(({ vp }) => change > 0 || (change < 0 && vp > 0));
};

/** Whether a rule about one color lasts longer than this conflict, or the Mission at stake has the color. */
const isForColour = (table: Position, { attr, until }: OpOf<'rule'>): boolean => {
  if (attr === undefined) return true;
  const colours = attributes(table, attr);
  const { conflict } = table;
  if (!conflict || (until ?? 'conflict') !== 'conflict') return colours.length > 0;
  const attrs = missionAttrs(table, conflict.mission);
  return conflict.success === null && colours.some(colour => attrs[colour] !== undefined);
};

const rule: Avails<'rule'> = (table, op, context) =>
  (op.target === undefined || finds(table, op.target, context)) &&
  (op.who === undefined || playersMeant(table, op.who, context).length > 0) &&
  isForColour(table, op);

/** By verb; a missing one does not compile. */
const AVAILS: { readonly [V in Verb]: Avails<V> } = {
  modAttr: (table, op, context) => reachesHero(table, op, context) && isOther(table, op.amount, context),
  setAttr: reachesHero,
  rollAttr: reachesHero,
  bonus,
  modMission,
  modPam: (table, { who = 'self', amount }, context) =>
    isOther(table, amount, context) && playersMeant(table, who, context).length > 0,
  draw: (table, { who, amount }, context) =>
    isMore(table, amount, context) &&
    playersMeant(table, who, context).some(seat => !isRival(table, seat) && table.players[seat]!.deck > 0),
  discardHand,
  burn: (table, { who, amount }, context) => isMore(table, amount, context) && hasDeck(table, who, context),
  dig: (table, { who }, context) => hasDeck(table, who, context),
  look,
  recover,
  shuffle,
  moveCard: (table, { target }, context) => finds(table, target, context),
  wound,
  heal: (table, { target }, context) =>
    heroes(table, target, context).some(hero => table.heroes[hero]!.face === 'wounded'),
  moveHero: (table, { target }, context) => !table.story && heroes(table, target, context).length > 0,
  swapHeroes,
  capture: (table, { target }, context) =>
    heroes(table, target, context).some(hero => table.heroes[hero]!.owner !== context.seat),
  detach: (table, { target }, context) =>
    found(table, target, context).some(
      card => postOfCard(table, card) !== undefined && ownerOf(table, card) !== null,
    ),
  moveAdvantage,
  extraAdvantage: (table, { amount, until = 'endOfTurn' }, context) =>
    isOther(table, amount, context) && (until !== 'endOfTurn' || table.turn.seat === context.seat),
  swapMissions,
  replaceMission,
  peekPam,
  reassignPam,
  addPam,
  discardPam,
  cancel: (_, { target }, { bound }, agenda) =>
    (target === 'bound' || target === 'playedCard') && pendingAt(agenda, bound) >= 0,
  handLimit: (table, op, context) =>
    ('value' in op || isOther(table, op.amount, context)) &&
    playersMeant(table, op.who, context).some(seat => !isRival(table, seat)),
  extraAction: (table, { amount = 1 }, context) =>
    table.turn.seat === context.seat && isMore(table, amount, context),
  skip: (table, { who }, context) => playersMeant(table, who, context).length > 0,
  gainVp,
  choose: (table, { who = 'self', options }, context, agenda) =>
    playersMeant(table, who, context).length > 0 &&
    options.some(option => canAvail(table, option.do, context, agenda)),
  if: (table, op, context, agenda) =>
    canAvail(table, holds(table, op.cond, context) ? op.then : (op.else ?? []), context, agenda),
  roll: always,
  counter: (table, { amount }, context) => isOther(table, amount, context),
  rule,
  manual: (table, _, { seat }) => !isRival(table, seat),
};

const NOTHING_PENDING: readonly Task[] = [];

/** As long as no operation changes anything, those after it find the table as it is now. */
const canAvail = (table: Position, ops: readonly Op[], context: Context, agenda: readonly Task[]): boolean =>
  ops.some(op =>
    (AVAILS[op.op] as (table: Position, op: Op, context: Context, agenda: readonly Task[]) => boolean)(
      table,
      op,
      context,
      agenda,
    ),
  );

/** HT-A-54: to pay a cost changes the table before the rest begins, so an effect with one is always offered. */
export const isWorthOffering = (
  table: Position,
  { cost, do: ops }: Pick<Effect, 'cost' | 'do'>,
  context: Context,
  agenda: readonly Task[] = NOTHING_PENDING,
): boolean => cost !== undefined || canAvail(table, ops, context, agenda);
