import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneColor } from '../attempts.ts';
import { advantage, deed, hero, mission, ONE, TWO, times } from '../cards.ts';
import type { Wish } from '../situation.ts';
import { duel } from '../table.ts';

test('HT-5.9: after a success, modifiers are discarded, the Mission is scored, its effect happens and the track is refilled', () => {
  const rob = mission(
    'Rob',
    { mind: 1 },
    {
      vp: 2,
      effects: [{ on: 'missionWon', do: [{ op: 'discardHand', who: 'opponent', amount: 9 }] }],
    },
  );
  const t = oneColor('3 3 3', '1 1 1', {
    missions: [rob],
    b: { hand: [mission('Mill'), ONE], deck: [TWO, mission('Dam'), ...Array.from({ length: 8 }, () => ONE)] },
  });
  const done = t.place('One mind').concede();
  assert.equal(done.vp, '2 0');
  assert.equal(done.score(0), 'Rob');
  assert.equal(done.discard(0), 'One');
  assert.equal(
    done.missions,
    'Dam M1 M2 M3',
    'expected the defender to dig, because the effect made them discard their last Mission',
  );
  assert.equal(done.discard(1), 'Mill One Two');
});

test('HT-5.9, HT-A-34: the defender refills the track with a Mission of their choice from hand, and digs only if they have none', () => {
  const t = oneColor('3 3 3', '1 1 1', { b: { hand: [mission('Mill'), ONE, mission('Dam')] } });
  const asked = t.place().concede();
  assert.equal(asked.asked, '1 refill');
  assert.equal(asked.from, 'Mill Dam');
  assert.equal(asked.no.refill('One'), 'not-a-mission');
  const done = asked.refill('Dam');
  assert.equal(done.missions, 'Dam M1 M2 M3');
  const single = oneColor('3 3 3', '1 1 1', { b: { hand: [mission('Mill'), ONE] } })
    .place()
    .concede();
  assert.equal(
    single.missions,
    'Mill M1 M2 M3',
    'expected the defender not to be asked, because they have only one Mission in hand',
  );
  assert.equal(single.discard(1), '');
});

test('HT-5.9: a player who digs discards cards one by one until a Mission appears', () => {
  const deck = [ONE, advantage('Sword'), mission('Dam'), TWO];
  const done = oneColor('3 3 3', '1 1 1', { b: { hand: [ONE, ONE, ONE, ONE, ONE, ONE], deck } })
    .place()
    .concede();
  assert.equal(done.missions, 'Dam M1 M2 M3');
  assert.equal(done.discard(1), 'One Sword');
  assert.equal(done.deck(1), 'Two');
});

