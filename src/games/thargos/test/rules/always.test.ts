import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config } from '../../config.ts';
import type { Effect } from '../../effects/effect.ts';
import { action, advantage, deed, hero, mission, ONE, THREE, TWO, times } from '../cards.ts';
import { solo } from '../modes-table.ts';
import { duel, type Played } from '../table.ts';

const hands = (cards: number): Effect => ({
  on: 'static',
  do: [{ op: 'handLimit', who: 'self', value: cards }],
});
const more = (cards: number): Effect => ({
  on: 'static',
  do: [{ op: 'handLimit', who: 'self', amount: cards }],
});

test('HT-7.1: if only one effect sets a hand limit, this limit applies, even if it is lower than the usual six', () => {
  const five = hero('Five', '2 2 2', { effects: [hands(5)] });
  assert.equal(duel({ from: 'turn', a: { heroes: [five], hand: [] } }).state.players[0]!.hand, 5);
  const worn = duel({ from: 'turn', a: { heroes: [five], wounded: [0], hand: [] } });
  assert.equal(
    worn.state.players[0]!.hand,
    6,
    'expected the player to draw up to six cards, because the Wounded face sets no hand limit',
  );
});

test('HT-7.1, HT-A-36: a player with several hand limits chooses one at each draw step; an effect that changes the limit changes each of them', () => {
  const heroes = [5, 7].map(cards => hero(`Hold${cards}`, '2 2 2', { effects: [hands(cards)] }));
  const bag = advantage('Bag', { effects: [more(1)] });
  const t = duel({ from: 'turn', a: { heroes, hand: [], beside: { 2: [bag] } } });
  assert.equal(t.asked, '0 handLimit');
  assert.deepEqual(t.state.question?.type === 'handLimit' && t.state.question.values, [8, 6]);
  assert.equal(t.no.limit(7), 'bad-hand-limit');
  assert.equal(t.limit(8).state.players[0]!.hand, 8);
  const low = t.limit(6);
  assert.equal(low.state.players[0]!.hand, 6);
  assert.equal(
    low.pass().pass().asked,
    '0 handLimit',
    'expected the player to be asked again in the next draw step',
  );
});

test('HT-7.1: a player with more cards than the hand limit discards none', () => {
  assert.equal(duel({ from: 'turn', a: { hand: times(9, ONE) } }).state.players[0]!.hand, 9);
});

test('HT-7.2: a wounded hero has the attributes and effects of the Wounded face, keeps Advantages, and can attack and defend', () => {
  const sword = advantage('Sword', { mods: { power: 1 } });
  const ada = hero('Ada', '3 3 3', {
    wounded: '4 1 0',
    effects: [more(2)],
    woundedEffects: [{ on: 'faceUp', do: [{ op: 'draw', who: 'self', amount: 1 }] }],
  });
  const t = duel({
    a: { heroes: [ada], hand: [ONE], beside: { 0: [sword] } },
    b: { heroes: [hero('Bea', '9 9 9')] },
  });
  const failed = t.attempt(0).place().defend();
  assert.equal(failed.attrs('Ada'), '5 1 0 w');
  assert.equal(failed.row(0), 'Ada+Sword A1 A2 A3');
  assert.equal(failed.state.players[0]!.hand, 2, 'expected the effect of the Wounded face to draw a card');
  const later = failed.pass();
  assert.equal(
    later.state.players[0]!.hand,
    6,
    'expected the player to draw up to six cards, because the Active face is turned down',
  );
  const again = later.attempt(0);
  assert.equal(again.totals, 'power 5:10');
  const defending = later.pass().attempt(0);
  assert.equal(
    defending.totals,
    'power 9:6',
    'expected a Wounded hero to defend with the attributes of the Wounded face',
  );
});

test('HT-7.2: a hero stays wounded until a card heals them', () => {
  const balm = deed('Balm', { op: 'heal', target: { kind: 'hero', of: 'self', pick: 'choose' } });
  const t = duel({ a: { wounded: [0], hand: [balm] } });
  assert.equal(t.pass().pass().attrs('A0'), '1 1 1 w');
  assert.equal(t.play('Balm').choose('A0').attrs('A0'), '2 2 2');
});

const spend: Effect = {
  on: 'activated',
  window: 'ownTurn',
  limit: { uses: 3, per: 'game' },
  do: [{ op: 'draw', who: 'self', amount: 1 }],
};

