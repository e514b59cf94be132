import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../cards/set.ts';
import { PRECONS } from '../../decks/precons.ts';
import type { Effect, Op, Trigger } from '../../effects/effect.ts';
import { TRIGGERS } from '../../effects/effect.ts';
import { action, advantage, deed, hero, mission, ONE, TWO, times } from '../cards.ts';
import { packOf, type Wish } from '../situation.ts';
import { duel, opened, type Played } from '../table.ts';

/** Gives two points to the owner of the card each time the trigger occurs. */
const GAIN: Op = { op: 'gainVp', who: 'self', amount: 2 };
const on = (trigger: Trigger, more: Partial<Effect> = {}): Effect => ({ on: trigger, do: [GAIN], ...more });
const watcher = (name: string, ...effects: readonly Effect[]) =>
  hero(name, '2 2 2', { effects, woundedEffects: effects });

const tested = new Set<Trigger>(['static', 'activated']);
const trigger = (name: Trigger, what: string, body: () => void): void => {
  tested.add(name);
  test(`${name}: ${what}`, body);
};

/** A game in which the first player has a hero with this effect on the second track. */
const watching = (effect: Effect, wish: Wish = {}): Played =>
  duel({ ...wish, a: { heroes: [hero('Ada'), watcher('Eye', effect)], ...wish.a } });

/** A game in which the second player has a hero with this effect on the second track. */
const watched = (effect: Effect, wish: Wish = {}): Played =>
  duel({ ...wish, b: { heroes: [hero('Bea'), watcher('Eye', effect)], ...wish.b } });

trigger('play', "an Action reacts to itself, another card to any of its player's Actions", () => {
  const once = action('Once', { effects: [on('play')] });
  assert.equal(duel({ a: { hand: [once] } }).play('Once').vp, '2 0');
  assert.equal(watching(on('play'), { a: { hand: [ONE] } }).play('One').vp, '2 0');
  assert.equal(watched(on('play')).play('One').vp, '0 0');
  assert.equal(watched(on('play', { side: 'opponent' })).play('One').vp, '0 2');
  const onTrack = action('Post', { play: 'track', effects: [on('play')] });
  const t = duel({ a: { hand: [onTrack, ONE] } }).play('Post', 'A0');
  assert.equal(t.vp, '2 0');
  assert.equal(t.pass().play('One').vp, '2 0', 'expected a different Action not to trigger the effect');
});

trigger('play', 'a false condition stops the effect', () => {
  const never = action('Never', { effects: [on('play', { if: { is: 'attacking' } })] });
  assert.equal(duel({ a: { hand: [never] } }).play('Never').vp, '0 0');
});

trigger('attach', "an Advantage reacts to itself, another card to any of its player's Advantages", () => {
  const sword = advantage('Sword', { effects: [on('attach')] });
  const plain = advantage('Plain');
  const extra: Effect = { on: 'static', do: [{ op: 'extraAdvantage', amount: 1 }] };
  const t = duel({ a: { heroes: [hero('Ada', '1 1 1', { effects: [extra] })], hand: [sword, plain] } });
  assert.equal(t.attach('Plain', 'Ada').vp, '0 0');
  assert.equal(t.attach('Sword', 'Ada').attach('Plain', 'Ada').vp, '2 0');
  const other = watching(on('attach'), { a: { hand: [plain] } });
  assert.equal(other.attach('Plain', 'Ada').vp, '2 0');
});

/** The state after the first player wounds or heals their own first hero. */
const turning = (
  heroes: readonly ReturnType<typeof hero>[],
  verb: 'wound' | 'heal',
  wish: Wish = {},
): Played => {
  const first = heroes[0]!;
  const card = deed('Turn', { op: verb, target: { kind: 'hero', of: 'self', pick: 'choose' } });
  const t = duel({
    ...wish,
    a: { heroes, hand: [card], ...(verb === 'heal' ? { wounded: [0] } : {}), ...wish.a },
  });
  return t.play('Turn').choose(first.name.en);
};

trigger('faceUp', 'triggers when either face is turned up', () => {
  assert.equal(turning([watcher('Eye', on('faceUp'))], 'wound').vp, '2 0');
  assert.equal(turning([watcher('Eye', on('faceUp'))], 'heal').vp, '2 0');
  assert.equal(
    turning([hero('Ada'), watcher('Eye', on('faceUp'))], 'wound').vp,
    '0 0',
    'expected a different hero’s wound not to trigger the effect',
  );
  const one = hero('Ada', '1 1 1', { effects: [on('faceUp')] });
  assert.equal(turning([one], 'wound').vp, '0 0', 'expected the face that is turned down to have no effect');
});

