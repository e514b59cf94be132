import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advise } from '../../../../bots/cartographers/advise.ts';
import { BOTS } from '../../../../bots/cartographers/index.ts';
import { playMatch } from '../../../../engine/match.ts';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import { heldBy } from '../table/hand.ts';
import { handFor } from './hand-for.ts';
import { decisionsOf, reviewedBy, reviewOf, worstOf } from './reviewing.ts';

const played = (bot: 'greedy' | 'random', seats: number, config: object) => {
  const players = Array.from({ length: seats }, () => BOTS[bot]);
  const match = playMatch(game, { seed: parseSeed('review'), config, players });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
};

const chance = () => stream(parseSeed('x').seed, 'x');

/** Every fourth drawing: the others say the same. */
const reviewOfGame = (bot: 'greedy' | 'random') => {
  const { log, state } = played(bot, 1, {});
  const reviewed = decisionsOf(log, 0)
    .filter((_, i) => i % 4 === 0)
    .map(each =>
      reviewedBy(
        each,
        advise(each.view, chance(), { budget: { nodes: 15_000 }, count: 1, about: each.command }),
      ),
    );
  assert.ok(reviewed.length > 5 && reviewed.every(each => each !== undefined));
  return { reviewed, review: reviewOf(reviewed, state.result!.totals[0]!)! };
};

test('a game by chance cost far more than one that was drawn with care; the parts make up the whole', () => {
  const [careful, careless] = [reviewOfGame('greedy'), reviewOfGame('random')];
  assert.ok(
    careless.review.cost > careful.review.cost + 10,
    `${careless.review.cost} ${careful.review.cost}`,
  );
  for (const { review } of [careful, careless])
    assert.ok(Math.abs(review.par - review.cost + review.luck - review.reached) < 1e-9);
  const worst = worstOf(careless.reviewed);
  assert.ok(worst.length > 0 && worst[0]!.cost === Math.max(...careless.reviewed.map(({ cost }) => cost)));
});

test('only what somebody drew on his own sheet is looked through, as he saw it then', () => {
  const { log } = played('greedy', 2, { game: 'heroes' });
  for (const seat of [0, 1]) {
    const decisions = decisionsOf(log, seat);
    assert.ok(decisions.length > 20);
    for (const { view, batch, command } of decisions) {
      assert.equal(view.viewer, seat);
      assert.notEqual(view.phase.type, 'ambush');
      assert.deepEqual([log[batch]!.seat, log[batch]!.command], [seat, command]);
    }
  }
});

test('whatever may be drawn can be held', () => {
  const { log } = played('random', 1, { game: 'heroes' });
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
