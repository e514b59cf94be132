import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../engine/util.ts';
import { commands } from '../asking/commands.ts';
import type { Options } from '../asking/options.ts';
import { anyCommand } from '../asking/pick.ts';
import type { Command } from '../types.ts';
import { thargos } from './game.ts';
import { overGames, playGame } from './games.ts';

/** A text that is equal for commands that differ only in the order of their cards. */
const keyOf = (command: Command): string =>
  JSON.stringify(
    'cards' in command && typeof command.cards === 'object'
      ? { ...command, cards: [...command.cards].sort((a, b) => a.card - b.card) }
      : command,
  );

/** Questions with more commands than this are skipped, which is rare. */
const MOST = 3000;

test('commands() lists only allowed commands, each once, and includes every command that random players give', () => {
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
        assert.ok(
          thargos.allows(options, command),
          `expected commands() to list only allowed commands, found ${keyOf(command)}`,
        );
        keys.add(keyOf(command));
      }
      assert.equal(keys.size, Math.min(count, MOST));
      if (count > MOST) return;
      whole += 1;
      kinds.add(options.type);
      const drawn = anyCommand(options, random);
      assert.ok(drawn && keys.has(keyOf(drawn)), `expected commands() to list ${keyOf(drawn as Command)}`);
    });
  });
  assert.ok(
    whole > 200,
    `expected commands() to list all answers to more than 200 questions, found ${whole}`,
  );
  const asked = ['act', 'attack', 'choose', 'defend', 'oppose', 'placeHero', 'placeMission', 'refill'];
  assert.deepEqual([...kinds].filter(kind => asked.includes(kind)).sort(), asked);
});

test("commands() lists no commands for a seat that isn't asked, and only pass for a referee question", () => {
  assert.deepEqual([...commands({ type: 'none' })], []);
  const bounds = { players: 2, heroes: [], tracks: 3, cards: 9, isConflict: false };
  assert.deepEqual([...commands({ type: 'referee', ...bounds })], [{ type: 'pass' }]);
});

test('commands() yields the first 50 of millions of placements without computing the rest', () => {
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
