import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isPractice } from '../../engine/replay.ts';
import { type Command, type Event, type ToyTypes, toy, type View } from '../../engine/test/toy.ts';
import { holdTable, type Start, type TerminalTelling } from './held-table.ts';
import { practiceLines, takeBack } from './take-back.ts';

const seed = parseSeed('held');
const fresh = { config: { rounds: 2 }, seats: [{}, { bot: 'two' }], seed };

const hold = async (start: Start<ToyTypes>) => {
  const told: TerminalTelling<Event, View>[] = [];
  const bots = [(): Command => ({ say: 2 })];
  const table = await holdTable(toy, start, { bots, tell: telling => told.push(telling) });
  if (isRefusal(table)) throw new Error(table.refused);
  return { table, told };
};

test('a game in the terminal is played at a table, and taken back at it', async () => {
  const { table, told } = await hold({ fresh });
  assert.deepEqual(
    (await table.opening())?.map(({ event }) => event.type),
    ['began'],
  );
  assert.deepEqual(await table.submit({ say: 9 }), { refused: 'bad-number', number: 9 });
  assert.equal(await table.submit({ say: 3 }), undefined);
  assert.equal(table.seen().view.own, 3);
  assert.equal(await table.undo(), undefined);
  assert.equal(table.seen().view.own, null);
  assert.equal((await table.undo())?.refused, 'undo-nothing');
  assert.equal(await table.submit({ say: 4 }), undefined);
  await table.letBotsAnswer();
  // The bot has answered the next round too; what lies face down is not told.
  assert.deepEqual(
    told.map(({ seat, happened }) => [seat, ...happened.map(({ event }) => event.type)]),
    [
      [0, 'said'],
      [0, 'said'],
      [1, 'said', 'shown', 'rolled'],
      [1, 'said'],
    ],
  );
  assert.deepEqual([told[2]?.before.round, told[2]?.after.round], [1, 2]);
});

test('what has shown something is taken back as practice only when that is asked for, once', async () => {
  const { table } = await hold({ fresh });
  const said: string[] = [];
  const desk = {
    table,
    say: (lines: readonly string[]) => said.push(...lines),
    language: 'en',
    why: ({ refused }: Refusal) => refused,
  } as const;
  const step = async (say: number): Promise<void> => {
    await table.letBotsAnswer();
    await table.submit({ say });
  };
  await step(3);
  await table.letBotsAnswer();
  const { view } = table.seen();
  assert.equal(await takeBack(desk, ''), false);
  assert.match(
    said.splice(0).join('\n'),
    /^undo-nothing\nYou can undo this move as practice.*"undo practice"/,
  );
  assert.deepEqual(table.seen().view, view);
  assert.equal(await takeBack(desk, 'practice'), true);
  assert.match(said.splice(0).join('\n'), /^Undone\. This game is now practice: /);
  assert.equal(table.seen().view.round, 1);
  await step(4);
  assert.equal(await takeBack(desk, ''), true, 'it is practice already');
  assert.deepEqual(said.splice(0), ['Undone.']);
  assert.equal(await takeBack(desk, 'entraînement'), false);
  assert.deepEqual(said.splice(0), ['undo-nothing']);
  for (const say of [1, 2]) await step(say);
  assert.ok(table.seen().isOver);
  assert.match(practiceLines(desk, 'fr').join(), /partie d’entraînement\u202f: /);
  assert.equal(isPractice((await table.file()).log), true);
});

test('a saved game goes on where it was, with all that was taken back', async () => {
  const first = await hold({ fresh });
  await first.table.submit({ say: 3 });
  await first.table.undo();
  const record = await first.table.file();
  assert.equal((await first.table.record()).seed, undefined, 'it is not over');
  assert.equal(record.log.length, 3);
  const { table } = await hold({ saved: { ...record, seed: seed.seed } });
  assert.deepEqual(table.seen(), first.table.seen());
  assert.equal(await table.opening(), undefined);
  for (let round = 0; round < 2; round++) {
    await table.submit({ say: 1 });
    await table.letBotsAnswer();
  }
  assert.ok(table.seen().isOver);
  assert.deepEqual((await table.record()).log.slice(0, 3), record.log);
});

test('a bot that breaks the rules is no answer', async () => {
  const bots = [(): Command => ({ say: 7 })];
  const table = await holdTable(toy, { fresh }, { bots, tell: () => {} });
  if (isRefusal(table)) throw new Error(table.refused);
  await assert.rejects(table.letBotsAnswer(), /the rules refuse the answer of the bot in seat 2: bad-number/);
});
