import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { ReadonlySignal } from '@preact/signals';
import type { GameTypes } from '../../src/engine/game.ts';
import { stream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Client } from '../../src/server/test/client.ts';
import { ANY, rulesOf, type Sitting } from '../../src/server/test/players.ts';
import { connectSocket, type SocketOptions, type SocketTable } from '../../src/web/client/socket-table.ts';
import type { ScreenTable } from '../../src/web/client/table.ts';

/** Connects clients of the page to a table on a server. */

export type AnyScreen = ScreenTable<GameTypes>;
type AnyRemote = SocketTable<GameTypes>;

export const goTo = async (
  server: string,
  table: Sitting,
  seat: number | 'spectator',
  options: SocketOptions = {},
): Promise<AnyRemote> => {
  const token = seat === 'spectator' ? table.watch : table.tokens[seat]!;
  const link = await connectSocket({ server, id: table.id, token }, seat, options);
  if (isRefusal(link)) throw new Error(`expected a connection, but it was refused: ${link.refused}`);
  after(() => link.leave());
  return link as AnyRemote;
};

/** Resolves when `is` is true for the value of the signal. */
export const until = <T>(what: ReadonlySignal<T>, is: (value: T) => boolean): Promise<void> =>
  new Promise(resolve => {
    const stop = what.subscribe(value => {
      if (!is(value)) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

export const reached = (screen: AnyScreen, wanted: number): Promise<void> =>
  until(screen.version, version => version >= wanted);

/** Plays this seat until the game is over, through the table object that the screen uses. */
export const play = async (screen: AnyScreen, game: string, seat: number): Promise<void> => {
  const rules = await rulesOf(game);
  const random = stream('56'.repeat(32), `${seat}`);
  for (;;) {
    const { isOver, activeSeats, view } = screen.snapshot(seat);
    if (isOver) return;
    if (!activeSeats.includes(seat)) {
      await reached(screen, screen.version.value + 1);
      continue;
    }
    const refusal = await screen.submit(seat, ANY[game]!(rules.options(view) as never, random));
    assert.equal(refusal, undefined);
  }
};

/** Checks that each view of this page equals the view that the server returns. */
export const isAsServer = async (
  doors: Client,
  { id, tokens, watch }: Sitting,
  screen: AnyScreen,
  seat: number | 'spectator',
): Promise<void> => {
  for (const viewer of new Set(['spectator', seat] as const)) {
    const { body } = await doors.get(`tables/${id}`, viewer === 'spectator' ? watch : tokens[viewer]);
    await reached(screen, body.version);
    assert.deepEqual(
      JSON.parse(JSON.stringify(screen.view(viewer))),
      body.view,
      `expected the view of ${viewer} to equal that of the server`,
    );
    assert.equal(screen.version.value, body.version);
  }
};
