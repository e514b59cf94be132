import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneColor, twoColors } from '../attempts.ts';
import { action, advantage, FOUR, hero, LATE, mission, ONE, THREE, TWO } from '../cards.ts';
import type { Wish } from '../situation.ts';
import { duel, type Played } from '../table.ts';

test('HT-5.1: a player may attempt a track with a Mission and a hero of their own; the player opposite defends', () => {
  const t = duel({ a: { heroes: [null] }, missions: [mission('Road'), null] });
  assert.equal(t.no.attempt(0), 'cannot-attempt', 'expected an attempt without a hero to be refused');
  assert.equal(t.no.attempt(1), 'cannot-attempt', 'expected an attempt without a Mission to be refused');
  assert.equal(t.no.attempt(4), 'cannot-attempt', 'expected an attempt at an unknown track to be refused');
  const { conflict } = t.attempt(2).state;
  assert.deepEqual([conflict?.attacker, conflict?.defender, conflict?.track], [0, 1, 2]);
});

test('HT-5.2: the totals include the hero, Advantages and track cards of each side, and for the defender the Mission', () => {
  const sword = advantage('Sword', { mods: { power: 2, mind: 4 } });
  const fort = action('Fort', { play: 'track', mods: { power: 1 } });
  const t = twoColors('3 1 1', '2 1 1', {
    a: { beside: { 0: [sword, fort], 1: [sword] } },
    b: { beside: { 0: [fort] } },
  });
  assert.equal(t.totals, 'power 6:4 mysticism 1:3');
});

test('HT-5.2: a conflict ignores colors that the Mission doesn’t have', () => {
  assert.equal(oneColor('0 3 0', '9 2 9').place().defend().vp, '3 0');
});

test('HT-5.3: cards are placed on colors of the Mission; all viewers see their number, but not their faces', () => {
  const t = twoColors('1 1 1', '3 1 3');
  assert.equal(t.no.place('One mind'), 'pam-colour');
  const placed = t.place('One power', 'Two mysticism', 'Three mysticism');
  assert.deepEqual(placed.state.conflict?.attack, { power: 1, mind: 0, mysticism: 2 });
  assert.equal(placed.hand(0), 'Four');
  for (const card of placed.state.secret.attack.flat()) assert.equal(placed.state.faces[card], null);
});

test('HT-5.3: a player can place only cards from hand, and each only once', () => {
  const t = twoColors('1 1 1', '3 1 3');
  const tryOut = (...cards: readonly number[]): string =>
    t.no.give({ type: 'placePam', cards: cards.map(card => ({ card, colour: 'power' })) });
  const own = t.state.secret.hands[0]![0]!;
  const other = t.state.secret.hands[1]![0]!;
  assert.equal(tryOut(own, own), 'same-card-twice');
  assert.equal(tryOut(other), 'not-in-hand');
  const strange = { type: 'placePam', cards: [{ card: own, colour: 'gold' as never }] } as const;
  assert.equal(t.no.give(strange), 'pam-colour');
});

test('HT-5.3: a card of any type adds its PAM value when it is placed', () => {
  const sword = advantage('Sword', { pam: 3, mods: { mind: 9 } });
  const road = mission('Hill', { mind: 3 }, { pam: 2 });
  const t = oneColor('1 1 1', '1 1 1', { a: { hand: [sword, road] } });
  const done = t.place('Sword mind', 'Hill mind').defend();
  assert.deepEqual(done.told('resolved')[0]!.totals?.attack, { power: 0, mind: 6, mysticism: 0 });
});

test('HT-5.4, HT-A-05: with `spread: behind`, an attacker who is behind on both colors must place several cards on both', () => {
  const t = twoColors('2 1 2', '2 1 2', { config: { spread: 'behind' } });
  assert.equal(t.totals, 'power 2:3 mysticism 2:4');
  assert.equal(t.no.place('One mysticism', 'Two mysticism'), 'pam-spread');
  assert.equal(
    t.no.place('One mysticism'),
    'accepted',
    'expected a single card to be accepted on either color',
  );
  assert.equal(t.no.place('One mysticism', 'Two mysticism', 'Three power'), 'accepted');
  const ahead = twoColors('4 1 2', '2 1 2', { config: { spread: 'behind' } });
  assert.equal(
    ahead.no.place('One mysticism', 'Two mysticism'),
    'accepted',
    'expected two cards on one color to be accepted from an attacker who is behind only there',
  );
  assert.equal(ahead.no.place('One power', 'Two power'), 'accepted');
});

