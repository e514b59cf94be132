import type { Attribute, Faction } from '../attributes.ts';
import type { AttrArg, Condition, Effect, Filter, Limit, Op, Selector, Who } from '../effects/effect.ts';

/**
 * Functions and constants that make effects and operations, for the shipped cards and for the templates of
 * card authors.
 */

/** An amount larger than any hand. */
export const WHOLE_HAND = 99;

/** A limited number of uses per game. HT-7.3: both faces of a hero share it. */
const uses = (count: number): Limit => ({ uses: count, per: 'game' });
/** A limited number of uses per game. The card is discarded after the last one. */
const charges = (count: number): Limit => ({ uses: count, per: 'game', thenDiscard: true });

const ownHero: Selector = { kind: 'hero', of: 'self', pick: 'choose', count: 1 };
const anyMission: Selector = { kind: 'mission', pick: 'choose', count: 1 };

// Operations that happen immediately.

export const draw = (amount: number): Op => ({ op: 'draw', who: 'self', amount });
export const drawOpponent = (amount: number): Op => ({ op: 'draw', who: 'opponent', amount });
export const burn = (amount: number): Op => ({ op: 'burn', who: 'opponent', amount });
export const burnSelf = (amount: number): Op => ({ op: 'burn', who: 'self', amount });
export const discard = (
  amount: number,
  by: 'chooser' | 'victim' | 'random' = 'random',
  who: Who = 'opponent',
): Op => ({ op: 'discardHand', who, amount, by });
export const lookHand = (amount = WHOLE_HAND): Op => ({ op: 'look', who: 'opponent', from: 'hand', amount });
const lookDeck = (amount: number): Op => ({ op: 'look', who: 'self', from: 'deckTop', amount });
/** Lets the player look at the top cards of their deck and rearrange them. */
export const arrangeDeck = (amount: number): Op => ({
  op: 'look',
  who: 'self',
  from: 'deckTop',
  amount,
  rearrange: true,
});
export const recover = (amount: number): Op => ({ op: 'recover', who: 'self', amount, to: 'hand' });
/** Puts random cards from the discard pile under the deck. */
export const restock = (amount: number): Op => ({
  op: 'recover',
  who: 'self',
  amount,
  to: 'deckBottom',
  by: 'random',
});
export const heal = (count = 1): Op => ({
  op: 'heal',
  target: { ...ownHero, count, where: { face: 'wounded' }, ...(count > 1 && { upTo: true }) },
});
export const wound = (where: Filter = {}): Op => ({
  op: 'wound',
  target: { kind: 'hero', of: 'opponent', pick: 'choose', count: 1, where: { face: 'active', ...where } },
});
export const woundOpposing: Op = { op: 'wound', target: 'opposingHero' };
export const detach: Op = {
  op: 'detach',
  target: { kind: 'advantage', of: 'opponent', pick: 'choose', count: 1 },
  to: 'discard',
};
/** Discards an Advantage of the opposing hero on this card's track. */
export const detachHere: Op = {
  op: 'detach',
  target: { kind: 'advantage', of: 'opponent', in: 'track', pick: 'choose', count: 1 },
  to: 'discard',
};
/** Moves one of the player's heroes to an adjacent track. A hero there takes the old place. */
export const moveHero: Op = {
  op: 'moveHero',
  target: ownHero,
  to: { kind: 'track', of: 'self', pick: 'adjacent', count: 1 },
};
/** Moves this hero with its Advantages to an adjacent track. */
export const moveThis: Op = {
  op: 'moveHero',
  target: 'this',
  to: { kind: 'track', of: 'self', pick: 'adjacent', count: 1 },
};
export const swapHeroes: Op = { op: 'swapHeroes', target: ownHero, to: ownHero };
/** Swaps the opposing hero on this card's track with a neighbor. */
export const scatter: Op = {
  op: 'swapHeroes',
  target: 'opposingHero',
  to: { kind: 'hero', of: 'opponent', pick: 'adjacent', count: 1 },
};
export const swapMissions: Op = { op: 'swapMissions', target: anyMission, to: anyMission };
export const replaceMission = (from: 'hand' | 'deckTop' | 'discard'): Op => ({
  op: 'replaceMission',
  target: anyMission,
  from,
});
export const closeTrack = (count = 1): Op => ({
  op: 'rule',
  rule: 'cannotBeAttempted',
  target: { kind: 'track', pick: 'choose', count },
  until: 'startOfYourNextTurn',
});
/** Grants additional actions that may only be attempts. */
export const extraAttempts = (amount = 1): Op => ({ op: 'extraAction', amount, name: 'attempt' });
export const freeAdvantage: Op = { op: 'extraAdvantage', amount: 1, until: 'endOfTurn' };

