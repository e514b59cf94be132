import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range, sum } from '../../engine/util.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import { advise } from './advise.ts';
import type { CartographersBot } from './bot.ts';
import { BOTS, SEARCH_BOTS } from './index.ts';
import { type JudgedDrawing, reviewDrawing } from './review.ts';

interface Asked {
  readonly view: View;
  readonly command: Command;
}

/** The decisions of seat 0 in a game, with its commands. */
const answersOf = (bot: CartographersBot, seed: string, seats: number, config: object): Asked[] => {
  const asked: Asked[] = [];
  const players = range(seats).map((i): CartographersBot => {
    if (i > 0) return BOTS.greedy;
    return (view, random) => {
      const command = bot(view, random);
      asked.push({ view, command });
      return command;
    };
  });
  const match = playMatch(cartographers, { seed: parseSeed(seed), config, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return asked;
};

const chance = (name = 'judge') => stream(parseSeed(name).seed, 'judge');

const judged = ({ view, command }: Asked, nodes: number): JudgedDrawing | undefined =>
  reviewDrawing(view, chance(), command, nodes);

test('every drawing, hero and ambush is judged; on average, the played answers are rated between the worst and the best ones', () => {
  const asked = answersOf(BOTS.random, 'between', 2, { game: 'combined' });
  const [own, laid] = [true, false].map(isOwn =>
    asked.filter(({ view: { phase } }) =>
      isOwn ? phase.type === 'draw' || phase.type === 'hero' : phase.type === 'ambush',
    ),
  );
  assert.ok(own!.length > 20 && laid!.length > 1);
  for (const [all, isOwn] of [
    [own!, true],
    [laid!, false],
  ] as const) {
    const found = all.map(each => judged(each, 6000)!);
    assert.ok(found.every(each => each.isOwn === isOwn));
    const meanOf = (stars: (each: JudgedDrawing) => number): number => sum(found.map(stars)) / found.length;
    const [worst, played, best] = [
      meanOf(each => each.worst.stars),
      meanOf(each => each.played.stars),
      meanOf(each => each.best.stars),
    ];
    // On a neighbor's sheet, the fewest stars are best.
    if (isOwn)
      assert.ok(
        worst < played && played + 1 < best,
        `expected the played answers to have a mean between ${worst} and ${best} stars, found ${played}`,
      );
    else
      assert.ok(
        worst > played && played > best,
        `expected the played answers to leave the neighbor a mean of ${best} to ${worst} stars, found ${played}`,
      );
    assert.ok(Math.abs(meanOf(each => each.cost) - Math.abs(best - played)) < 1e-9);
  }
});

test('the best answer is rated with new card orders, so its luck in the search doesn’t count', () => {
  // A long search found the played answer, so an answer that a short search finds is hardly ever better.
  const places = answersOf(BOTS.greedy, 'luck', 1, {}).filter((_, i) => i % 6 === 2);
  const costs = places.flatMap(({ view }) => {
    const [best] = advise(view, chance(), { budget: { nodes: 300_000 }, count: 1 })!.best;
    return range(10).map(i => reviewDrawing(view, chance(`${i}`), best!.command, 3000)!.cost);
  });
  const mean = sum(costs) / costs.length;
  assert.ok(mean < 0.3, `expected the best answers to have a mean cost below 0.3 stars, found ${mean}`);
  assert.ok(costs.some(cost => cost < 0) && costs.some(cost => cost > 0));
});

test('the standard error of an answer’s cost covers the spread of this cost over several seeds, and shrinks with a larger budget', () => {
  const [place] = answersOf(BOTS.random, 'error', 1, {}).slice(4);
  const judgedBy = (nodes: number) =>
    range(6).map(i => reviewDrawing(place!.view, chance(`${i}`), place!.command, nodes)!);
  // If the played answer is also the best one found, the cost is exactly 0.
  const errorOf = (found: readonly JudgedDrawing[]): number =>
    sum(found.map(({ error }) => error)) / found.filter(({ error }) => error > 0).length;
  const [few, many] = [judgedBy(200_000), judgedBy(1_000_000)];
  assert.ok(
    errorOf(few) > 1.3 * errorOf(many) && errorOf(many) > 0.2,
    `expected more nodes to give a smaller error, but above 0.2 stars, found ${[few, many].map(errorOf)}`,
  );
  const mean = sum(many.map(({ cost }) => cost)) / many.length;
  assert.ok(many.every(({ cost, error }) => Math.abs(cost - mean) < 3 * error));
});

test('the same view gives the same judgment, the best answer costs 0, and an unsupported decision gets no judgment', () => {
  const [first] = answersOf(BOTS.greedy, 'same', 1, {});
  const found = judged(first!, 20_000)!;
  assert.deepEqual(judged(first!, 20_000), found);
  const best = reviewDrawing(first!.view, chance(), found.best.command, 20_000)!;
  assert.deepEqual([best.cost, best.error, best.played], [0, 0, best.best]);
  const map = { id: 'm', name: { en: 'm', fr: 'm' }, rows: Array.from({ length: 8 }, () => '........') };
  const [small] = answersOf(SEARCH_BOTS.expert({ nodes: 10 }), 'small', 1, { map });
  assert.equal(judged(small!, 1000), undefined);
});