test('HT-A-05: `spread: always` applies to all Missions with several colors, `spread: off` to none', () => {
  const always = twoColors('9 1 9', '1 1 1', { config: { spread: 'always' } });
  assert.equal(always.no.place('One power', 'Two power'), 'pam-spread');
  assert.equal(always.no.place('One power'), 'accepted');
  const single = oneColor('1 1 1', '3 3 3', { config: { spread: 'always' } });
  assert.equal(
    single.no.place('One mind', 'Two mind'),
    'accepted',
    'expected two cards on the only color to be accepted',
  );
  const off = twoColors('1 1 1', '3 3 3', { config: { spread: 'off' } });
  assert.equal(off.no.place('One power', 'Two power'), 'accepted');
});

test('HT-5.5, HT-A-06: if the defender concedes, the attacker wins, and totals are not compared', () => {
  const t = oneColor('0 0 0', '3 3 3').place('One mind');
  assert.equal(t.asked, '1 defend');
  const done = t.concede();
  assert.equal(done.vp, '3 0');
  assert.equal(done.told('resolved')[0]!.totals, null);
  assert.equal(
    done.told('revealed').length,
    0,
    'expected no cards to be revealed, because totals are not compared',
  );
  assert.match(done.discard(0), /One/);
});

test("HT-A-06: with allowConcede false, the defender can't concede", () => {
  const t = oneColor('0 0 0', '3 3 3', { config: { allowConcede: false } }).place();
  assert.equal(t.no.concede(), 'cannot-concede');
  assert.equal(t.defend().vp, '0 0');
});

test('HT-A-06: on one color, totals are compared even if the defender places no cards, except with `zeroCardDefence: concede`', () => {
  for (const zeroCardDefence of ['compare', 'mirror'] as const) {
    const compared = oneColor('0 0 0', '3 3 3', { config: { zeroCardDefence } });
    assert.equal(
      compared.place().defend().vp,
      '0 0',
      `expected the attack to fail with zeroCardDefence: ${zeroCardDefence}`,
    );
  }
  const conceded = oneColor('0 0 0', '3 3 3', { config: { zeroCardDefence: 'concede' } });
  assert.equal(conceded.place().defend().vp, '3 0');
});

test('HT-A-06: on two colors, a defender who places no cards against attack cards concedes; without attack cards, totals are compared', () => {
  const bluff = twoColors('0 0 0', '4 4 4').place('One power');
  assert.equal(bluff.state.question?.type === 'defend' && bluff.state.question.rule.emptyLoses, true);
  assert.equal(bluff.defend().vp, '3 0', 'expected a defense without cards against attack cards to concede');
  assert.equal(bluff.defend('One power').vp, '0 0');
  assert.equal(
    twoColors('0 0 0', '4 4 4').place().defend().vp,
    '0 0',
    'expected totals to be compared, because the attacker placed no cards to mirror',
  );
  const compared = twoColors('0 0 0', '4 4 4', { config: { rules: 'balanced' } });
  assert.equal(compared.place('One power').defend().vp, '0 0');
});

test('HT-A-07: by the book, a defender who has fewer cards than there are colors to mirror concedes', () => {
  const t = twoColors('0 0 0', '4 4 4', { b: { hand: [FOUR] } }).place('One power', 'Two mysticism');
  assert.equal(t.told('conceded').length, 1, 'expected the defender to concede without a question (HT-A-55)');
  assert.equal(t.vp, '3 0');
});

test('HT-5.6: a defender who places cards must use exactly the colors on which the attacker placed cards', () => {
  const one = twoColors('1 1 1', '1 1 1').place('One power');
  assert.equal(one.no.defend('Two mysticism'), 'pam-colour');
  assert.equal(one.no.defend('Two power', 'Three power'), 'accepted');
  const both = twoColors('1 1 1', '1 1 1').place('One power', 'Two mysticism');
  assert.equal(both.no.defend('Two power'), 'pam-mirror');
  assert.equal(both.no.defend('Two power', 'One mysticism', 'Four power'), 'accepted');
  assert.equal(both.no.defend(), 'accepted');
});

