import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reason } from '../../../../../games/thargos/board/total-rows.ts';
import { besideHero } from './beside.ts';

const row = (kind: Reason['kind'], card: NonNullable<Reason['card']>, power: number): Reason => ({
  kind,
  card,
  amounts: { power, mind: 0, mysticism: 1 },
});

test('adds up the effects of copies in one line, keeps other cards apart, and leaves out the hero', () => {
  const rows = [
    row('hero', 'C1', 3),
    row('advantage', 'A1', 1),
    row('advantage', 'A1', 1),
    row('effect', 'A1', 1),
    row('effect', 'A2', 2),
    row('effect', 'A1', 1),
  ];
  assert.deepEqual(
    besideHero(rows).map(({ kind, card, amounts: { power, mysticism } }) => [kind, card, power, mysticism]),
    [
      ['advantage', 'A1', 1, 1],
      ['advantage', 'A1', 1, 1],
      ['effect', 'A1', 2, 2],
      ['effect', 'A2', 2, 1],
    ],
  );
});
