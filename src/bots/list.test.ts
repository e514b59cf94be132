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
  test(`the game ${name.en} is loaded by its id, and each of its bots plays it to the end`, async () => {
    assert.equal((await load()).id, id);
    const game = (await loadGame(id)) as AnyModule;
    const { names, load: loadBots } = BOTS_OF[id];
    assert.deepEqual(Object.keys(await loadBots()).sort(), [...names].sort());
    for (const bot of names) {
      const play = (await loadBot(id, bot, FEW)) as AnyBot;
      const match = playMatch(game, { seed: parseSeed('list'), config: {}, players: [play, play] });
      if (isRefusal(match))
        throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
      assert.ok(game.isOver(match.state));
    }
  });

test('`loadGame` and `loadBot` refuse an unknown name, and list the known ones in the refusal', async () => {
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
  // `toString` exists on every object, but is not a bot.
  assert.ok(isRefusal(await loadBot('thargos', 'toString')));
});
