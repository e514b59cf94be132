import assert from 'node:assert/strict';
import type { Op, Selector } from '../../effects/effect.ts';
import { action, advantage, deed, doer, hero, mission, ONE, TALLY } from '../cards.ts';
import type { Side } from '../situation.ts';
import { duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

/** The first hero uses this ability in their owner's turn, before the action. */
const does = (op: Op, a: Side = {}, b: Side = {}): Played =>
  duel({ a: { heroes: [doer('Ada', op)], ...a }, b }).use('Ada');

/** Like `does`, but adds an operation that always changes something, so that the ability is offered. */
const doesAtLeast = (op: Op, a: Side = {}, b: Side = {}): Played =>
  duel({ a: { heroes: [doer('Ada', TALLY, op)], ...a }, b }).use('Ada');

const own: Selector = { kind: 'hero', of: 'self', pick: 'choose' };
const theirs: Selector = { kind: 'hero', of: 'opponent', pick: 'choose' };

verb('wound', 'turns a hero to the Wounded face', () => {
  const t = does({ op: 'wound', target: theirs });
  assert.equal(t.from, 'B0 B1 B2 B3');
  assert.equal(t.choose('B2').attrs('B2'), '1 1 1 w');
  const all = does({ op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'all' } });
  assert.equal(all.told('turned').length, 4);
  const again = doesAtLeast({ op: 'wound', target: 'opposingHero' }, {}, { wounded: [0] });
  assert.equal(again.told('turned').length, 0);
});

verb('heal', 'turns a hero to the Active face', () => {
  const t = does({ op: 'heal', target: { ...own, where: { face: 'wounded' } } }, { wounded: [1, 2] });
  assert.equal(t.from, 'A1 A2');
  assert.equal(t.choose('A1').attrs('A1'), '2 2 2');
  // An ability that would change nothing, such as healing an Active hero, is not offered (HT-5.11).
  assert.throws(() => does({ op: 'heal', target: 'this' }), /cannot-use/);
});

verb(
  'moveHero',
  'HT-7.6: moves a hero with their Advantages; a hero who is on the new track takes the old place; track cards stay',
  () => {
    const beside = { 0: [advantage('Sword')], 1: [action('Fort', { play: 'track' })] };
    const t = does({ op: 'moveHero', target: 'this', to: { kind: 'track', pick: 'choose' } }, { beside });
    assert.equal(t.asked, '0 choose track');
    assert.equal(t.from, '1 2 3');
    assert.equal(t.choose(1).row(0), 'A1 Ada+Sword+Fort A2 A3');
    const near = does({ op: 'moveHero', target: 'this', to: { kind: 'track', pick: 'adjacent' } });
    assert.equal(
      near.row(0),
      'A1 Ada A2 A3',
      'expected the hero to move without a question, because only one track is adjacent',
    );
    const empty = does(
      { op: 'moveHero', target: 'this', to: { kind: 'track', pick: 'choose' } },
      {
        heroes: [
          doer('Ada', { op: 'moveHero', target: 'this', to: { kind: 'track', pick: 'choose' } }),
          null,
        ],
      },
    );
    assert.equal(empty.choose(1).row(0), '- Ada A2 A3');
  },
);

verb('moveHero', "another player's hero stays on that player's side", () => {
  const t = does({ op: 'moveHero', target: theirs, to: { kind: 'track', pick: 'choose' } }).choose('B0');
  assert.equal(t.choose(3).row(1), 'B3 B1 B2 B0');
});

verb('swapHeroes', 'swaps two heroes of one player', () => {
  const t = does({ op: 'swapHeroes', target: own, to: own }, { beside: { 2: [advantage('Sword')] } });
  const second = t.choose('A2');
  assert.equal(second.from, 'Ada A1 A3', 'expected the question to offer only the other heroes');
  assert.equal(second.choose('Ada').row(0), 'A2+Sword A1 Ada A3');
  const near = does({ op: 'swapHeroes', target: 'this', to: { ...own, pick: 'adjacent' } });
  assert.equal(near.row(0), 'A1 Ada A2 A3');
});

verb(
  'swapHeroes',
  'the second target may be a word such as `this`; an opposing hero or another target is not swapped',
  () => {
    const named = does({ op: 'swapHeroes', target: own, to: 'this' }).choose('A2');
    assert.equal(named.row(0), 'A2 A1 Ada A3');
    const foe = doesAtLeast({ op: 'swapHeroes', target: own, to: 'opposingHero' });
    assert.deepEqual(
      [foe.row(0), foe.row(1)],
      ['Ada A1 A2 A3', 'B0 B1 B2 B3'],
      'expected no hero to change owner',
    );
    for (const kind of ['track', 'mission'] as const) {
      const t = doesAtLeast({ op: 'swapHeroes', target: 'this', to: { kind, pick: 'choose' } });
      assert.deepEqual([t.asked, t.row(0)], ['0 act', 'Ada A1 A2 A3']);
    }
  },
);

