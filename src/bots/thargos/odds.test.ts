import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conflictAt } from '../../games/thargos/asking/preview.ts';
import type { Effect } from '../../games/thargos/effects/effect.ts';
import { hero, mission } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import { attackPlan } from './attempt.ts';

const DEFENDER_WINS_TIES: Effect = { on: 'static', do: [{ op: 'rule', rule: 'defenderWinsTies' }] };

/** The attacker's chance to win when totals are tied: 4 against 3 and 1 of the Mission, with empty hands. */
const even = (effects: readonly Effect[]): number => {
  const { state } = duel({
    a: { heroes: [hero('Ada', '4 4 4')], hand: [] },
    b: { heroes: [hero('Bea', '3 3 3', { effects })], hand: [] },
    missions: [mission('Ford', { power: 1, mind: 1 })],
  });
  const view = thargos.view(state, 0);
  return attackPlan(view, conflictAt(view, 0, 0)!, []).chance;
};

test('the odds give a tie to the attacker, unless an effect of the defender’s hero gives it to the defender', () => {
  assert.equal(even([]), 1);
  assert.equal(even([DEFENDER_WINS_TIES]), 0);
});
