import assert from 'node:assert/strict';
import { test } from 'node:test';
import { action, advantage, deed, hero, mission, ONE, TWO, times } from '../cards.ts';
import type { Wish } from '../situation.ts';
import { duel } from '../table.ts';

test('HT-4.1: at the start of a turn, a player draws up to six cards in hand, or as many as the deck has', () => {
  const full = duel({ from: 'turn', a: { hand: [TWO, TWO], deck: times(10, ONE) } });
  assert.equal(full.hand(0), 'Two Two One One One One');
  assert.equal(full.state.players[0]!.deck, 6);
  const short = duel({ from: 'turn', a: { hand: [TWO, TWO, TWO], deck: [ONE] } });
  assert.equal(short.hand(0), 'Two Two Two One');
  assert.equal(short.asked, '0 act');
});

test('HT-4.2: a player who must draw but can’t loses immediately, even with enough VP to win', () => {
  const lost = duel({ from: 'turn', a: { hand: [TWO, TWO, TWO], deck: [], vp: 99, target: 20 } });
  assert.equal(lost.asked, 'over burned 2 1');
});

test('HT-4.2, HT-A-04: a player with an empty deck and a full hand loses only if burnStrict is on', () => {
  const wish = { from: 'turn', a: { hand: times(6, ONE), deck: [] } } satisfies Wish;
  assert.equal(duel(wish).asked, '0 act');
  assert.equal(duel({ ...wish, config: { burnStrict: true } }).asked, 'over burned 2 1');
  const more = { ...wish, a: { hand: times(8, ONE), deck: [] } };
  assert.equal(duel(more).asked, '0 act');
});

test('HT-4.3: a player may attach one Advantage from hand to an Active or Wounded hero of their own; it stays there', () => {
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
  assert.equal(
    done.asked,
    '0 act',
    'expected the player to still have their action after attaching an Advantage',
  );
  const later = done.pass().pass();
  assert.equal(
    later.row(0),
    'A0 A1+Sword A2 A3',
    'expected the Advantage to stay at its hero in later turns',
  );
  assert.equal(
    later.no.attach('Shield', 'A0'),
    'accepted',
    'expected a second Advantage to be accepted in the next turn',
  );
});

test('HT-4.3: a player can play only cards from their own hand', () => {
  const t = duel({ b: { hand: [advantage('Sword')] } });
  const card = t.state.secret.hands[1]![0]!;
  assert.equal(t.no.give({ type: 'attach', card, hero: 0 }), 'not-in-hand');
  assert.equal(t.no.give({ type: 'playAction', card }), 'not-in-hand');
});

test('HT-A-40: a player may attach additional Advantages to any of their heroes', () => {
  const quartermaster = hero('Quin', '1 1 1', {
    effects: [{ on: 'static', do: [{ op: 'extraAdvantage', amount: 1 }] }],
  });
  const sword = advantage('Sword');
  const t = duel({ a: { heroes: [quartermaster], hand: [sword, sword, sword] } });
  const done = t.attach('Sword', 'A1').attach('Sword', 'A2');
  assert.equal(done.row(0), 'Quin A1+Sword A2+Sword A3');
  assert.equal(done.no.attach('Sword', 'Quin'), 'no-advantage-left');
});

test('HT-4.4: playing an Action, an attempt and a pass each end the turn', () => {
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

test('HT-4.4: a pass ends the turn even if the player could still attach an Advantage', () => {
  const t = duel({ a: { hand: [advantage('Sword')] } });
  assert.equal(t.pass().asked, '1 act');
});

test('HT-4.4, HT-A-33: with `allowPass: false`, a player who can act may not pass', () => {
  const config = { allowPass: false } as const;
  assert.equal(duel({ config }).no.pass(), 'cannot-pass');
  const empty = { config, missions: [null, null, null, null], a: { hand: [mission('Hill')] } } as const;
  assert.equal(
    duel(empty).no.pass(),
    'accepted',
    'expected a pass to be accepted if no other action is possible',
  );
  assert.equal(duel({ ...empty, a: { hand: [ONE] } }).no.pass(), 'cannot-pass');
  assert.equal(duel({ ...empty, config: { allowPass: true }, a: { hand: [ONE] } }).no.pass(), 'accepted');
});

test('HT-4.4, HT-1.10: an instant Action is discarded, and a track Action stays on its track', () => {
  const guard = action('Guard', { play: 'track', mods: { mind: 1 } });
  const t = duel({ a: { hand: [guard, deed('Raid')] } });
  assert.equal(t.no.play('Guard'), 'needs-hero');
  assert.equal(t.no.play('Guard', 'B0'), 'needs-hero');
  assert.equal(t.no.play('Raid', 'A0'), 'cannot-play');
  const done = t.play('Guard', 'A2');
  assert.equal(done.row(0), 'A0 A1 A2+Guard A3');
  assert.equal(done.attrs('A2'), '2 3 2');
  assert.equal(
    done.attrs('A1'),
    '2 2 2',
    'expected the track Action not to change the hero on a different track',
  );
  assert.equal(done.discard(0), '');
});

test('HT-4.5, HT-6.1: a player who has reached their target wins only at the end of their own turn', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '9 9 9')], target: 3, vp: 1 },
    missions: [mission('Road', { power: 1 }, { vp: 2 })],
  });
  assert.equal(t.attempt(0).place().concede().asked, 'over target 1 2');
  const before = duel({ b: { target: 3, vp: 3 } });
  assert.equal(before.asked, '0 act', 'expected the player not to win during the opponent’s turn');
  const other = before.pass();
  assert.equal(other.told('turnBegun')[0]!.seat, 1);
  assert.equal(other.asked, 'over target 2 1');
});

test('HT-4.6: players don’t draw at the end of their turn', () => {
  const t = duel({ a: { hand: times(6, TWO) } })
    .attempt(0)
    .place('Two power', 'Two power')
    .concede();
  assert.equal(t.state.players[0]!.hand, 4);
});

test('a command that doesn’t answer the question is refused, and so is every command after the end of the game', () => {
  const t = duel();
  assert.equal(t.no.defend(), 'wrong-command');
  const over = duel({ b: { vp: 9, target: 9 } }).pass();
  assert.equal(over.no.pass(), 'game-over');
});