// Effects by their triggers.

export const onPlay = (...ops: readonly Op[]): Effect => ({ on: 'play', do: ops });
export const onAttach = (...ops: readonly Op[]): Effect => ({ on: 'attach', do: ops });
export const whenWon = (...ops: readonly Op[]): Effect => ({ on: 'missionWon', do: ops });
/** For effects that heal. They are optional, because some heroes are better when wounded. */
export const mayWhenWon = (...ops: readonly Op[]): Effect => ({ on: 'missionWon', optional: true, do: ops });
/** An effect that happens when this face of a hero is turned up. */
export const whenTurned = (...ops: readonly Op[]): Effect => ({ on: 'faceUp', do: ops });
/** An effect that happens when this hero, or the hero it is attached to, wins a Mission. */
export const onWin = (...ops: readonly Op[]): Effect => ({ on: 'conflictWon', here: true, do: ops });
export const everyTurn = (...ops: readonly Op[]): Effect => ({ on: 'turnStart', do: ops });
/** An ability that the owner may use in the Advantage step, this number of times per game. */
export const ability = (count: number, ...ops: readonly Op[]): Effect => ({
  on: 'activated',
  window: 'advantageStep',
  limit: uses(count),
  do: ops,
});

/** Lets the player look at the top cards of their deck in the Advantage step. */
export const seer = (amount: number): Effect => ({ on: 'advantageStep', do: [lookDeck(amount)] });
/** An ability to rearrange the top cards of the deck, once per turn. */
export const arranger = (amount: number): Effect => ({
  on: 'activated',
  window: 'advantageStep',
  limit: { uses: 1, per: 'turn' },
  do: [arrangeDeck(amount)],
});

// Continuous effects.

export const hand = (value: number): Effect => ({
  on: 'static',
  do: [{ op: 'handLimit', who: 'self', value }],
});
export const handBonus = (amount: number): Effect => ({
  on: 'static',
  do: [{ op: 'handLimit', who: 'self', amount }],
});
export const extraAdvantage = (amount: number): Effect => ({
  on: 'static',
  do: [{ op: 'extraAdvantage', amount }],
});

const inRole =
  (role: 'attacking' | 'defending') =>
  (amount: number, attr: AttrArg, ...when: readonly Condition[]): Effect => ({
    on: 'static',
    here: true,
    if: when.length === 0 ? { is: role } : { all: [{ is: role }, ...when] },
    do: [{ op: 'bonus', attr, amount }],
  });
export const attack = inRole('attacking');
export const defend = inRole('defending');
/** Strengthens the player's heroes on adjacent tracks while they attack or defend. */
export const aura = (amount: number, attr: Attribute, role: 'attacking' | 'defending'): Effect => ({
  on: 'static',
  if: { is: role },
  do: [{ op: 'modAttr', target: { kind: 'hero', of: 'self', pick: 'adjacent' }, attr, amount }],
});
export const combo = (tag: string, amount: number, attr: Attribute): Effect => ({
  on: 'static',
  if: { hostHas: { type: 'advantage', tag } },
  do: [{ op: 'modAttr', target: 'host', attr, amount }],
});
export const forFaction = (faction: Faction, amount: number, attr: Attribute): Effect => ({
  on: 'static',
  if: { matches: { target: 'host', where: { faction } } },
  do: [{ op: 'modAttr', target: 'host', attr, amount }],
});
export const defenderWinsTies: Effect = {
  on: 'static',
  here: true,
  if: { is: 'defending' },
  do: [{ op: 'rule', rule: 'defenderWinsTies' }],
};
export const undead: Effect = { on: 'static', do: [{ op: 'rule', rule: 'undead' }] };

