import type { Attribute, Faction } from '../attributes.ts';
import type { AttrArg, Condition, Effect, Filter, Limit, Op, Selector, Who } from '../effects/effect.ts';

/**
 * Effects with slots for numbers. The default set is written with them, and the form for printed cards offers them as a
 * list.
 */

/** More cards than any hand has. */
export const WHOLE_HAND = 99;

/** The printed number of uses: it counts for both faces of the card together (HT-7.3). */
const uses = (count: number): Limit => ({ uses: count, per: 'game' });
/** Uses after which the card is discarded. */
const charges = (count: number): Limit => ({ uses: count, per: 'game', thenDiscard: true });

const ownHero: Selector = { kind: 'hero', of: 'self', pick: 'choose', count: 1 };
const anyMission: Selector = { kind: 'mission', pick: 'choose', count: 1 };

// Immediate operations.

export const draw = (amount: number): Op => ({ op: 'draw', who: 'self', amount });
/** The opponent draws. */
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
/** Look at the next cards and put them back in any order. */
export const arrangeDeck = (amount: number): Op => ({
  op: 'look',
  who: 'self',
  from: 'deckTop',
  amount,
  rearrange: true,
});
export const recover = (amount: number): Op => ({ op: 'recover', who: 'self', amount, to: 'hand' });
/** Random cards of the discard pile go under the deck, so that it burns later. */
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
/** Only from the hero on the other side of this track. */
export const detachHere: Op = {
  op: 'detach',
  target: { kind: 'advantage', of: 'opponent', in: 'track', pick: 'choose', count: 1 },
  to: 'discard',
};
/** To a track beside the hero’s own; a hero already there changes places. */
export const moveHero: Op = {
  op: 'moveHero',
  target: ownHero,
  to: { kind: 'track', of: 'self', pick: 'adjacent', count: 1 },
};
/** This hero moves to an adjacent track with its Advantages. */
export const moveThis: Op = {
  op: 'moveHero',
  target: 'this',
  to: { kind: 'track', of: 'self', pick: 'adjacent', count: 1 },
};
export const swapHeroes: Op = { op: 'swapHeroes', target: ownHero, to: ownHero };
/** The opposing hero on this track changes places with a neighbor. */
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
/** Additional actions that may only be attempts. */
export const extraAttempts = (amount = 1): Op => ({ op: 'extraAction', amount, name: 'attempt' });
export const freeAdvantage: Op = { op: 'extraAdvantage', amount: 1, until: 'endOfTurn' };

// Triggers of cards.

export const onPlay = (...ops: readonly Op[]): Effect => ({ on: 'play', do: ops });
export const onAttach = (...ops: readonly Op[]): Effect => ({ on: 'attach', do: ops });
export const whenWon = (...ops: readonly Op[]): Effect => ({ on: 'missionWon', do: ops });
/** Optional, because some heroes are better when wounded. */
export const mayWhenWon = (...ops: readonly Op[]): Effect => ({ on: 'missionWon', optional: true, do: ops });
/** When this face of a hero comes up. */
export const whenTurned = (...ops: readonly Op[]): Effect => ({ on: 'faceUp', do: ops });
/** When this hero, or the hero with this card, has won a Mission. */
export const onWin = (...ops: readonly Op[]): Effect => ({ on: 'conflictWon', here: true, do: ops });
export const everyTurn = (...ops: readonly Op[]): Effect => ({ on: 'turnStart', do: ops });
/** In the Advantage step, at the owner's choice, this many times in a game. */
export const ability = (count: number, ...ops: readonly Op[]): Effect => ({
  on: 'activated',
  window: 'advantageStep',
  limit: uses(count),
  do: ops,
});

/** Looks at the next cards before the action is chosen. */
export const seer = (amount: number): Effect => ({ on: 'advantageStep', do: [lookDeck(amount)] });
/** Looks at them, and once per turn puts them in order. */
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
/** For the player's heroes on the adjacent tracks. */
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

// In a conflict. A spy helps the whole team; everything else works only on the card’s own track.

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
/** A bonus that may be used once per conflict, until its uses are spent. */
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
/** Not used on a Mission without this color. */
const onColour = (attr: Attribute): Condition => ({
  matches: { target: 'mission', where: { hasAttr: attr } },
});
/** Stays on its track until an attacker triggers it. */
export const trap = (amount: number, attr: Attribute, count: number): Effect => ({
  on: 'conflictDeclared',
  side: 'opponent',
  here: true,
  if: onColour(attr),
  limit: charges(count),
  do: weaken(amount, [attr]),
});
/** Weakens the hero on the other side of the track, whoever attacks. */
export const hex = (amount: number, attrs: readonly Attribute[], count: number): Effect => ({
  on: 'conflictDeclared',
  side: 'any',
  here: true,
  if: { any: attrs.map(onColour) },
  limit: charges(count),
  do: weaken(amount, attrs),
});

// Protection from wounds and cards.

export const healSelf = (from: number): Effect => ({
  on: 'turnStart',
  do: [
    { op: 'roll', dice: '1d6', as: 'luck' },
    // biome-ignore lint/suspicious/noThenProperty: the word of the card packs, and never awaited
    { op: 'if', cond: { cmp: [{ var: 'luck' }, '>=', from] }, then: [{ op: 'heal', target: 'this' }] },
  ],
});
/** An Advantage that is discarded after it heals its hero. */
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
