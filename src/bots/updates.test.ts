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
let practised = 0;
const check = async (game: Promise<Undone>): Promise<void> => {
  const counts = await game;
  undone += counts.free;
  practised += counts.practised;
};

const TITLE = 'encoded updates give every viewer the snapshot of the table';

for (const [i, config] of MAPS.entries())
  for (const seats of [1, 3])
    test(`${TITLE}: maps ${i}, ${seats} seats`, () =>
      check(checkUpdates(cartographers, CARTOGRAPHERS.random, { name: `heard ${i}`, config, seats })));

for (const [i, { seats, wish }] of DUELS.entries())
  test(`${TITLE}: Thargos ${i}, ${wish.mode}`, () =>
    check(checkUpdates(thargos, HEROES.random, { name: `heard ${i}`, config: wish, seats })));

test('these games had more than 20 undos without practice, and more than 20 with it', () =>
  assert.ok(undone > 20 && practised > 20, `${undone} ${practised}`));
