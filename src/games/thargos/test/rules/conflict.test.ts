import assert from 'node:assert/strict';
import { test } from 'node:test';
import { action, advantage, deed, FOUR, hero, LATE, mission, ONE, THREE, TWO, times } from '../cards.ts';
import type { Wish } from '../situation.ts';
import { duel, type Played } from '../table.ts';

/** An attempt at a Mission of Power 1 and Mysticism 2, with cards from one to four in both hands. */
const twoColours = (a: string, b: string, wish: Wish = {}): Played =>
  duel({
    missions: [mission('Gate', { power: 1, mysticism: 2 }, { vp: 3 })],
    ...wish,
    a: { heroes: [hero('Ada', a)], hand: [ONE, TWO, THREE, FOUR], ...wish.a },
    b: { heroes: [hero('Bea', b)], hand: [ONE, TWO, THREE, FOUR], ...wish.b },
  }).attempt(0);

/** An attempt at a Mission of Mind 1. */
const oneColour = (a: string, b: string, wish: Wish = {}): Played =>
  twoColours(a, b, { missions: [mission('Road', { mind: 1 }, { vp: 3 })], ...wish });

test('HT-5.1: one attempts a track with a Mission and an own hero; the opposing player defends', () => {
  const t = duel({ a: { heroes: [null] }, missions: [mission('Road'), null] });
  assert.equal(t.no.attempt(0), 'cannot-attempt', 'no hero');
  assert.equal(t.no.attempt(1), 'cannot-attempt', 'no Mission');
  assert.equal(t.no.attempt(4), 'cannot-attempt', 'no such track');
  const { conflict } = t.attempt(2).state;
  assert.deepEqual([conflict?.attacker, conflict?.defender, conflict?.track], [0, 1, 2]);
});

test('HT-5.2: hero, Advantages and track cards of both sides; the Mission helps the defender', () => {
  const sword = advantage('Sword', { mods: { power: 2, mind: 4 } });
  const fort = action('Fort', { play: 'track', mods: { power: 1 } });
  const t = twoColours('3 1 1', '2 1 1', {
    a: { beside: { 0: [sword, fort], 1: [sword] } },
    b: { beside: { 0: [fort] } },
  });
  assert.equal(t.totals, 'power 6:4 mysticism 1:3');
});

test('HT-5.2: colours that the Mission does not have never count', () => {
  assert.equal(oneColour('0 3 0', '9 2 9').place().defend().vp, '3 0');
});

test('HT-5.3: cards on colours of the Mission; their number is open, their faces are not', () => {
  const t = twoColours('1 1 1', '3 1 3');
  assert.equal(t.no.place('One mind'), 'pam-colour');
  const placed = t.place('One power', 'Two mysticism', 'Three mysticism');
  assert.deepEqual(placed.state.conflict?.attack, { power: 1, mind: 0, mysticism: 2 });
  assert.equal(placed.hand(0), 'Four');
  for (const card of placed.state.secret.attack.flat()) assert.equal(placed.state.faces[card], null);
});

test('HT-5.3: no card lies there twice, and none that is not in hand', () => {
  const t = twoColours('1 1 1', '3 1 3');
  const tryOut = (...cards: readonly number[]): string =>
    t.no.give({ type: 'placePam', cards: cards.map(card => ({ card, colour: 'power' })) });
  const own = t.state.secret.hands[0]![0]!;
  const other = t.state.secret.hands[1]![0]!;
  assert.equal(tryOut(own, own), 'same-card-twice');
  assert.equal(tryOut(other), 'not-in-hand');
  const strange = { type: 'placePam', cards: [{ card: own, colour: 'gold' as never }] } as const;
  assert.equal(t.no.give(strange), 'pam-colour');
});

