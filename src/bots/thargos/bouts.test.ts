import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { playBouts, rateOf, type Told } from './bouts.ts';

test('bots play both seats, and the same seed plays the same games', () => {
  const bouts = {
    deck: PRECONS[0],
    rivals: [PRECONS[1]],
    games: 4,
    bot: 'random' as const,
    seed: 'x',
    config: { quickPlay: true },
  };
  const told: Told[] = [...playBouts(bouts)];
  assert.deepEqual(told, [...playBouts(bouts)]);
  const last = told.at(-1);
  assert.ok(last && 'score' in last);
  assert.equal(last.score.won + last.score.lost + last.score.drawn, 4);
  const [refused] = [...playBouts({ ...bouts, deck: { ...PRECONS[0], heroes: [] } })];
  assert.ok('refused' in refused);
});

test('a rate has an interval that holds it and narrows with more games', () => {
  const few = rateOf({ won: 6, lost: 4, drawn: 0 });
  const many = rateOf({ won: 600, lost: 400, drawn: 0 });
  for (const { rate, low, high } of [few, many]) {
    assert.equal(rate, 0.6);
    assert.ok(low < rate && rate < high);
  }
  assert.ok(many.high - many.low < few.high - few.low);
  const all = rateOf({ won: 10, lost: 0, drawn: 0 });
  assert.ok(all.high <= 1 && all.low > 0.6);
  assert.deepEqual(rateOf({ won: 0, lost: 0, drawn: 0 }), { rate: 0, low: 0, high: 1 });
});