trigger('wounded', "triggers for heroes of the player, or with `side` also for other players' heroes", () => {
  assert.equal(turning([watcher('Eye', on('wounded'))], 'wound').vp, '2 0');
  assert.equal(turning([watcher('Eye', on('wounded'))], 'heal').vp, '0 0');
  const b = { heroes: [watcher('Foe', on('wounded', { side: 'opponent' }))] };
  assert.equal(turning([hero('Ada')], 'wound', { b }).vp, '0 2');
  const charm = advantage('Charm', { effects: [on('wounded')] });
  assert.equal(turning([hero('Ada')], 'wound', { a: { beside: { 0: [charm] } } }).vp, '2 0');
  assert.equal(turning([hero('Ada')], 'wound', { a: { beside: { 1: [charm] } } }).vp, '0 0');
});

trigger('healed', "triggers for the player's own hero", () => {
  assert.equal(turning([watcher('Eye', on('healed'))], 'heal').vp, '2 0');
  assert.equal(turning([watcher('Eye', on('healed'))], 'wound').vp, '0 0');
});

trigger('wouldBeWounded', 'triggers before the wound, which can be stopped', () => {
  const shield = advantage('Shield', {
    effects: [
      {
        on: 'wouldBeWounded',
        optional: true,
        limit: { uses: 1, per: 'game', thenDiscard: true },
        do: [{ op: 'cancel', target: 'bound' }],
      },
    ],
  });
  const t = turning([hero('Ada')], 'wound', { a: { beside: { 0: [shield] } } });
  assert.equal(t.asked, '0 choose confirm');
  const kept = t.choose('yes');
  assert.equal(kept.attrs('Ada'), '2 2 2');
  assert.equal(kept.row(0), 'Ada A1 A2 A3');
  assert.match(kept.discard(0), /Shield/);
  const taken = t.choose('no');
  assert.equal(taken.attrs('Ada'), '1 1 1 w');
  assert.equal(taken.row(0), 'Ada+Shield A1 A2 A3');
});

const wins = (t: Played, track = 0): Played => t.attempt(track).place().concede();
const fails = (t: Played, track = 0): Played => t.attempt(track).place().defend();

trigger('missionWon', 'triggers for the Mission itself, and for cards that react to it', () => {
  assert.equal(
    wins(duel({ missions: [mission('Road', { power: 1 }, { vp: 1, effects: [on('missionWon')] })] })).vp,
    '3 0',
  );
  assert.equal(wins(watching(on('missionWon'))).vp, '3 0');
  assert.equal(wins(watching(on('missionWon', { here: true }))).vp, '1 0');
  assert.equal(wins(watching(on('missionWon', { here: true })), 1).vp, '3 0');
  assert.equal(wins(watched(on('missionWon', { side: 'opponent' }))).vp, '1 2');
  assert.equal(wins(watched(on('missionWon', { side: 'any' }))).vp, '1 2');
});

trigger('missionPlaced', 'triggers when a Mission is put on a track', () => {
  const dam = mission('Dam', { power: 1 }, { effects: [on('missionPlaced')] });
  assert.equal(
    wins(duel({ b: { hand: [dam] } })).vp,
    '1 2',
    'expected the player who placed the Mission to gain 2 points',
  );
  assert.equal(
    wins(duel({ b: { deck: [ONE, dam, ...times(8, ONE)] } })).vp,
    '1 2',
    'expected a Mission found by a dig to trigger the effect',
  );
  const plain = { hand: [mission('Mill')] };
  assert.equal(wins(watched(on('missionPlaced'), { b: plain })).vp, '1 2');
});

trigger('turnStart', "triggers in the player's own turn, or another player's", () => {
  assert.equal(duel({ from: 'turn', a: { heroes: [watcher('Eye', on('turnStart'))] } }).vp, '2 0');
  assert.equal(watched(on('turnStart', { side: 'opponent' })).pass().vp, '0 0');
  assert.equal(
    watched(on('turnStart', { side: 'opponent' }))
      .pass()
      .pass().vp,
    '0 2',
  );
  assert.equal(
    watched(on('turnStart', { side: 'any' }))
      .pass()
      .pass().vp,
    '0 4',
  );
});

trigger('drawStep', 'triggers after the draw', () => {
  const effect = on('drawStep', { if: { cmp: [{ hand: 'self' }, '=', 6] } });
  const t = duel({ from: 'turn', a: { heroes: [watcher('Eye', effect)], hand: [] } });
  assert.equal(t.vp, '2 0');
});

trigger('advantageStep', 'triggers before an Advantage is attached', () => {
  assert.equal(duel({ from: 'turn', a: { heroes: [watcher('Eye', on('advantageStep'))] } }).vp, '2 0');
});

