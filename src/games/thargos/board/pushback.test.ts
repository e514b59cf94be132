import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceAgainst, diceFor } from './pushback.ts';

const attack = (power: number, mind = 0) => ({ power, mind, mysticism: 0 });

test('HT-9.6: a Mission’s value N on a color opposes with N dice plus N, so a value of 2 gives 4 to 14', () => {
  assert.deepEqual(diceFor({ power: 2, mysticism: 1 }), [
    { attribute: 'power', dice: 2, least: 4, most: 14 },
    { attribute: 'mysticism', dice: 1, least: 2, most: 7 },
  ]);
});

test('HT-9.6: the chance to succeed against dice is the share of rolls that the attacker’s totals equal or beat on every color', () => {
  assert.equal(
    chanceAgainst({ power: 1 }, attack(4)),
    50,
    'expected the chance to be 50 %, because 3 of 6 rolls are at most 4',
  );
  assert.equal(
    chanceAgainst({ power: 2 }, attack(9)),
    58,
    'expected the chance to be 58 %, because 21 of 36 rolls are at most 9',
  );
  assert.equal(chanceAgainst({ power: 1, mind: 1 }, attack(4, 4)), 25);
  assert.equal(chanceAgainst({ power: 2 }, attack(3)), 0);
  assert.equal(chanceAgainst({ power: 2 }, attack(14)), 100);
  assert.equal(
    chanceAgainst({ power: 0 }, attack(0)),
    100,
    'expected the chance to be 100 % on a color with value 0, which rolls no dice',
  );
});

test('HT-9.6: the chance to succeed against dice is rounded to 0 % only if no roll succeeds, and to 100 % only if every roll does', () => {
  assert.equal(chanceAgainst({ power: 5 }, attack(10)), 1);
  assert.equal(chanceAgainst({ power: 5 }, attack(34)), 99);
});
