import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, Limit, Op } from '../../effects/effect.ts';
import { action, advantage, deed, hero, mission, ONE, TWO, times } from '../cards.ts';
import type { Side } from '../situation.ts';
import { duel, type Played } from '../table.ts';

const GAIN: Op = { op: 'gainVp', who: 'self', amount: 1 };
const able = (more: Partial<Effect>): Effect => ({ on: 'activated', window: 'ownTurn', do: [GAIN], ...more });
const withEffect = (effect: Effect, a: Side = {}): Played =>
  duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [effect] })], ...a } });
const limited = (limit: Limit): Played => withEffect(able({ limit }));

test('a limit per game counts all uses during the game', () => {
  const t = limited({ uses: 2, per: 'game' }).use('Ada').use('Ada');
  assert.equal(t.vp, '2 0');
  assert.equal(t.no.use('Ada'), 'cannot-use');
  assert.equal(
    t.pass().pass().no.use('Ada'),
    'cannot-use',
    'expected the ability to be unavailable in a later turn, too',
  );
});

test('a limit per turn allows new uses in each turn, and also applies to triggered effects', () => {
  const t = limited({ uses: 1, per: 'turn' }).use('Ada');
  assert.equal(t.no.use('Ada'), 'cannot-use');
  assert.equal(t.pass().pass().no.use('Ada'), 'accepted');
  const watch: Effect = { on: 'wounded', side: 'any', limit: { uses: 1, per: 'turn' }, do: [GAIN] };
  const storm = deed('Storm', { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'all' } });
  assert.equal(withEffect(watch, { hand: [storm] }).play('Storm').vp, '1 0');
});

test('a limit per conflict allows new uses in each conflict', () => {
  const watch: Effect = { on: 'pamPlaced', side: 'any', limit: { uses: 1, per: 'conflict' }, do: [GAIN] };
  const t = withEffect(watch).attempt(1).place().defend();
  assert.equal(t.vp, '1 0');
  assert.equal(
    t.attempt(1).place().concede().vp,
    '2 1',
    'expected the ability to be available again in the next conflict',
  );
});

test('each effect of a card counts its own uses', () => {
  const one = able({ limit: { uses: 1, per: 'game' } });
  const ada = hero('Ada', '2 2 2', { effects: [one, { ...one, do: [GAIN, GAIN] }], woundedEffects: [one] });
  const hurt = deed('Hurt', { op: 'wound', target: { kind: 'hero', of: 'self', pick: 'lowest' } });
  const t = duel({ a: { heroes: [ada], hand: [hurt] } }).use('Ada', 0);
  assert.equal(t.no.use('Ada', 0), 'cannot-use');
  assert.equal(t.use('Ada', 1).vp, '3 0');
  assert.equal(t.no.use('Ada', 2), 'cannot-use', 'expected the use of an unknown effect to be refused');
  const turned = t.play('Hurt').pass();
  assert.equal(turned.attrs('Ada'), '1 1 1 w');
  assert.equal(
    turned.use('Ada', 0).vp,
    '2 0',
    'expected the effect on the Wounded face to have its own uses',
  );
});

test('thenDiscard discards a card after the last use of its effect', () => {
  const charm = advantage('Charm', {
    effects: [able({ limit: { uses: 2, per: 'game', thenDiscard: true } })],
  });
  const t = duel({ a: { beside: { 1: [charm] } } }).use('Charm');
  assert.equal(t.row(0), 'A0 A1+Charm A2 A3');
  const spent = t.use('Charm');
  assert.equal(spent.vp, '2 0');
  assert.equal(spent.row(0), 'A0 A1 A2 A3');
  assert.equal(spent.discard(0), 'Charm');
});

test('HT-7.3: a card that returns to the hand and is attached again keeps its spent uses', () => {
  const charm = advantage('Charm', { effects: [able({ limit: { uses: 1, per: 'game' } })] });
  const back = deed('Back', {
    op: 'detach',
    target: { kind: 'advantage', of: 'self', pick: 'all' },
    to: 'hand',
  });
  const t = duel({ a: { hand: [charm, back] } })
    .attach('Charm', 'A0')
    .use('Charm')
    .play('Back')
    .pass();
  assert.equal(t.attach('Charm', 'A0').no.use('Charm'), 'cannot-use');
});

