import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Match, playMatch } from '../../../engine/match.ts';
import { parseSeed } from '../../../engine/random.ts';
import type { ConfigWish } from '../../../games/thargos/config.ts';
import type { Event } from '../../../games/thargos/events.ts';
import { beginPlayout } from '../../../games/thargos/flow/playout.ts';
import { thargos } from '../../../games/thargos/game.ts';
import type { Command, State } from '../../../games/thargos/types.ts';
import { greedyBot } from '../greedy.ts';
import { featuresOf } from './features.ts';
import { scoreBy } from './net.ts';
import { PLACE_NUMBERS } from './places.ts';
import { chanceOf } from './value.ts';
import { VALUES } from './values.generated.ts';

const KINDS: readonly { readonly says: string; readonly seats: number; readonly config: ConfigWish }[] = [
  { says: 'a duel', seats: 2, config: { mode: 'duel' } },
  { says: 'a circle of three', seats: 3, config: { mode: 'circle' } },
  { says: 'a story', seats: 2, config: { mode: 'story' } },
  { says: 'solo', seats: 1, config: { mode: 'solo' } },
  { says: 'a solo story', seats: 1, config: { mode: 'solo-story' } },
  { says: 'a story together', seats: 3, config: { mode: 'story', coop: true } },
];

/** The states at the start of each turn of a game between greedy bots, and its last state. */
const played = (seats: number, config: ConfigWish): { turns: State[]; end: State } => {
  const turns: State[] = [];
  const match = playMatch(
    thargos,
    { seed: parseSeed('value'), config, players: Array.from({ length: seats }, () => greedyBot) },
    ({ after }) => {
      if (after.question?.type === 'act' && after.turn.number !== turns.at(-1)?.turn.number)
        turns.push(after);
    },
  ) as Match<State, Command, Event>;
  return { turns, end: match.state };
};

const withPoints = (state: State, seat: number, more: number): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, vp: player.vp + more } : player)),
});

const chance = (state: State, seat: number): number => chanceOf(beginPlayout(state), seat);

describe('the chance to win that chanceOf gives a position', () => {
  for (const { says, seats, config } of KINDS)
    test(`${says}: the chance is from 0 to 1, increases with points, and is the result at the end`, () => {
      const { turns, end } = played(seats, config);
      const some = turns.filter((_, i) => i % 5 === 0);
      for (const state of some)
        for (const seat of Array.from({ length: seats }, (_, i) => i)) {
          const now = chance(state, seat);
          assert.ok(now >= 0 && now <= 1, `expected a chance to win from 0 to 1, found ${now}`);
        }
      // A player who has burned out can't win any more.
      const inGame = some.filter(({ players }) => !players[0]!.isOut);
      const helped = inGame.filter(state => chance(withPoints(state, 0, 4), 0) > chance(state, 0));
      assert.ok(
        helped.length >= 0.8 * inGame.length,
        `expected 4 more points to increase the chance in at least 80 % of ${inGame.length} positions, found ${helped.length}`,
      );
      const first = end.result!.places.map(place => (place === 1 ? 1 : 0));
      const shared = config.coop ? 1 : first.reduce<number>((a, b) => a + b, 0);
      assert.equal(chance(end, 0), first[0]! / Math.max(1, shared));
    });

  test('scoreBy ignores the order of the places, and the networks read every feature of a place and the table', () => {
    const [, state] = played(2, { mode: 'duel' }).turns as [State, State];
    const features = featuresOf(thargos.view(state, 0), 0);
    const turned = { ...features, places: features.places.toReversed() };
    assert.ok(features.places.length > 1);
    assert.ok(Math.abs(scoreBy(VALUES.duel, features) - scoreBy(VALUES.duel, turned)) < 1e-9);
    for (const { place, first } of Object.values(VALUES)) {
      assert.equal(place.from, PLACE_NUMBERS);
      assert.equal(features.places[0]!.length, PLACE_NUMBERS);
      assert.equal(first.from, features.table.length + place.to);
    }
  });
});
