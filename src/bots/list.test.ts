import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../engine/match.ts';
import type { AnyModule } from '../engine/module.ts';
import { parseSeed } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { GAMES, loadGame } from '../games/list.ts';
import { type AnyBot, BOTS_OF, loadBot } from './list.ts';

/** The budget of the searching bots in these tests. */
const FEW = { nodes: 20 };

for (const { id, name, load } of GAMES)
  test(`loads ${name.en} by its id, and its bots play it`, async () => {
    assert.equal((await load()).id, id);
    const game = (await loadGame(id)) as AnyModule;
    const { names, load: loadBots } = BOTS_OF[id];
    assert.deepEqual(Object.keys(await loadBots()).sort(), [...names].sort());
    for (const bot of names) {
      const play = (await loadBot(id, bot, FEW)) as AnyBot;
      const match = playMatch(game, { seed: parseSeed('list'), config: {}, players: [play, play] });
      if (isRefusal(match)) throw new Error(match.refused);
      assert.ok(game.isOver(match.state));
    }
  });

test('refuses an unknown game or bot and lists the known ones', async () => {
  assert.deepEqual(await loadGame('chess'), {
    refused: 'unknown-game',
    game: 'chess',
    known: ['cartographers', 'thargos'],
  });
  assert.deepEqual(await loadBot('thargos', 'genius'), {
    refused: 'unknown-bot',
    bot: 'genius',
    known: ['greedy', 'novice', 'strong', 'expert', 'random'],
  });
  // Names from Object.prototype are not bots.
  assert.ok(isRefusal(await loadBot('thargos', 'toString')));
});
