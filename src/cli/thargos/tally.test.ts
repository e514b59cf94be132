import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSeed, pick, type Random, stream } from '../../engine/random.ts';
import { END_REASONS } from '../../games/thargos/types.ts';
import { matrixTally, pairsOf } from './matrix.ts';
import type { TalliedGame } from './rates.ts';
import { tallyOf } from './tally.ts';

/** A number of games that is larger than the number of arguments that a call can have. */
const MANY = 200_000;

const DECKS = ['one', 'two', 'three'];

const fabricated = (random: Random): TalliedGame => ({
  decks: [...pick(random, pairsOf(DECKS))],
  first: random.below(2),
  vp: [random.below(30), random.below(30)],
  targets: [25, 30],
  places: pick(random, [
    [1, 2],
    [2, 1],
    [1, 1],
  ]),
  why: pick(random, END_REASONS),
  rounds: 3 + random.below(40),
  defences: { conflicts: 9, open: random.below(5), held: 1, lost: random.below(3) },
});

const chance = () => stream(parseSeed('tally').seed, 'games');

const games = (count: number): TalliedGame[] => {
  const random = chance();
  return Array.from({ length: count }, () => fabricated(random));
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const shareOf = ({ places }: TalliedGame, seat: number): number =>
  places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0;

const HEAD = { game: 'thargos', seed: 'x', engine: '0.1.0', rulesVersion: 1, config: {} };

const isClose = (a: number, b: number): void =>
  assert.ok(Math.abs(a - b) < 1e-4, `expected a value within 0.0001 of ${b}, found ${a}`);

describe('Thargos tally', () => {
  test('the running statistics equal those computed from the list of all games', () => {
    const all = games(2000);
    const tally = tallyOf(['greedy', 'random'], HEAD);
    for (const game of all) tally.add(game);
    const { summary } = JSON.parse(tally.answer({ seconds: 2, thinking: [] }, 'en'));
    assert.deepEqual([summary.games, summary.gamesPerSecond], [2000, 1000]);
    for (const [seat, told] of summary.seats.entries()) {
      const vp = all.map(game => game.vp[seat]!);
      isClose(told.mean, mean(vp));
      isClose(told.sd, Math.sqrt((mean(vp.map(value => (value - mean(vp)) ** 2)) * 2000) / 1999));
      isClose(told.se, told.sd / Math.sqrt(2000));
      isClose(told.winRate, mean(all.map(game => shareOf(game, seat))));
      isClose(told.ofTarget, mean(all.map(game => game.vp[seat]! / game.targets[seat]!)));
      assert.equal(told.deck, null);
    }
    isClose(summary.first.winRate, mean(all.map(game => shareOf(game, game.first))));
    assert.deepEqual([summary.rounds.least, summary.rounds.most], [3, 42]);
    assert.equal(summary.ends.burned, all.filter(({ why }) => why === 'burned').length);
  });

  test('the summary names a seat’s deck if it was the same in every game, and has no first player’s win rate for coop games', () => {
    const tally = tallyOf(['greedy', 'greedy'], HEAD);
    for (const game of games(5)) tally.add({ ...game, decks: ['one', 'two'], places: [2, 2] });
    const { summary } = JSON.parse(tally.answer({ seconds: 1, thinking: [] }, 'en'));
    assert.deepEqual(
      summary.seats.map(({ deck }: { deck: string }) => deck),
      ['one', 'two'],
    );
    assert.equal(summary.first, undefined);
  });

  test('a matrix counts the games of each pair of decks, whichever deck was in the first seat', () => {
    const all = games(2000);
    const tally = matrixTally({ decks: DECKS, each: 1, markdown: false }, [], HEAD);
    for (const game of all) tally.add(game);
    const { summary } = JSON.parse(tally.answer({ seconds: 1, thinking: [] }, 'en'));
    assert.equal(summary.games, 2000);
    assert.equal(summary.defences.conflicts, 9 * 2000);
    const open = all.reduce((found, { defences }) => found + defences!.open, 0);
    assert.equal(summary.defences.open, open);
    for (const { deck, against, games: met, winRate, rounds } of summary.pairs) {
      const both = all.filter(({ decks }) => decks.includes(deck) && decks.includes(against));
      assert.equal(met, both.length);
      isClose(winRate, mean(both.map(game => shareOf(game, game.decks.indexOf(deck)))));
      isClose(rounds, mean(both.map(game => game.rounds)));
    }
    for (const { deck, games: met, winRate } of summary.decks) {
      const own = all.filter(({ decks }) => decks.includes(deck));
      assert.equal(met, own.length);
      isClose(winRate, mean(own.map(game => shareOf(game, game.decks.indexOf(deck)))));
    }
  });

  test('statistics work for more games than a function call can have arguments', () => {
    const random = chance();
    const tallies = [
      tallyOf(['greedy', 'random'], HEAD),
      matrixTally({ decks: DECKS, each: 1, markdown: false }, [], HEAD),
    ];
    for (let i = 0; i < MANY; i++) {
      const game = fabricated(random);
      for (const tally of tallies) tally.add(game);
    }
    for (const tally of tallies)
      assert.equal(JSON.parse(tally.answer({ seconds: 1, thinking: [] }, 'en')).summary.games, MANY);
  });
});