test('a cost is paid before the effect, and completely or not at all', () => {
  const pay = (cost: Op, a: Side): Played => withEffect(able({ cost: [cost] }), a);
  const hand: Op = { op: 'discardHand', who: 'self', amount: 2 };
  assert.equal(pay(hand, { hand: [ONE] }).no.use('Ada'), 'cannot-use');
  const paid = pay(hand, { hand: [ONE, TWO] }).use('Ada');
  assert.deepEqual([paid.vp, paid.discard(0)], ['1 0', 'One Two']);
  const choosing = pay(hand, { hand: [ONE, TWO, TWO] }).use('Ada');
  assert.equal(choosing.asked, '0 choose card');
  assert.equal(choosing.vp, '0 0');
  assert.equal(choosing.choose('One', 'Two').vp, '1 0');
  const burn: Op = { op: 'burn', who: 'self', amount: 3 };
  assert.equal(pay(burn, { deck: [ONE, ONE] }).no.use('Ada'), 'cannot-use');
  assert.equal(pay(burn, { deck: times(3, ONE) }).use('Ada').vp, '1 0');
  const wound: Op = { op: 'wound', target: 'this' };
  assert.equal(pay(wound, { wounded: [0] }).no.use('Ada'), 'cannot-use');
  const hurt = pay(wound, {}).use('Ada');
  assert.deepEqual([hurt.vp, hurt.attrs('Ada')], ['1 0', '1 1 1 w']);
});

test('an effect with two costs of one kind can be used only if both can be paid', () => {
  const discard: Op = { op: 'discardHand', who: 'self', amount: 1 };
  const t = withEffect(able({ cost: [discard, discard] }), { hand: [ONE] });
  assert.equal(t.no.use('Ada'), 'cannot-use');
});

test('a triggered effect doesn’t happen if its cost can’t be paid', () => {
  const toll: Effect = { on: 'conflictDeclared', cost: [{ op: 'burn', who: 'self', amount: 1 }], do: [GAIN] };
  assert.equal(withEffect(toll, { deck: [] }).attempt(0).vp, '0 0');
  const paid = withEffect(toll).attempt(0);
  assert.deepEqual([paid.vp, paid.discard(0)], ['1 0', 'One']);
});

test('the owner of an optional effect decides whether it happens; if they decline, no use is spent', () => {
  const maybe: Effect = {
    on: 'conflictDeclared',
    optional: true,
    limit: { uses: 1, per: 'game' },
    do: [GAIN],
  };
  const t = withEffect(maybe).attempt(0);
  assert.equal(t.asked, '0 choose confirm');
  assert.equal(t.choose('yes').vp, '1 0');
  const no = t.choose('no');
  assert.equal(no.vp, '0 0');
  assert.deepEqual(no.state.uses, {});
});

test('the windows `advantageStep`, `action` and `ownTurn` allow an ability in the Advantage step, as the action, or in the whole turn', () => {
  const step = withEffect(able({ window: 'advantageStep' }));
  assert.equal(step.use('Ada').asked, '0 act');
  const asAction = withEffect(able({ window: 'action' })).use('Ada');
  assert.deepEqual([asAction.vp, asAction.asked], ['1 0', '1 act']);
  const foreign = withEffect(able({})).pass();
  assert.equal(
    foreign.no.use('Ada'),
    'cannot-use',
    'expected the ability to be unavailable in the opponent’s turn',
  );
});

test('the window `withPam` allows an ability in any conflict of its player, or with `here` only in those of its own hero', () => {
  const anywhere = withEffect(able({ window: 'withPam' }));
  assert.equal(anywhere.attempt(1).no.use('Ada'), 'accepted');
  const here = withEffect(able({ window: 'withPam', here: true }));
  assert.equal(here.attempt(1).no.use('Ada'), 'cannot-use');
  assert.equal(here.attempt(0).no.use('Ada'), 'accepted');
  assert.equal(here.no.use('Ada'), 'cannot-use', 'expected the ability to be unavailable outside a conflict');
});

test('an operation without a possible target does nothing, and the next operation runs', () => {
  const lost = deed(
    'Lost',
    { op: 'heal', target: { kind: 'hero', of: 'self', pick: 'choose', where: { face: 'wounded' } } },
    GAIN,
  );
  assert.equal(duel({ a: { hand: [lost] } }).play('Lost').vp, '1 0');
});

test('a continuous effect with `here` applies only while its own hero is in a conflict', () => {
  const fort = action('Fort', {
    play: 'track',
    effects: [
      {
        on: 'static',
        here: true,
        do: [{ op: 'modAttr', target: { kind: 'hero', of: 'self', pick: 'all' }, attr: 'power', amount: 1 }],
      },
    ],
  });
  const t = duel({ a: { beside: { 0: [fort] } }, missions: [mission('Road')] });
  assert.equal(t.attrs('A0'), '2 2 2');
  assert.equal(t.attempt(0).attrs('A3'), '3 2 2');
  assert.equal(t.attempt(1).attrs('A1'), '2 2 2');
});
