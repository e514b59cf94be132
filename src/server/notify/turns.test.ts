import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '../../engine/game.ts';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { prepareRoom } from '../api/create-room.ts';
import { openBots } from '../bots/open.ts';
import { type Data, inRoom } from '../data.ts';
import { hashKey, newKey } from '../keys.ts';
import type { LiveRoom } from '../live-room.ts';
import { trackPresence } from '../presence.ts';
import { openRooms } from '../rooms.ts';
import { openSqlite } from '../sqlite/open.ts';
import { ANY } from '../test/players.ts';
import { turnText } from './messages.ts';
import { openSecrets } from './secrets.ts';
import { emptySubscription, openSubscriptions } from './subscriptions.ts';
import { isStart, openTurns, type TurnNote } from './turns.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-turns-'));
const report = (error: unknown): never => assert.fail(`expected no error to be reported, found ${error}`);
const bots = openBots({ report });
const endings: (() => unknown)[] = [];
after(async () => {
  for (const end of endings) await end();
  await bots.close();
  rmSync(folder, { recursive: true, force: true });
});

const WAITS = { bot: 1, host: 1 };

let opened = 0;
/** Turns on a store of their own whose functions can be replaced, with the list of the notified turns. */
const open = async (change: (store: Data) => Partial<Data>) => {
  const store = await openSqlite(join(folder, `${opened++}.db`), assert.fail);
  const data: Data = { ...store, ...change(store) };
  const ada = hashKey(newKey());
  const subscriptions = openSubscriptions({ data, secrets: openSecrets(data), now: Date.now });
  await subscriptions.change(ada, () => ({
    ...emptySubscription(ada, { language: 'en', page: 'https://example.org' }),
    feedSalt: 'salt',
  }));
  const sent: TurnNote[] = [];
  const ports = { data, bots, checkpoints: { every: 40, build: 'this' }, idleMs: 60_000, watchedMs: 60_000 };
  const rooms = openRooms({ ...ports, report, onTurn: watched => turns.changed(watched) });
  const turns = openTurns({
    data,
    rooms,
    presence: trackPresence(WAITS),
    subscriptions,
    report,
    now: Date.now,
    delayMs: 0,
    pollMs: 10,
    notify: (_, __, turn) => sent.push(turn),
  });
  endings.push(turns.close, rooms.close, store.close);
  const play = async (): Promise<LiveRoom> => {
    const wish = { game: 'cartographers', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
    const made = await prepareRoom(wish, ada, Date.now());
    assert.ok(!isRefusal(made));
    const { room } = made;
    const bela = { kind: 'person' as const, key: hashKey(newKey()), name: 'Bela' };
    const live = await rooms.make({ ...room, seats: [room.seats[0]!, bela] });
    assert.ok(!isRefusal(live));
    return live;
  };
  /** Begins a game of a tournament against Bela. Returns whether Ada moves first. */
  const beginRound = async (): Promise<boolean> => {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const made = await prepareRoom({ game: 'thargos', config: { quickPlay: true }, seats }, ada, Date.now());
    assert.ok(!isRefusal(made));
    const { room } = made;
    const bela = { kind: 'person' as const, key: hashKey(newKey()), name: 'Bela' };
    const tournament = { id: 'cup', name: 'Friday cup', round: 2, table: 0 };
    const live = await rooms.make({ ...room, seats: [room.seats[0]!, bela], tournament });
    assert.ok(!isRefusal(live));
    return live.table()!.activeSeats().includes(0);
  };
  return { store, play, beginRound, sent };
};

let n = 0;
const move = async ({ module, table }: LiveRoom, ...only: readonly Seat[]): Promise<void> => {
  for (const seat of only.length > 0 ? only : table()!.activeSeats()) {
    const { view, decision } = table()!.snapshot(seat);
    const command = ANY.cartographers!(module.options(view) as never, stream('12'.repeat(32), `${n}`));
    const answer = await table()!.submit(seat, { id: `t-${n++}`, decision, command });
    assert.ok(!isRefusal(answer));
  }
};

const until = async (is: () => boolean): Promise<void> => {
  for (const end = performance.now() + 20_000; !is(); await sleep(5))
    assert.ok(performance.now() < end, `expected this condition to hold soon: ${is}`);
};

test('NP-67: a turn is noted again after a failure of the store, without another move', async () => {
  let failures = 0;
  const { play, sent } = await open(store => ({
    document: async id => {
      if (id.startsWith('turn:') && failures++ < 2) throw new Error('the disk is full');
      return store.document(id);
    },
  }));
  await play();
  await until(() => sent.length === 1);
  assert.ok(failures > 2);
});

test('NP-67: a turn is noted although another write of the earlier turn comes in between', async () => {
  let isBetween = false;
  const { play, sent } = await open(store => ({
    changeDocument: async (document, changes) => {
      const { seat, room, isDue } = document.body as TurnNote;
      if (isBetween && isDue && seat === 0) {
        isBetween = false;
        const found = await store.document(document.id);
        const body = { ...(found!.body as TurnNote), by: 'another server' };
        const names = [inRoom(room), '-turns'];
        assert.ok(await store.changeDocument({ ...document, names, body }, found!.changes));
      }
      return store.changeDocument(document, changes);
    },
  }));
  const live = await play();
  await until(() => sent.length === 1);
  isBetween = true;
  await move(live);
  await until(() => sent.length === 2);
  assert.equal(isBetween, false);
});

test('NP-67: moves of other players do not read the note of an open turn again', async () => {
  let reads = 0;
  const { play, sent } = await open(store => ({
    document: async id => {
      if (id.endsWith(':0')) reads += 1;
      return store.document(id);
    },
  }));
  const live = await play();
  await until(() => sent.length === 1);
  const before = reads;
  const table = live.table()!;
  for (let i = 0; i < 3; i++) {
    await move(live, 1);
    // The server looks at the table before this.
    await sleep(20);
    await table.undo(1, `undo-${i}`);
    await sleep(20);
  }
  assert.equal(reads, before);
});

test('NP-67: turns whose notes cannot be written do not hold up the others', async () => {
  const rest = new Set<string>();
  let isReady = false;
  const { store, play, sent } = await open(store => ({
    documentsOf: async (name, ...more) =>
      name === '-turns-due' && !isReady ? [] : store.documentsOf(name, ...more),
    changeDocument: async (document, changes) => {
      if (rest.has((document.body as TurnNote).room)) throw new Error('the disk is full');
      return store.changeDocument(document, changes);
    },
  }));
  const isNoted = async (id: string): Promise<void> => {
    while (!(await store.document(`turn:${id}:0`))) await sleep(5);
  };
  const first = (await play()).room().id;
  await isNoted(first);
  await sleep(2);
  // More than the server settles at the same time, and newer, so that it settles them first.
  for (let i = 0; i < 16; i++) rest.add((await play()).room().id);
  for (const id of rest) await isNoted(id);
  isReady = true;
  await until(() => sent.length === 1);
  assert.equal(sent[0]!.room, first);
});

test('NP-67: a player gets one notification that a round has begun, even if another player moves first', async () => {
  const { beginRound, sent } = await open(() => ({}));
  const first: boolean[] = [];
  while (!first.includes(true) || !first.includes(false)) first.push(await beginRound());
  await until(() => sent.length === first.length);
  await sleep(100);
  assert.equal(sent.length, first.length);
  assert.ok(sent.every(isStart));
  const room = {
    game: 'thargos' as const,
    tournament: { id: 'cup', name: 'Friday cup', round: 2, table: 0 },
  };
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const, name: 'Bela' }];
  assert.deepEqual(turnText({ ...room, seats }, 0, 'en', true), {
    title: 'Round 2 has begun: Friday cup',
    body: 'With Bela',
  });
});
