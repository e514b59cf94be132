import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../engine/util.ts';
import { commands } from '../asking/commands.ts';
import type { Options } from '../asking/options.ts';
import { anyCommand } from '../asking/pick.ts';
import type { Command } from '../types.ts';
import { thargos } from './game.ts';
import { overGames, playGame } from './games.ts';

/** The same text for the same cards, in whatever order they are laid. */
const keyOf = (command: Command): string =>
  JSON.stringify(
    'cards' in command && typeof command.cards === 'object'
      ? { ...command, cards: [...command.cards].sort((a, b) => a.card - b.card) }
      : command,
  );

/** Enough for every question of most hands; a larger one is looked at as far as this. */
const MOST = 3000;

test('all that commands() names is allowed and comes once, and whatever is drawn by lot is among it', () => {
  const kinds = new Set<string>();
  let whole = 0;
  overGames('commands', 11, (name, kind, random) => {
    playGame(kind, name, ({ before, seat }) => {
      const options = thargos.options(thargos.view(before, seat));
      if (random.below(4) > 0 && kinds.has(options.type)) return;
      const keys = new Set<string>();
      let count = 0;
      for (const command of commands(options)) {
        if (++count > MOST) break;
        assert.ok(thargos.allows(options, command), keyOf(command));
        keys.add(keyOf(command));
      }
      assert.equal(keys.size, Math.min(count, MOST));
      if (count > MOST) return;
      whole += 1;
      kinds.add(options.type);
      const drawn = anyCommand(options, random);
      assert.ok(drawn && keys.has(keyOf(drawn)), keyOf(drawn as Command));
    });
  });
  assert.ok(whole > 200, `${whole}`);
  const asked = ['act', 'attack', 'choose', 'defend', 'oppose', 'placeHero', 'placeMission', 'refill'];
  assert.deepEqual([...kinds].filter(kind => asked.includes(kind)).sort(), asked);
});

test('nobody asked, no command; a referee may pass', () => {
  assert.deepEqual([...commands({ type: 'none' })], []);
  const bounds = { players: 2, heroes: [], tracks: 3, cards: 9, isConflict: false };
  assert.deepEqual([...commands({ type: 'referee', ...bounds })], [{ type: 'pass' }]);
});

test('a hand that can be laid in more ways than anybody counts is laid one way at a time', () => {
  const options: Options = {
    type: 'defend',
    hand: range(40),
    rule: {
      colours: ['power', 'mind', 'mysticism'],
      spread: false,
      least: 3,
      most: { power: 3, mind: 3, mysticism: 3 },
    },
    abilities: [],
    concede: true,
  };
  const some: Command[] = [];
  for (const command of commands(options)) if (some.push(command) === 50) break;
  assert.ok(some.every(command => thargos.allows(options, command)));
  assert.deepEqual(some.slice(0, 2), [{ type: 'concede' }, { type: 'defend', cards: [] }]);
});
