import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cartographers } from '../games/cartographers/game.ts';
import { KINDS as MAPS } from '../games/cartographers/test/random-game.ts';
import { thargos } from '../games/thargos/game.ts';
import { KINDS as DUELS } from '../games/thargos/test/games.ts';
import { BOTS as CARTOGRAPHERS } from './cartographers/index.ts';
import { checkHeard, type Undone } from './test/heard.ts';
import { BOTS as HEROES } from './thargos/index.ts';

let undone = 0;
let practised = 0;
const check = async (game: Promise<Undone>): Promise<void> => {
  const taken = await game;
  undone += taken.free;
  practised += taken.practised;
};

const TITLE = 'whoever only ever heard differences knows exactly what there is to see';

for (const [i, config] of MAPS.entries())
  for (const seats of [1, 3])
    test(`${TITLE}: maps ${i}, ${seats} seats`, () =>
      check(checkHeard(cartographers, CARTOGRAPHERS.random, { name: `heard ${i}`, config, seats })));

for (const [i, { seats, wish }] of DUELS.entries())
  test(`${TITLE}: Thargos ${i}, ${wish.mode}`, () =>
    check(checkHeard(thargos, HEROES.random, { name: `heard ${i}`, config: wish, seats })));

test('much of it was taken back meanwhile, also what had been seen', () =>
  assert.ok(undone > 20 && practised > 20, `${undone} ${practised}`));