test('HT-5.6: on two colors, a defender may not place cards if the attacker placed none', () => {
  const t = twoColors('2 1 4', '2 1 2').place();
  assert.equal(t.no.defend('One power'), 'pam-colour');
  assert.equal(t.defend().vp, '0 0');
  assert.equal(
    twoColors('4 1 4', '2 1 2').place().vp,
    '3 0',
    'expected the attack to succeed without a question to the defender (HT-A-55)',
  );
});

test('HT-5.6: with `mirror: off`, the defender may place cards on any color of the Mission', () => {
  const t = twoColors('4 1 4', '2 1 2', { config: { mirror: 'off' } }).place('One power');
  assert.equal(t.defend('Four mysticism', 'Three mysticism').vp, '0 0');
});

test('HT-A-07: a defender with too few cards to mirror may place them on some colors with `shortMirror: partial`, and none with `shortMirror: none`', () => {
  const config = { shortMirror: 'partial' } as const;
  const wish = { config, b: { hand: [FOUR] } } satisfies Wish;
  const partial = twoColors('1 1 1', '1 1 1', wish).place('One power', 'Two mysticism');
  assert.equal(partial.no.defend('Four power'), 'accepted');
  assert.equal(partial.no.defend('Four mysticism'), 'accepted');
  const none = twoColors('1 1 1', '1 1 1', { ...wish, config: { shortMirror: 'none' } });
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

test('HT-A-08: on a Mission of one color, the defender must mirror only if mirrorSingle is on', () => {
  const free = oneColor('3 3 3', '1 1 1').place();
  assert.equal(free.defend('Four mind').vp, '0 0');
  const bound = oneColor('1 1 1', '1 1 1', { config: { mirrorSingle: true } }).place();
  assert.equal(bound.no.defend('Four mind'), 'pam-colour');
  assert.equal(bound.defend().vp, '0 0');
});

test('HT-5.7: both sides reveal their cards together, and the values are added for each color', () => {
  const t = twoColors('1 1 1', '1 1 1').place('One power', 'Two mysticism', 'Three mysticism');
  const done = t.defend('Four power', 'One mysticism');
  assert.equal(done.told('revealed').length, 1);
  assert.deepEqual(done.told('resolved')[0]!.totals, {
    attack: { power: 2, mind: 0, mysticism: 6 },
    defence: { power: 6, mind: 0, mysticism: 4 },
  });
  for (const card of done.told('revealed')[0]!.attack.flat()) assert.notEqual(done.state.faces[card], null);
});

test('HT-5.8: the attacker succeeds with at least a tie on every color', () => {
  assert.equal(twoColors('3 0 4', '2 0 2').place().vp, '3 0');
  assert.equal(
    twoColors('9 0 3', '2 0 2').place().defend().vp,
    '0 0',
    'expected the attack to fail with a lower total on one color',
  );
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

/** A track Action that places two cards from the deck on a color, once per conflict. */
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

/** The attacker is behind on both colors. An effect has placed two of their cards on this color. */
const helped = (colour: string): Played =>
  twoColors('1 1 1', '3 1 3', { a: { beside: { 0: [VOLUNTEERS] } } })
    .use('Volunteers')
    .choose(colour);

test('HT-5.10a, HT-5.4: cards that an effect placed count for the spread rule', () => {
  const t = helped('power');
  assert.equal(
    t.no.place('One mysticism', 'Two mysticism'),
    'accepted',
    'expected cards on Mysticism to be accepted, because the effect already placed some on Power',
  );
  assert.equal(
    t.no.place('One power'),
    'pam-spread',
    'expected a third card on the same color to be refused',
  );
  assert.equal(t.no.place('One power', 'Two mysticism'), 'accepted');
  assert.equal(t.no.place(), 'accepted', 'expected the attacker not to have to place cards from hand');
});

test('HT-5.10a, HT-5.6: an effect places the defender’s cards only on colors where the attacker placed cards', () => {
  const t = twoColors('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] } } });
  assert.equal(
    t.place('One power').use('Volunteers').state.conflict?.defence.power,
    2,
    'expected two defense cards to be on Power, the only color with attack cards',
  );
  assert.equal(
    t.place().no.use('Volunteers'),
    'cannot-use',
    'expected the use to be refused if the attacker placed no cards',
  );
  const both = t.place('One power', 'Two mysticism').use('Volunteers');
  assert.equal(both.from, 'power mysticism');
});

test('HT-5.10a, HT-5.6: if an effect placed a card for the defender, the color of this card counts as mirrored', () => {
  const t = twoColors('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] } } });
  const covered = t.place('One power', 'Two mysticism').use('Volunteers').choose('power');
  assert.equal(covered.no.defend('One mysticism'), 'accepted');
  assert.equal(
    covered.no.defend('One power'),
    'pam-mirror',
    'expected a defense without a card on Mysticism to be refused',
  );
  const short = twoColors('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] }, hand: [ONE] } })
    .place('One power', 'Two mysticism')
    .use('Volunteers')
    .choose('power');
  assert.equal(
    short.no.defend('One power'),
    'pam-mirror',
    'expected the defender’s only card to be refused on Power, because Mysticism is not mirrored yet',
  );
  assert.equal(short.no.defend('One mysticism'), 'accepted');
});

test('HT-5.10a, HT-8.2: cards that an effect placed for the defender count toward the limit of the balance rule', () => {
  const config = { mirror: 'balance' } as const;
  const t = twoColors('1 1 1', '3 1 3', { b: { beside: { 0: [VOLUNTEERS] } }, config }).place('One power');
  const lying = t.use('Volunteers');
  assert.equal(
    lying.no.defend('One power', 'Two power', 'Three power'),
    'pam-too-many',
    'expected five defense cards against one attack card to be refused',
  );
  assert.equal(
    lying.no.defend('One power'),
    'accepted',
    'expected three defense cards against one attack card to be accepted',
  );
  assert.equal(lying.no.defend('One power', 'Two power'), 'pam-too-many');
});

test('HT-5.11: players use abilities publicly, either while they place modifiers, or before the reveal, the attacker first', () => {
  const t = duel({
    a: { heroes: [spy], beside: { 0: [charge, LATE] } },
    b: { heroes: [hero('Eye', '2 2 2', { effects: spy.faces.active.effects ?? [] })], beside: { 0: [LATE] } },
  }).attempt();
  assert.equal(
    t.no.use('Spy'),
    'cannot-use',
    'expected an ability before the reveal to be refused while cards are being placed',
  );
  const used = t.use('Charge').place('One power');
  assert.equal(used.totals, 'power 5:3', 'expected the public totals to include the bonus');
  assert.equal(
    used.no.use('Charge'),
    'cannot-use',
    'expected the attacker’s ability to be refused while the defender places cards',
  );
  const first = used.defend('One power');
  assert.equal(first.asked, '0 beforeReveal');
  const second = first.use('Spy');
  assert.equal(second.told('looked').length, 1);
  assert.equal(
    second.no.use('Spy'),
    'cannot-use',
    'expected a second use of the card in the same conflict to be refused',
  );
  assert.equal(second.pass().asked, '1 beforeReveal');
  assert.equal(second.pass().pass().told('revealed').length, 1);
});

test('HT-5.11, HT-A-11: a track card’s bonus counts as an attack card for the mirror only with trackCountsAsPam', () => {
  for (const [trackCountsAsPam, answer] of [
    [false, 'pam-colour'],
    [true, 'accepted'],
  ] as const) {
    const t = twoColors('4 1 2', '2 1 2', { config: { trackCountsAsPam }, a: { beside: { 0: [charge] } } });
    const asked = t.use('Charge');
    assert.equal(asked.asked, '0 choose attribute');
    assert.equal(
      asked.from,
      'power mysticism',
      'expected the choice to be limited to the colors of the Mission',
    );
    assert.equal(asked.choose('power').place().no.defend('One power'), answer);
  }
});

test('HT-A-11: a track card of the defender never counts as an attack card to mirror', () => {
  const wish = { config: { trackCountsAsPam: true }, b: { beside: { 0: [charge] } } };
  const used = twoColors('4 1 4', '2 1 2', wish).place().use('Charge').choose('power');
  assert.equal(used.no.defend('One power'), 'pam-colour');
});

test('HT-5.12: on a track without an opposing hero, only the Mission’s own values defend', () => {
  const t = twoColors('1 1 2', '0 0 0', { b: { heroes: [null] } });
  assert.equal(t.totals, 'power 1:1 mysticism 2:2');
  const done = t.place();
  assert.equal(done.vp, '3 0', 'expected the attack to succeed without a question to the defender');
});
