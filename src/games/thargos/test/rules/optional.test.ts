import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Faction } from '../../attributes.ts';
import { heroCard } from '../../board/library.ts';
import type { HeroCard } from '../../cards/card.ts';
import type { ConfigWish } from '../../config.ts';
import { PRECONS } from '../../decks/precons.ts';
import { targetOf } from '../../flow/opening.ts';
import { advantage, hero, mission, ONE, times } from '../cards.ts';
import type { Side, Wish } from '../situation.ts';
import { duel, opened, type Played } from '../table.ts';

/** Optional rules: balance, quick play, last ditch, factions. */

/** The attacker is behind on both colors, Power and Mysticism, and places these cards. */
const attacked = (config: ConfigWish, ...cards: string[]): Played =>
  duel({
    missions: [mission('Gate', { power: 1, mysticism: 1 })],
    a: { hand: times(6, ONE) },
    b: { hand: times(6, ONE) },
    config: { mirror: 'balance', ...config },
  })
    .attempt(0)
    .place(...cards);

const onPower = (count: number): string[] => times(count, 'One power' as never);

test('HT-T-07, HT-8.2: with `mirror: balance`, a color allows up to two more defense cards than it has attack cards, and none if it has no attack cards', () => {
  const t = attacked({ spread: 'off' }, 'One power', 'One power');
  for (const count of [0, 1, 2, 3, 4])
    assert.equal(
      t.no.defend(...onPower(count)),
      'accepted',
      `expected ${count} defense cards on Power to be accepted`,
    );
  assert.equal(t.no.defend(...onPower(5)), 'pam-too-many');
  assert.equal(t.no.defend('One mysticism'), 'pam-colour');
  assert.equal(
    attacked({}).no.defend('One power'),
    'pam-colour',
    'expected a defense card to be refused if there are no attack cards',
  );
});

test('HT-8.2: with `mirror: balance`, the spread rule still applies to the attacker', () => {
  const t = attacked({}, 'One power', 'One mysticism');
  assert.equal(t.no.defend('One power', 'One power', 'One power', 'One mysticism'), 'accepted');
  const before = duel({
    missions: [mission('Gate', { power: 1, mysticism: 1 })],
    config: { mirror: 'balance' },
  }).attempt(0);
  assert.equal(before.no.place('One power', 'One power'), 'pam-spread');
});

test('HT-A-14: a defender who places cards must place at least balanceMin on each color that has attack cards', () => {
  for (const balanceMin of [0, 1, 2]) {
    const t = attacked({ balanceMin }, 'One power', 'One mysticism');
    const both = [...onPower(balanceMin), ...times(balanceMin, 'One mysticism' as never)];
    assert.equal(
      t.no.defend(...both),
      'accepted',
      `expected ${balanceMin} defense cards on each color to be accepted`,
    );
    if (balanceMin > 0) assert.notEqual(t.no.defend('One power'), 'accepted');
    else assert.equal(t.no.defend('One power'), 'accepted');
    assert.equal(t.no.defend(), 'accepted', 'expected a defense without cards to be accepted');
  }
});

test('HT-T-01, HT-8.3: quick play halves targets, rounded up', () => {
  assert.deepEqual(
    [25, 34, 32].map(points => [targetOf(points, false), targetOf(points, true)]),
    [
      [25, 13],
      [34, 17],
      [32, 16],
    ],
  );
  const [one, two] = PRECONS;
  const decks = [one!.id, two!.id];
  const slow = opened(2, { decks }).state;
  const quick = opened(2, { decks, quickPlay: true }).state;
  for (const seat of [0, 1]) {
    const points = PRECONS[seat]!.heroes.reduce((sum, id) => sum + heroCard(slow.config, id).hp, 0);
    assert.equal(slow.players[seat]!.target, points);
    assert.equal(quick.players[seat]!.target, Math.ceil(points / 2));
  }
});

/** Player B starts a turn with an empty deck. */
const ditch = (lastDitch: ConfigWish['lastDitch'], b: Side, wish: Wish = {}): Played =>
  duel({
    ...wish,
    b: { deck: [], ...b },
    config: { ...(lastDitch ? { lastDitch } : {}), ...wish.config },
  }).pass();

