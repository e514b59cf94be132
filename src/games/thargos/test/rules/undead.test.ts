import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConfigWish } from '../../config.ts';
import { action, advantage, deed, hero, ONE, times } from '../cards.ts';
import { solo } from '../modes-table.ts';
import type { Side, Wish } from '../situation.ts';
import { cardNameIn, duel, type Played } from '../table.ts';

/** Undead heroes (HT-8.6). */

const SWORD = advantage('Sword');
const SHIELD = advantage('Shield');
const GHOUL = hero('Ghoul', '9 9 9', { tags: ['undead'], wounded: '9 9 9' });
const ADA = hero('Ada', '1 1 1');

/** On the first track, Ada faces Ghoul, an undead hero. All her attempts fail. */
const haunted = (beside: Side['beside'] = {}, config: ConfigWish = {}, wish: Wish = {}): Played =>
  duel({
    a: { heroes: [ADA], beside, hand: times(6, ONE) },
    b: { heroes: [GHOUL], hand: times(6, ONE) },
    ...wish,
    config: { undead: true, ...config },
  });

const repelled = (t: Played): Played => t.attempt(0).place().defend();
const again = (t: Played): Played => repelled(t.pass());

test('HT-T-18, HT-8.6.1, HT-8.6.4, HT-A-17: every wound by an undead hero, including the first, also removes an Advantage', () => {
  const both = { 0: [SWORD, SHIELD] };
  const first = repelled(haunted(both, { undeadStripFirst: true }));
  assert.equal(
    first.asked,
    '0 choose advantage',
    'expected the owner of the wounded hero to choose the Advantage',
  );
  assert.equal(first.from, 'Sword Shield');
  const one = first.choose('Sword');
  assert.equal(one.row(0), 'Ada+Shield A1 A2 A3');
  assert.ok(one.attrs('Ada').endsWith('w'));
  const none = again(one);
  assert.equal(none.row(0), 'Ada A1 A2 A3');
  const taken = again(none);
  assert.equal(
    taken.asked,
    '1 choose hero',
    'expected the captor to choose the hero who makes place for the captured one',
  );
});

test('HT-8.6.4, HT-A-17: with `undeadStripFirst: false`, the first wound only turns the hero over', () => {
  const both = { 0: [SWORD, SHIELD] };
  const first = repelled(haunted(both, { undeadStripFirst: false }));
  assert.equal(first.row(0), 'Ada+Sword+Shield A1 A2 A3');
  assert.ok(first.attrs('Ada').endsWith('w'));
  const two = again(first).choose('Sword');
  const three = again(two);
  assert.equal(three.row(0), 'Ada A1 A2 A3');
  assert.equal(again(three).asked, '1 choose hero');
});

test('HT-8.6.1: a second wound removes no Advantage if undead is false or the opposing hero is not undead', () => {
  const plain = again(repelled(haunted({ 0: [SWORD] }, { undead: false })));
  assert.equal(plain.row(0), 'Ada+Sword A1 A2 A3');
  const living = haunted({ 0: [SWORD] }, {}, { b: { heroes: [hero('Bea', '9 9 9')] } });
  assert.equal(again(repelled(living)).row(0), 'Ada+Sword A1 A2 A3');
});

/**
 * Wounded and without Advantages, Ada has just failed against Ghoul again, so the second player captures her.
 */
const lost = (wish: Wish = {}): Played =>
  repelled(
    haunted(
      {},
      {},
      {
        a: { heroes: [ADA], wounded: [0], hand: times(6, ONE) },
        b: { heroes: [GHOUL], beside: { 1: [SHIELD] }, hand: times(6, ONE) },
        ...wish,
      },
    ),
  );

test('HT-8.6.2, HT-8.6.4: the captured hero replaces one of the captor’s heroes; the replaced hero leaves the game, and their Advantages are discarded', () => {
  const t = lost();
  assert.equal(t.from, 'Ghoul B1 B2 B3');
  const taken = t.choose('B1');
  assert.equal(taken.row(1), 'Ghoul Ada B2 B3');
  assert.equal(taken.row(0), '- A1 A2 A3');
  assert.equal(taken.discard(1), 'Shield');
  const ada = taken.state.posts[5]!.hero ?? -1;
  assert.deepEqual(taken.state.heroes[ada], { owner: 1, face: 'wounded', undead: true });
  assert.deepEqual(
    taken.state.out.map(card => cardNameIn(taken.state, card)),
    ['B1'],
    'expected only the replaced hero to leave the game',
  );
});

test('HT-7.6, HT-8.6.2: after a capture, track cards stay on their tracks, and Advantages are discarded', () => {
  const snare = action('Snare', { play: 'track' });
  const t = lost({
    a: { heroes: [ADA], wounded: [0], hand: times(6, ONE), beside: { 0: [snare] } },
    b: { heroes: [GHOUL], hand: times(6, ONE), beside: { 1: [SHIELD, snare] } },
  }).choose('B1');
  assert.equal(t.row(0), '-+Snare A1 A2 A3');
  assert.equal(t.row(1), 'Ghoul Ada+Snare B2 B3');
  assert.deepEqual([t.discard(0), t.discard(1)], ['', 'Shield']);
  assert.equal(
    t.pass().shift('A1', 0).row(0),
    'A1+Snare - A2 A3',
    'expected the track card to work for the next hero on its track',
  );
});

