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
  if (isRefusal(config)) throw new Error(`expected a valid config, but it was refused: ${config.refused}`);
  const game = newSoloGame(coreRules(config));
  beginSolo(game, new RandomSolo(1));
  return game;
};

const CHOICES = range(48);

/** A decision whose playouts take `perGame` milliseconds each, on a clock that otherwise stands still. */
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
  test(`\`bestByRollouts\` uses its ${ms} ms, give or take one playout`, () => {
    for (const perGame of [0.03, 0.15, 0.5]) {
      const { fork, meter, spent } = clockwork(perGame);
      // With this many nodes, the search includes all choices.
      bestByRollouts(fork, { nodes: 1e7, meter: meter(ms) });
      // A playout that is running when the time is up may finish.
      assert.ok(
        spent() <= ms + perGame,
        `expected \`bestByRollouts\` to use at most ${ms} + ${perGame} ms, found ${spent()}`,
      );
      assert.ok(
        spent() >= ms - perGame,
        `expected \`bestByRollouts\` to use at least ${ms} - ${perGame} ms, found ${spent()}`,
      );
    }
  });

test('`compareByRollouts` exceeds its time by at most one playout of every choice', () => {
  const { fork, meter, spent } = clockwork(0.15);
  compareByRollouts(fork, CHOICES, { rounds: 3, sieve: best => best.slice(0, 12), meter: meter(1500) });
  assert.ok(
    spent() > 1400 && spent() < 1500 + CHOICES.length * 0.15,
    `expected \`compareByRollouts\` to use over 1400 ms and at most one playout per choice over 1500, found ${spent()}`,
  );
});

test('with time for n playouts, `bestByRollouts` takes one of the first n choices, which are the most promising', () => {
  for (const ms of [1, 2, 30]) {
    const { fork, meter } = clockwork(1);
    const best = bestByRollouts(fork, { nodes: 1e7, meter: meter(ms) });
    assert.ok(best < ms, `expected \`bestByRollouts\` to take one of the first ${ms} choices, found ${best}`);
  }
});
