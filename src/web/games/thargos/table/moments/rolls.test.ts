import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import type { ConfigWish } from '../../../../../games/thargos/config.ts';
import { thargos as game } from '../../../../../games/thargos/game.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { momentOf, type ThargosUpdate, withEventContext } from './moments.ts';
import { type Rolls, rollsOf } from './rolls.ts';

/** All updates that a player of a solo game receives. */
const tellSolo = async (seed: string, config: ConfigWish): Promise<readonly ThargosUpdate[]> => {
  const table = await playedOut(game, BOTS.greedy, {
    config,
    seats: 1,
    seed,
    viewers: [0],
  });
  return table.shown(0, 0).map(withEventContext);
};

const rolledIn = (all: readonly Rolls[]): number[] =>
  all.flatMap(({ steps }) => steps.flatMap(({ roll }) => roll?.values ?? []));

const SOLO = await tellSolo('rolls', { mode: 'solo' });

test('HT-11.7: rollsOf shows every turn of the Rival exactly once', () => {
  const turns = SOLO.filter(({ events: happened, before }) =>
    happened.some(({ event }) => event.type === 'turnBegun' && event.seat >= before.seats),
  );
  assert.ok(turns.length > 3);
  for (const told of turns) {
    const { first, later } = rollsOf(told);
    assert.equal([...first, ...later].filter(({ isRival }) => isRival).length, 1);
  }
});

test('HT-11.4: every roll is shown exactly once, either by rollsOf or with the result of a conflict', async () => {
  const wishes: readonly ConfigWish[] = [{ mode: 'solo' }, { mode: 'solo-story' }];
  const games = await Promise.all(wishes.map(wish => tellSolo('dice', wish)));
  for (const told of games.flat()) {
    const all = told.events.flatMap(({ event }) => (event.type === 'rolled' ? event.values : []));
    const { first, later } = rollsOf(told);
    const after =
      momentOf(told)?.after.flatMap(({ event }) => (event.type === 'rolled' ? event.values : [])) ?? [];
    assert.deepEqual([...rolledIn(first), ...after, ...rolledIn(later)], all);
  }
});

test("HT-11.7: the Rival's attempt is shown with the roll that decided it", () => {
  const attempts = SOLO.flatMap(told => {
    const { first, later } = rollsOf(told);
    return [...first, ...later].flatMap(({ steps }) => steps);
  }).filter(({ happenings }) => happenings.some(({ event }) => event.type === 'declared'));
  assert.ok(attempts.length > 0);
  for (const { roll } of attempts) {
    assert.equal(roll?.what, 'attempt');
    assert.ok((roll?.values[0] ?? 0) > 1 && (roll?.values[0] ?? 9) < 6);
  }
});

test('rollsOf is empty for an update without dice and turns', () => {
  const quiet = SOLO.filter(
    ({ events: happened }) =>
      !happened.some(({ event: { type } }) => type === 'rolled' || type === 'turnBegun'),
  );
  assert.ok(quiet.length > 0);
  for (const told of quiet) assert.deepEqual(rollsOf(told), { first: [], later: [] });
});
