import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cartographers } from '../games/cartographers/game.ts';
import { KINDS as MAPS } from '../games/cartographers/test/random-game.ts';
import { thargos } from '../games/thargos/game.ts';
import { KINDS as DUELS } from '../games/thargos/test/games.ts';
import { BOTS as CARTOGRAPHERS } from './cartographers/index.ts';
import { checkUpdates, type Undone } from './test/check-updates.ts';
import { BOTS as HEROES } from './thargos/index.ts';

let undone = 0;
let practiced = 0;
const check = async (game: Promise<Undone>): Promise<void> => {
  const counts = await game;
  undone += counts.free;
  practiced += counts.practiced;
};

const TITLE = 'encoded updates give every viewer the table’s snapshot';

for (const [i, config] of MAPS.entries())
  for (const seats of [1, 3])
    test(`${TITLE}: Cartographers config ${i}, ${seats} seats`, () =>
      check(checkUpdates(cartographers, CARTOGRAPHERS.random, { name: `heard ${i}`, config, seats })));

for (const [i, { seats, wish }] of DUELS.entries())
  test(`${TITLE}: Thargos config ${i}, mode ${wish.mode}`, () =>
    check(checkUpdates(thargos, HEROES.random, { name: `heard ${i}`, config: wish, seats })));

test('the games of the tests above had more than 20 free undos and more than 20 practice undos', () =>
  assert.ok(
    undone > 20 && practiced > 20,
    `expected more than 20 free and 20 practice undos, found ${undone} and ${practiced}`,
  ));
