import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deed, hero, mission, ONE, times } from '../cards.ts';
import { attempt, type ModesWish, solo, soloStory, story } from '../modes-table.ts';
import type { Wish } from '../situation.ts';
import { duel, type Played } from '../table.ts';

const passes = (t: Played, count: number): Played => {
  let now = t;
  for (let i = 0; i < count; i++) now = now.pass();
  return now;
};

test('HT-6.1: points come from Missions; a player who has reached the target wins at the end of their own turn', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '9 9 9')], target: 4, vp: 1 },
    missions: [mission('Road', { power: 1 }, { vp: 3 })],
  });
  const won = t.attempt(0).place().concede();
  assert.equal(won.vp, '4 0');
  assert.deepEqual(won.state.result, {
    places: [1, 2],
    vp: [4, 0],
    targets: [4, 100],
    why: 'target',
    rounds: 1,
  });
});

test('HT-6.2: a player whose deck burns loses, even with enough VP to win', () => {
  const t = duel({ b: { hand: [ONE], deck: [], vp: 50, target: 50 } });
  assert.equal(t.pass().asked, 'over burned 1 2');
});

test('HT-6.3: a player’s target doesn’t change if they lose heroes', () => {
  const t = duel({
    config: { undead: true },
    a: { heroes: [hero('Ada', '0 0 0')], wounded: [0], target: 20 },
    b: { heroes: [hero('Ghoul', '9 9 9', { tags: ['undead'] })], target: 30 },
  });
  const taken = t.attempt(0).place().defend();
  assert.equal(taken.asked, '1 choose hero');
  const done = taken.choose('B1');
  assert.equal(done.row(0), '- A1 A2 A3');
  assert.equal(done.row(1), 'Ghoul Ada B2 B3');
  assert.deepEqual(
    done.state.players.map(({ target }) => target),
    [20, 30],
  );
});

const stillUnder = (config: Wish['config'], a = 3, b = 5): Played =>
  duel({ config: config ?? {}, a: { vp: a, target: 10 }, b: { vp: b, target: 20 } });

const still = stillUnder;

test('HT-A-12: by the book, passing never ends a game; with maxRounds 0, the number of rounds is unlimited', () => {
  assert.equal(passes(still({}), 60).asked, '0 act');
  const quick = { maxRounds: 5 };
  assert.equal(passes(still(quick), 10).asked, 'over rounds 1 2');
  assert.equal(passes(still({ maxRounds: 0 }), 250).asked, '0 act');
});

test('HT-6.4, HT-A-12: under balanced rules, the game ends after five rounds of passing, and the player closest to their target in percent wins', () => {
  const still = (config: Wish['config'], a = 3, b = 5): Played =>
    stillUnder({ rules: 'balanced', ...config }, a, b);
  const t = still({});
  assert.equal(passes(t, 9).asked, '1 act');
  assert.equal(passes(t, 10).asked, 'over stalled 1 2', 'expected 3 of 10 VP to win against 5 of 20');
  assert.equal(passes(still({}, 3, 7), 10).asked, 'over stalled 2 1');
  assert.equal(
    passes(still({}, 3, 6), 10).asked,
    'over stalled 1 1',
    'expected 3 of 10 VP and 6 of 20 to be a draw',
  );
});

test('HT-6.4: alone or against the Rival, a player loses if the game ends by passing or by the round limit', () => {
  const stillRival = { heroes: [null, null, null, null], deck: [] };
  const ahead = { sides: [{ vp: 30, target: 34 }], rival: stillRival } satisfies ModesWish;
  const alone: readonly [string, (wish: ModesWish) => Played][] = [
    ['solo', solo],
    ['solo story', soloStory],
    ['thargosOnly', wish => soloStory({ ...wish, config: { ...wish.config, soloStory: 'thargosOnly' } })],
    ['a story with one seat', story],
  ];
  for (const [name, make] of alone) {
    const long = passes(make({ ...ahead, config: { maxRounds: 5, stallRounds: 100 } }), 5);
    assert.equal(long.asked, 'over rounds 0', `expected the player to lose by the round limit in ${name}`);
    const passed = passes(make({ ...ahead, config: { stallRounds: 2 } }), 2);
    assert.equal(passed.asked, 'over stalled 0', `expected the player to lose by passing in ${name}`);
  }
  const together = story({
    sides: [
      { vp: 9, target: 10 },
      { vp: 9, target: 10 },
    ],
    config: { coop: true, stallRounds: 1 },
  });
  assert.equal(passes(together, 2).asked, 'over stalled 0 0');
});

test('HT-6.4: a player alone in a story loses if their deck burns', () => {
  assert.equal(story({ sides: [{ hand: [], deck: [] }] }).pass().asked, 'over burned 0');
});

test('HT-A-12: the game ends after stallRounds rounds in which all players pass', () => {
  assert.equal(passes(still({ stallRounds: 2 }), 3).asked, '1 act');
  assert.equal(passes(still({ stallRounds: 2 }), 4).asked, 'over stalled 1 2');
});