test('HT-7.3, HT-1.7.6: spent uses of an ability stay spent when its hero turns over; only the visible face has effects', () => {
  const ada = hero('Ada', '2 2 2', { effects: [spend] });
  const hurt = deed('Hurt', { op: 'wound', target: { kind: 'hero', of: 'self', pick: 'choose' } });
  const balm = deed('Balm', { op: 'heal', target: { kind: 'hero', of: 'self', pick: 'choose' } });
  const t = duel({ a: { heroes: [ada], hand: [hurt, balm] } }).use('Ada');
  const wounded = t.play('Hurt').choose('Ada').pass();
  assert.equal(
    wounded.no.use('Ada'),
    'cannot-use',
    'expected the ability of the Active face to be unavailable while the hero is wounded',
  );
  const healed = wounded.play('Balm').choose('Ada').pass();
  assert.equal(healed.attrs('Ada'), '2 2 2');
  assert.equal(
    healed.use('Ada').use('Ada').no.use('Ada'),
    'cannot-use',
    'expected a third use after the hero is healed to be the last one',
  );
});

test('HT-7.4: a card that lets the defender win ties overrides the general rule', () => {
  const ties: Effect = { on: 'static', do: [{ op: 'rule', rule: 'defenderWinsTies' }] };
  const t = duel({
    a: { heroes: [hero('Ada', '3 0 0')] },
    b: { heroes: [hero('Bea', '2 0 0', { effects: [ties] })] },
  });
  assert.equal(t.attempt(0).place().defend().vp, '0 0');
});

const rolls = ({ events }: Played): number => events.filter(({ type }) => type === 'rolledHero').length;

/** How many heroes roll dice when a conflict starts, and at the start of each of the next two turns. */
const diceIn = (diceHero: Config['diceHero']): number[] => {
  const dice = (name: string) => hero(name, '1d6', { wounded: '1d6-1' });
  const t = duel({
    config: { diceHero },
    a: { heroes: [dice('Ada'), dice('Cid')] },
    b: { heroes: [dice('Bea')], hand: times(6, ONE) },
    missions: [mission('Road', { power: 1 })],
  });
  const declared = t.attempt(0);
  const mine = t.pass();
  return [rolls(declared), rolls(mine), rolls(mine.pass())];
};

test('HT-7.5, HT-A-13: dice heroes roll in every turn (diceHero `everyTurn`), in their owner’s turns (`ownTurn`), or in conflicts (`conflict`)', () => {
  assert.deepEqual(diceIn('everyTurn'), [0, 3, 3]);
  assert.deepEqual(
    diceIn('ownTurn'),
    [0, 3, 2],
    'expected all dice heroes to roll at the start, and later only those of the active player',
  );
  assert.deepEqual(diceIn('conflict'), [2, 0, 0]);
});

test('HT-7.5, HT-1.2, HT-1.7.7: a dice hero rolls one public die for each attribute; with 1d6-1, an attribute is 0 to 5', () => {
  const t = duel({ a: { heroes: [hero('Ada', '1d6')] } }).pass();
  const { values } = t.told('rolledHero')[0]!;
  for (const value of Object.values(values)) assert.ok(value >= 1 && value <= 6);
  assert.equal(t.attrs('Ada'), Object.values(values).join(' '));
  const seen = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const wounded = duel({
      seed: `${i}`,
      a: { heroes: [hero('Ada', '1d6', { wounded: '1d6-1' })], wounded: [0] },
    });
    for (const { values: each } of wounded.pass().told('rolledHero'))
      for (const value of Object.values(each)) seen.add(value);
  }
  assert.deepEqual([...seen].sort(), [0, 1, 2, 3, 4, 5]);
});

const gryphon = action('Gryphon', {
  play: 'track',
  effects: [
    {
      on: 'activated',
      window: 'withPam',
      here: true,
      limit: { uses: 3, per: 'game', thenDiscard: true },
      do: [{ op: 'bonus', attr: 'chosen', amount: 3 }],
    },
  ],
});

