import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginPlayout,
  copyPlayout,
  optionsIn,
  play,
  playToEnd,
  settled,
  viewIn,
} from '../../../games/thargos/flow/playout.ts';
import { thargos } from '../../../games/thargos/test/game.ts';
import { foldEvents, KINDS, overGames, playGame, startGame } from '../../../games/thargos/test/games.ts';
import { quickChance } from './chance.ts';

/** The number of random games: at least one of each kind. `EQUAL_GAMES=2000` compares more. */
const GAMES = Number(process.env.EQUAL_GAMES ?? KINDS.length);

test('a playout offers the same options and reaches the same states as the rules, in every mode', () => {
  overGames('equal', GAMES, (name, kind, random) => {
    const chance = quickChance(random.next());
    const playout = beginPlayout(foldEvents(startGame(kind, name)));
    playGame(kind, name, ({ before, seat, command, after }) => {
      assert.deepEqual(optionsIn(playout), thargos.options(thargos.view(before, seat)));
      play(playout, command);
      assert.deepEqual(settled(playout), after);
      if (random.below(50) > 0 && !after.result) return;
      assert.deepEqual(viewIn(playout, seat), thargos.view(after, seat));
      // Playing a copy to its end must not change the playout.
      const thought = copyPlayout(playout, chance);
      playToEnd(thought, chance);
      assert.ok(thought.state.result);
      assert.deepEqual(settled(playout), after);
    });
    assert.ok(playout.state.result);
  });
});
