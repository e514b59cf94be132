import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CartographersBot } from '../../../../bots/cartographers/bot.ts';
import { BOTS, SEARCH_BOTS } from '../../../../bots/cartographers/index.ts';
import { playPar } from '../../../../bots/cartographers/par.ts';
import { reviewDrawing } from '../../../../bots/cartographers/review.ts';
import { playMatch } from '../../../../engine/match.ts';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { makeRecord } from '../../../../engine/record.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Log } from '../../../../engine/replay.ts';
import { range, sum } from '../../../../engine/util.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import type { Command, Event } from '../../../../games/cartographers/types.ts';
import { heldBy } from '../table/hand.ts';
import { handFor } from './hand-for.ts';
import {
  type Depth,
  decisionsOf,
  drawingsIn,
  endsOf,
  type FoundMoment,
  isAboutAsGood,
  isAsGood,
  momentsOf,
  type ReviewMoment,
  reviewOf,
  shareOf,
  worstOf,
} from './reviewing.ts';

const SEED = parseSeed('review');

const played = (bot: CartographersBot, seats: number, config: object) => {
  const match = playMatch(game, { seed: SEED, config, players: range(seats).map(() => bot) });
  if (isRefusal(match)) throw new Error(`expected a game to start, got the refusal ${match.refused}`);
  const record = makeRecord({
    game,
    config,
    seats: range(seats).map(() => ({})),
    seed: SEED,
    log: match.log,
  });
  return { ...match, record };
};

const strong = SEARCH_BOTS.expert({ nodes: 200_000 });

const DEPTH: Depth = { nodes: 150_000, bot: 'strong', here: 2, elsewhere: 3, greedy: 50 };

/** Answers the review's questions as the page's worker does, but with a faster bot. */
const found = (moment: ReviewMoment): FoundMoment[] => {
  if (moment.type === 'par')
    return [{ type: 'par', games: playPar(moment.of, SEARCH_BOTS.expert({ nodes: 3000 }), moment.part) }];
  const chance = stream(parseSeed('x').seed, 'x');
  const judged = reviewDrawing(moment.view, chance, moment.command, DEPTH.nodes);
  return judged ? [{ ...moment, ...judged }] : [];
};

const lookedThrough = (bot: CartographersBot) => {
  const { record, state } = played(bot, 1, {});
  const all = momentsOf(record, 0, DEPTH).flatMap(found);
  return { all, reached: state.result!.totals[0]!, review: reviewOf(all, state.result!.totals[0]!) };
};

test("a better player's drawings cost fewer stars; par, luck and skill add up to the score", () => {
  const [good, fair, poor] = [strong, BOTS.greedy, BOTS.random].map(lookedThrough);
  const costs = [good!, fair!, poor!].map(({ review }) => review.cost);
  assert.ok(
    costs[0]! + 5 < costs[1]! && costs[1]! + 20 < costs[2]!,
    `expected better players to lose fewer stars, by more than 5 and 20, found ${costs}`,
  );
  for (const { all, reached, review } of [good!, fair!, poor!]) {
    const { par, against } = review;
    assert.ok(Math.abs(par!.mean + par!.luck + against! - reached) < 1e-9);
    assert.ok(Math.abs(sum(drawingsIn(all).map(({ cost }) => cost)) - review.cost) < 1e-9);
    // Par and luck depend only on the game, not on who plays it.
    assert.deepEqual(par, good!.review.par);
  }
  assert.ok(good!.review.against! > poor!.review.against! + 50);
});

