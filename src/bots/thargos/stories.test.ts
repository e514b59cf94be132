import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { options } from '../../games/thargos/asking/options.ts';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { STORIES } from '../../games/thargos/stories/shipped.ts';
import { hero, mission, ONE } from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { two } from '../../games/thargos/test/modes-table.ts';
import { turnIdeas } from './act.ts';
import { greedyBot } from './greedy.ts';

const endOf = (story: string, seats: number, game: number): string => {
  const decks = Array.from({ length: seats }, (_, seat) => PRECONS[(game + seat) % PRECONS.length]!.id);
  const match = playMatch(thargos, {
    seed: parseSeed(`end ${story} ${seats} ${game}`),
    config: { mode: 'story', story, decks },
    players: Array.from({ length: seats }, () => greedyBot),
  });
  assert.ok(!isRefusal(match));
  return match.state.result?.why ?? '';
};

test('HT-A-12: of forty stories played by greedy bots, at most two end by the round limit or by stalling', () => {
  const ends = Object.keys(STORIES).flatMap(story =>
    [2, 3, 4].flatMap(seats =>
      Array.from({ length: seats === 2 ? 8 : 6 }, (_, game) => endOf(story, seats, game)),
    ),
  );
  assert.equal(ends.length, 40);
  const weighed = ends.filter(why => why === 'rounds' || why === 'stalled').length;
  assert.ok(
    weighed <= 2,
    `expected at most 2 of ${ends.length} stories to end by the round limit or by stalling, found ${weighed}`,
  );
});

test('HT-9.5: if the opponent has a strong hero, greedy prefers a Mission that no hero may oppose', () => {
  const nodes = {
    open: { mission: mission('Open', { power: 1 }, { vp: 3 }) },
    shrine: { mission: mission('Shrine', { power: 1 }, { vp: 2 }), passive: true },
  };
  const t = two({
    nodes,
    sides: [{ heroes: [hero('Ada', '6 1 1')], hand: [ONE] }, { heroes: [hero('Wall', '20 20 20')] }],
  });
  const view = thargos.view(t.state, 0);
  const asked = options(view);
  assert.ok(asked.type === 'act');
  const [best] = turnIdeas(view, 0, asked).sort((a, b) => b.worth - a.worth);
  assert.ok(best?.command.type === 'attemptNode');
  assert.equal(best.command.node, 'shrine');
});
