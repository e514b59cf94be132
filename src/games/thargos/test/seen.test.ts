import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thargos } from './game.ts';
import { foldEvents, KINDS, overGames, playGame, startGame } from './games.ts';
import { checkSeen, nothingShown } from './seen.ts';

test('whoever holds a card, placed it or was shown it sees its face, and everybody what lies open, in every mode', () => {
  let held = 0;
  let placed = 0;
  let looked = 0;
  overGames('seen', 2 * KINDS.length, (name, kind) => {
    let shown = nothingShown(foldEvents(startGame(kind, name)));
    playGame(kind, name, step => {
      shown = checkSeen(step, shown);
      const { secret } = step.after;
      held += secret.hands.flat().length;
      placed += [...secret.attack, ...secret.defence].flat().length;
      looked += shown.flat().length;
    });
  });
  assert.ok(held > 1000 && placed > 100 && looked > 20, `${held} held, ${placed} placed, ${looked} shown`);
});

test('the opening shows everybody his own hand and all that lies open', () => {
  overGames('first hands', KINDS.length, (name, kind) => {
    const [started, ...events] = startGame(kind, name);
    const before = thargos.evolve(undefined, started!);
    const after = foldEvents(events, before);
    checkSeen({ before, events, after, seat: 0, command: { type: 'pass' } }, nothingShown(before));
  });
});
