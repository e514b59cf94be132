import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import { meterOf } from '../../budget.ts';
import { compareByRollouts } from './compare.ts';
import { bestByRollouts } from './halving.ts';
import { RandomSolo } from './random-solo.ts';
import { coreRules } from './rules.ts';
import { beginSolo, newSoloGame, type SoloGame } from './solo.ts';

const fresh = (): SoloGame => {
  const config = configure({});
  if (isRefusal(config)) throw new Error(config.refused);
  const game = newSoloGame(coreRules(config));
  beginSolo(game, new RandomSolo(1));
  return game;
};

const CHOICES = range(48);

/** A clock that goes on by this much with every game played on, and never because somebody looks at it. */
const clockwork = (perGame: number) => {
  let time = 0;
  const fork = {
    game: fresh(),
    choices: CHOICES,
    make: () => {
      time += perGame;
    },
    seed: 7,
    aim: 1 as const,
  };
  const meter = (ms: number) => meterOf({ ms, now: () => time });
  return { fork, meter, spent: () => time };
};

for (const ms of [1, 5, 20, 100])
  test(`${ms} ms are kept whatever a game takes, and are spent`, () => {
    for (const perGame of [0.03, 0.15, 0.5]) {
      const { fork, meter, spent } = clockwork(perGame);
      // Whoever plans with far too many nodes thinks of all choices.
      bestByRollouts(fork, { nodes: 1e7, meter: meter(ms) });
      // The game that is being played on when the time is over.
      assert.ok(spent() <= ms + perGame, `${spent()} of ${ms} ms, ${perGame} a game`);
      assert.ok(spent() >= ms - perGame, `${spent()} of ${ms} ms, ${perGame} a game`);
    }
  });

test('advice is a round of all choices late at most', () => {
  const { fork, meter, spent } = clockwork(0.15);
  compareByRollouts(fork, CHOICES, { rounds: 3, sieve: best => best.slice(0, 12), meter: meter(1500) });
  assert.ok(spent() > 1400 && spent() < 1500 + CHOICES.length * 0.15, `${spent()}`);
});

test('with time for one game the likeliest choice is taken, with time for some the best of those', () => {
  for (const ms of [1, 2, 30]) {
    const { fork, meter } = clockwork(1);
    const best = bestByRollouts(fork, { nodes: 1e7, meter: meter(ms) });
    assert.ok(best < ms, `${best} with ${ms} games`);
  }
});