test('HT-A-12: an attempt without cards doesn’t count as passing', () => {
  const t = passes(still({ stallRounds: 1 }), 1);
  const acted = t.attempt(0).place().defend();
  assert.equal(acted.asked, '0 act');
  assert.equal(passes(acted, 1).asked, '1 act');
  assert.equal(passes(acted, 2).asked, 'over stalled 1 2');
});

test('HT-A-12: a turn in which a player only draws and passes counts as passing', () => {
  const t = duel({ config: { stallRounds: 1 }, from: 'turn', a: { hand: [ONE] }, b: { hand: [ONE] } });
  assert.match(passes(t, 2).asked, /^over stalled/);
});

test('HT-A-12: the game ends after standstillRounds rounds in which no player gains points and no deck shrinks', () => {
  const again = deed('Again', { op: 'recover', who: 'self', amount: 1, to: 'deckTop', by: 'random' });
  const config = { standstillRounds: 3, stallRounds: 100 };
  const circling = (wish: Wish): Played => duel({ config, a: { vp: 1 }, ...wish });
  const rounds = (t: Played, count: number): Played => {
    let now = t;
    for (let i = 0; i < 2 * count && now.state.question; i++) now = now.play('Again');
    return now;
  };
  const side = { hand: times(6, again), deck: times(10, again), discard: times(8, again) };
  const t = circling({ a: { ...side, vp: 1 }, b: side });
  assert.equal(rounds(t, 3).asked, '0 act');
  assert.equal(rounds(t, 5).asked, 'over stalled 1 2');
});

test('HT-A-12: a deck that is refilled and then shrinks again counts as progress', () => {
  const restock = deed('Restock', { op: 'recover', who: 'self', amount: 20, to: 'deckBottom', by: 'random' });
  const side = { deck: times(20, ONE), discard: times(20, ONE) };
  const config = { standstillRounds: 3 };
  let t = duel({
    config,
    a: { ...side, hand: [restock, ...times(5, ONE)] },
    b: { ...side, hand: times(6, ONE) },
  });
  t = t.play('Restock');
  const refilled = t.state.players[0]!.deck;
  assert.equal(refilled, 40);
  // Only A plays a card each turn, so only A’s deck shrinks: 39, 38 and so on.
  for (let i = 0; i < 9; i++) t = t.pass().play('One');
  assert.equal(t.state.players[0]!.deck, refilled - 9);
  assert.equal(t.asked, '1 act');
});

test('HT-A-12: standstillRounds ends a story in which the same hero repels every attempt', () => {
  const again = deed('Again', { op: 'recover', who: 'self', amount: 1, to: 'deckTop', by: 'random' });
  const side = { hand: times(6, again), deck: times(10, again), discard: times(8, again) };
  const wall = hero('Wall', '9 9 9', { wounded: '9 9 9' });
  const config = { standstillRounds: 3, stallRounds: 100 };
  let t = story({
    sides: [
      { ...side, vp: 1 },
      { ...side, heroes: [wall] },
    ],
    config,
  });
  let attempts = 0;
  for (; attempts < 40 && t.state.question; attempts++) {
    // A attempts the node and fails against the same hero in each turn. B plays the same card in each turn.
    if (t.asked === '0 act') t = attempt(t, 'guilds', 'Wall').place().defend();
    else t = t.play('Again');
  }
  assert.match(t.asked, /^over stalled 1 2/);
  assert.ok(attempts > 6, `expected the story to last more than 6 turns, found ${attempts}`);
});

test('HT-A-12: the game ends after maxRounds rounds', () => {
  let t = duel({ config: { maxRounds: 5 }, a: { deck: times(40, ONE) }, b: { deck: times(40, ONE), vp: 1 } });
  for (let i = 0; i < 9; i++) t = t.play('One');
  assert.equal(t.state.turn.number, 10);
  assert.match(t.play('One').asked, /^over rounds/);
});

test('HT-8.4, HT-A-15: lastDitch decides whether a player with an empty deck has no turn, one turn, or turns until their hand is empty', () => {
  const wish = { from: 'turn', a: { hand: [ONE, ONE], deck: [] } } satisfies Wish;
  assert.equal(duel({ ...wish, config: { lastDitch: 'off' } }).asked, 'over burned 2 1');
  const last = duel({ ...wish, config: { lastDitch: 'finalTurn' } });
  assert.equal(last.asked, '0 act');
  assert.equal(last.attempt(0).place('One power').concede().asked, 'over lastDitch 2 1');
  const long = duel({ ...wish, config: { lastDitch: 'untilHandEmpty' } });
  assert.equal(
    long.pass().asked,
    'over lastDitch 2 1',
    'expected a turn without a played card to end the last ditch with a loss',
  );
  const again = long.attempt(0).place('One power').concede();
  assert.equal(again.asked, '1 act', 'expected the last ditch to continue, because one card is left');
  assert.equal(
    again.pass().play('One').asked,
    'over lastDitch 2 1',
    'expected the player to lose after playing their last card',
  );
});
