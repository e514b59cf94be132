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

/** A clock that advances by this much with every playout, and never when it is read. */
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
  test(`a search uses its ${ms} ms and doesn’t exceed them, however long a playout takes`, () => {
    for (const perGame of [0.03, 0.15, 0.5]) {
      const { fork, meter, spent } = clockwork(perGame);
      // A far too large number of nodes makes the plan include all choices.
      bestByRollouts(fork, { nodes: 1e7, meter: meter(ms) });
      // The playout that is running when the time is up.
      assert.ok(spent() <= ms + perGame, `${spent()} of ${ms} ms, ${perGame} a game`);
      assert.ok(spent() >= ms - perGame, `${spent()} of ${ms} ms, ${perGame} a game`);
    }
  });

test('advice exceeds its time by at most one round of all choices', () => {
  const { fork, meter, spent } = clockwork(0.15);
  compareByRollouts(fork, CHOICES, { rounds: 3, sieve: best => best.slice(0, 12), meter: meter(1500) });
  assert.ok(spent() > 1400 && spent() < 1500 + CHOICES.length * 0.15, `${spent()}`);
});

test('with time for one playout, takes the most promising choice; with time for some, the best of those', () => {
  for (const ms of [1, 2, 30]) {
    const { fork, meter } = clockwork(1);
    const best = bestByRollouts(fork, { nodes: 1e7, meter: meter(ms) });
    assert.ok(best < ms, `${best} with ${ms} games`);
  }
});
