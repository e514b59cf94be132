import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../engine/util.ts';
import { pamOf } from '../../../games/thargos/board/library.ts';
import { FOUR, hero, mission, ONE, times } from '../../../games/thargos/test/cards.ts';
import { thargos } from '../../../games/thargos/test/game.ts';
import { duel } from '../../../games/thargos/test/table.ts';
import type { State } from '../../../games/thargos/types.ts';
import { knownCard } from '../price.ts';
import { quickChance } from './chance.ts';
import { deal } from './deal.ts';

/** Three behind, with one card placed: a One would be a bluff. */
const attacked = (): State =>
  duel({
    a: { heroes: [hero('Ada', '2 2 2')], hand: [ONE, FOUR], deck: [...times(8, ONE), ...times(8, FOUR)] },
    b: { heroes: [hero('Bea', '4 4 4')], hand: times(3, ONE) },
    missions: [mission('Ford', { power: 1 })],
  })
    .attempt(0)
    .place('Four power').state;

test('a defender mostly assumes an attack that can succeed, and sometimes a bluff', () => {
  const view = thargos.view(attacked(), 1);
  const laid = range(200).map(i => {
    const dealt = deal(view, quickChance(i));
    const [card] = thargos.view(dealt, 0).pam.attack[0];
    return pamOf(knownCard(thargos.view(dealt, 0), card!)!);
  });
  const fours = laid.filter(value => value === 4).length;
  // A uniform deal would make it half of them.
  assert.ok(fours > 150, `${fours} of 200`);
  assert.ok(fours < 200, 'never a bluff');
});