test('HT-5.3: only the PAM value counts, not the kind of card', () => {
  const sword = advantage('Sword', { pam: 3, mods: { mind: 9 } });
  const road = mission('Hill', { mind: 3 }, { pam: 2 });
  const t = oneColour('1 1 1', '1 1 1', { a: { hand: [sword, road] } });
  const done = t.place('Sword mind', 'Hill mind').defend();
  assert.deepEqual(done.told('resolved')[0]!.totals?.attack, { power: 0, mind: 6, mysticism: 0 });
});

test('HT-5.4, HT-A-05: spread behind: two cards on two colours when behind on both', () => {
  const t = twoColours('2 1 2', '2 1 2', { config: { spread: 'behind' } });
  assert.equal(t.totals, 'power 2:3 mysticism 2:4');
  assert.equal(t.no.place('One mysticism', 'Two mysticism'), 'pam-spread');
  assert.equal(t.no.place('One mysticism'), 'accepted', 'a single card may lie anywhere');
  assert.equal(t.no.place('One mysticism', 'Two mysticism', 'Three power'), 'accepted');
  const ahead = twoColours('4 1 2', '2 1 2', { config: { spread: 'behind' } });
  assert.equal(ahead.no.place('One mysticism', 'Two mysticism'), 'accepted', 'behind on one only');
  assert.equal(ahead.no.place('One power', 'Two power'), 'accepted');
});

test('HT-A-05: spread always binds on several colours, off never', () => {
  const always = twoColours('9 1 9', '1 1 1', { config: { spread: 'always' } });
  assert.equal(always.no.place('One power', 'Two power'), 'pam-spread');
  assert.equal(always.no.place('One power'), 'accepted');
  const single = oneColour('1 1 1', '3 3 3', { config: { spread: 'always' } });
  assert.equal(single.no.place('One mind', 'Two mind'), 'accepted', 'one colour cannot be spread');
  const off = twoColours('1 1 1', '3 3 3', { config: { spread: 'off' } });
  assert.equal(off.no.place('One power', 'Two power'), 'accepted');
});

test('HT-5.5, HT-A-06: letting go wins it for the attacker without comparing', () => {
  const t = oneColour('0 0 0', '3 3 3').place('One mind');
  assert.equal(t.asked, '1 defend');
  const done = t.concede();
  assert.equal(done.vp, '3 0');
  assert.equal(done.told('resolved')[0]!.totals, null);
  assert.equal(done.told('revealed').length, 0, 'what nobody compares stays face down');
  assert.match(done.discard(0), /One/);
});

test('HT-A-06: allowConcede false leaves only to defend', () => {
  const t = oneColour('0 0 0', '3 3 3', { config: { allowConcede: false } }).place();
  assert.equal(t.no.concede(), 'cannot-concede');
  assert.equal(t.defend().vp, '0 0');
});

test('HT-A-06: no card compares totals, or lets go with zeroCardDefence concede', () => {
  for (const zeroCardDefence of ['compare', 'mirror'] as const) {
    const compared = oneColour('0 0 0', '3 3 3', { config: { zeroCardDefence } });
    assert.equal(compared.place().defend().vp, '0 0', zeroCardDefence);
  }
  const conceded = oneColour('0 0 0', '3 3 3', { config: { zeroCardDefence: 'concede' } });
  assert.equal(conceded.place().defend().vp, '3 0');
});

test('HT-A-06: against cards on several colors a defense takes cards; against none totals are compared', () => {
  const bluff = twoColours('0 0 0', '4 4 4').place('One power');
  assert.equal(bluff.state.question?.type === 'defend' && bluff.state.question.rule.emptyLoses, true);
  assert.equal(bluff.defend().vp, '3 0', 'by the book nothing placed is nothing defended');
  assert.equal(bluff.defend('One power').vp, '0 0');
  assert.equal(twoColours('0 0 0', '4 4 4').place().defend().vp, '0 0', 'nothing to mirror');
  const compared = twoColours('0 0 0', '4 4 4', { config: { rules: 'balanced' } });
  assert.equal(compared.place('One power').defend().vp, '0 0');
});

