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

/** The attacker is 3 behind and has placed one card: a Four wins, a One is a bluff. */
const attacked = (): State =>
  duel({
    a: { heroes: [hero('Ada', '2 2 2')], hand: [ONE, FOUR], deck: [...times(8, ONE), ...times(8, FOUR)] },
    b: { heroes: [hero('Bea', '4 4 4')], hand: times(3, ONE) },
    missions: [mission('Ford', { power: 1 })],
  })
    .attempt(0)
    .place('Four power').state;

test('deal gives an attacker mostly cards that can win, and sometimes a bluff', () => {
  const view = thargos.view(attacked(), 1);
  const laid = range(200).map(i => {
    const dealt = deal(view, quickChance(i));
    const [card] = thargos.view(dealt, 0).pam.attack[0];
    return pamOf(knownCard(thargos.view(dealt, 0), card!)!);
  });
  const fours = laid.filter(value => value === 4).length;
  // If all hands were equally likely, about 100 of 200 deals would have a Four.
  assert.ok(fours > 150, `expected more than 150 of 200 deals to give the attacker a Four, found ${fours}`);
  assert.ok(fours < 200, 'expected at least one of 200 deals to give the attacker a bluff, found none');
});
