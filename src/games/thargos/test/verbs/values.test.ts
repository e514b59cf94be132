import assert from 'node:assert/strict';
import { pamRange } from '../../board/values.ts';
import type { Effect, Op, Until } from '../../effects/effect.ts';
import { advantage, doer, hero, mission, ONE, TALLY, THREE, TWO, times } from '../cards.ts';
import { duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

/** In her owner's turn, Ada uses this ability before the action. */
const does = (...ops: readonly Op[]): Played =>
  duel({
    a: { heroes: [doer('Ada', ...ops)], deck: times(20, ONE) },
    missions: [mission('Road', { power: 1 })],
  }).use('Ada');

const stays = (effect: Op): Effect => ({ on: 'static', do: [effect] });

verb('modAttr', 'increases or lowers an attribute of a hero', () => {
  assert.equal(does({ op: 'modAttr', target: 'this', attr: 'mind', amount: 3 }).attrs('Ada'), '2 5 2');
  assert.equal(does({ op: 'modAttr', target: 'opposingHero', attr: 'all', amount: -1 }).attrs('B0'), '1 1 1');
  const chosen = does({ op: 'modAttr', target: 'this', attr: 'chosen', amount: 1 });
  assert.equal(chosen.from, 'power mind mysticism');
  assert.equal(chosen.choose('mysticism').attrs('Ada'), '2 2 3');
});

verb('modAttr', 'a continuous change by an Advantage applies as soon as it is attached', () => {
  const banner = advantage('Banner', {
    effects: [
      stays({ op: 'modAttr', target: { kind: 'hero', of: 'self', pick: 'all' }, attr: 'power', amount: 1 }),
    ],
  });
  const t = duel({ a: { hand: [banner] } }).attach('Banner', 'A2');
  assert.deepEqual(['A0', 'A3', 'B0'].map(t.attrs), ['3 2 2', '3 2 2', '2 2 2']);
});

verb('modAttr', 'lasts for the conflict, the turn, until the player’s next turn, or forever', () => {
  const lasting = (until: Until): string[] => {
    const t = does({ op: 'modAttr', target: 'this', attr: 'power', amount: 1, until });
    const now = t.attempt(0).place().defend('One power');
    return [t, now, now.pass(), now.pass().pass()].map(each => each.attrs('Ada').split(' ')[0]!);
  };
  // Ada failed, so her Wounded face is up, with attributes of 1.
  assert.deepEqual(lasting('conflict'), ['3', '1', '1', '1']);
  assert.deepEqual(lasting('endOfTurn'), ['3', '1', '1', '1']);
  assert.deepEqual(lasting('startOfYourNextTurn'), ['3', '2', '1', '1']);
  assert.deepEqual(lasting('permanent'), ['3', '2', '2', '2']);
});

verb('modAttr', 'by default, lasts for the current conflict, or outside a conflict for the turn', () => {
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

verb('setAttr', 'sets an attribute; increases are added to it', () => {
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
  assert.equal(twice.attrs('Ada'), '2 5 2', 'expected the attribute to be that of the last effect');
});

verb('rollAttr', 'sets an attribute by public dice', () => {
  const t = does({ op: 'rollAttr', target: 'this', attr: 'power', dice: '2d6+1' });
  const { values } = t.told('rolled')[0]!;
  assert.equal(values.length, 2);
  assert.equal(t.attrs('Ada'), `${values[0]! + values[1]! + 1} 2 2`);
});

verb('bonus', "adds to the player's total in this conflict only", () => {
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
  assert.equal(
    fight.attrs('Ada'),
    '2 2 2',
    'expected the attributes outside the conflict’s totals to stay the same',
  );
  assert.deepEqual(fight.place().concede().state.lasting, []);
  const defending = t.pass().attempt(0);
  assert.equal(defending.totals, 'power 2:5');
});

verb('bonus', 'does nothing outside a conflict', () => {
  assert.deepEqual(does(TALLY, { op: 'bonus', attr: 'power', amount: 2 }).state.lasting, []);
});

verb('bonus', 'a continuous bonus helps only the hero with the card', () => {
  const spear = advantage('Spear', {
    effects: [{ ...stays({ op: 'bonus', attr: 'power', amount: 2 }), if: { is: 'attacking' } }],
  });
  const t = duel({ a: { beside: { 0: [spear] } } });
  assert.equal(t.attempt(0).totals, 'power 4:3');
  assert.equal(t.attempt(1).totals, 'power 2:3');
  assert.equal(
    t.pass().attempt(0).totals,
    'power 2:3',
    'expected the bonus of an attack not to count in defense',
  );
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

verb('modMission', 'only an increase adds a color that the Mission lacks', () => {
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

verb('modPam', 'changes the values of modifiers', () => {
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
  assert.deepEqual(
    [plain?.attack.power, plain?.defence.power],
    [2, 5],
    'expected modifiers to be worth at least zero',
  );
  const free = duel({
    a: {
      heroes: [doer('Ada', { op: 'modPam', amount: 1, where: { pamMax: 1 }, until: 'endOfTurn' })],
      hand: [ONE, THREE],
    },
    b: { hand: [TWO] },
  });
  assert.equal(totals(free.use('Ada'))?.attack.power, 2 + 2 + 3);
});

verb('modPam', 'changes the lowest and highest possible value of a face-down card', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '2 2 2', { effects: [stays({ op: 'modPam', who: 'opponent', amount: 2 })] })] },
  });
  const [least, most] = pamRange(t.state, 0);
  assert.deepEqual(pamRange(t.state, 1), [least + 2, most + 2]);
});
