import assert from 'node:assert/strict';
import { type Bot, letBotsAnswer } from '../../engine/bots.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { memoryStore } from '../../engine/store.ts';
import type { Table } from '../../engine/table.ts';
import { createTable } from '../../engine/tables.ts';
import { type Heard, heard, type Message, type Told } from '../../engine/told.ts';
import { verify } from '../../engine/verify.ts';
import { makeReceiver, makeSender, type SentMessage } from '../../engine/wire.ts';

interface Client<V, E> {
  readonly viewer: Viewer;
  /** From the messages as they are, and as they are sent over a wire. */
  readonly known: () => readonly (Heard<V> | undefined)[];
  /** All that he was told over the wire. */
  readonly told: readonly Told<E>[];
}

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Somebody far away: he only ever gets text. */
const clientOf = <S, C, E, V, O, P, Cfg>(
  module: GameModule<S, C, E, V, O, P, Cfg>,
  table: Table<C, E, V, Cfg>,
  viewer: Viewer,
): Client<V, E> => {
  let plain: Heard<V> | undefined;
  let wired: Heard<V> | undefined;
  const told: Told<E>[] = [];
  const send = makeSender<V, E>(module);
  const receive = makeReceiver<V, E>(module);
  table.watch(viewer, (message: Message<V, E>) => {
    plain = heard(plain, overTheWire(message));
    const sent: SentMessage<V> = overTheWire(send(message));
    const received = receive(sent);
    assert.ok(received, 'nothing is missed');
    wired = heard(wired, received);
    if (received.type === 'view') return;
    const { type: _, changes: __, ...rest } = received;
    told.push(rest);
  });
  return { viewer, known: () => [plain, wired], told };
};

interface Wish<Config> {
  readonly name: string;
  readonly config: Config;
  readonly seats: number;
}

/** Every so many answers somebody takes back what he did, if he may; every so many times as practice. */
const OFTEN = 7;
const PRACTICE = 3;

/** How often something was taken back. */
export interface Undone {
  readonly free: number;
  readonly practised: number;
}

/**
 * Plays a whole game, with much taken back, and looks after every entry: each seat and a spectator know from what they
 * were told exactly what there is to see, also over a wire, and what happened, and all of it can be verified.
 */
export const checkHeard = async <S, C, E, V, O, P, Cfg extends object>(
  module: GameModule<S, C, E, V, O, P, Cfg>,
  bot: Bot<V, C>,
  { name, config, seats }: Wish<Cfg>,
): Promise<Undone> => {
  // One person among bots: he may take back what they have answered.
  const people = Array.from({ length: seats }, (_, seat) => (seat === 0 ? {} : { bot: 'any' }));
  const wish = { config, seats: people, seed: parseSeed(name) };
  const table = await createTable(module, memoryStore(), name, wish, { practice: true });
  if (isRefusal(table)) throw new Error(`${name}: ${JSON.stringify(table)}`);
  const viewers: readonly Viewer[] = [...wish.seats.keys(), 'spectator'];
  const clients = viewers.map(viewer => clientOf(module, table, viewer));
  const look = (): void => {
    for (const { viewer, known } of clients) {
      const now: Heard<V> = { version: table.version(), seen: table.seen(viewer) };
      assert.deepEqual(known(), [now, now], `${name}, viewer ${viewer}, version ${table.version()}`);
    }
  };
  look();
  let free = 0;
  let practised = 0;
  let asked = 0;
  const undo = async (): Promise<void> => {
    const seat = wish.seats.findIndex((_, each: Seat) => table.seen(each).canUndo);
    if (seat >= 0) assert.ok(!isRefusal(await table.undo(seat, `undo:${free++}`)));
    else if (asked++ % PRACTICE === 0 && table.seen(0).canPractise) {
      assert.ok(!isRefusal(await table.practise(0, `practise:${practised++}`)));
      assert.equal(table.seen('spectator').isPractice, true);
    }
    look();
  };
  const chance = (seat: Seat, version: number) => table.chance(`bot:${seat}:${version}`);
  while (!table.seen('spectator').isOver) {
    const since = table.version();
    const refusal: Refusal | undefined = await letBotsAnswer(
      table,
      { at: () => bot, chance },
      (): boolean => {
        if (table.version() > since) look();
        return table.version() >= since + OFTEN;
      },
    );
    assert.equal(refusal, undefined);
    await undo();
  }
  look();
  for (const { viewer, told } of clients)
    assert.deepEqual(told, overTheWire(await table.toldSince(viewer, 1)), `${name}, viewer ${viewer}`);
  const record = await table.record('spectator');
  if (isRefusal(record)) throw new Error(`${name}: ${JSON.stringify(record)}`);
  const verdict = verify<S, C, E, Cfg>(module, record);
  assert.deepEqual(verdict, { verified: true, ...(practised > 0 && { practice: true }) }, name);
  return { free, practised };
};
