import assert from 'node:assert/strict';
import { test } from 'node:test';
import { action, advantage, deed, hero, mission, ONE, TWO, times } from '../cards.ts';
import type { Wish } from '../situation.ts';
import { duel } from '../table.ts';

test('HT-4.1: draw up to six, all of them; what a short deck has, if it has any', () => {
  const full = duel({ from: 'turn', a: { hand: [TWO, TWO], deck: times(10, ONE) } });
  assert.equal(full.hand(0), 'Two Two One One One One');
  assert.equal(full.state.players[0]!.deck, 6);
  const short = duel({ from: 'turn', a: { hand: [TWO, TWO, TWO], deck: [ONE] } });
  assert.equal(short.hand(0), 'Two Two Two One');
  assert.equal(short.asked, '0 act');
});

test('HT-4.2: whoever should draw and cannot loses at once, whatever the score', () => {
  const lost = duel({ from: 'turn', a: { hand: [TWO, TWO, TWO], deck: [], vp: 99, target: 20 } });
  assert.equal(lost.asked, 'over burned 2 1');
});

test('HT-4.2, HT-A-04: with a full hand nothing has to be drawn, unless burnStrict', () => {
  const wish = { from: 'turn', a: { hand: times(6, ONE), deck: [] } } satisfies Wish;
  assert.equal(duel(wish).asked, '0 act');
  assert.equal(duel({ ...wish, config: { burnStrict: true } }).asked, 'over burned 2 1');
  const more = { ...wish, a: { hand: times(8, ONE), deck: [] } };
  assert.equal(duel(more).asked, '0 act');
});

test('HT-4.3: one Advantage from hand on an own hero, Active or Wounded; it stays', () => {
  const t = duel({
    a: {
      hand: [advantage('Sword', { mods: { power: 1 } }), advantage('Shield', { mods: { mind: 2 } }), ONE],
      wounded: [1],
    },
  });
  assert.equal(t.no.attach('One', 'A0'), 'not-an-advantage');
  assert.equal(t.no.attach('Sword', 'B0'), 'cannot-attach');
  const done = t.attach('Sword', 'A1');
  assert.equal(done.attrs('A1'), '2 1 1 w');
  assert.equal(done.no.attach('Shield', 'A0'), 'no-advantage-left');
  assert.equal(done.asked, '0 act', 'the action is still to come');
  const later = done.pass().pass();
  assert.equal(later.row(0), 'A0 A1+Sword A2 A3', 'from turn to turn');
  assert.equal(later.no.attach('Shield', 'A0'), 'accepted', 'one each turn');
});

test('HT-4.3: only what is in the own hand', () => {
  const t = duel({ b: { hand: [advantage('Sword')] } });
  const card = t.state.secret.hands[1]![0]!;
  assert.equal(t.no.give({ type: 'attach', card, hero: 0 }), 'not-in-hand');
  assert.equal(t.no.give({ type: 'playAction', card }), 'not-in-hand');
});

test('HT-A-40: more Advantages are for the player, on any hero', () => {
  const quartermaster = hero('Quin', '1 1 1', {
    effects: [{ on: 'static', do: [{ op: 'extraAdvantage', amount: 1 }] }],
  });
  const sword = advantage('Sword');
  const t = duel({ a: { heroes: [quartermaster], hand: [sword, sword, sword] } });
  const done = t.attach('Sword', 'A1').attach('Sword', 'A2');
  assert.equal(done.row(0), 'Quin A1+Sword A2+Sword A3');
  assert.equal(done.no.attach('Sword', 'Quin'), 'no-advantage-left');
});

test('HT-4.4: an Action happens and ends the turn; an attempt or a pass does too', () => {
  const raid = deed('Raid', { op: 'burn', who: 'opponent', amount: 2 });
  const t = duel({ a: { hand: [raid, ONE, mission('Hill'), advantage('Sword')] } });
  assert.equal(t.no.play('Hill'), 'not-an-action');
  const played = t.play('Raid');
  assert.equal(played.discard(1), 'One One');
  assert.equal(played.discard(0), 'Raid');
  assert.equal(played.asked, '1 act');
  assert.equal(t.attempt(0).place().concede().asked, '1 act');
  assert.equal(t.pass().asked, '1 act');
});

test('HT-4.4: the Advantage comes before the action', () => {
  const t = duel({ a: { hand: [advantage('Sword')] } });
  assert.equal(t.pass().asked, '1 act');
});

test('HT-4.4, HT-A-33: without allowPass one acts if one can', () => {
  const config = { allowPass: false } as const;
  assert.equal(duel({ config }).no.pass(), 'cannot-pass');
  const empty = { config, missions: [null, null, null, null], a: { hand: [mission('Hill')] } } as const;
  assert.equal(duel(empty).no.pass(), 'accepted', 'nothing can be done');
  assert.equal(duel({ ...empty, a: { hand: [ONE] } }).no.pass(), 'cannot-pass');
  assert.equal(duel({ ...empty, config: { allowPass: true }, a: { hand: [ONE] } }).no.pass(), 'accepted');
});

test('HT-4.4, HT-1.10: an instant Action goes to the discard pile, one on a track stays', () => {
  const guard = action('Guard', { play: 'track', mods: { mind: 1 } });
  const t = duel({ a: { hand: [guard, deed('Raid')] } });
  assert.equal(t.no.play('Guard'), 'needs-hero');
  assert.equal(t.no.play('Guard', 'B0'), 'needs-hero');
  assert.equal(t.no.play('Raid', 'A0'), 'cannot-play');
  const done = t.play('Guard', 'A2');
  assert.equal(done.row(0), 'A0 A1 A2+Guard A3');
  assert.equal(done.attrs('A2'), '2 3 2');
  assert.equal(done.attrs('A1'), '2 2 2', 'only the hero it goes with');
  assert.equal(done.discard(0), '');
});

test('HT-4.5, HT-6.1: the points are counted at the end of the own turn', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '9 9 9')], target: 3, vp: 1 },
    missions: [mission('Road', { power: 1 }, { vp: 2 })],
  });
  assert.equal(t.attempt(0).place().concede().asked, 'over target 1 2');
  const before = duel({ b: { target: 3, vp: 3 } });
  assert.equal(before.asked, '0 act', 'not in another’s turn');
  const other = before.pass();
  assert.equal(other.told('turnBegun')[0]!.seat, 1);
  assert.equal(other.asked, 'over target 2 1');
});

test('HT-4.6: nothing is drawn at the end of the turn', () => {
  const t = duel({ a: { hand: times(6, TWO) } })
    .attempt(0)
    .place('Two power', 'Two power')
    .concede();
  assert.equal(t.state.players[0]!.hand, 4);
});

test('only whoever is asked answers, and nobody after the end', () => {
  const t = duel();
  assert.equal(t.no.defend(), 'wrong-command');
  const over = duel({ b: { vp: 9, target: 9 } }).pass();
  assert.equal(over.no.pass(), 'game-over');
});
