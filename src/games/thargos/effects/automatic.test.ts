import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAutomatic } from './automatic.ts';
import type { Condition, Effect, Op } from './effect.ts';

const draw: Op = { op: 'draw', who: 'self', amount: 1 };
const won = (...ops: readonly Op[]): Effect => ({ on: 'missionWon', do: ops });
const chosen: Op = { op: 'heal', target: { kind: 'hero', of: 'self', pick: 'choose' } };

const when = (cond: Condition, yes: Op, no: Op = draw): Op => ({
  op: 'if',
  cond,
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
  then: [yes],
  else: [no],
});

const CASES: readonly [says: string, automatic: boolean, effect: Effect][] = [
  ['a triggered effect without a choice', true, won(draw)],
  ['a continuous effect without a choice', true, { on: 'static', do: [{ op: 'extraAdvantage', amount: 1 }] }],
  ['a random discard', true, won({ op: 'discardHand', who: 'opponent', amount: 1, by: 'random' })],
  [
    'a discard that the opponent chooses',
    true,
    won({ op: 'discardHand', who: 'opponent', amount: 1, by: 'victim' }),
  ],
  [
    'a die roll with its consequence',
    true,
    won({ op: 'roll', dice: '1d6', as: 'r' }, when({ cmp: [{ var: 'r' }, '>=', 4] }, draw)),
  ],
  ['an effect that the player activates', false, { on: 'activated', window: 'ownTurn', do: [draw] }],
  ['an optional effect', false, { on: 'missionWon', optional: true, do: [draw] }],
  ['an effect with a chosen target', false, won(chosen)],
  [
    'an effect with a chosen attribute',
    false,
    { on: 'pamPlaced', do: [{ op: 'bonus', attr: 'chosen', amount: 1 }] },
  ],
  [
    'a discard from the opponent’s hand that the owner chooses',
    false,
    won({ op: 'discardHand', who: 'opponent', amount: 1, by: 'chooser' }),
  ],
  [
    'a choice between options',
    false,
    won({
      op: 'choose',
      options: [
        { label: 'a', do: [draw] },
        { label: 'b', do: [draw] },
      ],
    }),
  ],
  ['an effect that players apply by hand', false, won({ op: 'manual', prompt: 'as printed' })],
  ['an effect with a choice in a branch', false, won(when({ is: 'solo' }, draw, chosen))],
  ['an effect with a choice in its cost', false, { on: 'turnStart', cost: [chosen], do: [draw] }],
  [
    'an effect with a choice inside a number',
    false,
    won({ op: 'draw', who: 'self', amount: { sum: [1, { attr: ['host', 'chosen'] }] } }),
  ],
  [
    'an effect with a choice inside a condition',
    false,
    {
      on: 'turnStart',
      if: { not: { cmp: [{ count: { kind: 'hero', pick: 'choose' } }, '>', 1] } },
      do: [draw],
    },
  ],
  ['an effect with a counter named “choose”', true, won({ op: 'counter', name: 'choose', amount: 1 })],
];

for (const [says, automatic, effect] of CASES)
  test(`HT-11.7: ${says} is ${automatic ? '' : 'not '}automatic`, () =>
    assert.equal(isAutomatic(effect), automatic));
