import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceAgainst, diceFor } from './pushback.ts';

const attack = (power: number, mind = 0) => ({ power, mind, mysticism: 0 });

test('HT-9.6: N dice plus N oppose on each color of the Mission, so a value of 2 is 4 to 14', () => {
  assert.deepEqual(diceFor({ power: 2, mysticism: 1 }), [
    { attribute: 'power', dice: 2, least: 4, most: 14 },
    { attribute: 'mysticism', dice: 1, least: 2, most: 7 },
  ]);
});

test('HT-9.6: the chance counts the rolls that the attacker meets on every color', () => {
  assert.equal(chanceAgainst({ power: 1 }, attack(4)), 50, '1 to 3 of six');
  assert.equal(chanceAgainst({ power: 2 }, attack(9)), 58, '21 of 36');
  assert.equal(chanceAgainst({ power: 1, mind: 1 }, attack(4, 4)), 25);
  assert.equal(chanceAgainst({ power: 2 }, attack(3)), 0);
  assert.equal(chanceAgainst({ power: 2 }, attack(14)), 100);
  assert.equal(chanceAgainst({ power: 0 }, attack(0)), 100, 'without dice any total is enough');
});

test('HT-9.6: a possible success is never 0 %, a possible failure never 100 %', () => {
  assert.equal(chanceAgainst({ power: 5 }, attack(10)), 1);
  assert.equal(chanceAgainst({ power: 5 }, attack(34)), 99);
});
