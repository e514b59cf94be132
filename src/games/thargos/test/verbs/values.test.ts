import assert from 'node:assert/strict';
import { pamRange } from '../../board/values.ts';
import type { Effect, Op, Until } from '../../effects/effect.ts';
import { advantage, doer, hero, mission, ONE, TALLY, THREE, TWO, times } from '../cards.ts';
import { duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

/** Ada does this in her turn, before the action. */
const does = (...ops: readonly Op[]): Played =>
  duel({
    a: { heroes: [doer('Ada', ...ops)], deck: times(20, ONE) },
    missions: [mission('Road', { power: 1 })],
  }).use('Ada');

const stays = (effect: Op): Effect => ({ on: 'static', do: [effect] });

verb('modAttr', 'adds to an attribute of a hero, or takes away', () => {
  assert.equal(does({ op: 'modAttr', target: 'this', attr: 'mind', amount: 3 }).attrs('Ada'), '2 5 2');
  assert.equal(does({ op: 'modAttr', target: 'opposingHero', attr: 'all', amount: -1 }).attrs('B0'), '1 1 1');
  const chosen = does({ op: 'modAttr', target: 'this', attr: 'chosen', amount: 1 });
  assert.equal(chosen.from, 'power mind mysticism');
  assert.equal(chosen.choose('mysticism').attrs('Ada'), '2 2 3');
});

verb('modAttr', 'holds as long as the card lies there', () => {
  const banner = advantage('Banner', {
    effects: [
      stays({ op: 'modAttr', target: { kind: 'hero', of: 'self', pick: 'all' }, attr: 'power', amount: 1 }),
    ],
  });
  const t = duel({ a: { hand: [banner] } }).attach('Banner', 'A2');
  assert.deepEqual(['A0', 'A3', 'B0'].map(t.attrs), ['3 2 2', '3 2 2', '2 2 2']);
});

verb('modAttr', 'until the conflict, the turn, the own next turn, or for ever', () => {
  const lasting = (until: Until): string[] => {
    const t = does({ op: 'modAttr', target: 'this', attr: 'power', amount: 1, until });
    const now = t.attempt(0).place().defend('One power');
    return [t, now, now.pass(), now.pass().pass()].map(each => each.attrs('Ada').split(' ')[0]!);
  };
  // A failed attempt turns her to her other face, of ones.
  assert.deepEqual(lasting('conflict'), ['3', '1', '1', '1']);
  assert.deepEqual(lasting('endOfTurn'), ['3', '1', '1', '1']);
  assert.deepEqual(lasting('startOfYourNextTurn'), ['3', '2', '1', '1']);
  assert.deepEqual(lasting('permanent'), ['3', '2', '2', '2']);
});

verb('modAttr', 'without a word lasts for the conflict, or else the turn', () => {
  const t = does({ op: 'modAttr', target: 'this', attr: 'power', amount: 1 });
  assert.equal(t.attrs('Ada'), '3 2 2');
  assert.equal(t.pass().attrs('Ada'), '2 2 2');
  const trap: Effect = {
    on: 'conflictDeclared',
    do: [{ op: 'modAttr', target: 'opposingHero', attr: 'power', amount: -1 }],
  };
  const fight = duel({
    a: { heroes: [hero('Ada', '9 9 9', { effects: [trap] })] },
    b: { deck: [mission('Mill'), ...times(9, ONE)] },
  }).attempt(0);
  assert.equal(fight.attrs('B0'), '1 2 2');
  assert.equal(fight.place().concede().attrs('B0'), '2 2 2');
});

verb('setAttr', 'sets it; what is added comes on top', () => {
  assert.equal(does({ op: 'setAttr', target: 'this', attr: 'mind', value: 7 }).attrs('Ada'), '2 7 2');
  const crown = advantage('Crown', {
    mods: { power: 1 },
    effects: [stays({ op: 'setAttr', target: 'host', attr: 'all', value: 4 })],
  });
  assert.equal(
    duel({ a: { hand: [crown] } })
      .attach('Crown', 'A0')
      .attrs('A0'),
    '5 4 4',
  );
  const twice = does(
    { op: 'setAttr', target: 'this', attr: 'mind', value: 7 },
    { op: 'setAttr', target: 'this', attr: 'mind', value: 5 },
  );
  assert.equal(twice.attrs('Ada'), '2 5 2', 'the last one holds');
});

verb('rollAttr', 'sets it by dice, openly', () => {
  const t = does({ op: 'rollAttr', target: 'this', attr: 'power', dice: '2d6+1' });
  const { values } = t.told('rolled')[0]!;
  assert.equal(values.length, 2);
  assert.equal(t.attrs('Ada'), `${values[0]! + values[1]! + 1} 2 2`);
});

verb('bonus', 'adds to the own total in this conflict only', () => {
  const help: Effect = {
    on: 'conflictDeclared',
    side: 'any',
    do: [{ op: 'bonus', attr: 'mission', amount: 2 }],
  };
  const t = duel({
    a: { heroes: [hero('Ada', '2 2 2', { effects: [help] })] },
    b: { deck: [mission('Mill'), ...times(9, ONE)] },
  });
  const fight = t.attempt(0);
  assert.equal(fight.totals, 'power 4:3');
  assert.equal(fight.attrs('Ada'), '2 2 2', 'it is no attribute');
  assert.deepEqual(fight.place().concede().state.lasting, []);
  const defending = t.pass().attempt(0);
  assert.equal(defending.totals, 'power 2:5');
});

verb('bonus', 'outside a conflict does nothing', () => {
  assert.deepEqual(does(TALLY, { op: 'bonus', attr: 'power', amount: 2 }).state.lasting, []);
});

verb('bonus', 'held by a card it helps only the hero who has it', () => {
  const spear = advantage('Spear', {
    effects: [{ ...stays({ op: 'bonus', attr: 'power', amount: 2 }), if: { is: 'attacking' } }],
  });
  const t = duel({ a: { beside: { 0: [spear] } } });
  assert.equal(t.attempt(0).totals, 'power 4:3');
  assert.equal(t.attempt(1).totals, 'power 2:3');
  assert.equal(t.pass().attempt(0).totals, 'power 2:3', 'not in defence');
});

verb('modMission', 'changes the value of a Mission, never below zero', () => {
  const change = (amount: number): Played =>
    does({
      op: 'modMission',
      target: { kind: 'mission', pick: 'choose' },
      attr: 'power',
      amount,
      until: 'endOfTurn',
    });
  const t = change(2);
  assert.equal(t.from, 'Road M1 M2 M3');
  assert.equal(t.choose('Road').attempt(0).totals, 'power 2:5');
  assert.equal(change(-4).choose('Road').attempt(0).totals, 'power 2:2');
  const here = hero('Ada', '2 2 2', {
    effects: [stays({ op: 'modMission', target: 'mission', attr: 'mission', amount: 1 })],
  });
  assert.equal(duel({ a: { heroes: [here] } }).attempt(0).totals, 'power 2:4');
});

verb('modMission', 'a colour it does not have comes only by something added', () => {
  const all = (amount: number): Played =>
    does({
      op: 'modMission',
      target: { kind: 'mission', pick: 'all' },
      attr: 'all',
      amount,
      until: 'endOfTurn',
    });
  assert.equal(all(-1).attempt(0).totals, 'power 2:2');
  assert.equal(all(1).attempt(0).totals, 'power 2:4 mind 2:3 mysticism 2:3');
});

verb('modPam', 'changes what modifiers count for', () => {
  const t = duel({
    a: {
      heroes: [doer('Ada', { op: 'modPam', amount: 1, where: { pamMax: 1 }, until: 'endOfTurn' })],
      hand: [ONE, THREE],
    },
    b: {
      hand: [TWO],
      heroes: [hero('Bea', '2 2 2', { effects: [stays({ op: 'modPam', who: 'opponent', amount: -5 })] })],
    },
  });
  const totals = (each: Played) =>
    each.attempt(0).place('One power', 'Three power').defend('Two power').told('resolved')[0]!.totals;
  const plain = totals(t);
  assert.deepEqual([plain?.attack.power, plain?.defence.power], [2, 5], 'none counts less than nothing');
  const free = duel({
    a: {
      heroes: [doer('Ada', { op: 'modPam', amount: 1, where: { pamMax: 1 }, until: 'endOfTurn' })],
      hand: [ONE, THREE],
    },
    b: { hand: [TWO] },
  });
  assert.equal(totals(free.use('Ada'))?.attack.power, 2 + 2 + 3);
});

verb('modPam', 'changes what a face-down card may count for at the least and at the most', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '2 2 2', { effects: [stays({ op: 'modPam', who: 'opponent', amount: 2 })] })] },
  });
  const [least, most] = pamRange(t.state, 0);
  assert.deepEqual(pamRange(t.state, 1), [least + 2, most + 2]);
});