test('HT-5.9, HT-A-09: after losing a Mission in a duel, the defender draws immediately if redrawAfterRefill is on, otherwise in the draw step', () => {
  for (const redrawAfterRefill of [true, false]) {
    const done = oneColor('3 3 3', '1 1 1', {
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

test('HT-5.9: the defender has a full hand again before a second attempt in the same turn', () => {
  const twice = deed('Twice', { op: 'extraAction', amount: 2, name: 'attempt' });
  const t = duel({
    a: { heroes: [hero('Ada', '9 9 9'), hero('Ann', '9 9 9')], hand: [twice, ONE] },
    b: { hand: [mission('Mill'), ONE] },
  });
  const second = t.play('Twice').attempt(0).place().concede().attempt(1).place();
  assert.equal(second.asked, '1 defend');
  assert.equal(second.state.players[1]!.hand, 6);
});

test('HT-5.9, HT-4.2: a defender who lost a Mission draws as many cards as the deck has, and burns out only in a draw step', () => {
  const b = { hand: [mission('Mill'), ONE], deck: [ONE, ONE] };
  const done = oneColor('3 3 3', '1 1 1', { b }).place().concede();
  assert.equal(
    done.asked,
    'over burned 1 2',
    'expected the defender to burn out in their draw step, with three cards in hand and none in the deck',
  );
  const full = oneColor('3 3 3', '1 1 1', { b: { ...b, deck: times(5, ONE) } }).place();
  assert.equal(full.concede().asked, '1 act', 'expected a player with a full hand not to burn out');
});

test('HT-7.1, HT-5.9: a defender who lost a Mission and has two hand limits chooses one before drawing', () => {
  const limit = (value: number) => ({ on: 'static', do: [{ op: 'handLimit', who: 'self', value }] }) as const;
  const heroes = [
    hero('Bea', '1 1 1', { effects: [limit(5)] }),
    hero('Bob', '1 1 1', { effects: [limit(7)] }),
  ];
  const t = oneColor('3 3 3', '1 1 1', { b: { heroes, hand: [mission('Mill'), ONE] } })
    .place()
    .concede();
  assert.equal(t.asked, '1 handLimit');
  const drawn = t.give({ type: 'chooseHandLimit', cards: 7 });
  assert.equal(drawn.asked, '1 act');
  assert.equal(drawn.state.players[1]!.hand, 7);
});

test('HT-A-09: after losing a Mission in a circle, the defender draws immediately, unless redrawAfterRefill is false', () => {
  for (const [redrawAfterRefill, cards] of [
    [true, 6],
    [false, 1],
  ] as const) {
    const t = duel({
      sides: [{ heroes: [hero('Ada', '5 5 5')] }, {}, { hand: [mission('Mill'), ONE] }],
      turn: 1,
      config: { redrawAfterRefill },
    });
    // The second and the third player share track 2.
    const done = t.attempt(2).place('One power', 'One power').concede();
    assert.equal(done.state.missions[2] !== null, true);
    const drawn = done.events.findIndex(event => event.type === 'turnBegun');
    const before = done.events
      .slice(0, drawn)
      .filter(event => event.type === 'moved' && event.why === 'draw').length;
    assert.equal(before, cards === 6 ? 1 : 0);
  }
});

test('HT-A-10: if a dig finds no Mission, the track stays empty and the player owes it one, but doesn’t lose yet', () => {
  const dam = mission('Dam');
  const t = oneColor('3 3 3', '1 1 1', {
    a: { hand: [ONE, ONE, ONE, ONE, ONE, ONE] },
    b: { hand: [ONE, ONE, ONE, ONE, ONE, ONE], deck: [TWO], discard: [dam] },
    also: [dam],
  });
  const done = t.place().concede();
  assert.equal(done.missions, '- M1 M2 M3');
  assert.deepEqual(done.state.owed, [1, null, null, null]);
  assert.equal(done.asked, '1 act', 'expected a player with a full hand not to burn out');
  const later = done.attempt(1).place('One power').concede();
  assert.equal(later.asked, '0 act');
  const lost = later.pass();
  assert.equal(lost.asked, 'over burned 1 2', 'expected the player to burn out in their draw step');
});

test('HT-A-10: a player who owes a Mission places it as soon as they draw one', () => {
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

test('HT-5.9, HT-A-10: a player may have to place an owed Mission in another player’s turn', () => {
  const gift = deed('Gift', { op: 'draw', who: 'opponent', amount: 2 });
  const wish: Wish = { a: { hand: [gift] }, missions: [null], owed: [1] };
  const one = duel({ ...wish, b: { hand: [], deck: [mission('Dam'), ...times(9, ONE)] } }).play('Gift');
  assert.equal(one.missions, 'Dam M1 M2 M3');
  const paid = one.events.findIndex(
    ({ type, ...rest }) => type === 'moved' && 'why' in rest && rest.why === 'refill',
  );
  const turn = one.events.findIndex(({ type }) => type === 'turnBegun');
  assert.ok(
    paid >= 0 && paid < turn,
    'expected the owed Mission to be placed before its player’s turn begins',
  );
  const two = duel({ ...wish, b: { hand: [], deck: [mission('Dam'), mission('Mill')] } }).play('Gift');
  assert.equal(two.asked, '1 refill', 'expected the player to choose between two Missions');
  assert.equal(two.refill('Mill').missions, 'Mill M1 M2 M3');
});

test('HT-5.9, HT-A-35: the defending hero isn’t wounded when the Mission is lost', () => {
  const done = oneColor('3 3 3', '1 1 1').place().concede();
  assert.equal(
    done.state.heroes.every(({ face }) => face === 'active'),
    true,
  );
});

test('HT-5.10: after a failure, the Mission stays and the attacking hero is wounded; a second failure changes nothing', () => {
  const t = oneColor('1 1 1', '3 3 3');
  const failed = t.place('One mind').defend('Two mind');
  assert.equal(failed.vp, '0 0');
  assert.match(failed.missions, /^Road/);
  assert.equal(failed.attrs('Ada'), '1 1 1 w');
  assert.equal(failed.attrs('Bea'), '3 3 3');
  assert.deepEqual([failed.discard(0), failed.discard(1)], ['One', 'Two']);
  assert.equal(failed.asked, '1 act', 'expected the failure to end the turn');
  const again = failed.pass().attempt(0).place().defend();
  assert.equal(again.attrs('Ada'), '1 1 1 w');
  assert.equal(again.told('turned').length, 0);
});
