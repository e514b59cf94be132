import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Match, playMatch } from '../../engine/match.ts';
import { parseSeed, type Random, stream } from '../../engine/random.ts';
import { sum } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Command, Event, Result, State, View } from '../../games/cartographers/types.ts';
import { advise } from './advise.ts';
import { candidates } from './candidates.ts';
import { BOTS, type BotName, SEARCH_BOTS } from './index.ts';
import { reviewDrawing } from './review.ts';
import { type ValuedCommands, valueCommands } from './weigh.ts';
import { valueCommandsFast } from './weigh-fast.ts';

type PlayedGame = Match<State, Command, Event>;

const play = (seed: string, config: ConfigWish, bots: readonly BotName[]): PlayedGame =>
  playMatch(cartographers, {
    seed: parseSeed(seed),
    config,
    players: bots.map(name => BOTS[name]),
  }) as PlayedGame;

/** The budget of the searching bots in these tests. */
const FEW = { nodes: 1000 };

const resultOf = ({ state }: PlayedGame): Result => state.result!;

const means = (bot: BotName, games: number): number =>
  sum(Array.from({ length: games }, (_, i) => resultOf(play(`mean ${i}`, {}, [bot])).totals[0]!)) / games;

/** Yields the states of a game in which a seat has to answer. */
function* asked({ log }: PlayedGame): Generator<State> {
  let state: State | undefined;
  for (const { events } of log) {
    state = events.reduce<State | undefined>(cartographers.evolve, state);
    if (state && !state.result) yield state;
  }
}

describe('strength and determinism of the Cartographers bots', () => {
  test('in 40 solo games, the greedy bot is more than 50 stars ahead of the random bot', () => {
    const greedy = means('greedy', 40);
    const random = means('random', 40);
    assert.ok(
      greedy > random + 50,
      `expected the greedy bot to be more than 50 stars ahead of random, found ${greedy} and ${random}`,
    );
  });

  test('the greedy bot beats the random bot on a small map file', () => {
    const rows = ['......^..', '.R.......', '....#....', '.^.....R.', '.........', '..R...^..'];
    const map = { id: 'small', name: { en: 'Small', fr: 'Petite' }, rows };
    const result = resultOf(play('small', { game: 'combined', map }, ['greedy', 'random']));
    assert.ok(result.totals[0]! > result.totals[1]!);
  });

  test('the same bots and the same seed give the same game', () => {
    const bots: BotName[] = ['greedy', 'random', 'greedy'];
    assert.deepEqual(play('same', { game: 'combined' }, bots), play('same', { game: 'combined' }, bots));
  });

  for (const game of ['base', 'heroes', 'combined'] as const)
    test(`in every decision of a ${game} game, the candidates of the bots are different legal commands`, () => {
      for (const state of asked(play('allowed', { game, clusterChoice: 'player' }, ['random', 'random']))) {
        const options = cartographers.options(cartographers.view(state, state.owing[0]!));
        const commands = candidates(options);
        assert.ok(commands.length > 0);
        assert.ok(commands.every(command => cartographers.allows(options, command)));
        assert.equal(new Set(commands.map(command => JSON.stringify(command))).size, commands.length);
      }
    });

  test('the novice bot clearly beats the random bot, in solo and with several players', () => {
    assert.ok(means('novice', 20) > means('random', 20) + 30);
    const won = Array.from({ length: 10 }, (_, i) => resultOf(play(`gentle ${i}`, {}, ['random', 'novice'])));
    assert.ok(won.filter(({ places }) => places[1] === 1 && places[0] === 2).length >= 9);
  });

  /** A bot or the advice: both answer from a view. */
  type Answerer = (view: View, random: Random) => unknown;
  const judged: Answerer = (view, random) => {
    const command = BOTS.greedy(view, random);
    return reviewDrawing(view, random, command, FEW.nodes);
  };
  const ANSWERERS: Readonly<Record<string, Answerer>> = {
    ...BOTS,
    strong: SEARCH_BOTS.strong(FEW),
    expert: SEARCH_BOTS.expert(FEW),
    hint: (view, random) => advise(view, random, { budget: FEW, count: 3 }),
    review: judged,
  };
  const SETS: readonly ConfigWish[] = [
    { game: 'base', openSheets: false },
    { game: 'heroes', openSheets: false },
    { game: 'heroes', reveal: 'live' },
    { game: 'combined', openSheets: false, clusterChoice: 'player' },
  ];
  for (const [name, answer] of Object.entries(ANSWERERS))
    test(`the bot or advice "${name}" answers from the view alone: other hidden cards and answers don’t change its answer`, () => {
      for (const config of SETS)
        for (const state of asked(play('blind', config, ['random', 'random', 'random']))) {
          const seat = state.owing.at(-1)!;
          const view = cartographers.view(state, seat);
          // Different hidden cards give the same view, so the answer must be the same.
          const other = cartographers.sample(view, stream(parseSeed('other').seed, 'deal'));
          const again = cartographers.view(other, seat);
          const chance = () => stream(parseSeed('chance').seed, 'bot');
          assert.deepEqual(answer(again, chance()), answer(view, chance()));
        }
    });
});

/** The commands as JSON, each with the difference between its value and that of the first command. */
const table = ({ size, worths, command }: ValuedCommands): [string, number][] =>
  Array.from({ length: size }, (_, i) => [JSON.stringify(command(i)), worths[i]! - worths[0]!]);

describe('`valueCommandsFast` gives the same values as `valueCommands`, in every decision that it supports', () => {
  const wishes: readonly [string, ConfigWish, number][] = [
    ['base', {}, 1],
    ['base on map B', { map: 'B', fallbackTerrain: 'any', fallbackCoin: true }, 2],
    ['heroes', { game: 'heroes' }, 1],
    ['heroes on map D', { game: 'heroes', map: 'D', edition: 'rulebook-en' }, 3],
    ['combined', { game: 'combined', ambushMountainCoin: 'none' }, 2],
    [
      'combined, other rules',
      { game: 'combined', exploreSet: 'heroes', ruinsMiss: 'freeShape', coinCap: 3 },
      2,
    ],
    ['combined, coins for the drawer', { game: 'combined', ambushMountainCoin: 'drawer' }, 2],
  ];
  for (const [name, config, seats] of wishes)
    test(name, () => {
      const served = new Set<string>();
      for (let i = 0; i < 3; i++) {
        const bots = Array.from({ length: seats }, (_, seat): BotName => (seat === 0 ? 'random' : 'greedy'));
        for (const state of asked(play(`${name} ${i}`, config, bots)))
          for (const seat of state.owing) {
            const view = cartographers.view(state, seat);
            const fast = valueCommandsFast(view);
            if (!fast) continue;
            served.add(state.phase.type);
            assert.deepEqual(table(fast), table(valueCommands(view)));
          }
      }
      assert.ok(served.has('draw'));
      if (config.game) assert.ok(served.has('hero'));
    });
});
