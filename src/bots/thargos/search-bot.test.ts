import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/thargos/config.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { thargos } from '../../games/thargos/game.ts';
import type { Command, Result, View } from '../../games/thargos/types.ts';
import type { Budget } from '../budget.ts';
import type { ThargosBot } from './bot.ts';
import { BOTS, SEARCH_BOTS } from './index.ts';
import { weigh } from './search/weigh.ts';

const play = (seed: string, config: ConfigWish, players: readonly ThargosBot[]): Result => {
  const match = playMatch(thargos, { seed: parseSeed(seed), config, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return match.state.result!;
};

/** The views in which a seat of a quick duel is asked. */
const asked = (seed: string): View[] => {
  const views: View[] = [];
  const listening: ThargosBot = (view, random) => {
    views.push(view);
    return BOTS.greedy(view, random);
  };
  play(seed, { quickPlay: true }, [listening, BOTS.greedy]);
  return views;
};

const chance = () => stream(parseSeed('chance').seed, 'bot');

const DUEL: ConfigWish = {
  quickPlay: true,
  decks: ['imperial-lance', 'imperial-lance'],
  uniqueHeroes: false,
};

describe('search bots', () => {
  test('with a budget of nodes, a search bot gives the same answer to the same view and seed', () => {
    const views = asked('again').filter((_, i) => i % 6 === 0);
    const answers = (all: readonly View[]): Command[] =>
      all.map(view => SEARCH_BOTS.expert({ nodes: 60 })(view, chance()));
    assert.deepEqual(answers(views.toReversed()).toReversed(), answers(views));
  });

  test('the search stops at its time limit', () => {
    let time = 0;
    // This clock advances by one millisecond at each reading.
    const budget: Budget = { ms: 100, now: () => time++ };
    for (const view of asked('clock').slice(0, 15)) {
      const start = time;
      SEARCH_BOTS.expert(budget)(view, chance());
      assert.ok(time - start <= 110, `expected the search to take at most 110 ms, found ${time - start} ms`);
    }
  });

  test('weigh tries greedy’s answer among others, and gives each a chance to win', () => {
    const view = asked('tried').find(({ question }) => question?.type === 'act')!;
    const { tried } = weigh(view, chance(), { nodes: 300 });
    assert.ok(tried.length > 2);
    for (const { worth, games } of tried) assert.ok(games > 0 && worth >= 0 && worth <= 1);
    const greedy = JSON.stringify(BOTS.greedy(view, chance()));
    assert.ok(tried.some(({ command }) => JSON.stringify(command) === greedy));
  });

  const wishes: readonly [string, ConfigWish, number][] = [
    ['a circle of three', { mode: 'circle', decks: ['random', 'random', 'random'], quickPlay: true }, 3],
    ['a story, walked step by step', { mode: 'story', movement: 'paced', story: 'condar' }, 2],
    ['a story told together', { mode: 'story', coop: true }, 2],
    ['solo', { mode: 'solo', quickPlay: true }, 1],
    ['a solo story', { mode: 'solo-story' }, 1],
    ['a duel with the undead, by other rules', { undead: true, mirror: 'balance', allowPass: false }, 2],
  ];
  for (const [name, config, seats] of wishes)
    test(`expert and novice give only legal answers in ${name}`, () => {
      const players = range(seats).map(seat =>
        seat === 0 ? SEARCH_BOTS.expert({ nodes: 20 }) : BOTS.novice,
      );
      assert.ok(play(name, config, players).rounds > 0);
    });

  test('expert beats greedy even with a small search budget', () => {
    const expert = SEARCH_BOTS.expert({ nodes: 120 });
    const won = range(12).filter(i => {
      const seat = i % 2;
      const { id } = PRECONS[(i >> 1) % PRECONS.length]!;
      const players = seat === 0 ? [expert, BOTS.greedy] : [BOTS.greedy, expert];
      return play(`strength ${i >> 1}`, { ...DUEL, decks: [id, id] }, players).places[seat] === 1;
    });
    assert.ok(won.length >= 8, `expected expert to win at least 8 of 12 duels, found ${won.length}`);
  });

  test('greedy beats novice', () => {
    const won = range(16).filter(i => {
      const seat = i % 2;
      const players = seat === 0 ? [BOTS.novice, BOTS.greedy] : [BOTS.greedy, BOTS.novice];
      return play(`better ${i >> 1}`, DUEL, players).places[seat] === 1;
    });
    assert.ok(won.length <= 6, `expected novice to win at most 6 of 16 duels, found ${won.length}`);
  });
});
