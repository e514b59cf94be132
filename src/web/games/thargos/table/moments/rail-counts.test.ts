import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import type { ConfigWish } from '../../../../../games/thargos/config.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { STORY_ASSETS } from '../../../../../games/thargos/stories/shipped.ts';
import type { View } from '../../../../../games/thargos/types.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { momentOf, type ThargosUpdate, withEventContext } from './moments.ts';
import { type RailCounts, railsAfter } from './rail-counts.ts';
import { rollsOf } from './rolls.ts';

const game = thargos.withAssets(STORY_ASSETS);

const toldIn = async (config: ConfigWish, seats: number): Promise<readonly ThargosUpdate[]> => {
  const table = await playedOut(game, BOTS.greedy, { config, seats, seed: 'rails', viewers: [0] });
  return table.shown(0, 1).map(withEventContext);
};

const shownOf = ({ players, solo }: RailCounts) => ({
  solo,
  players: players.map(({ hand, deck, vp, discard, isOut, lastDitch }) => ({
    hand,
    deck,
    vp,
    discard: discard.length,
    isOut,
    lastDitch,
  })),
});

const eventsOf = ({ events: happened }: ThargosUpdate) => happened.map(({ event }) => event);

for (const [config, seats] of [
  [{ quickPlay: true }, 2],
  [{ mode: 'circle', quickPlay: true }, 3],
  [{ mode: 'story', quickPlay: true }, 2],
  [{ mode: 'solo' }, 1],
  [{ mode: 'solo-story' }, 1],
] as const)
  test(`${config.mode ?? 'duel'}: railsAfter computes the same points and card counts from an answer's events as the next view has`, async () => {
    const told = await toldIn(config, seats);
    for (const [i, each] of told.slice(0, -1).entries())
      assert.deepEqual(shownOf(railsAfter(each.before, eventsOf(each))), shownOf(told[i + 1]!.before));
  });

test("the card counts shown with a conflict's result don't include the next turn's draw", async () => {
  const told = await toldIn({ quickPlay: true }, 2);
  const drawn: number[] = [];
  for (const [i, each] of told.slice(0, -1).entries()) {
    const moment = momentOf(each);
    const after: View = told[i + 1]!.before;
    const begun = each.events.findIndex(({ event }) => event.type === 'turnBegun');
    if (!moment || begun < 0) continue;
    const { event } = each.events[begun]!;
    const seat = event.type === 'turnBegun' ? event.seat : 0;
    const more = after.players[seat]!.hand - moment.rails.players[seat]!.hand;
    assert.equal(moment.rails.players[seat]!.deck - after.players[seat]!.deck, more);
    if (seat === 0) assert.equal(moment.coming.length, more);
    if (more > 0) drawn.push(seat);
  }
  assert.deepEqual([...new Set(drawn)].sort(), [0, 1]);
});

test("HT-11.7: the hand shown during the Rival's turn doesn't include the player's next draw", async () => {
  let drawn = 0;
  for (const each of await toldIn({ mode: 'solo' }, 1)) {
    const rolls = [...rollsOf(each).first, ...rollsOf(each).later].find(({ isRival }) => isRival);
    const events = eventsOf(each);
    const turn = events.findLastIndex(event => event.type === 'turnBegun' && event.seat === 0);
    if (!rolls || turn < 0) continue;
    const more = events
      .slice(turn)
      .flatMap(event => (event.type === 'moved' && event.to.zone === 'hand' ? (event.cards ?? []) : []));
    assert.deepEqual(rolls.coming, more);
    assert.equal(
      rolls.rails.players[0]!.hand,
      railsAfter(each.before, events.slice(0, turn)).players[0]!.hand,
    );
    drawn += more.length;
  }
  assert.ok(drawn > 0);
});