test('HT-7.6, HT-8.6.2: in a circle and in a solo game, too, track cards stay on their tracks after a capture', () => {
  const snare = action('Snare', { play: 'track' });
  const victim: Side = { heroes: [ADA], wounded: [0], hand: times(6, ONE), beside: { 0: [snare] } };
  const beside = { 1: [SHIELD, snare] };
  const config = { undead: true };
  // In a circle, player A's first place is opposite player B's third place.
  const ghoul: Side = { heroes: [hero('B0'), hero('B1'), GHOUL], hand: times(6, ONE), beside };
  const ring = repelled(duel({ sides: [victim, ghoul, {}], config })).choose('B1');
  assert.equal(ring.row(0), '-+Snare A1 A2 A3');
  assert.equal(ring.row(1), 'B0 Ada+Snare Ghoul B3');
  assert.equal(ring.discard(1), 'Shield');
  const alone = solo({ sides: [victim], rival: { heroes: [GHOUL], beside }, config })
    .attempt(0)
    .place();
  assert.equal(alone.row(0), '-+Snare A1 A2 A3');
  assert.match(alone.row(1), /\+Snare/, 'expected the track card to stay at the place of the replaced hero');
});

test('HT-8.6.4: if the captor replaces no hero, the captured hero leaves the game', () => {
  const t = lost().choose();
  assert.equal(t.row(1), 'Ghoul B1+Shield B2 B3');
  assert.equal(t.row(0), '- A1 A2 A3');
  assert.equal(t.state.out.length, 1);
});

test('HT-8.6.4: a captured hero becomes undead', () => {
  const taken = lost().choose('B1');
  const t = taken.pass();
  // Ada now opposes A1. Because she is undead, a wounded A1 loses Advantages to her.
  assert.equal(t.asked, '0 act');
  const victim = t.attempt(1).place().defend('One power', 'One power', 'One power');
  assert.ok(victim.attrs('A1').endsWith('w'));
  const more = victim.pass().attempt(1).place().defend('One power', 'One power', 'One power');
  assert.equal(
    more.asked,
    '1 choose hero',
    'expected A1, who is wounded and has no Advantages, to be captured',
  );
});

test('HT-8.6.4: a wound by an Action with the tag undead also removes an Advantage', () => {
  const curse = {
    ...deed('Curse', { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose' } }),
    tags: ['undead'],
  };
  const t = duel({
    a: { hand: [curse, curse] },
    b: { beside: { 0: [SWORD] } },
    config: { undead: true },
  });
  const cursed = t.play('Curse').choose('B0');
  assert.equal(cursed.row(1), 'B0 B1 B2 B3');
  assert.equal(cursed.discard(1), 'Sword');
});

test('HT-8.6.3: before an attempt, a player may move an adjacent hero to an empty place without using an action', () => {
  const t = lost({ a: { heroes: [ADA], wounded: [0], hand: times(6, ONE), beside: { 1: [SWORD] } } })
    .choose('B1')
    .pass();
  assert.equal(t.no.attempt(0), 'cannot-attempt', 'expected an attempt without a hero to be refused');
  assert.equal(
    t.no.shift('A2', 0),
    'cannot-shift',
    'expected the move of a hero who isn’t adjacent to be refused',
  );
  const moved = t.shift('A1', 0);
  assert.equal(moved.row(0), 'A1+Sword - A2 A3', 'expected the hero’s Advantages to move with them');
  assert.equal(moved.asked, '0 act');
  assert.equal(
    moved.shift('A1', 1).row(0),
    '- A1+Sword A2 A3',
    'expected a second move in the same turn to be accepted',
  );
  assert.equal(moved.no.attempt(0), 'accepted');
});

test('HT-8.6.3: if the attacked place is empty, the defender may move an adjacent hero there', () => {
  const t = lost().choose('B1').attempt(0);
  assert.equal(t.asked, '0 shift');
  assert.equal(t.no.shift('A2', 0), 'cannot-shift');
  const moved = t.shift('A1', 0);
  assert.equal(moved.row(0), 'A1 - A2 A3');
  assert.equal(moved.asked, '1 attack');
  assert.equal(moved.state.conflict?.against, 0);
  const left = t.pass();
  assert.equal(left.state.conflict?.against, null, 'expected no hero to defend, only the Mission');
});

test('HT-8.6.3: the defender may move a hero several steps, one at a time, to the attacked place', () => {
  const t = duel({
    config: { undead: true },
    a: { heroes: [hero('Foe', '9 9 9')] },
    b: { heroes: [null, null, null] },
  }).attempt(0);
  assert.equal(t.asked, '1 shift');
  assert.equal(t.no.shift('B3', 0), 'cannot-shift', 'expected a move of two steps to be refused');
  const there = t.shift('B3', 2).shift('B3', 1).shift('B3', 0);
  assert.equal(there.row(1), 'B3 - - -');
  assert.equal(there.asked, '0 attack');
  const halfway = t.shift('B3', 2);
  assert.equal(
    halfway.no.shift('B3', 3),
    'cannot-shift',
    'expected a move away from the attacked place to be refused',
  );
  assert.equal(halfway.pass().state.conflict?.against, null);
});

test('HT-8.6.3: with `undead: false`, players can’t move heroes to empty places', () => {
  const t = duel({ a: { heroes: [null] }, config: { undead: false } });
  assert.equal(t.no.shift('A1', 0), 'cannot-shift');
});