test('HT-7.6: a track card helps its owner in attack and defense, once per conflict, and is discarded after its last use', () => {
  const t = duel({
    a: { hand: [gryphon, ...times(5, ONE)] },
    b: { heroes: [hero('Bea', '4 4 4', { wounded: '9 9 9' })] },
    missions: [mission('Road', { power: 1 })],
  });
  const played = t.play('Gryphon', 'A0');
  assert.equal(played.asked, '1 act', 'expected playing the track card to end the turn');
  const attacked = played.attempt(0).place();
  const first = attacked.use('Gryphon');
  assert.equal(first.totals, 'power 4:6');
  assert.equal(
    first.no.use('Gryphon'),
    'cannot-use',
    'expected a second use in the same conflict to be refused',
  );
  const own = first.defend().attempt(0);
  assert.equal(own.no.use('Gryphon'), 'accepted', 'expected a use in attack to be accepted');
  const second = own.use('Gryphon').place().defend();
  const elsewhere = second.attempt(1).place();
  assert.equal(elsewhere.no.use('Gryphon'), 'cannot-use', 'expected a use on another track to be refused');
  const third = second.pass().attempt(0).use('Gryphon');
  assert.equal(third.row(0), 'A0 A1 A2 A3');
  assert.equal(third.discard(0), 'Gryphon');
  assert.equal(third.totals, 'power 4:10', 'expected the bonus of the last use to count');
});

test('HT-7.6: a player can’t use the opponent’s track card', () => {
  const t = duel({ b: { beside: { 0: [gryphon] } } }).attempt(0);
  assert.equal(t.no.use('Gryphon'), 'cannot-use');
});

const sword = advantage('Sword', { mods: { power: 2 } });
const march = deed('March', {
  op: 'swapHeroes',
  target: { kind: 'hero', of: 'self', pick: 'choose', count: 1 },
  to: { kind: 'hero', of: 'self', pick: 'choose', count: 1 },
});
const marching = { hand: [march], beside: { 0: [sword, gryphon] } };

test('HT-7.6: a track card stays on its track when heroes change places', () => {
  const t = duel({ a: marching });
  const swapped = t.play('March').choose('A0').choose('A2');
  assert.equal(swapped.row(0), 'A2+Gryphon A1 A0+Sword A3');
  const attacked = swapped.attempt(0).place();
  assert.equal(
    attacked.no.use('Gryphon'),
    'accepted',
    'expected the track card to work for the hero who is now on its track',
  );
  const elsewhere = swapped.attempt(2).place();
  assert.equal(elsewhere.no.use('Gryphon'), 'cannot-use');
});

test('HT-7.6: in a circle and in a solo game, too, a track card stays on its track when heroes change places', () => {
  const swapped = (t: Played): string => t.play('March').choose('A0').choose('A2').row(0);
  assert.equal(swapped(duel({ sides: [marching, {}, {}] })), 'A2+Gryphon A1 A0+Sword A3');
  assert.equal(swapped(solo({ sides: [marching] })), 'A2+Gryphon A1 A0+Sword A3');
});

test('HT-7.7: discarded cards go to their owner’s discard pile; a won Mission goes to the winner’s score pile', () => {
  const curse = advantage('Curse', { attachTo: 'opposingHero', mods: { power: -2 } });
  const strip = deed('Strip', { op: 'detach', target: { kind: 'advantage', pick: 'all' }, to: 'discard' });
  const t = duel({
    a: { hand: [curse, strip] },
    missions: [mission('Road'), mission('Hill'), mission('Ford')],
  });
  assert.equal(t.no.attach('Curse', 'A0'), 'cannot-attach');
  const cursed = t.attach('Curse', 'B0');
  assert.equal(cursed.attrs('B0'), '0 2 2');
  const stripped = cursed.play('Strip');
  assert.deepEqual([stripped.discard(0), stripped.discard(1)], ['Curse Strip', '']);
  const won = t.attempt(2).place().concede();
  assert.equal(won.score(0), 'Ford', 'expected the winner to score a Mission from the opponent’s deck');
});

test('HT-7.7: of hands and decks only the number of cards is public; discard and score piles are public', () => {
  const t = duel({ a: { hand: [TWO, THREE], discard: [TWO], score: [mission('Won')] } });
  const { state } = t;
  for (const card of [...state.secret.hands[0]!, ...state.secret.decks[0]!])
    assert.equal(state.faces[card], null);
  for (const card of [...state.players[0]!.discard, ...state.players[0]!.score])
    assert.notEqual(state.faces[card], null);
  assert.deepEqual([state.players[0]!.hand, state.players[0]!.deck], [2, 10]);
});

test('HT-7.8: no total in a conflict falls below zero', () => {
  const chains = advantage('Chains', { mods: { power: -5, mind: -1 } });
  const t = duel({ a: { beside: { 0: [chains] } }, missions: [mission('Road', { power: 1 })] });
  assert.equal(t.attrs('A0'), '0 1 2');
  assert.equal(t.attempt(0).totals, 'power 0:3');
});