test('HT-A-07: a defender with fewer cards than colors cannot defend by the book', () => {
  const t = twoColours('0 0 0', '4 4 4', { b: { hand: [FOUR] } }).place('One power', 'Two mysticism');
  assert.equal(t.told('conceded').length, 1, 'nobody is asked (HT-A-55)');
  assert.equal(t.vp, '3 0');
});

test('HT-5.6: cards only where the attacker has some, and then on every such colour', () => {
  const one = twoColours('1 1 1', '1 1 1').place('One power');
  assert.equal(one.no.defend('Two mysticism'), 'pam-colour');
  assert.equal(one.no.defend('Two power', 'Three power'), 'accepted');
  const both = twoColours('1 1 1', '1 1 1').place('One power', 'Two mysticism');
  assert.equal(both.no.defend('Two power'), 'pam-mirror');
  assert.equal(both.no.defend('Two power', 'One mysticism', 'Four power'), 'accepted');
  assert.equal(both.no.defend(), 'accepted');
});

test('HT-5.6: against no card on several colours the defender has none', () => {
  const t = twoColours('2 1 4', '2 1 2').place();
  assert.equal(t.no.defend('One power'), 'pam-colour');
  assert.equal(t.defend().vp, '0 0');
  assert.equal(twoColours('4 1 4', '2 1 2').place().vp, '3 0', 'nobody is asked (HT-A-55)');
});

test('HT-5.6: without mirror the defender is free', () => {
  const t = twoColours('4 1 4', '2 1 2', { config: { mirror: 'off' } }).place('One power');
  assert.equal(t.defend('Four mysticism', 'Three mysticism').vp, '0 0');
});

test('HT-A-07: with fewer cards than colours one on each, as far as they reach; or none', () => {
  const config = { shortMirror: 'partial' } as const;
  const wish = { config, b: { hand: [FOUR] } } satisfies Wish;
  const partial = twoColours('1 1 1', '1 1 1', wish).place('One power', 'Two mysticism');
  assert.equal(partial.no.defend('Four power'), 'accepted');
  assert.equal(partial.no.defend('Four mysticism'), 'accepted');
  const none = twoColours('1 1 1', '1 1 1', { ...wish, config: { shortMirror: 'none' } });
  assert.equal(none.place('One power', 'Two mysticism').told('conceded').length, 1);
  const three = duel({
    config,
    a: { heroes: [hero('Ada', '1 1 1')], hand: [ONE, TWO, THREE] },
    b: { heroes: [hero('Bea', '1 1 1')], hand: [ONE, TWO] },
    missions: [mission('Peak', { power: 1, mind: 1, mysticism: 1 })],
  }).attempt();
  const placed = three.place('One power', 'Two mind', 'Three mysticism');
  assert.equal(placed.no.defend('One power', 'Two power'), 'pam-too-many');
  assert.equal(placed.no.defend('One power', 'Two mysticism'), 'accepted');
});

test('HT-A-08: Missions of one colour have no mirror, unless mirrorSingle', () => {
  const free = oneColour('3 3 3', '1 1 1').place();
  assert.equal(free.defend('Four mind').vp, '0 0');
  const bound = oneColour('1 1 1', '1 1 1', { config: { mirrorSingle: true } }).place();
  assert.equal(bound.no.defend('Four mind'), 'pam-colour');
  assert.equal(bound.defend().vp, '0 0');
});

test('HT-5.7: both sides reveal together; values are added colour by colour', () => {
  const t = twoColours('1 1 1', '1 1 1').place('One power', 'Two mysticism', 'Three mysticism');
  const done = t.defend('Four power', 'One mysticism');
  assert.equal(done.told('revealed').length, 1);
  assert.deepEqual(done.told('resolved')[0]!.totals, {
    attack: { power: 2, mind: 0, mysticism: 6 },
    defence: { power: 6, mind: 0, mysticism: 4 },
  });
  for (const card of done.told('revealed')[0]!.attack.flat()) assert.notEqual(done.state.faces[card], null);
});

