import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../engine/random.ts';
import { FOUR, hero, mission, ONE, TWO, times } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import { advisePlay, besideBest } from './advise.ts';

const chance = () => stream(parseSeed('advice').seed, 'advice');
const budget = { nodes: 400 };

/** The first Mission is sure, and enough to win the game; whoever passes lets the other win. */
const sure = () =>
  duel({
    a: { heroes: [hero('Ada', '6 6 6'), hero('Bea', '1 1 1')], hand: times(3, ONE), target: 4 },
    b: { hand: times(3, FOUR), vp: 9, target: 10 },
    missions: [mission('Crown', { power: 1, mind: 1 }, { vp: 4 }), mission('Ford', { mysticism: 9 })],
  });

test('what wins the game is the best advice, and whoever passes instead is told what it cost', () => {
  const view = thargos.view(sure().state, 0);
  const { best } = advisePlay(view, chance(), { budget, count: 3 })!;
  assert.equal(best.length, 3);
  assert.ok(
    best.some(({ command, worth }) => command.type === 'attempt' && command.track === 0 && worth === 1),
  );
  const passed = besideBest(view, chance(), budget, { type: 'pass' })!;
  assert.deepEqual([passed.played.command, passed.played.worth], [{ type: 'pass' }, 0]);
  assert.equal(passed.best.worth, 1);
  const won = besideBest(view, chance(), budget, { type: 'attempt', track: 0 })!;
  assert.equal(won.played.worth, 1);
});

test('cards in a conflict come with how often they serve', () => {
  const t = duel({
    a: { hand: [TWO, ONE] },
    b: { hand: [], deck: times(20, ONE) },
    missions: [mission('Crown', { power: 1 }, { vp: 4 })],
  }).attempt(0);
  const { best } = advisePlay(thargos.view(t.state, 0), chance(), { budget, count: 3 })!;
  for (const { command, serves } of best)
    assert.equal(serves, command.type === 'placePam' && command.cards.length > 0 ? 1 : 0);
});