test('every drawing is ranked between its worst and best alternatives, and the list shows the costliest drawings first', () => {
  const { all } = lookedThrough(BOTS.random);
  const drawings = drawingsIn(all);
  const [first, ...others] = worstOf(drawings);
  assert.ok(first && others.length === 4 && others.every(({ cost }) => cost <= first.cost && cost >= 0.5));
  const shares = drawings.map(shareOf);
  assert.ok(shares.every(share => share === undefined || (share >= 0 && share <= 1)));
  const at = (worst: number, its: number, best: number): readonly unknown[] => {
    const [low, mid, high] = [worst, its, best].map(stars => ({ ...first.best, stars }));
    const of = { ...first, isOwn: worst <= best, worst: low!, played: mid!, best: high! };
    return [shareOf(of), ...endsOf(of)];
  };
  assert.deepEqual(at(10, 15, 20), [0.5, 10, 20]);
  assert.deepEqual(at(20, 19, 10), [0.1, 20, 10]);
  assert.deepEqual(at(7, 7, 7), [undefined, 7, 7]);
  // The player's drawing may be worse than the worst alternative that was tried, or better than the best.
  assert.deepEqual(at(103.5, 102, 110.2), [0, 102, 110.2]);
  assert.deepEqual(at(20, 22, 10), [0, 22, 10]);
  assert.deepEqual(at(10, 21, 20), [1, 10, 21]);
  assert.deepEqual(at(20, 9, 10), [1, 20, 9]);
});

test('worstOf leaves out costs that are small or within the margin of error', () => {
  const [one] = drawingsIn(lookedThrough(BOTS.greedy).all);
  const of = (cost: number, error: number) => ({ ...one!, cost, error });
  const [sure, open, small] = [of(2, 0.5), of(2, 1.5), of(0.4, 0.1)];
  assert.deepEqual([sure, open, small].map(isAboutAsGood), [false, true, true]);
  assert.deepEqual([sure, open, small].map(isAsGood), [false, false, true]);
  assert.deepEqual(worstOf([small, open, sure]), [sure]);
});

test('the review covers all drawings of a player, even those on a neighbor’s map, each with the view before the drawing', () => {
  const { log } = played(BOTS.greedy, 2, { game: 'heroes' });
  for (const seat of [0, 1]) {
    const decisions = decisionsOf(log, seat);
    assert.ok(decisions.length > 20);
    for (const { view, batch, command } of decisions) {
      assert.equal(view.viewer, seat);
      assert.deepEqual([log[batch]!.seat, log[batch]!.command], [seat, command]);
    }
    const ambushes = decisions.filter(({ view }) => view.phase.type === 'ambush');
    assert.equal(
      ambushes.length,
      log.filter(each => each.seat === seat && each.command?.type === 'drawMonster').length,
    );
    assert.ok(ambushes.length > 0);
  }
});

test("the review counts stars lost on the player's own sheet (cost) and stars that ambushes spared the neighbors (spared)", () => {
  const { record, log, state } = played(BOTS.random, 2, {});
  const few = momentsOf(record, 0, { ...DEPTH, here: 0, elsewhere: 0, greedy: 0 }).filter(
    (each, i) => each.type === 'drawing' && (i % 6 === 0 || each.view.phase.type === 'ambush'),
  );
  const review = reviewOf(few.flatMap(found), state.result!.totals[0]!);
  assert.ok(
    review.cost > 1 && review.spared > 0,
    `expected 'cost' to be above 1 and 'spared' above 0, found ${review.cost} and ${review.spared}`,
  );
  assert.equal(review.par, undefined);
  // Without a known seed there is no par, but every drawing is still compared.
  const { seed: _, ...hidden } = record;
  assert.ok(momentsOf(hidden, 0, DEPTH).every(({ type }) => type === 'drawing'));
  assert.ok(decisionsOf(log as Log<Command, Event>, 0).length > few.length);
});

test('for every drawing of a game, handFor finds how the player held the shape to draw it', () => {
  const { log } = played(BOTS.random, 1, { game: 'heroes' });
  for (const { view, command } of decisionsOf(log, 0)) {
    const options = game.options(view);
    const hand = handFor(view, options, command);
    const held = hand && heldBy(view, options, hand);
    const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
    if ('cells' in command) assert.deepEqual(sorted(held!.cells), sorted(command.cells));
    else if ('orientation' in command) assert.deepEqual(held!.command, command);
    if (command.type === 'draw') assert.equal(held!.terrain, command.terrain);
  }
});