test('HT-5.8: at least equal in every colour, a tie is the attacker’s', () => {
  assert.equal(twoColours('3 0 4', '2 0 2').place().vp, '3 0');
  assert.equal(twoColours('9 0 3', '2 0 2').place().defend().vp, '0 0', 'lower in one colour');
});

test('HT-5.9: modifiers away, Mission and points, its effect, then the empty place', () => {
  const rob = mission(
    'Rob',
    { mind: 1 },
    {
      vp: 2,
      effects: [{ on: 'missionWon', do: [{ op: 'discardHand', who: 'opponent', amount: 9 }] }],
    },
  );
  const t = oneColour('3 3 3', '1 1 1', {
    missions: [rob],
    b: { hand: [mission('Mill'), ONE], deck: [TWO, mission('Dam'), ...Array.from({ length: 8 }, () => ONE)] },
  });
  const done = t.place('One mind').concede();
  assert.equal(done.vp, '2 0');
  assert.equal(done.score(0), 'Rob');
  assert.equal(done.discard(0), 'One');
  assert.equal(done.missions, 'Dam M1 M2 M3', 'the last Mission in hand was taken, so he digs');
  assert.equal(done.discard(1), 'Mill One Two');
});

test('HT-5.9, HT-A-34: a Mission from hand, of his choice; no digging while he holds one', () => {
  const t = oneColour('3 3 3', '1 1 1', { b: { hand: [mission('Mill'), ONE, mission('Dam')] } });
  const asked = t.place().concede();
  assert.equal(asked.asked, '1 refill');
  assert.equal(asked.from, 'Mill Dam');
  assert.equal(asked.no.refill('One'), 'not-a-mission');
  const done = asked.refill('Dam');
  assert.equal(done.missions, 'Dam M1 M2 M3');
  const single = oneColour('3 3 3', '1 1 1', { b: { hand: [mission('Mill'), ONE] } })
    .place()
    .concede();
  assert.equal(single.missions, 'Mill M1 M2 M3', 'with one Mission there is nothing to choose');
  assert.equal(single.discard(1), '');
});

test('HT-5.9: digging discards one card after the other until a Mission appears', () => {
  const deck = [ONE, advantage('Sword'), mission('Dam'), TWO];
  const done = oneColour('3 3 3', '1 1 1', { b: { hand: [ONE, ONE, ONE, ONE, ONE, ONE], deck } })
    .place()
    .concede();
  assert.equal(done.missions, 'Dam M1 M2 M3');
  assert.equal(done.discard(1), 'One Sword');
  assert.equal(done.deck(1), 'Two');
});

test('HT-5.9, HT-A-09: the beaten defender of a duel draws up once, at once or in the next draw step', () => {
  for (const redrawAfterRefill of [true, false]) {
    const done = oneColour('3 3 3', '1 1 1', {
      config: { redrawAfterRefill },
      b: { hand: [mission('Mill'), ONE] },
    })
      .place()
      .concede();
    assert.equal(done.asked, '1 act');
    const turn = done.events.findIndex(event => event.type === 'turnBegun');
    const early = done.events.slice(0, turn).some(event => event.type === 'moved' && event.why === 'draw');
    assert.equal(early, redrawAfterRefill);
    const draws = done.events.filter(event => event.type === 'moved' && event.why === 'draw');
    assert.deepEqual(
      draws.map(event => 'count' in event && event.count),
      [5],
    );
  }
});

test('HT-5.9: a second attempt in the same turn meets a full hand', () => {
  const twice = deed('Twice', { op: 'extraAction', amount: 2, name: 'attempt' });
  const t = duel({
    a: { heroes: [hero('Ada', '9 9 9'), hero('Ann', '9 9 9')], hand: [twice, ONE] },
    b: { hand: [mission('Mill'), ONE] },
  });
  const second = t.play('Twice').attempt(0).place().concede().attempt(1).place();
  assert.equal(second.asked, '1 defend');
  assert.equal(second.state.players[1]!.hand, 6);
});

