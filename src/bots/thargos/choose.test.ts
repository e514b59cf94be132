import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../engine/random.ts';
import type { Op } from '../../games/thargos/effects/effect.ts';
import { deed, hero, ONE, TWO, times } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import { greedyBot } from './greedy.ts';

/** The opponent that greedy chooses as the target of this operation. Bob has more points than Cleo. */
const chosenFor = (op: Op): readonly number[] => {
  const { state } = duel({
    sides: [
      { hand: [deed('Deed', op), ...times(5, ONE)] },
      { heroes: [hero('Bob')], deck: [TWO, TWO], vp: 3 },
      { heroes: [hero('Cleo')], deck: [TWO, TWO], vp: 1 },
    ],
  }).play('Deed');
  const answer = greedyBot(thargos.view(state, 0), stream(parseSeed('chance').seed, 'bot'));
  return answer.type === 'choose' ? answer.picks : [];
};

test('greedy harms the opponent who is closest to their target, and helps the one who is furthest from theirs', () => {
  assert.deepEqual(chosenFor({ op: 'burn', who: 'opponent', amount: 1 }), [1]);
  assert.deepEqual(chosenFor({ op: 'draw', who: 'opponent', amount: 1 }), [2]);
});
