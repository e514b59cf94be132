import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { makeNotation } from '../games/cartographers/notation.ts';
import { type Json, mutated } from '../games/cartographers/test/mutated.ts';
import { KINDS, randomGame } from '../games/cartographers/test/random-game.ts';
import { sayRefusal } from './cartographers/refusal.ts';
import { teller } from './cartographers/replay.ts';
import { type Read, readGame } from './read-game.ts';
import { answerReplay } from './replay.ts';
import { runCli } from './test/run.ts';

const refusedAs = async (file: unknown): Promise<unknown> => {
  const answer = await answerReplay(JSON.stringify(file));
  return isRefusal(answer) ? answer.refused : 'good';
};

test('replay rejects a game with more names than seats, or without a result at its end', async () => {
  const { record } = randomGame('replay', { seats: 2 });
  const running = { ...record, log: record.log.slice(0, 9) };
  assert.equal(await refusedAs(running), 'good');
  assert.equal(await refusedAs({ ...running, seats: [{}, {}, { name: 'Eve' }] }), 'file-bad-batch');
  const cut = JSON.stringify(record).replace(/"result":\{[^}]*\}/, '"result":{}');
  assert.equal(await refusedAs(record), 'good');
  assert.equal(await refusedAs(JSON.parse(cut)), 'file-bad-batch');
});

test('a game file and a game text name the players and bots of their seats', async () => {
  const { record } = randomGame('bots', { seats: 2, most: 9 });
  const seats = [{ name: 'Ada' }, { bot: 'random' }];
  for (const text of [JSON.stringify({ ...record, seats }), makeNotation({ ...record, seats }) as string])
    assert.deepEqual((readGame(teller, text) as Read<never, never, never, never>).record.seats, seats);
  assert.equal(await refusedAs({ ...record, seats: [{}, { bot: 'two\nlines' }] }), 'file-bad-format');
});

test('however a game file is changed, replay prints a result or an error', async () => {
  for (const config of KINDS)
    for (const most of [30, 1e9]) {
      const { record } = randomGame('edited', { seats: 2, config, most });
      const random = stream(parseSeed(`edited ${most}`).seed, 'edit');
      for (let i = 0; i < 60; i++) {
        const file = mutated(JSON.parse(JSON.stringify(record)) as Json, random);
        const answer = await answerReplay(JSON.stringify(file));
        if (isRefusal(answer)) assert.doesNotMatch(sayRefusal(answer, 'en'), /undefined/);
        else JSON.stringify(answer);
      }
    }
});

test('replay rejects a file or text of an unknown game, and lists the known games', async () => {
  const { record } = randomGame('chess', { most: 1 });
  const text = (makeNotation(record) as string).replace(/^game: .*$/m, 'game: chess rapid');
  for (const stored of [JSON.stringify({ ...record, game: 'chess' }), text]) {
    const { out, code } = await runCli(['replay'], stored);
    const { error } = JSON.parse(out);
    assert.equal(code, 1);
    assert.equal(error.code, 'unknown-game');
    assert.match(error.message, /unknown game "chess": expected cartographers or thargos/);
  }
});