test('HT-5.9, HT-4.2: drawing up takes what there is, and only the draw step burns', () => {
  const b = { hand: [mission('Mill'), ONE], deck: [ONE, ONE] };
  const done = oneColour('3 3 3', '1 1 1', { b }).place().concede();
  assert.equal(done.asked, 'over burned 1 2', 'three cards in hand and none left to draw');
  const full = oneColour('3 3 3', '1 1 1', { b: { ...b, deck: times(5, ONE) } }).place();
  assert.equal(full.concede().asked, '1 act', 'a full hand has nothing to draw');
});

test('HT-7.1, HT-5.9: a beaten defender with two hand limits chooses one for this draw', () => {
  const limit = (value: number) => ({ on: 'static', do: [{ op: 'handLimit', who: 'self', value }] }) as const;
  const heroes = [
    hero('Bea', '1 1 1', { effects: [limit(5)] }),
    hero('Bob', '1 1 1', { effects: [limit(7)] }),
  ];
  const t = oneColour('3 3 3', '1 1 1', { b: { heroes, hand: [mission('Mill'), ONE] } })
    .place()
    .concede();
  assert.equal(t.asked, '1 handLimit');
  const drawn = t.give({ type: 'chooseHandLimit', cards: 7 });
  assert.equal(drawn.asked, '1 act');
  assert.equal(drawn.state.players[1]!.hand, 7);
});

test('HT-A-09: in a circle he draws at once, unless redrawAfterRefill is off', () => {
  for (const [redrawAfterRefill, cards] of [
    [true, 6],
    [false, 1],
  ] as const) {
    const t = duel({
      sides: [{ heroes: [hero('Ada', '5 5 5')] }, {}, { hand: [mission('Mill'), ONE] }],
      turn: 1,
      config: { redrawAfterRefill },
    });
    // Track 2 joins the second and the third player.
    const done = t.attempt(2).place('One power', 'One power').concede();
    assert.equal(done.state.missions[2] !== null, true);
    const drawn = done.events.findIndex(event => event.type === 'turnBegun');
    const before = done.events
      .slice(0, drawn)
      .filter(event => event.type === 'moved' && event.why === 'draw').length;
    assert.equal(before, cards === 6 ? 1 : 0);
  }
});

test('HT-A-10: the deck runs out while digging: the track stays empty until its debtor has a Mission', () => {
  const dam = mission('Dam');
  const t = oneColour('3 3 3', '1 1 1', {
    a: { hand: [ONE, ONE, ONE, ONE, ONE, ONE] },
    b: { hand: [ONE, ONE, ONE, ONE, ONE, ONE], deck: [TWO], discard: [dam] },
    also: [dam],
  });
  const done = t.place().concede();
  assert.equal(done.missions, '- M1 M2 M3');
  assert.deepEqual(done.state.owed, [1, null, null, null]);
  assert.equal(done.asked, '1 act', 'a full hand: no loss yet');
  const later = done.attempt(1).place('One power').concede();
  assert.equal(later.asked, '0 act');
  const lost = later.pass();
  assert.equal(lost.asked, 'over burned 1 2', 'the loss comes at the draw step');
});

test('HT-A-10: a debt is paid as soon as a Mission comes to hand', () => {
  const debtor = duel({
    turn: 0,
    from: 'turn',
    a: { hand: [ONE], deck: [mission('Dam'), ONE, ONE, ONE, ONE, ONE] },
    missions: [null],
    owed: [0],
  });
  assert.equal(debtor.missions, 'Dam M1 M2 M3');
  assert.deepEqual(debtor.state.owed, [null, null, null, null]);
});

