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

/** The states of a game in which a seat must answer. */
function* asked({ log }: PlayedGame): Generator<State> {
  let state: State | undefined;
  for (const { events } of log) {
    state = events.reduce<State | undefined>(cartographers.evolve, state);
    if (state && !state.result) yield state;
  }
}

describe('the bots', () => {
  test('greedy beats random clearly in 40 solo games', () => {
    const greedy = means('greedy', 40);
    const random = means('random', 40);
    assert.ok(greedy > random + 50, `greedy ${greedy}, random ${random}`);
  });

  test('greedy plays on a map of any size', () => {
    const rows = ['......^..', '.R.......', '....#....', '.^.....R.', '.........', '..R...^..'];
    const map = { id: 'small', name: { en: 'Small', fr: 'Petite' }, rows };
    const result = resultOf(play('small', { game: 'combined', map }, ['greedy', 'random']));
    assert.ok(result.totals[0]! > result.totals[1]!);
  });

  test('the same seed and bots give the same game', () => {
    const bots: BotName[] = ['greedy', 'random', 'greedy'];
    assert.deepEqual(play('same', { game: 'combined' }, bots), play('same', { game: 'combined' }, bots));
  });

  for (const game of ['base', 'heroes', 'combined'] as const)
    test(`every candidate is allowed: ${game}`, () => {
      for (const state of asked(play('allowed', { game, clusterChoice: 'player' }, ['random', 'random']))) {
        const options = cartographers.options(cartographers.view(state, state.owing[0]!));
        const commands = candidates(options);
        assert.ok(commands.length > 0);
        assert.ok(commands.every(command => cartographers.allows(options, command)));
        assert.equal(new Set(commands.map(command => JSON.stringify(command))).size, commands.length);
      }
    });

  test('novice clearly beats random, in solo and with several players', () => {
    assert.ok(means('novice', 20) > means('random', 20) + 30);
    const won = Array.from({ length: 10 }, (_, i) => resultOf(play(`gentle ${i}`, {}, ['random', 'novice'])));
    assert.ok(won.filter(({ places }) => places[1] === 1 && places[0] === 2).length >= 9);
  });

  /** Everything that answers from a view: the bots and the advice. */
  type Answerer = (view: View, random: Random) => unknown;
  const judged: Answerer = (view, random) => {
    const command = BOTS.greedy(view, random);
    return reviewDrawing(view, random, command, FEW.nodes);
  };
  const ANSWERERS: Readonly<Record<string, Answerer>> = {
    ...BOTS,
    strong: SEARCH_BOTS.strong(FEW),
    expert: SEARCH_BOTS.expert(FEW),
    'a hint': (view, random) => advise(view, random, { budget: FEW, count: 3 }),
    'a review': judged,
  };
  const SETS: readonly ConfigWish[] = [
    { game: 'base', openSheets: false },
    { game: 'heroes', openSheets: false },
    { game: 'heroes', reveal: 'live' },
    { game: 'combined', openSheets: false, clusterChoice: 'player' },
  ];
  for (const [name, answer] of Object.entries(ANSWERERS))
    test(`${name} answers from the view alone: changed secrets don’t change the answer`, () => {
      for (const config of SETS)
        for (const state of asked(play('blind', config, ['random', 'random', 'random']))) {
          const seat = state.owing.at(-1)!;
          const view = cartographers.view(state, seat);
          // Dealing the hidden cards again gives the same view, so the answer must be the same.
          const other = cartographers.sample(view, stream(parseSeed('other').seed, 'deal'));
          const again = cartographers.view(other, seat);
          const chance = () => stream(parseSeed('chance').seed, 'bot');
          assert.deepEqual(answer(again, chance()), answer(view, chance()));
        }
    });
});

/** Commands, and how much better each is than the first. */
const table = ({ size, worths, command }: ValuedCommands): [string, number][] =>
  Array.from({ length: size }, (_, i) => [JSON.stringify(command(i)), worths[i]! - worths[0]!]);

describe('the search core gives the same values as the rules', () => {
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
