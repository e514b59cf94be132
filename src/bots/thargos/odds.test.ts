import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conflictAt } from '../../games/thargos/asking/preview.ts';
import type { Effect } from '../../games/thargos/effects/effect.ts';
import { hero, mission } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import { attackPlan } from './attempt.ts';

const HOLDS_TIES: Effect = { on: 'static', do: [{ op: 'rule', rule: 'defenderWinsTies' }] };

/** Four against three plus the Mission, with empty hands. */
const even = (effects: readonly Effect[]): number => {
  const { state } = duel({
    a: { heroes: [hero('Ada', '4 4 4')], hand: [] },
    b: { heroes: [hero('Bea', '3 3 3', { effects })], hand: [] },
    missions: [mission('Ford', { power: 1, mind: 1 })],
  });
  const view = thargos.view(state, 0);
  return attackPlan(view, conflictAt(view, 0, 0)!, []).chance;
};

test('the attacker wins a tie, unless the defender wins ties', () => {
  assert.equal(even([]), 1);
  assert.equal(even([HOLDS_TIES]), 0);
});