// Effects during a conflict. A spy works in all conflicts of its player, the others only on the card's own
// track.

export const spy = (amount: number, count: number): Effect => ({
  on: 'activated',
  window: 'beforeReveal',
  limit: uses(count),
  do: [{ op: 'peekPam', who: 'opponent', amount }],
});
export const reassign = (amount: number, limit: number | 'each conflict'): Effect => ({
  on: 'activated',
  window: 'beforeReveal',
  here: true,
  limit: limit === 'each conflict' ? { uses: 1, per: 'conflict' } : uses(limit),
  do: [
    {
      op: 'reassignPam',
      target: { kind: 'pam', of: 'self', pick: 'choose', count: amount },
      attr: 'chosen',
    },
  ],
});
/** A bonus that the player may use once per conflict. The card is discarded after its last use. */
export const boost = (
  amount: number,
  attr: AttrArg,
  count: number,
  role?: 'attacking' | 'defending',
): Effect => ({
  on: 'activated',
  window: 'withPam',
  here: true,
  ...(role && { if: { is: role } }),
  limit: charges(count),
  do: [{ op: 'bonus', attr, amount }],
});
export const addPam = (amount: number, count: number): Effect => ({
  on: 'activated',
  window: 'withPam',
  here: true,
  limit: charges(count),
  do: [{ op: 'addPam', who: 'self', from: 'deckTop', amount, attr: 'chosen' }],
});
export const ignoreMission = (attr: Attribute, count: number): Effect => ({
  on: 'activated',
  window: 'withPam',
  here: true,
  if: { is: 'attacking' },
  limit: uses(count),
  do: [{ op: 'rule', rule: 'ignoreMissionAttr', attr, until: 'conflict' }],
});
const weaken = (amount: number, attrs: readonly Attribute[]): readonly Op[] =>
  attrs.map(attr => ({ op: 'modAttr', target: 'opposingHero', attr, amount: -amount, until: 'conflict' }));
const onColor = (attr: Attribute): Condition => ({
  matches: { target: 'mission', where: { hasAttr: attr } },
});
/** Weakens an opponent who attempts the Mission on this card's track, if the Mission has this color. */
export const trap = (amount: number, attr: Attribute, count: number): Effect => ({
  on: 'conflictDeclared',
  side: 'opponent',
  here: true,
  if: onColor(attr),
  limit: charges(count),
  do: weaken(amount, [attr]),
});
/** Weakens the opposing hero on this card's track, in attack and defense. */
export const hex = (amount: number, attrs: readonly Attribute[], count: number): Effect => ({
  on: 'conflictDeclared',
  side: 'any',
  here: true,
  if: { any: attrs.map(onColor) },
  limit: charges(count),
  do: weaken(amount, attrs),
});

// Effects that protect heroes from wounds, and cards from being taken.

export const healSelf = (from: number): Effect => ({
  on: 'turnStart',
  do: [
    { op: 'roll', dice: '1d6', as: 'luck' },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
    { op: 'if', cond: { cmp: [{ var: 'luck' }, '>=', from] }, then: [{ op: 'heal', target: 'this' }] },
  ],
});
/** An effect of an Advantage that heals its hero and discards the Advantage. */
export const healBearer: Effect = {
  on: 'attach',
  limit: charges(1),
  do: [{ op: 'heal', target: 'host' }],
};
export const noWound = (count: number): Effect => ({
  on: 'wouldBeWounded',
  here: true,
  optional: true,
  limit: uses(count),
  do: [{ op: 'cancel', target: 'bound' }],
});
export const shield = (count: number): Effect => ({ ...noWound(count), limit: charges(count) });
export const stealAdvantage = (count: number): Effect => ({
  on: 'conflictWon',
  here: true,
  optional: true,
  limit: uses(count),
  do: [
    {
      op: 'moveAdvantage',
      target: { kind: 'advantage', of: 'opponent', pick: 'choose', count: 1 },
      to: 'host',
    },
  ],
});
export const cancelAction = (count: number): Effect => ({
  on: 'actionPlayed',
  side: 'opponent',
  optional: true,
  limit: uses(count),
  do: [{ op: 'cancel', target: 'playedCard' }],
});
