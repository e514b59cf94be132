import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { range } from '../../../engine/util.ts';
import { commands } from '../commands.ts';
import { cartographers } from '../game.ts';
import type { Options } from '../options.ts';
import { anyCommand } from '../pick.ts';
import type { Command } from '../types.ts';
import { namedGame, playGame } from './games.ts';

/** A command as text that doesn't depend on the order of its spaces. */
const keyOf = (command: Command): string =>
  JSON.stringify(
    'cells' in command ? { ...command, cells: [...command.cells].sort((a, b) => a - b) } : command,
  );

test('`commands` lists each legal command once and no other, and includes every random command', () => {
  const kinds = new Set<string>();
  for (const name of range(16).map(i => `commands ${i}`)) {
    const { seats, wish: any } = namedGame(name, 3);
    const wish = { ...any, clusterChoice: 'player' } as const;
    const random = stream(parseSeed(name).seed, 'check');
    playGame(seats, name, wish, ({ before }) => {
      const isRare = before.phase.type !== 'draw';
      if (!isRare && random.below(6) > 0) return;
      for (const seat of range(seats)) {
        const options = cartographers.options(cartographers.view(before, seat));
        kinds.add(options.type);
        const all = [...commands(options)];
        for (const command of all)
          assert.ok(
            cartographers.allows(options, command),
            `${name}: expected ${keyOf(command)} to be legal`,
          );
        const keys = new Set(all.map(keyOf));
        assert.equal(keys.size, all.length, `${name}: expected no command to be listed twice`);
        assert.equal(keys.has(keyOf({ type: 'cancel' })), options.canCancel);
        const drawn = anyCommand(options, random);
        if (drawn)
          assert.ok(
            keys.has(keyOf(drawn)),
            `${name}: expected the random command ${keyOf(drawn)} in the list`,
          );
        else assert.equal(all.length, options.canCancel ? 1 : 0);
      }
    });
  }
  const asked = ['choose', 'draw', 'drawHero', 'drawMonster', 'drawMonsterSingle', 'drawSingle', 'none'];
  assert.deepEqual([...kinds].filter(kind => asked.includes(kind)).sort(), asked);
});

test('`commands` combines every cluster of every edict, with `null` for an edict that has none', () => {
  const clusters = range(40).map(i => ({ stars: i, cells: [i, i + 40] }));
  const edict = { edict: 'A', card: 'a', clusters } as const;
  const options: Options = {
    type: 'choose',
    width: 11,
    canCancel: false,
    sheet: 0,
    edicts: [edict, { ...edict, clusters: [] }, ...range(6).map(() => edict)],
  };
  const first = commands(options).next().value;
  assert.deepEqual(first, { type: 'choose', clusters: [0, null, 0, 0, 0, 0, 0, 0] });
  const two = [...commands({ ...options, edicts: [edict, edict] })];
  assert.equal(two.length, 40 * 40);
  assert.ok(two.every(command => cartographers.allows({ ...options, edicts: [edict, edict] }, command)));
});
