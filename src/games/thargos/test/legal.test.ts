import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { range } from '../../../engine/util.ts';
import { deed, hero } from './cards.ts';
import { thargos } from './game.ts';
import { overGames, playGame } from './games.ts';
import { checkCommand, checkWild } from './random-packs.ts';
import { duel } from './table.ts';

/** A command is legal if and only if `allows` accepts it. All other commands are refused with a code. */

test('allows accepts exactly the legal commands among tens of thousands of random ones', () => {
  let asked = 0;
  let granted = 0;
  overGames('wild', 44, (name, kind, random) => {
    playGame(kind, name, ({ before }) => {
      granted += checkWild(before, random, 8);
      asked += 8;
    });
  });
  assert.ok(
    asked > 20_000 && granted > 1000,
    `expected more than 1000 of more than 20,000 commands to be legal, found ${granted} of ${asked}`,
  );
});

test('allows and decide give the same answer for a command of another seat, and for a command given twice', () => {
  overGames('others', 22, (name, kind) => {
    playGame(kind, name, ({ before, after, command, seat }) => {
      for (const other of range(before.seats)) if (other !== seat) checkCommand(before, other, command);
      if (after.question) checkCommand(after, seat, command);
      else assert.deepEqual(thargos.decide(after, seat, command), { refused: 'game-over' });
    });
  });
});

test('allows accepts exactly the legal changes that players may propose for a manual effect', () => {
  const riddle = deed('Riddle', { op: 'manual', prompt: { en: 'Read it', fr: 'Lisez-la' } });
  const { state } = duel({ a: { hand: [riddle], heroes: [hero('Ada'), null] } }).play('Riddle');
  const random = stream(parseSeed('referee').seed, 'wild');
  assert.equal(state.question?.type, 'referee');
  const granted = checkWild(state, random, 4000);
  assert.ok(
    granted > 100 && granted < 3900,
    `expected 101 to 3899 of the proposals to be legal, found ${granted}`,
  );
});

test('decide refuses a command from a seat that does not exist', () => {
  overGames('strangers', 11, (name, kind) => {
    playGame(kind, name, ({ before, command }) => {
      for (const seat of [-1, before.seats, 0.5, Number.NaN]) {
        const answer = thargos.decide(before, seat, command) as { readonly refused?: string };
        assert.equal(answer.refused, 'no-such-seat');
      }
    });
  });
});
