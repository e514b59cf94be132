import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../bots/thargos/index.ts';
import { playMatch } from '../../../../engine/match.ts';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { thargos } from '../../../../games/thargos/module.ts';
import {
  adviseOnce,
  momentsOf,
  type ReviewedConflict,
  type ReviewedPlay,
  turningOf,
  worstPlays,
} from './reviewing.ts';

const played = (seed: string, players = 2, config = {}) => {
  const bots = Array.from({ length: players }, () => BOTS.greedy);
  const match = playMatch(thargos, { seed: parseSeed(seed), config, players: bots });
  if (isRefusal(match)) throw new Error(`expected a game to start, got the refusal ${match.refused}`);
  return match.log;
};

test('momentsOf finds every conflict with the views of both sides, and the decisions of one seat with its view', () => {
  for (const [players, config] of [
    [2, {}],
    [1, { mode: 'solo' }],
    [3, { mode: 'circle' }],
  ] as const) {
    const log = played('review', players, config);
    const moments = momentsOf(log, 0);
    const conflicts = moments.filter(({ type }) => type === 'conflict');
    const resolved = log.flatMap(({ events }) => events.filter(({ type }) => type === 'resolved'));
    assert.deepEqual(
      conflicts.map(each => each.type === 'conflict' && each.success),
      resolved.map(event => event.type === 'resolved' && event.success),
    );
    assert.ok(conflicts.length > 5 && moments.length > conflicts.length + 5);
    for (const moment of moments) {
      if (moment.type === 'play') {
        assert.deepEqual([moment.view.viewer, moment.view.question?.seat], [0, 0]);
        assert.deepEqual([log[moment.batch]!.seat, log[moment.batch]!.command], [0, moment.command]);
        continue;
      }
      const { conflict, attacker, defender, attack, defence } = moment;
      // The Rival has no seat and therefore no view.
      if (attacker) assert.equal(attacker.viewer, conflict.attacker);
      if (defender) assert.equal(defender.viewer, conflict.defender);
      if (attack) assert.deepEqual([attack.view.viewer, attack.laid.type], [conflict.attacker, 'placePam']);
      if (defence) assert.deepEqual([defence.view.viewer, defence.laid.type], [conflict.defender, 'defend']);
      for (const view of [attacker, defender]) assert.equal(view?.conflict?.shown ?? null, null);
    }
  }
});

const plays = (...worths: readonly number[]): ReviewedPlay[] =>
  worths.map((worth, turn) => ({ turn, cost: worth / 10, best: { worth } }) as ReviewedPlay);

const turned = (worths: readonly number[], isWon: boolean) => {
  const found = turningOf(plays(...worths), isWon, 0.5);
  return found && [found.play.turn, found.before, found.after];
};

test('the turning point is the last decision before the chance to win crossed one half', () => {
  assert.deepEqual(turned([0.5, 0.6, 0.55, 0.3, 0.2], false), [2, 0.55, 0.3]);
  assert.deepEqual(turned([0.4, 0.6, 0.45, 0.7], true), [2, 0.45, 0.7]);
  // The chance was still 0.8 at the last decision, so later events lost the game.
  assert.deepEqual(turned([0.4, 0.8], false), [1, 0.8, undefined]);
});

test('if the chance to win never crossed one half, the turning point is the decision before its largest change toward the result', () => {
  assert.deepEqual(turned([0.4, 0.3, 0.05], false), [1, 0.3, 0.05]);
  assert.deepEqual(turned([0.6, 0.7, 0.95], true), [1, 0.7, 0.95]);
  assert.equal(turned([], true), undefined);
});

test('worstPlays lists only decisions that cost at least five percent, the worst first', () => {
  assert.deepEqual(
    worstPlays(plays(0.2, 0.6, 0.9)).map(({ turn }) => turn),
    [2, 1],
  );
});

test('adviseOnce removes the better placement from a conflict whose decision is also among the worst plays', () => {
  const moments = momentsOf(played('review'), 0);
  const split = { cards: [], chance: 0.5 };
  const conflicts = moments
    .filter(each => each.type === 'conflict')
    .map((each): ReviewedConflict => {
      const splits = { played: split, better: { cards: [], chance: 0.9 } };
      return {
        ...each,
        ...(each.attack && { attackSplits: splits }),
        ...(each.defence && { defenseSplits: splits }),
      };
    });
  const first = conflicts.find(({ conflict, attack }) => conflict.attacker === 0 && attack)!;
  const play = moments.find(each => each.type === 'play' && each.batch === first.attack?.batch);
  assert.ok(play);
  const costing = (cost: number) => [{ ...play, cost, best: { worth: 1 } } as ReviewedPlay];
  const betterIn = (cost: number): number =>
    adviseOnce(conflicts, costing(cost)).flatMap(({ attackSplits, defenseSplits }) =>
      [attackSplits, defenseSplits].filter(splits => splits?.better),
    ).length;
  assert.equal(betterIn(0.2), betterIn(0) - 1);
});