trigger('turnEnd', 'triggers at the end of the turn, after the target is checked', () => {
  const t = watching(on('turnEnd'), { a: { target: 2 } });
  const ended = t.pass();
  assert.equal(ended.vp, '2 0');
  assert.equal(ended.asked, '1 act');
});

trigger(
  'conflictDeclared',
  'triggers for attempts of either side, or with `here` only if the card’s own hero takes part',
  () => {
    assert.equal(watching(on('conflictDeclared')).attempt(0).vp, '2 0');
    assert.equal(watching(on('conflictDeclared', { here: true })).attempt(0).vp, '0 0');
    assert.equal(watching(on('conflictDeclared', { here: true })).attempt(1).vp, '2 0');
    assert.equal(watched(on('conflictDeclared')).attempt(0).vp, '0 0');
    assert.equal(watched(on('conflictDeclared', { side: 'opponent' })).attempt(0).vp, '0 2');
    assert.equal(watched(on('conflictDeclared', { side: 'opponent', here: true })).attempt(0).vp, '0 0');
    assert.equal(watched(on('conflictDeclared', { side: 'opponent', here: true })).attempt(1).vp, '0 2');
  },
);

trigger('pamPlaced', 'triggers for cards placed by either side, but not if a player concedes', () => {
  assert.equal(watching(on('pamPlaced')).attempt(0).place('One power').vp, '2 0');
  const t = watched(on('pamPlaced')).attempt(0).place('One power');
  assert.equal(t.vp, '0 0');
  assert.equal(t.defend('One power').told('gained').length, 1);
  assert.equal(t.concede().told('gained').length, 0);
  assert.equal(
    watched(on('pamPlaced', { side: 'opponent' }))
      .attempt(0)
      .place().vp,
    '0 2',
  );
});

trigger('beforeReveal', 'triggers for both sides', () => {
  const gains = (t: Played): number => t.attempt(0).place().defend().told('gained').length;
  assert.equal(gains(watching(on('beforeReveal'))), 1);
  assert.equal(gains(watched(on('beforeReveal'))), 1);
  assert.equal(gains(watched(on('beforeReveal', { side: 'opponent' }))), 1);
  assert.equal(gains(watching(on('beforeReveal', { side: 'opponent' }))), 0);
  assert.equal(gains(watching(on('beforeReveal', { side: 'any' }))), 1);
  assert.equal(
    wins(watching(on('beforeReveal'))).told('gained').length,
    0,
    'expected the effect not to be triggered, because nothing is revealed after a concession',
  );
});

trigger('afterReveal', 'triggers for both sides, and it can still change the result', () => {
  const help: Effect = { on: 'afterReveal', here: true, do: [{ op: 'bonus', attr: 'power', amount: 9 }] };
  assert.equal(fails(duel({ a: { heroes: [watcher('Eye', help)] } })).vp, '1 0');
  const b = { heroes: [watcher('Eye', help)] };
  assert.equal(fails(duel({ a: { heroes: [hero('Ada', '5 5 5')] }, b })).vp, '0 0');
});

trigger('conflictWon', "triggers after the player's attempt succeeds", () => {
  assert.equal(wins(watching(on('conflictWon'))).vp, '3 0');
  assert.equal(fails(watching(on('conflictWon'))).vp, '0 0');
  assert.equal(wins(watched(on('conflictWon', { side: 'opponent' }))).vp, '1 2');
});

trigger('conflictLost', "triggers after the player's attempt fails", () => {
  assert.equal(fails(watching(on('conflictLost'))).vp, '2 0');
  assert.equal(wins(watching(on('conflictLost'))).vp, '1 0');
  assert.equal(fails(watching(on('conflictLost', { here: true }))).vp, '0 0');
  assert.equal(
    fails(watching(on('conflictLost', { here: true })), 1).vp,
    '2 0',
    'expected the effect to be triggered although the failure wounds its hero',
  );
});

trigger('defended', "triggers after the player's defense succeeds", () => {
  assert.equal(fails(watched(on('defended'))).vp, '0 2');
  assert.equal(wins(watched(on('defended'))).vp, '1 0');
  assert.equal(fails(watching(on('defended', { side: 'opponent' }))).vp, '2 0');
});

trigger('actionPlayed', 'triggers before the Action is carried out', () => {
  assert.equal(watching(on('actionPlayed')).play('One').vp, '2 0');
  assert.equal(watched(on('actionPlayed', { side: 'opponent' })).play('One').vp, '0 2');
});

