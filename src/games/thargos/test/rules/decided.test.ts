import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, Op, TargetWord } from '../../effects/effect.ts';
import { action, advantage, deed, hero, mission, ONE, TWO, times } from '../cards.ts';
import type { Side } from '../situation.ts';
import { duel, type Played } from '../table.ts';

/** HT-6.1, HT-A-55: once the active player has reached their target, the game asks no more questions. */

const PRIZE = mission('Prize', { power: 1 }, { vp: 2 });
const TWO_MISSIONS = [mission('Road'), mission('Wall')];

/** The first player has `vp` VP, needs 5, and attempts a Mission that gives 2. */
const winning = (
  vp: number,
  { a, b, prize = PRIZE }: { a?: Side; b?: Side; prize?: typeof PRIZE } = {},
): Played =>
  duel({
    a: { heroes: [hero('Ada', '9 9 9')], vp, target: 5, ...a },
    b: { hand: TWO_MISSIONS, target: 5, ...b },
    missions: [prize],
  })
    .attempt(0)
    .place()
    .defend();

test('HT-T-25, HT-A-55 the defender doesn’t refill the track if the attacker has reached the target', () => {
  assert.equal(winning(2).asked, '1 refill');
  const won = winning(3);
  assert.equal(won.asked, 'over target 1 2');
  assert.equal(won.missions, '- M1 M2 M3');
  assert.equal(won.vp, '5 0');
  assert.equal(won.state.conflict, null);
});

test('HT-A-55 the defender doesn’t choose a hand limit if the attacker has reached the target', () => {
  const limit = (value: number): Effect => ({ on: 'static', do: [{ op: 'handLimit', who: 'self', value }] });
  const heroes = [
    hero('Bob', '2 2 2', { effects: [limit(5)] }),
    hero('Eve', '2 2 2', { effects: [limit(7)] }),
  ];
  const b = { heroes, hand: [ONE], deck: [mission('Road'), ...times(9, ONE)] };
  assert.equal(winning(2, { b }).asked, '1 handLimit');
  assert.equal(winning(3, { b }).asked, 'over target 1 2');
});

const DISCARD: Op = { op: 'discardHand', who: 'opponent', amount: 1, by: 'victim' };

test('HT-A-55 if winning a Mission takes a player to their target, effects of the Mission that need an answer are skipped', () => {
  const prize = (...ops: readonly Op[]) =>
    mission('Prize', { power: 1 }, { vp: 2, effects: [{ on: 'missionWon', do: ops }] });
  const b = { hand: [ONE, TWO], deck: [mission('Road'), ...times(9, ONE)] };
  assert.equal(winning(2, { b, prize: prize(DISCARD) }).asked, '1 choose card');
  const won = winning(3, { b, prize: prize(DISCARD, { op: 'gainVp', who: 'self', amount: 3 }) });
  assert.equal(won.asked, 'over target 1 2');
  assert.deepEqual([won.vp, won.state.players[1]!.discard.length], ['8 0', 0]);
});

test('HT-A-55 if the target is reached, simultaneous effects happen in a fixed order without a question', () => {
  const eager = (name: string, amount: number) =>
    advantage(name, {
      effects: [{ on: 'conflictWon', do: [{ op: 'gainVp', who: 'self', amount }] }],
    });
  const a = { beside: { 0: [eager('Drum', 1), eager('Horn', 2)] } };
  assert.equal(winning(1, { a }).asked, '0 choose effect');
  const won = winning(3, { a });
  assert.deepEqual([won.asked, won.vp], ['over target 1 2', '8 0']);
});

test('HT-A-55 a player who has reached the target isn’t asked for further actions', () => {
  const rush = deed('Rush', { op: 'extraAction', amount: 2 });
  const rushing = (vp: number): Played =>
    duel({
      a: { heroes: [hero('Ada', '9 9 9')], hand: [rush, ONE], vp, target: 5 },
      missions: [PRIZE],
    })
      .play('Rush')
      .attempt(0)
      .place()
      .defend();
  assert.equal(rushing(2).asked, '0 act');
  assert.equal(rushing(3).asked, 'over target 1 2');
});

