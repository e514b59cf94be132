import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { isRefusal } from '../src/engine/refusal.ts';
import { clientOf } from '../src/server/test/client.ts';
import { sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { connectSocket } from '../src/web/client/socket-table.ts';
import { brittle, unruly } from './remote/networks.ts';
import { goTo, isAsServer, play, until } from './remote/seated.ts';

/** These tests connect the client of the page to a real server. */

const serving = await startServer({}, { socketSettings: { beatMs: 150 } });
const doors = clientOf(serving.address);

for (const [game, config] of [
  ['cartographers', {}],
  ['thargos', { quickPlay: true }],
] as const)
  test(`two pages play ${game} on one server while the connection of one breaks repeatedly`, async () => {
    const table = await sitDown(doors, game, 2, { config });
    const network = await brittle(serving.address);
    const screens = [
      await goTo(network.server, table, 0),
      await goTo(serving.address, table, 1),
      await goTo(serving.address, table, 'spectator'),
    ];
    let cuts = 0;
    const saboteur = setInterval(() => {
      network.cut();
      cuts += 1;
    }, 400);
    after(() => clearInterval(saboteur));
    await Promise.all([play(screens[0]!, game, 0), play(screens[1]!, game, 1)]);
    clearInterval(saboteur);
    assert.ok(cuts > 0);

    const { body: over } = await doors.get(`tables/${table.id}`, table.watch);
    assert.equal(over.status, 'over');
    for (const [i, seat] of ([0, 1, 'spectator'] as const).entries())
      await isAsServer(doors, table, screens[i]!, seat);
    for (const screen of screens) {
      const told = screen.updates('spectator', 1).map(({ version }) => version);
      assert.deepEqual(
        told,
        Array.from({ length: over.version - 1 }, (_, i) => i + 2),
        'expected the page to receive each update exactly once',
      );
    }
    const record = await screens[0]!.record();
    assert.ok(!isRefusal(record) && record.seed);
    const all = await screens[1]!.updatesSince('spectator', 0);
    assert.ok(!isRefusal(all) && all.length === over.version);
    assert.deepEqual(
      screens[0]!.players.map(({ isAway }) => isAway ?? false),
      [false, true],
    );
  });

const playOverUnruly = async (game: string, config: object): Promise<void> => {
  const table = await sitDown(doors, game, 2, { config });
  const { server, done } = await unruly(serving.address, '9a'.repeat(32));
  const screens = [];
  for (const seat of [0, 1, 'spectator'] as const) screens.push(await goTo(server, table, seat));
  await Promise.all([play(screens[0]!, game, 0), play(screens[1]!, game, 1)]);
  for (const [what, count] of Object.entries(done))
    assert.ok(count > 0, `expected ${what} messages, found ${count}`);
  const { body: over } = await doors.get(`tables/${table.id}`, table.watch);
  assert.equal(over.status, 'over');
  for (const [i, seat] of ([0, 1, 'spectator'] as const).entries())
    await isAsServer(doors, table, screens[i]!, seat);
};

test('pages continue over a network that drops, delays, duplicates and reorders messages, and end with the state of the server', async () => {
  await Promise.all([playOverUnruly('cartographers', {}), playOverUnruly('thargos', { quickPlay: true })]);
});

test('a room is over when its game is over, even for a player whom a bot has replaced', async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const links = [await goTo(serving.address, table, 0), await goTo(serving.address, table, 1)];
  await doors.put(`tables/${table.id}/seats/1/bot`, {}, table.tokens[1]);
  await until(links[1]!.isStoodIn, isStoodIn => isStoodIn);
  await play(links[0]!, 'cartographers', 0);
  for (const link of links) await until(link.room, ({ status }) => status === 'over');
  assert.equal(links[1]!.isStoodIn.value, false);
});

test('a connection with the key of another table is refused with not-yours', async () => {
  const [mine, theirs] = [await sitDown(doors, 'cartographers', 2), await sitDown(doors, 'cartographers', 2)];
  const place = { server: serving.address, id: mine.id, token: theirs.tokens[0]! };
  assert.deepEqual(await connectSocket(place, 0), { refused: 'not-yours' });
});

test('after a seat moves to another device, its old client gets the refusal not-yours for an undo', async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const link = await goTo(serving.address, table, 0);
  const { body: moved } = await doors.post(`tables/${table.id}/seats/0/key`, {}, table.tokens[0]);
  assert.ok(moved.token);
  await new Promise<void>(resolve => {
    const stop = link.gone.subscribe(refusal => {
      if (!refusal) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
  assert.equal((await link.undo(0))?.refused, 'not-yours');
});
