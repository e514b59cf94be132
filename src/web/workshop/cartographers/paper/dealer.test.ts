import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { range } from '../../../../engine/util.ts';
import { namedGame, playGame } from '../../../../games/cartographers/test/games.ts';
import type { Event } from '../../../../games/cartographers/types.ts';
import { type Deal, dealGame } from './dealer.ts';

const deal = (name: string, seats: number, wish = {}): Deal => {
  const dealt = dealGame(seats, parseSeed(name), wish);
  if (isRefusal(dealt)) assert.fail(`expected dealGame to deal a game, got the refusal ${dealt.refused}`);
  return dealt;
};

/** The ids of the revealed cards and the scored seasons, in order. */
const spoken = (events: readonly Event[]): string[] =>
  events.flatMap(event => {
    if (event.type === 'revealed') return [event.card];
    return event.type === 'scored' && event.sheet === 0 ? [`scored ${event.season}`] : [];
  });

const dealt = ({ steps }: Deal): string[] =>
  steps.flatMap(step => [...step.ruins, step.type === 'turn' ? step.card : `scored ${step.season}`]);

test('the dealer reveals the same cards as the engine', () => {
  for (const i of range(60)) {
    const name = `deal-${i}`;
    const { seats, wish } = namedGame(name, 3);
    const events: Event[] = [];
    const { start } = playGame(seats, name, wish, step => events.push(...step.events));
    assert.deepEqual(
      dealt(deal(name, seats, wish)),
      spoken([...start, ...events]),
      `expected the dealer to deal the same cards as the engine in the game ${name}`,
    );
  }
});

test("CA-44 the dealer reveals no card after the season's time has reached its threshold", () => {
  for (const game of ['base', 'heroes', 'combined'] as const) {
    const { steps } = deal(`time-${game}`, 2, { game });
    for (const season of range(4)) {
      const turns = steps.filter(step => step.type === 'turn' && step.season === season);
      let time = 0;
      for (const turn of turns) {
        if (turn.type !== 'turn') continue;
        assert.equal(turn.past, time);
        assert.ok(time < 8);
        time += turn.adds;
      }
    }
  }
});

test('CA-17 a ruins card still applies to the next explore card even if an ambush is revealed in between', () => {
  const covering = range(200).flatMap(i => {
    const { steps } = deal(`ruins-${i}`, 2);
    return steps.flatMap((step, at) =>
      step.type === 'turn' && step.mustCover ? [[steps, at] as const] : [],
    );
  });
  assert.ok(covering.length > 0);
  const afterAmbush = covering.filter(([steps, at]) => steps[at]!.ruins.length === 0);
  assert.ok(afterAmbush.length > 0);
  for (const [steps, at] of afterAmbush)
    assert.ok(steps[at - 1]!.ruins.length > 0 || steps[at - 2]!.ruins.length > 0);
});

test('CH-21 an ambush with a lasting effect acts after every later scoring', () => {
  const { steps } = deal('beasts', 2, { game: 'heroes' });
  const ends = steps.filter(step => step.type === 'season-end');
  assert.equal(ends.length, 4);
  for (const [i, end] of ends.entries())
    if (i > 0 && end.type === 'season-end' && ends[i - 1]!.type === 'season-end')
      for (const card of (ends[i - 1] as typeof end).effects) assert.ok(end.effects.includes(card));
});

test('dealGame refuses a game without players', () => {
  assert.ok(isRefusal(dealGame(0, parseSeed('x'), {})));
});
