import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { allows } from '../../games/cartographers/allows.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import { advise } from './advise.ts';
import { BOTS } from './index.ts';

/** The decisions in a game between `random` and `greedy`, with their commands. */
const questionsOf = (seats: number, config: object, seed: string) => {
  const asked: { readonly view: View; readonly command: Command }[] = [];
  const players = Array.from(
    { length: seats },
    (_, i) => (view: View, random: Parameters<typeof BOTS.random>[1]) => {
      const command = (i === 0 ? BOTS.random : BOTS.greedy)(view, random);
      asked.push({ view, command });
      return command;
    },
  );
  const match = playMatch(cartographers, { seed: parseSeed(seed), config, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return asked;
};

const chance = () => stream(parseSeed('advice').seed, 'advice');

test('advice is at most three different legal answers, the best first; the same seed gives the same advice', () => {
  for (const config of [{}, { game: 'heroes' }] as const) {
    const asked = questionsOf(1, config, 'x').filter(({ view }) => view.phase.type === 'draw');
    for (const { view } of [asked[0]!, asked[9]!]) {
      const wish = { budget: { nodes: 60_000 }, count: 3 };
      const advice = advise(view, chance(), wish)!;
      const options = cartographers.options(view);
      for (const each of advice.best) assert.equal(allows(options, each.command), true);
      assert.equal(new Set(advice.best.map(each => JSON.stringify(each.command))).size, advice.best.length);
      assert.ok(advice.best.length > 1);
      const stars = advice.best.map(each => each.stars);
      assert.deepEqual(
        stars,
        [...stars].sort((a, b) => b - a),
      );
      assert.ok(advice.usual.stars < stars[0]!);
      for (const { stars: all, edicts, coins, monsters } of advice.best)
        assert.ok(Math.abs(edicts.reduce((a, b) => a + b) + coins - monsters - all) < 1e-6);
      assert.deepEqual(advise(view, chance(), wish), advice);
    }
  }
});

test('in an ambush, the advice puts first the drawing that leaves the neighbor with the fewest stars', () => {
  const ambush = questionsOf(2, {}, 'ambush').find(({ view }) => view.phase.type === 'ambush');
  const advice = advise(ambush!.view, chance(), { budget: { nodes: 20_000 }, count: 3 })!;
  const stars = advice.best.map(each => each.stars);
  assert.deepEqual(
    stars,
    [...stars].sort((a, b) => a - b),
  );
});

test('there is advice about the last drawing of the game', () => {
  const last = questionsOf(1, {}, 'last').at(-1)!;
  const advice = advise(last.view, chance(), { budget: { nodes: 3000 }, count: 3 });
  assert.ok(advice && advice.best.length > 0);
});

test('`advise` gives no advice on a map of a size that the search doesn’t support', () => {
  const map = { id: 'm', name: { en: 'm', fr: 'm' }, rows: Array.from({ length: 8 }, () => '........') };
  const [first] = questionsOf(1, { map }, 'x');
  assert.equal(advise(first!.view, chance(), { budget: { nodes: 1000 }, count: 3 }), undefined);
});