test('HT-6.1 a player who reaches the target in another player’s turn wins at the end of their own next turn', () => {
  const guard = advantage('Guard', {
    effects: [{ on: 'defended', do: [{ op: 'gainVp', who: 'self', amount: 1 }] }],
  });
  const held = duel({
    a: { target: 5 },
    b: { heroes: [hero('Bob', '9 9 9')], beside: { 0: [guard] }, vp: 4, target: 5 },
  })
    .attempt(0)
    .place()
    .defend();
  assert.deepEqual(
    [held.vp, held.asked],
    ['0 5', 'over target 2 1'],
    'expected the player to win their own turn without a question',
  );
});

test('HT-4.2 a player who has reached the target can still burn out in their draw step', () => {
  const start: Effect = { on: 'turnStart', optional: true, do: [{ op: 'draw', who: 'self', amount: 1 }] };
  const table = duel({
    a: { heroes: [hero('Ada', '2 2 2', { effects: [start] })], hand: [ONE], deck: [ONE], vp: 5, target: 5 },
    from: 'turn',
  });
  assert.equal(table.asked, '0 choose confirm');
  assert.equal(table.choose('yes').asked, 'over burned 2 1');
});

test('HT-A-55 if some card of the game can take VP away, the defender is asked although the attacker has reached the target', () => {
  const thief = (op: Op) => action('Thief', { effects: [{ on: 'play', do: [op] }] });
  for (const op of [
    { op: 'gainVp', who: 'opponent', amount: -1 },
    { op: 'gainVp', who: 'self', amount: { hand: 'self' } },
    {
      op: 'moveCard',
      target: { kind: 'card', of: 'opponent', in: 'score', pick: 'random', count: 1 },
      to: 'deckTop',
    },
    { op: 'manual', prompt: { en: 'Read it', fr: 'Lisez-la' } },
  ] satisfies Op[])
    assert.equal(winning(3, { b: { hand: [...TWO_MISSIONS, thief(op)] } }).asked, '1 refill');
  const nested: Op = {
    op: 'choose',
    options: [{ label: 'a', do: [{ op: 'gainVp', who: 'opponent', amount: -1 }] }],
  };
  assert.equal(winning(3, { b: { hand: [...TWO_MISSIONS, thief(nested)] } }).asked, '1 refill');
});

test('HT-A-55 if an effect can move a won Mission, the defender is asked although the attacker has reached the target', () => {
  const away = (target: TargetWord): Op => ({ op: 'moveCard', target, to: 'outOfGame' });
  const b = { hand: [ONE, TWO], deck: [mission('Road'), ...times(9, ONE)] };
  const prize = (...ops: readonly Op[]) =>
    mission('Prize', { power: 1 }, { vp: 2, effects: [{ on: 'missionWon', do: ops }] });
  for (const target of ['this', 'mission', 'bound'] as const) {
    const table = winning(3, { b, prize: prize(DISCARD, away(target)) });
    assert.equal(
      table.asked,
      '1 choose card',
      `expected the defender to be asked if the effect moves the target ${target}`,
    );
    assert.equal(
      table.choose('One').vp,
      '3 0',
      `expected the attacker to lose no VP with the target ${target}`,
    );
  }
  const beside = (target: TargetWord): Played => {
    const drum = advantage('Drum', { effects: [{ on: 'conflictWon', do: [away(target)] }] });
    return winning(3, { a: { beside: { 0: [drum] } }, b, prize: prize(DISCARD) });
  };
  assert.equal(beside('mission').asked, '1 choose card');
  for (const target of ['this', 'host', 'hero'] as const)
    assert.equal(
      beside(target).asked,
      'over target 1 2',
      `expected the defender not to be asked, because the target ${target} can’t be a won Mission`,
    );
});

test('HT-A-55 a player who reaches the target during a conflict still answers its questions', () => {
  const eager = advantage('Drum', {
    effects: [{ on: 'conflictDeclared', do: [{ op: 'gainVp', who: 'self', amount: 9 }] }],
  });
  const t = duel({ a: { beside: { 0: [eager] }, hand: times(2, ONE), target: 5 } }).attempt(0);
  assert.equal(t.asked, '0 attack');
  assert.equal(t.place('One power', 'One power').defend().asked, 'over target 1 2');
});