test('HT-8.4, HT-A-15: with `lastDitch: off`, a player who can’t draw loses immediately', () => {
  assert.equal(ditch('off', { hand: [ONE, ONE] }).asked, 'over burned 1 2');
});

test('HT-8.4, HT-A-15: with `lastDitch: untilHandEmpty`, a player with an empty deck plays on and loses when their hand is empty', () => {
  const t = ditch('untilHandEmpty', { hand: [ONE, ONE] });
  assert.equal(t.asked, '1 act');
  assert.deepEqual(
    t.told('lastDitch').map(({ seat }) => seat),
    [1],
  );
  assert.equal(t.hand(1), 'One One', 'expected B to draw no card');
  const next = t.play('One').pass();
  assert.equal(next.asked, '1 act', 'expected B to have another turn, because one card is left');
  assert.equal(
    next.play('One').asked,
    'over lastDitch 1 2',
    'expected B to lose after playing their last card',
  );
});

test('HT-8.4: a player in the last ditch loses after a turn without playing a card', () => {
  assert.equal(ditch('untilHandEmpty', { hand: [ONE, ONE] }).pass().asked, 'over lastDitch 1 2');
});

test('HT-8.4: a player in the last ditch wins if they reach their target', () => {
  const t = ditch('untilHandEmpty', { hand: [ONE], target: 1 });
  assert.equal(t.attempt(0).place('One power').concede().asked, 'over target 2 1');
});

test('HT-8.4: a player with an empty deck and an empty hand loses immediately', () => {
  assert.equal(ditch('untilHandEmpty', { hand: [] }).asked, 'over burned 1 2');
});

test('HT-8.4, HT-A-15: with `lastDitch: finalTurn`, a player with an empty deck has exactly one more turn', () => {
  const t = ditch('finalTurn', { hand: [ONE, ONE, ONE] });
  assert.equal(t.asked, '1 act');
  assert.equal(
    t.play('One').asked,
    'over lastDitch 1 2',
    'expected B to lose after one turn, although two cards are left',
  );
});

const of = (name: string, faction: Faction | null): HeroCard => hero(name, '2 2 2', { faction });
const TEAM = [of('Wolf', 'wolf'), of('Imp', 'imperial'), of('Rena', 'renegade'), of('Nob', null)];
const NAMES = ['Wolf', 'Imp', 'Rena', 'Nob'];

const takers = (faction: Faction | null, config: ConfigWish): string[] => {
  const t = duel({ a: { heroes: TEAM, hand: [advantage('Sword', { faction }), ONE] }, config });
  return NAMES.filter(name => t.no.attach('Sword', name) === 'accepted');
};

test('HT-T-17, HT-8.5: with factions, an Advantage needs a hero of its faction or a Renegade', () => {
  assert.deepEqual(
    takers('imperial', { factions: false }),
    NAMES,
    'expected all heroes to accept the Advantage with factions: false',
  );
  assert.deepEqual(takers('imperial', { factions: true }), ['Imp', 'Rena']);
  assert.deepEqual(takers('wolf', { factions: true }), ['Wolf', 'Rena']);
  assert.deepEqual(takers('cobra', { factions: true }), ['Rena']);
});

test('HT-8.5: with factions, an Advantage of any faction can be placed as a modifier', () => {
  const sword = advantage('Sword', { faction: 'imperial', pam: 3 });
  const t = duel({ a: { heroes: TEAM, hand: [sword] }, config: { factions: true } });
  assert.equal(t.attempt(0).no.place('Sword power'), 'accepted');
});

test('HT-A-16: neutralAdvantage sets which heroes accept an Advantage without a faction', () => {
  assert.deepEqual(takers(null, { factions: true, neutralAdvantage: 'any' }), NAMES);
  assert.deepEqual(takers(null, { factions: true, neutralAdvantage: 'neutral' }), ['Rena', 'Nob']);
});

test('HT-A-16: a hero without a faction accepts only Advantages without a faction', () => {
  assert.ok(!takers('wolf', { factions: true }).includes('Nob'));
});
