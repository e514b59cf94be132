import assert from 'node:assert/strict';
import { connect, createServer, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { stream } from '../src/engine/random.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { clientOf } from '../src/server/test/client.ts';
import { ANY, rulesOf, type Sitting, sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { type RemoteLink, remoteLink } from '../src/web/remote-link.ts';
import { sitAt } from '../src/web/sit.ts';
import type { ScreenTable } from '../src/web/table.ts';

/** The page's end of the network, against a real server. */

const serving = await startServer();
const doors = clientOf(serving.address);

/** A network that breaks when it is told to. */
const brittle = async () => {
  const { hostname, port } = new URL(serving.address);
  const ends = new Set<Socket>();
  const proxy = createServer(near => {
    const far = connect(Number(port), hostname);
    for (const [a, b] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(a);
      a.pipe(b);
      a.on('error', () => b.destroy());
      a.on('close', () => {
        ends.delete(a);
        b.destroy();
      });
    }
  });
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  after(() => {
    proxy.close();
    for (const end of ends) end.destroy();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    server: `http://127.0.0.1:${address.port}/`,
    cut: () => {
      for (const end of [...ends]) end.destroy();
    },
  };
};

type AnyScreen = ScreenTable<unknown, unknown, unknown, object>;
type AnyRemote = RemoteLink<unknown, unknown, unknown, object>;

const goTo = async (
  table: Sitting,
  seat: number | 'spectator',
  server = serving.address,
): Promise<AnyRemote> => {
  const token = seat === 'spectator' ? table.watch : table.tokens[seat]!;
  const link = await remoteLink(await rulesOf(table.game), { server, id: table.id, token }, seat);
  if (isRefusal(link)) throw new Error(link.refused);
  after(() => link.leave());
  return link as AnyRemote;
};

/** Plays this seat through its screen table until the game is over. */
const play = async (screen: AnyScreen, game: string, seat: number): Promise<void> => {
  const rules = await rulesOf(game);
  const random = stream('56'.repeat(32), `${seat}`);
  for (;;) {
    const { isOver, owing, view } = screen.seen(seat);
    if (isOver) return;
    if (!owing.includes(seat)) {
      const { value } = screen.version;
      await new Promise<void>(resolve => {
        const stop = screen.version.subscribe(version => {
          if (version === value) return;
          resolve();
          queueMicrotask(() => stop());
        });
      });
      continue;
    }
    const refusal = await screen.submit(seat, ANY[game]!(rules.options(view) as never, random));
    assert.equal(refusal, undefined);
  }
};

for (const [game, config] of [
  ['cartographers', {}],
  ['thargos', { quickPlay: true }],
] as const)
  test(`two pages play ${game} at one server while the line of one breaks again and again`, async () => {
    const table = await sitDown(doors, game, 2, { config });
    const network = await brittle();
    const links = [
      await goTo(table, 0, network.server),
      await goTo(table, 1),
      await goTo(table, 'spectator'),
    ];
    const screens = links.map(link => sitAt(link));
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
    for (const screen of screens) {
      const told = screen.told('spectator', 1).map(({ version }) => version);
      assert.equal(screen.version.value, over.version);
      assert.deepEqual(
        told,
        Array.from({ length: over.version - 1 }, (_, i) => i + 2),
        'all of it, once',
      );
      assert.deepEqual(JSON.parse(JSON.stringify(screen.view('spectator'))), over.view);
    }
    const record = await screens[0]!.record();
    assert.ok(!isRefusal(record) && record.seed);
    const all = await screens[1]!.toldSince('spectator', 0);
    assert.ok(!isRefusal(all) && all.length === over.version);
    assert.deepEqual(
      screens[0]!.players.map(({ isAway }) => isAway ?? false),
      [false, true],
    );
  });

test('a key that opens nothing is refused, and nobody tries for ever', async () => {
  const [mine, theirs] = [await sitDown(doors, 'cartographers', 2), await sitDown(doors, 'cartographers', 2)];
  const rules = await rulesOf('cartographers');
  const place = { server: serving.address, id: mine.id, token: theirs.tokens[0]! };
  assert.deepEqual(await remoteLink(rules, place, 0), { refused: 'not-yours' });
});
