import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { FOUR, hero, mission, ONE, TWO, times } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import type { View } from '../../games/thargos/types.ts';
import { advisePlay, compareWithBest } from './advise.ts';
import type { ThargosBot } from './bot.ts';
import { BOTS } from './index.ts';
import { weigh } from './search/weigh.ts';

const chance = () => stream(parseSeed('advice').seed, 'advice');
const budget = { nodes: 400 };

/** The first player wins the game with a certain Mission on track 0. If they pass, the opponent wins. */
const sure = () =>
  duel({
    a: { heroes: [hero('Ada', '6 6 6'), hero('Bea', '1 1 1')], hand: times(3, ONE), target: 4 },
    b: { hand: times(3, FOUR), vp: 9, target: 10 },
    missions: [mission('Crown', { power: 1, mind: 1 }, { vp: 4 }), mission('Ford', { mysticism: 9 })],
  });

test('advisePlay recommends the answer that wins the game, and compareWithBest compares it with the played answer', () => {
  const view = thargos.view(sure().state, 0);
  const { best } = advisePlay(view, chance(), { budget, count: 3 })!;
  assert.equal(best.length, 3);
  assert.ok(
    best.some(({ command, worth }) => command.type === 'attempt' && command.track === 0 && worth === 1),
  );
  const passed = compareWithBest(view, chance(), budget, { type: 'pass' })!;
  assert.deepEqual([passed.played.command, passed.played.worth], [{ type: 'pass' }, 0]);
  assert.equal(passed.best.worth, 1);
  const won = compareWithBest(view, chance(), budget, { type: 'attempt', track: 0 })!;
  assert.equal(won.played.worth, 1);
});

test('advisePlay sorts the answers after the recommended one by their chance to win', () => {
  for (const view of asked().slice(0, 12)) {
    const worths = advisePlay(view, chance(), { budget, count: 4 })!
      .best.slice(1)
      .map(({ worth }) => worth);
    assert.deepEqual(
      worths,
      [...worths].sort((a, b) => b - a),
    );
  }
});

/** The views in which the first player of a quick duel chooses their action. */
const asked = (): View[] => {
  const views: View[] = [];
  const listening: ThargosBot = (view, random) => {
    if (view.question?.type === 'act') views.push(view);
    return BOTS.greedy(view, random);
  };
  playMatch(thargos, {
    seed: parseSeed('curse'),
    config: { quickPlay: true },
    players: [listening, BOTS.greedy],
  });
  return views;
};

test('compareWithBest evaluates the best answer on new deals, so luck during the search doesn’t favor it', () => {
  let [fresh, lucky] = [0, 0];
  for (const view of asked().slice(0, 24)) {
    const about = BOTS.greedy(view, chance());
    const beside = compareWithBest(view, chance(), budget, about);
    if (!beside) continue;
    assert.equal(beside.best.games, beside.played.games);
    fresh += beside.best.worth - beside.played.worth;
    const { tried, asked: same } = weigh(view, chance(), budget, { about });
    lucky += tried[0]!.worth - same!.worth;
  }
  assert.ok(
    lucky > 0 && fresh < lucky,
    `expected the lead over the played answer to be smaller on new deals than ${lucky} in the search, found ${fresh}`,
  );
});

test('advisePlay stops its estimate of how often cards help as soon as its time limit is reached', () => {
  let calls = 0;
  const t = duel({
    a: { hand: [TWO, ONE] },
    b: { hand: [], deck: times(20, ONE) },
    missions: [mission('Crown', { power: 1 }, { vp: 4 })],
  }).attempt(0);
  const now = () => calls++;
  const { best } = advisePlay(thargos.view(t.state, 0), chance(), { budget: { ms: 500, now }, count: 3 })!;
  assert.ok(best.every(({ serves }) => serves !== undefined));
  // advisePlay reads the clock before it deals each table.
  assert.ok(calls > 500 && calls < 520, `expected 501 to 519 readings of the clock, found ${calls}`);
});

test('in a conflict, advisePlay says for each answer how often the placed cards help', () => {
  const t = duel({
    a: { hand: [TWO, ONE] },
    b: { hand: [], deck: times(20, ONE) },
    missions: [mission('Crown', { power: 1 }, { vp: 4 })],
  }).attempt(0);
  const { best } = advisePlay(thargos.view(t.state, 0), chance(), { budget, count: 3 })!;
  for (const { command, serves } of best)
    assert.equal(serves, command.type === 'placePam' && command.cards.length > 0 ? 1 : 0);
});
