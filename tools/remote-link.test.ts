import assert from 'node:assert/strict';
import { connect, createServer, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { stream } from '../src/engine/random.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { clientOf } from '../src/server/test/client.ts';
import { ANY, rulesOf, type Sitting, sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { type RemoteLink, remoteLink } from '../src/web/remote-link.ts';
import { sitAt } from '../src/web/sit.ts';
import type { ScreenTable } from '../src/web/table.ts';

/** The page's end of the network, against a real server. */

const serving = await startServer({}, 150);
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

/** A network that drops, delays, doubles and so reorders what goes over it; hello alone comes through. */
const unruly = async (seed: string) => {
  const random = stream(seed, 'network');
  const done = { dropped: 0, delayed: 0, doubled: 0 };
  const proxy = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise(resolve => proxy.once('listening', resolve));
  const pass = (to: WebSocket, data: RawData): void => {
    const send = (): void => {
      if (to.readyState === WebSocket.OPEN) to.send(String(data));
    };
    const chance = random.below(100);
    if (chance < 1) done.dropped += 1;
    else if (chance < 10) {
      done.delayed += 1;
      setTimeout(send, random.below(40));
    } else {
      if (chance < 14) {
        done.doubled += 1;
        send();
      }
      send();
    }
  };
  proxy.on('connection', (near, { url = '' }) => {
    const far = new WebSocket(new URL(url, serving.address.replace('http', 'ws')));
    const isOpen = new Promise<void>(resolve => far.once('open', resolve));
    let hasGreeted = false;
    near.on('message', async data => {
      await isOpen;
      if (hasGreeted) return pass(far, data);
      hasGreeted = true;
      far.send(String(data));
    });
    far.on('message', data => pass(near, data));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => other.terminate());
      end.on('close', () => other.terminate());
    }
  });
  after(() => {
    for (const end of proxy.clients) end.terminate();
    proxy.close();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server: `http://127.0.0.1:${address.port}/`, done };
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

const reached = (screen: AnyScreen, wanted: number): Promise<void> =>
  new Promise(resolve => {
    const stop = screen.version.subscribe(version => {
      if (version < wanted) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

/** Plays this seat through its screen table until the game is over. */
const play = async (screen: AnyScreen, game: string, seat: number): Promise<void> => {
  const rules = await rulesOf(game);
  const random = stream('56'.repeat(32), `${seat}`);
  for (;;) {
    const { isOver, owing, view } = screen.seen(seat);
    if (isOver) return;
    if (!owing.includes(seat)) {
      await reached(screen, screen.version.value + 1);
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

const playOverUnruly = async (game: string, config: object): Promise<void> => {
  const table = await sitDown(doors, game, 2, { config });
  const { server, done } = await unruly('9a'.repeat(32));
  const screens = [];
  for (const seat of [0, 1, 'spectator'] as const) screens.push(sitAt(await goTo(table, seat, server)));
  await Promise.all([play(screens[0]!, game, 0), play(screens[1]!, game, 1)]);
  for (const [what, count] of Object.entries(done)) assert.ok(count > 0, `${what}: ${count}`);
  const { body: over } = await doors.get(`tables/${table.id}`, table.watch);
  assert.equal(over.status, 'over');
  for (const screen of screens) {
    await reached(screen, over.version);
    assert.deepEqual(JSON.parse(JSON.stringify(screen.view('spectator'))), over.view);
  }
};

test('pages play on over a network that drops, delays, doubles and reorders, and end with what the server has', async () => {
  await Promise.all([playOverUnruly('cartographers', {}), playOverUnruly('thargos', { quickPlay: true })]);
});

test('a key that opens nothing is refused, and nobody tries for ever', async () => {
  const [mine, theirs] = [await sitDown(doors, 'cartographers', 2), await sitDown(doors, 'cartographers', 2)];
  const rules = await rulesOf('cartographers');
  const place = { server: serving.address, id: mine.id, token: theirs.tokens[0]! };
  assert.deepEqual(await remoteLink(rules, place, 0), { refused: 'not-yours' });
});

test('whoever has no seat any more is told so of all that he still waits for', async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const link = await goTo(table, 0);
  const { body: moved } = await doors.post(`tables/${table.id}/seats/0/key`, {}, table.tokens[0]);
  assert.ok(moved.token);
  await new Promise<void>(resolve => {
    const stop = link.gone.subscribe(refusal => {
      if (!refusal) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
  const answer = await link.undo(0, 'late');
  assert.equal(isRefusal(answer) && answer.refused, 'not-yours');
});
