// biome-ignore-all lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
import assert from 'node:assert/strict';
import type { Op, StepName } from '../../effects/effect.ts';
import { advantage, deed, doer, FOUR, hero, ONE, TALLY, TWO, times } from '../cards.ts';
import type { Side } from '../situation.ts';
import { duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

/** The first hero uses this ability in their owner's turn, before the action. */
const does = (ops: Op | readonly Op[], a: Side = {}, b: Side = {}): Played => {
  const list = Array.isArray(ops) ? (ops as readonly Op[]) : [ops as Op];
  return duel({ a: { heroes: [doer('Ada', ...list)], ...a }, b }).use('Ada');
};

const gain = (amount: number): Op => ({ op: 'gainVp', who: 'self', amount });

verb('handLimit', 'sets or changes the hand limit, by default for the rest of the game', () => {
  const set = does({ op: 'handLimit', who: 'opponent', value: 3 }, {}, { hand: [] }).pass();
  assert.equal(set.state.players[1]!.hand, 3);
  const added = does({ op: 'handLimit', who: 'opponent', amount: 2 }, {}, { hand: [] }).pass();
  assert.equal(added.state.players[1]!.hand, 8);
  assert.equal(set.state.lasting[0]!.until, 'permanent');
  const short = does(
    { op: 'handLimit', who: 'self', value: 9, until: 'endOfTurn' },
    { hand: [], deck: times(20, ONE) },
  );
  assert.equal(short.pass().pass().state.players[0]!.hand, 6);
});

verb('extraAction', 'grants an additional action in this turn', () => {
  const t = does({ op: 'extraAction' }).play('One');
  assert.equal(t.asked, '0 act');
  assert.equal(t.play('One').asked, '1 act');
  const two = does({ op: 'extraAction', amount: 2 }).play('One').play('One');
  assert.equal(two.asked, '0 act');
});

verb('extraAction', 'with `name: attempt`, grants an additional attempt but no other action', () => {
  const t = does({ op: 'extraAction', name: 'attempt' });
  const fought = t.attempt(0).place().defend();
  assert.equal(fought.asked, '0 act', 'expected the additional attempt to leave the normal action');
  assert.equal(fought.play('One').asked, '1 act');
  const played = t.play('One');
  assert.equal(played.no.play('One'), 'no-action-left');
  assert.equal(played.no.attempt(0), 'accepted');
  assert.equal(played.pass().asked, '1 act', 'expected the player to be able to pass the additional attempt');
});

const skipped = (step: StepName): Played =>
  does({ op: 'skip', who: 'opponent', step }, {}, { hand: [advantage('Sword'), ONE] }).pass();

verb('skip', 'skips the draw step, the Advantage step, the action, or the whole turn', () => {
  assert.equal(skipped('draw').state.players[1]!.hand, 2);
  const noAdvantage = skipped('advantage');
  assert.equal(noAdvantage.no.attach('Sword', 'B0'), 'no-advantage-left');
  assert.equal(noAdvantage.no.attempt(0), 'accepted');
  const noTurn = skipped('turn');
  assert.equal(noTurn.asked, '0 act');
  assert.equal(noTurn.state.turn.number, 3);
  assert.equal(noTurn.pass().asked, '1 act', 'expected only one turn to be skipped');
});

verb('skip', 'a player whose action is skipped still has the Advantage step', () => {
  const t = skipped('action');
  assert.equal(t.asked, '1 act');
  assert.equal(t.no.attempt(0), 'no-action-left');
  assert.equal(t.no.play('One'), 'no-action-left');
  assert.equal(t.attach('Sword', 'B0').asked, '0 act', 'expected the turn to end after the Advantage step');
});

verb('gainVp', 'gives or takes points, but never leaves fewer than zero', () => {
  assert.equal(does(gain(2)).vp, '2 0');
  assert.equal(does({ op: 'gainVp', who: 'opponent', amount: -5 }, {}, { vp: 3 }).vp, '0 0');
});

verb('choose', 'the owner or another player chooses one of several branches', () => {
  const options = [
    { label: 'One', do: [gain(1)] },
    { label: { en: 'Three', fr: 'Trois' }, do: [gain(3)] },
  ];
  const t = does({ op: 'choose', options });
  assert.equal(t.asked, '0 choose option');
  assert.deepEqual(t.state.question?.type === 'choose' && t.state.question.prompt.labels, [
    'One',
    { en: 'Three', fr: 'Trois' },
  ]);
  assert.equal(t.choose(1).vp, '3 0');
  assert.equal(t.no.choose(2), 'bad-pick');
  assert.equal(t.no.choose(0, 1), 'bad-pick');
  assert.equal(t.no.choose(), 'bad-pick');
  const other = does([{ op: 'choose', who: 'opponent', options }, gain(10)]);
  assert.equal(other.asked, '1 choose option');
  assert.equal(other.choose(0).vp, '11 0', 'expected the operations after the choice to run');
});

verb('if', 'runs one of two branches', () => {
  const way = (hand: Side['hand']): string =>
    does(
      { op: 'if', cond: { cmp: [{ hand: 'self' }, '>', 2] }, then: [gain(1)], else: [gain(5)] },
      { hand: hand ?? [] },
    ).vp;
  assert.equal(way(times(3, ONE)), '1 0');
  assert.equal(way([ONE]), '5 0');
  assert.equal(does([TALLY, { op: 'if', cond: { is: 'attacking' }, then: [gain(1)] }]).vp, '0 0');
});

verb('if', 'inside a continuous effect, applies the branch of the current condition at all times', () => {
  const ada = hero('Ada', '2 2 2', {
    effects: [
      {
        on: 'static',
        do: [
          {
            op: 'if',
            cond: { cmp: [{ hand: 'self' }, '>=', 3] },
            then: [{ op: 'modAttr', target: 'this', attr: 'power', amount: 1 }],
            else: [{ op: 'modAttr', target: 'this', attr: 'mind', amount: 1 }],
          },
        ],
      },
    ],
  });
  assert.equal(duel({ a: { heroes: [ada], hand: times(3, ONE) } }).attrs('Ada'), '3 2 2');
  assert.equal(duel({ a: { heroes: [ada], hand: [ONE] } }).attrs('Ada'), '2 3 2');
});

verb('roll', 'later operations of the same effect can use the sum of the dice', () => {
  const t = does([
    { op: 'roll', dice: '2d6-1', as: 'r' },
    { op: 'gainVp', who: 'self', amount: { var: 'r' } },
  ]);
  const { values } = t.told('rolled')[0]!;
  assert.equal(t.vp, `${values[0]! + values[1]! - 1} 0`);
  const nested = does([
    { op: 'roll', dice: '1d6', as: 'r' },
    {
      op: 'if',
      cond: { cmp: [{ var: 'r' }, '>=', 1] },
      then: [{ op: 'gainVp', who: 'self', amount: { var: 'r' } }],
    },
  ]);
  assert.equal(
    nested.vp,
    `${nested.told('rolled')[0]!.values[0]} 0`,
    'expected the points to be the sum of the dice, even inside a branch',
  );
});

verb('roll', 'later operations of the same branch can use the sum of the dice', () => {
  const t = does({
    op: 'if',
    cond: { cmp: [1, '=', 1] },
    then: [
      { op: 'roll', dice: '1d6', as: 'r' },
      { op: 'gainVp', who: 'self', amount: { var: 'r' } },
    ],
  });
  assert.equal(t.vp, `${t.told('rolled')[0]!.values[0]} 0`);
});

verb('counter', 'changes a number that the card stores and other operations can read', () => {
  const ops: Op[] = [
    { op: 'counter', name: 'tally', amount: 2 },
    { op: 'gainVp', who: 'self', amount: { counter: 'tally' } },
  ];
  const t = does(ops);
  assert.equal(t.vp, '2 0');
  assert.equal(t.use('Ada').vp, '6 0');
  const down = does([...ops, { op: 'counter', name: 'tally', amount: -1 }]);
  assert.equal(down.use('Ada').vp, '5 0');
});

verb('cancel', 'does nothing if there is nothing to cancel', () => {
  const t = does([TALLY, { op: 'cancel', target: 'bound' }, { op: 'cancel', target: 'this' }]);
  assert.equal(t.told('cancelled').length, 0);
});

const manual = deed('Riddle', { op: 'manual', prompt: { en: 'Read the card', fr: 'Lisez la carte' } });

verb('manual', 'a change happens after one player proposes it and the other agrees', () => {
  const t = duel({ a: { hand: [manual, TWO], wounded: [1] }, b: { vp: 5, hand: [ONE] } }).play('Riddle');
  assert.equal(t.asked, '0 referee');
  assert.deepEqual(t.state.question?.type === 'referee' && t.state.question.prompt, {
    en: 'Read the card',
    fr: 'Lisez la carte',
  });
  const proposed = t.propose(
    { change: 'draw', who: 0, amount: 2 },
    { change: 'burn', who: 1, amount: 1 },
    { change: 'discard', who: 1, amount: 1 },
    { change: 'vp', who: 1, amount: -2 },
    { change: 'wound', hero: 0 },
    { change: 'heal', hero: 1 },
    { change: 'swapHeroes', hero: 2, with: 3 },
    { change: 'swapMissions', track: 0, with: 3 },
    { change: 'counter', card: 0, name: 'tally', amount: 3 },
  );
  assert.equal(proposed.asked, '1 agree');
  assert.equal(proposed.hand(0), 'Two', 'expected the hand to stay the same until the other player agrees');
  const done = proposed.agree();
  assert.equal(done.hand(0), 'Two One One');
  assert.equal(done.discard(1), 'One One');
  assert.equal(done.vp, '0 3');
  assert.deepEqual([done.attrs('A0'), done.attrs('A1')], ['1 1 1 w', '2 2 2']);
  assert.equal(done.row(0), 'A0 A1 A3 A2');
  assert.equal(done.missions, 'M3 M1 M2 M0');
  assert.equal(done.state.uses['0:tally'], 3);
  assert.equal(done.discard(0), 'Riddle');
  assert.equal(done.asked, '1 act');
});

verb('manual', 'after an objection, the player proposes again; an empty proposal needs no consent', () => {
  const t = duel({ a: { hand: [manual] } }).play('Riddle');
  const again = t.propose({ change: 'vp', who: 0, amount: 60 }).object();
  assert.equal(again.asked, '0 referee');
  assert.equal(again.vp, '0 0');
  assert.equal(again.propose().asked, '1 act');
  assert.equal(again.pass().asked, '1 act');
});

verb(
  'manual',
  'a hero can be moved to an empty place of their owner, or to the place of a hero, who then takes theirs',
  () => {
    const t = duel({ a: { hand: [manual], heroes: [hero('Ada'), null] } }).play('Riddle');
    assert.equal(t.propose({ change: 'moveHero', hero: 0, track: 1 }).agree().row(0), '- Ada A2 A3');
    assert.equal(t.propose({ change: 'moveHero', hero: 0, track: 2 }).agree().row(0), 'A2 - Ada A3');
  },
);

verb('manual', 'a proposal with an invalid change is refused', () => {
  const t = duel({ a: { hand: [manual], heroes: [hero('Ada'), null] } }).play('Riddle');
  const wrong = [
    { change: 'draw', who: 2, amount: 1 },
    { change: 'draw', who: 0, amount: -1 },
    { change: 'vp', who: 0, amount: 61 },
    { change: 'wound', hero: 99 },
    { change: 'moveHero', hero: 99, track: 0 },
    { change: 'moveHero', hero: 0, track: 4 },
    { change: 'swapHeroes', hero: 0, with: 4 },
    { change: 'swapMissions', track: 0, with: 4 },
    { change: 'bonus', who: 0, attr: 'power', amount: 1 },
    { change: 'counter', card: 999, name: 'x', amount: 1 },
  ] as const;
  for (const change of wrong)
    assert.equal(t.no.propose(change), 'bad-change', `expected the change ${change.change} to be refused`);
});

verb(
  'manual',
  'players can agree on a bonus in a conflict; with three players, both others must agree',
  () => {
    const sage = hero('Ada', '2 2 2', {
      effects: [{ on: 'conflictDeclared', do: [{ op: 'manual', prompt: 'Read' }] }],
    });
    const t = duel({ a: { heroes: [sage] } }).attempt(0);
    const helped = t.propose({ change: 'bonus', who: 0, attr: 'power', amount: 4 }).agree();
    assert.equal(helped.totals, 'power 6:3');
    const circle = duel({ sides: [{ hand: [manual] }, {}, {}] }).play('Riddle');
    const first = circle.propose({ change: 'vp', who: 2, amount: 1 });
    assert.equal(first.asked, '1 agree');
    const second = first.agree();
    assert.equal(second.asked, '2 agree');
    assert.equal(second.agree().vp, '0 0 1');
    assert.equal(second.object().asked, '0 referee');
  },
);

verb('draw', 'an Action with several operations runs them in order', () => {
  const list = deed(
    'List',
    { op: 'draw', who: 'self', amount: 1 },
    { op: 'discardHand', who: 'self', amount: 1 },
    gain(1),
  );
  const t = duel({ a: { hand: [list, TWO], deck: [FOUR] } }).play('List');
  assert.equal(t.from, 'Two Four');
  assert.equal(t.vp, '0 0');
  const done = t.choose('Two');
  assert.deepEqual([done.hand(0), done.vp, done.discard(0)], ['Four', '1 0', 'Two List']);
});