test('HT-5.9, HT-A-10: also in another player’s turn', () => {
  const gift = deed('Gift', { op: 'draw', who: 'opponent', amount: 2 });
  const wish: Wish = { a: { hand: [gift] }, missions: [null], owed: [1] };
  const one = duel({ ...wish, b: { hand: [], deck: [mission('Dam'), ...times(9, ONE)] } }).play('Gift');
  assert.equal(one.missions, 'Dam M1 M2 M3');
  const paid = one.events.findIndex(
    ({ type, ...rest }) => type === 'moved' && 'why' in rest && rest.why === 'refill',
  );
  const turn = one.events.findIndex(({ type }) => type === 'turnBegun');
  assert.ok(paid >= 0 && paid < turn, 'before his own turn begins');
  const two = duel({ ...wish, b: { hand: [], deck: [mission('Dam'), mission('Mill')] } }).play('Gift');
  assert.equal(two.asked, '1 refill', 'of his choice');
  assert.equal(two.refill('Mill').missions, 'Mill M1 M2 M3');
});

test('HT-5.9, HT-A-35: the beaten defender is not wounded', () => {
  const done = oneColour('3 3 3', '1 1 1').place().concede();
  assert.equal(
    done.state.heroes.every(({ face }) => face === 'active'),
    true,
  );
});

test('HT-5.10: after a failure the Mission stays and the attacker turns; a second time changes nothing', () => {
  const t = oneColour('1 1 1', '3 3 3');
  const failed = t.place('One mind').defend('Two mind');
  assert.equal(failed.vp, '0 0');
  assert.match(failed.missions, /^Road/);
  assert.equal(failed.attrs('Ada'), '1 1 1 w');
  assert.equal(failed.attrs('Bea'), '3 3 3');
  assert.deepEqual([failed.discard(0), failed.discard(1)], ['One', 'Two']);
  assert.equal(failed.asked, '1 act', 'the turn ends');
  const again = failed.pass().attempt(0).place().defend();
  assert.equal(again.attrs('Ada'), '1 1 1 w');
  assert.equal(again.told('turned').length, 0);
});

const charge = action('Charge', {
  play: 'track',
  effects: [
    { on: 'activated', window: 'withPam', here: true, do: [{ op: 'bonus', attr: 'chosen', amount: 3 }] },
  ],
});
const spy = hero('Spy', '2 2 2', {
  effects: [{ on: 'activated', window: 'beforeReveal', do: [{ op: 'peekPam', who: 'opponent', amount: 1 }] }],
});

/** A track Action that puts two cards from the deck on a colour, once in a conflict. */
const VOLUNTEERS = action('Volunteers', {
  play: 'track',
  effects: [
    {
      on: 'activated',
      window: 'withPam',
      here: true,
      do: [{ op: 'addPam', who: 'self', from: 'deckTop', amount: 2, attr: 'chosen' }],
    },
  ],
});

/** The attacker is behind on both colours, and has put two cards on this one by an effect. */
const helped = (colour: string): Played =>
  twoColours('1 1 1', '3 1 3', { a: { beside: { 0: [VOLUNTEERS] } } })
    .use('Volunteers')
    .choose(colour);

test('HT-5.10a, HT-5.4: cards that lie there already count for the spread', () => {
  const t = helped('power');
  assert.equal(t.no.place('One mysticism', 'Two mysticism'), 'accepted', 'both colours are covered');
  assert.equal(t.no.place('One power'), 'pam-spread', 'three on one colour');
  assert.equal(t.no.place('One power', 'Two mysticism'), 'accepted');
  assert.equal(t.no.place(), 'accepted', 'nobody has to play a card');
});