verb(
  'capture',
  'the captured hero becomes Wounded and undead, and replaces one of the captor’s heroes or leaves the game',
  () => {
    const beside = { 0: [advantage('Sword')] };
    const t = does(
      { op: 'capture', target: 'opposingHero' },
      { beside: { 1: [advantage('Bow')] } },
      { beside },
    );
    assert.equal(t.asked, '0 choose hero');
    const taken = t.choose('A1');
    assert.equal(taken.row(0), 'Ada B0 A2 A3');
    assert.equal(taken.row(1), '- B1 B2 B3');
    assert.equal(taken.attrs('B0'), '1 1 1 w');
    assert.deepEqual([taken.discard(0), taken.discard(1)], ['Bow', 'Sword']);
    const { owner, undead } = taken.state.heroes[4]!;
    assert.deepEqual([owner, undead], [0, true]);
    const declined = t.choose();
    assert.equal(declined.row(0), 'Ada A1+Bow A2 A3');
    assert.deepEqual(declined.state.out, [4], 'expected the captured hero to leave the game');
  },
);

verb('detach', 'moves an Advantage to the discard pile or back to hand', () => {
  const beside = { 1: [advantage('Sword'), advantage('Bow')] };
  const target: Selector = { kind: 'advantage', of: 'opponent', pick: 'choose' };
  const t = does({ op: 'detach', target, to: 'discard' }, {}, { beside });
  assert.equal(t.from, 'Sword Bow');
  assert.equal(t.choose('Bow').discard(1), 'Bow');
  const back = does(
    { op: 'detach', target: { ...target, pick: 'all' }, to: 'hand' },
    {},
    { beside, hand: [] },
  );
  assert.equal(back.hand(1), 'Sword Bow');
});

verb('detach', 'can also remove a track card', () => {
  const beside = { 1: [action('Fort', { play: 'track' })] };
  const t = does(
    { op: 'detach', target: { kind: 'trackCard', of: 'opponent', pick: 'all' }, to: 'discard' },
    {},
    { beside },
  );
  assert.equal(t.discard(1), 'Fort');
});

verb(
  'moveAdvantage',
  'moves a card to another hero, even of another player; its owner does not change',
  () => {
    const steal: Op = {
      op: 'moveAdvantage',
      target: { kind: 'advantage', of: 'opponent', pick: 'choose' },
      to: own,
    };
    const beside = { 1: [advantage('Sword', { mods: { power: 3 } }), advantage('Bow')] };
    const asked = does(steal, {}, { beside });
    assert.deepEqual(
      [asked.asked, asked.from],
      ['0 choose advantage', 'Sword Bow'],
      'expected the card to be chosen before its new hero',
    );
    assert.equal(asked.choose('Sword').asked, '0 choose hero');
    const t = asked.choose('Sword').choose('A2');
    assert.equal(t.row(0), 'Ada A1 A2+Sword A3');
    assert.equal(t.attrs('A2'), '5 2 2');
    const strip = deed('Strip', {
      op: 'detach',
      target: { kind: 'advantage', of: 'self', pick: 'all' },
      to: 'discard',
    });
    const back = duel({ a: { heroes: [doer('Ada', steal)], hand: [strip] }, b: { beside } });
    const gone = back.use('Ada').choose('Sword').choose('A2').play('Strip');
    assert.equal(gone.discard(1), 'Sword');
  },
);

verb('moveAdvantage', 'HT-8.5: if the new hero is known, only Advantages allowed there can be moved', () => {
  const take: Op = {
    op: 'moveAdvantage',
    target: { kind: 'advantage', of: 'opponent', pick: 'choose' },
    to: 'this',
  };
  const ada = hero('Ada', '2 2 2', {
    faction: 'wolf',
    effects: [{ on: 'activated', window: 'ownTurn', do: [take] }],
  });
  const beside = {
    1: [advantage('Seal', { faction: 'imperial' }), advantage('Fang', { faction: 'wolf' }), advantage('Bow')],
  };
  const config = { factions: true, neutralAdvantage: 'any' } as const;
  const t = duel({ a: { heroes: [ada] }, b: { beside }, config }).use('Ada');
  assert.equal(t.from, 'Fang Bow');
  assert.equal(t.choose('Fang').row(0), 'Ada+Fang A1 A2 A3');
});

verb('moveAdvantage', "an Advantage can't be moved to the hero who already has it", () => {
  const shift: Op = {
    op: 'moveAdvantage',
    target: { kind: 'advantage', of: 'self', pick: 'all' },
    to: 'this',
  };
  const t = does(shift, { beside: { 0: [advantage('Sword')], 1: [advantage('Bow')] } });
  assert.equal(t.row(0), 'Ada+Sword+Bow A1 A2 A3');
  assert.deepEqual(
    t.told('moved').map(({ count }) => count),
    [1],
    'expected only one card to move',
  );
});

