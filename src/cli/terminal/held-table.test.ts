import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isPractice } from '../../engine/replay.ts';
import { type Command, type Event, type ToyTypes, toy, type View } from '../../engine/test/toy.ts';
import { holdTable, type Start, type TerminalTelling } from './held-table.ts';
import { practiceLines, undoAnswer } from './undo.ts';

const seed = parseSeed('held');
const fresh = { config: { rounds: 2 }, seats: [{}, { bot: 'two' }], seed };

const hold = async (start: Start<ToyTypes>) => {
  const told: TerminalTelling<Event, View>[] = [];
  const bots = [(): Command => ({ say: 2 })];
  const table = await holdTable(toy, start, { bots, tell: telling => told.push(telling) });
  if (isRefusal(table)) throw new Error(`expected a table, but it was refused: ${table.refused}`);
  return { table, told };
};

test('a terminal game accepts legal answers, refuses illegal ones, and can undo the last answer', async () => {
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
  // The last event is the bot's answer in the next round. The answer is face down, so the event doesn't contain it.
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

test('an answer that revealed something can be undone only with "undo practice", which makes the game practice', async () => {
  const { table } = await hold({ fresh });
  const said: string[] = [];
  const session = {
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
  assert.equal(await undoAnswer(session, ''), false);
  assert.match(
    said.splice(0).join('\n'),
    /^undo-nothing\nYou can undo this move as practice.*"undo practice"/,
  );
  assert.deepEqual(table.seen().view, view);
  assert.equal(await undoAnswer(session, 'practice'), true);
  assert.match(said.splice(0).join('\n'), /^Undone\. This game is now practice: /);
  assert.equal(table.seen().view.round, 1);
  await step(4);
  assert.equal(
    await undoAnswer(session, ''),
    true,
    'expected the undo to need no confirmation, because the game is already practice',
  );
  assert.deepEqual(said.splice(0), ['Undone.']);
  assert.equal(await undoAnswer(session, 'entraînement'), false);
  assert.deepEqual(said.splice(0), ['undo-nothing']);
  for (const say of [1, 2]) await step(say);
  assert.ok(table.seen().isOver);
  assert.match(practiceLines(session, 'fr').join(), /partie d’entraînement\u202f: /);
  assert.equal(isPractice((await table.file()).log), true);
});

test('a saved game that is resumed keeps its undone moves in the log', async () => {
  const first = await hold({ fresh });
  await first.table.submit({ say: 3 });
  await first.table.undo();
  const record = await first.table.file();
  assert.equal(
    (await first.table.record()).seed,
    undefined,
    'expected the record of a running game to have no seed',
  );
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

test('a terminal game throws if a bot breaks the rules', async () => {
  const bots = [(): Command => ({ say: 7 })];
  const table = await holdTable(toy, { fresh }, { bots, tell: () => {} });
  if (isRefusal(table)) throw new Error(`expected a table, but it was refused: ${table.refused}`);
  await assert.rejects(table.letBotsAnswer(), /the rules refuse the answer of the bot in seat 2: bad-number/);
});