test('a player may play a reaction from hand when an opponent plays an Action', () => {
  const counter = action('Counter', {
    play: 'reaction',
    effects: [
      { on: 'actionPlayed', side: 'opponent', optional: true, do: [{ op: 'cancel', target: 'playedCard' }] },
    ],
  });
  const raid = deed('Raid', GAIN);
  const t = duel({ a: { hand: [raid] }, b: { hand: [counter, ...times(5, TWO)] } });
  const asked = t.play('Raid');
  assert.equal(asked.asked, '1 choose confirm');
  const stopped = asked.choose('yes');
  assert.equal(stopped.vp, '0 0');
  assert.equal(stopped.discard(0), 'Raid');
  assert.equal(stopped.discard(1), 'Counter');
  assert.equal(stopped.told('cancelled').length, 1);
  const let1 = asked.choose('no');
  assert.equal(let1.vp, '2 0');
  assert.match(let1.hand(1), /Counter/);
  assert.equal(
    let1.no.play('Counter'),
    'cannot-play',
    'expected a reaction to be refused as the action of a turn',
  );
  const own = duel({ a: { hand: [raid, counter] } }).play('Raid');
  assert.equal(own.vp, '2 0', 'expected no reaction to an Action of the same player');
});

test('a player may play a reaction from hand when their own hero would be wounded', () => {
  const parry = action('Parry', {
    play: 'reaction',
    effects: [{ on: 'wouldBeWounded', optional: true, do: [{ op: 'cancel', target: 'bound' }] }],
  });
  const t = duel({ a: { hand: [parry] }, b: { hand: [parry, ...times(5, TWO)] } });
  const asked = t.attempt(0).place().defend();
  assert.equal(asked.asked, '0 choose confirm', 'expected only the owner of the hero to be asked');
  const kept = asked.choose('yes');
  assert.deepEqual([kept.attrs('A0'), kept.discard(0)], ['2 2 2', 'Parry']);
  assert.equal(asked.choose('no').attrs('A0'), '1 1 1 w');
});

test('a reaction can’t be played if an earlier effect has discarded it from the hand', () => {
  const counter = action('Counter', {
    play: 'reaction',
    effects: [{ on: 'actionPlayed', side: 'opponent', optional: true, do: [GAIN] }],
  });
  const panic: Effect = {
    on: 'actionPlayed',
    side: 'opponent',
    do: [{ op: 'discardHand', who: 'self', amount: 9 }],
  };
  const t = duel({ b: { hand: [counter], heroes: [hero('Bea', '2 2 2', { effects: [panic] })] } }).play(
    'One',
  );
  assert.equal(t.asked, '1 choose effect');
  const lost = t.choose(0);
  assert.deepEqual([lost.asked, lost.vp, lost.discard(1)], ['1 act', '0 0', 'Counter']);
  const first = t.choose(1);
  assert.equal(first.asked, '1 choose confirm');
  assert.equal(first.choose('yes').vp, '0 2');
});

test('the game stops effects that trigger each other endlessly', () => {
  const revenge: Effect = {
    on: 'wounded',
    side: 'any',
    do: [
      { op: 'heal', target: 'bound' },
      { op: 'wound', target: 'bound' },
    ],
  };
  const t = watching(revenge).attempt(0).place().defend();
  assert.equal(t.asked, '1 act');
});

test('of several triggered effects, those of the active player happen first, and each player orders their own', () => {
  const draws: Effect = { on: 'conflictDeclared', do: [{ op: 'draw', who: 'self', amount: 1 }] };
  const t = duel({
    a: { heroes: [watcher('One1', on('conflictDeclared')), watcher('Two2', draws)] },
    b: { heroes: [watcher('Foe', on('conflictDeclared', { side: 'opponent' }))] },
  });
  const asked = t.attempt(0);
  assert.equal(asked.asked, '0 choose effect');
  assert.equal(asked.from, '0 1');
  const done = asked.choose(1);
  assert.deepEqual(
    done.events.map(({ type }) => type).filter(type => type === 'moved' || type === 'gained'),
    ['moved', 'gained', 'gained'],
  );
  assert.equal(done.vp, '2 2');
});

trigger('pushback', 'triggers before the dice of Thargos are rolled', () => {
  const eye = watcher('Eye', on('pushback'));
  const precon = PRECONS[0]!;
  const deck = { ...precon, heroes: [eye.id, ...precon.heroes.slice(1)] };
  const packs = [packOf([...DEFAULT_SET, eye])];
  const t = opened(1, { mode: 'solo-story', soloStory: 'thargosOnly', decks: [deck], packs });
  const attempt = { type: 'attemptNode', node: 'guilds', hero: 0 } as const;
  const done = t.give(attempt).place();
  const types = done.events.map(({ type }) => type);
  assert.equal(types.filter(type => type === 'gained').length, 1);
  assert.ok(types.indexOf('gained') < types.indexOf('pushedBack'));
});

test('every trigger has a test in this file', () => {
  assert.deepEqual(
    TRIGGERS.filter(name => !tested.has(name)),
    [],
  );
});
