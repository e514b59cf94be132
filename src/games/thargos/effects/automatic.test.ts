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
  // biome-ignore lint/suspicious/noThenProperty: the word of the card packs, and never awaited
  then: [yes],
  else: [no],
});

const CASES: readonly [says: string, automatic: boolean, effect: Effect][] = [
  ['what just happens is automatic', true, won(draw)],
  ['what holds continuously is automatic', true, { on: 'static', do: [{ op: 'extraAdvantage', amount: 1 }] }],
  ['chance is no choice', true, won({ op: 'discardHand', who: 'opponent', amount: 1, by: 'random' })],
  [
    'what the victim chooses is not chosen by the owner',
    true,
    won({ op: 'discardHand', who: 'opponent', amount: 1, by: 'victim' }),
  ],
  [
    'a die and what follows from it are automatic',
    true,
    won({ op: 'roll', dice: '1d6', as: 'r' }, when({ cmp: [{ var: 'r' }, '>=', 4] }, draw)),
  ],
  ['a chosen moment is not', false, { on: 'activated', window: 'ownTurn', do: [draw] }],
  ['an optional effect is not', false, { on: 'missionWon', optional: true, do: [draw] }],
  ['a chosen target is not', false, won(chosen)],
  ['a chosen attribute is not', false, { on: 'pamPlaced', do: [{ op: 'bonus', attr: 'chosen', amount: 1 }] }],
  [
    'what the owner chooses of a hand is not',
    false,
    won({ op: 'discardHand', who: 'opponent', amount: 1, by: 'chooser' }),
  ],
  [
    'a choice of options is not',
    false,
    won({
      op: 'choose',
      options: [
        { label: 'a', do: [draw] },
        { label: 'b', do: [draw] },
      ],
    }),
  ],
  ['what is applied by hand is not', false, won({ op: 'manual', prompt: 'as printed' })],
  ['a choice in a branch counts', false, won(when({ is: 'solo' }, draw, chosen))],
  ['a choice in the cost counts', false, { on: 'turnStart', cost: [chosen], do: [draw] }],
  [
    'a choice inside a number counts',
    false,
    won({ op: 'draw', who: 'self', amount: { sum: [1, { attr: ['host', 'chosen'] }] } }),
  ],
  [
    'a choice inside a condition counts',
    false,
    {
      on: 'turnStart',
      if: { not: { cmp: [{ count: { kind: 'hero', pick: 'choose' } }, '>', 1] } },
      do: [draw],
    },
  ],
  ['a name that looks like a choice is none', true, won({ op: 'counter', name: 'choose', amount: 1 })],
];

for (const [says, automatic, effect] of CASES)
  test(`HT-11.7: ${says}`, () => assert.equal(isAutomatic(effect), automatic));