test('HT-5.10a, HT-5.6: an effect puts the defender’s cards only where the attacker has some', () => {
  const t = twoColours('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] } } });
  assert.equal(t.place('One power').use('Volunteers').state.conflict?.defence.power, 2, 'the only colour');
  assert.equal(t.place().no.use('Volunteers'), 'cannot-use', 'nothing to mirror');
  const both = t.place('One power', 'Two mysticism').use('Volunteers');
  assert.equal(both.from, 'power mysticism');
});

test('HT-5.10a, HT-5.6: a colour that they cover is covered', () => {
  const t = twoColours('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] } } });
  const covered = t.place('One power', 'Two mysticism').use('Volunteers').choose('power');
  assert.equal(covered.no.defend('One mysticism'), 'accepted');
  assert.equal(covered.no.defend('One power'), 'pam-mirror', 'mysticism is bare');
  const short = twoColours('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] }, hand: [ONE] } })
    .place('One power', 'Two mysticism')
    .use('Volunteers')
    .choose('power');
  assert.equal(short.no.defend('One power'), 'pam-mirror', 'one card is enough for the bare colour');
  assert.equal(short.no.defend('One mysticism'), 'accepted');
});

test('HT-5.10a, HT-8.2: and towards the two more of balance', () => {
  const config = { mirror: 'balance' } as const;
  const t = twoColours('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] } }, config }).place('One power');
  const lying = t.use('Volunteers');
  assert.equal(lying.no.defend('One power', 'Two power', 'Three power'), 'pam-too-many', 'five against one');
  assert.equal(lying.no.defend('One power'), 'accepted', 'three against one');
  assert.equal(lying.no.defend('One power', 'Two power'), 'pam-too-many');
});

test('HT-5.11: with the own modifiers, openly; then before the reveal, the attacker first', () => {
  const t = duel({
    a: { heroes: [spy], beside: { 0: [charge, LATE] } },
    b: { heroes: [hero('Eye', '2 2 2', { effects: spy.faces.active.effects ?? [] })], beside: { 0: [LATE] } },
  }).attempt();
  assert.equal(t.no.use('Spy'), 'cannot-use', 'not yet');
  const used = t.use('Charge').place('One power');
  assert.equal(used.totals, 'power 5:3', 'openly');
  assert.equal(used.no.use('Charge'), 'cannot-use', 'not with the other side’s');
  const first = used.defend('One power');
  assert.equal(first.asked, '0 beforeReveal');
  const second = first.use('Spy');
  assert.equal(second.told('looked').length, 1);
  assert.equal(second.no.use('Spy'), 'cannot-use', 'one use of a card in a conflict');
  assert.equal(second.pass().asked, '1 beforeReveal');
  assert.equal(second.pass().pass().told('revealed').length, 1);
});

test('HT-5.11, HT-A-11: an open bonus is no placed card, unless trackCountsAsPam', () => {
  for (const [trackCountsAsPam, answer] of [
    [false, 'pam-colour'],
    [true, 'accepted'],
  ] as const) {
    const t = twoColours('4 1 2', '2 1 2', { config: { trackCountsAsPam }, a: { beside: { 0: [charge] } } });
    const asked = t.use('Charge');
    assert.equal(asked.asked, '0 choose attribute');
    assert.equal(asked.from, 'power mysticism', 'only the colours of the Mission');
    assert.equal(asked.choose('power').place().no.defend('One power'), answer);
  }
});

test('HT-A-11: a track card of whoever defends gives him nothing to mirror', () => {
  const wish = { config: { trackCountsAsPam: true }, b: { beside: { 0: [charge] } } };
  const used = twoColours('4 1 4', '2 1 2', wish).place().use('Charge').choose('power');
  assert.equal(used.no.defend('One power'), 'pam-colour');
});

test('HT-5.12: where no hero stands, the Mission alone defends', () => {
  const t = twoColours('1 1 2', '0 0 0', { b: { heroes: [null] } });
  assert.equal(t.totals, 'power 1:1 mysticism 2:2');
  const done = t.place();
  assert.equal(done.vp, '3 0', 'nobody is asked to defend');
});