verb('extraAdvantage', 'allows the player to attach additional Advantages in this turn', () => {
  const t = does(
    { op: 'extraAdvantage', amount: 1 },
    { hand: [advantage('Sword'), advantage('Bow'), advantage('Axe')] },
  );
  const two = t.attach('Sword', 'Ada').attach('Bow', 'Ada');
  assert.equal(two.no.attach('Axe', 'Ada'), 'no-advantage-left');
});

verb(
  'extraAdvantage',
  'if an Action grants it, the player attaches the additional Advantage after the Action',
  () => {
    const gift = deed('Gift', { op: 'extraAdvantage', amount: 1, until: 'endOfTurn' });
    const t = duel({ a: { hand: [gift, advantage('Sword'), advantage('Bow')] } });
    const played = t.attach('Bow', 'A0').play('Gift');
    assert.equal(played.asked, '0 act');
    const attached = played.attach('Sword', 'A0');
    assert.equal(attached.row(0), 'A0+Bow+Sword A1 A2 A3');
    assert.equal(attached.asked, '1 act', 'expected the turn to end, because nothing else is left to do');
    assert.equal(played.pass().asked, '1 act');
  },
);

verb('swapMissions', 'swaps two Missions between tracks', () => {
  const any: Selector = { kind: 'mission', pick: 'choose' };
  const t = does({ op: 'swapMissions', target: any, to: any });
  const second = t.choose('M0');
  assert.equal(second.from, 'M1 M2 M3');
  assert.equal(second.choose('M3').missions, 'M3 M1 M2 M0');
});

verb(
  'replaceMission',
  'takes a Mission from hand, discard pile or deck; the old one goes to its owner’s discard pile',
  () => {
    const any: Selector = { kind: 'mission', pick: 'choose' };
    const mill = mission('Mill', { mind: 1 }, { vp: 2 });
    const dam = mission('Dam', { mind: 1 }, { vp: 4 });
    const from = (zone: 'hand' | 'discard' | 'deckTop'): Played =>
      does(
        { op: 'replaceMission', target: any, from: zone },
        { hand: [mill, dam], discard: [mill, dam], deck: [ONE, dam] },
      );
    const hand = from('hand').choose('M2');
    assert.equal(hand.asked, '0 choose card');
    const placed = hand.choose('Dam');
    assert.equal(placed.missions, 'M0 M1 Dam M3');
    assert.equal(placed.discard(1), 'M2', 'expected the old Mission to be in the discard pile of its owner');
    assert.equal(from('discard').choose('M0').choose('Mill').missions, 'Mill M1 M2 M3');
    const dug = from('deckTop').choose('M1');
    assert.equal(dug.missions, 'M0 Dam M2 M3');
    assert.match(dug.discard(0), /One$/);
    const small = does(
      { op: 'replaceMission', target: any, from: 'hand', where: { vpMax: 2 } },
      { hand: [dam, mill] },
    );
    assert.equal(
      small.choose('M0').missions,
      'Mill M1 M2 M3',
      'expected a Mission that matches the filter to replace the old one',
    );
    const none = does({ op: 'replaceMission', target: any, from: 'hand' }, { hand: [ONE] });
    assert.equal(none.missions, 'M0 M1 M2 M3');
  },
);

verb('swapMissions', 'in a conflict, the attacker then attempts the Mission that was swapped in', () => {
  const swap: Op = { op: 'swapMissions', target: 'mission', to: { kind: 'mission', pick: 'choose' } };
  const ada = hero('Ada', '5 5 5', { effects: [{ on: 'conflictDeclared', do: [swap] }] });
  const missions = [mission('Low', { power: 1 }), mission('High', { mind: 2 }, { vp: 4 })];
  const t = duel({ missions, a: { heroes: [ada] } })
    .attempt(0)
    .choose('High');
  assert.equal(t.totals, 'mind 5:4');
  const won = t.place().concede();
  assert.deepEqual([won.score(0), won.vp], ['High', '4 0']);
  assert.match(won.missions, /^- Low/);
});

verb('replaceMission', 'in a conflict, the attacker then attempts the new Mission', () => {
  const replace: Op = { op: 'replaceMission', target: 'mission', from: 'hand' };
  const ada = hero('Ada', '5 5 5', { effects: [{ on: 'conflictDeclared', do: [replace] }] });
  const hand = [mission('New', { mysticism: 1 }, { vp: 3 })];
  const t = duel({ missions: [mission('Old')], a: { heroes: [ada], hand } }).attempt(0);
  assert.equal(t.totals, 'mysticism 5:3');
  assert.equal(t.discard(0), 'Old');
  assert.deepEqual([t.concede().score(0), t.concede().vp], ['New', '3 0']);
});
