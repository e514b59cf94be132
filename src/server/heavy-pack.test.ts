import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { AnyModule } from '../engine/module.ts';
import { stream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { MOST_STEPS, stepsSoFar } from '../games/thargos/board/budget.ts';
import { thargos } from '../games/thargos/game.ts';
import { packHash } from '../games/thargos/packs/apply.ts';
import type { Pack } from '../games/thargos/packs/pack.ts';
import { heavyPack } from '../games/thargos/test/heavy-pack.ts';
import { openBots } from './bots/open.ts';
import { hashKey, newKey, newTableId } from './keys.ts';
import { openLiveRoom } from './live-room.ts';
import type { Room } from './room.ts';
import { openSqlite } from './sqlite/open.ts';
import { packWish, slowMovePack, tryPack } from './test/attacks/packs.ts';
import { clientOf } from './test/client.ts';
import { ANY, moveOn, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

/** A card pack with which one command takes a minute or more without limits. */
const PACK: Pack = heavyPack({ effects: 30, width: 8 });
const REF = { id: PACK.pack.id, version: PACK.pack.version, hash: packHash(PACK) };
const CONFIG = { quickPlay: true, packs: [REF] };

const folder = mkdtempSync(join(tmpdir(), 'alidade-heavy-'));
const endings: (() => unknown)[] = [];
after(async () => {
  for (const end of endings) await end();
  rmSync(folder, { recursive: true, force: true });
});

const roomFor = (token: string, kind: 'person' | 'bot'): Room => ({
  id: newTableId(),
  game: 'thargos',
  config: CONFIG,
  seed: { seed: 'ab'.repeat(32), open: false },
  seats: [0, 1].map(() => (kind === 'bot' ? { kind, bot: 'greedy' } : { kind, key: hashKey(token) })),
  host: hashKey(token),
  invite: hashKey(newKey()),
  watch: hashKey(newKey()),
  created: Date.now(),
  supplies: [{ kind: 'pack', key: REF.hash, id: REF.id, isShared: false }],
});
const TEXTS = new Map([[`pack:${REF.hash}`, JSON.stringify(PACK)]]);

test('NP-17: refuses a table with a card pack that is too complex, with the fault and its path', async () => {
  const { address } = await startServer();
  const api = clientOf(address);
  for (const { status, body } of await tryPack(api, { pack: PACK, tables: 3 })) {
    assert.deepEqual([status, body.refused, body.fault], [422, 'bad-supply', 'too-many-effects']);
    assert.equal(body.place, 'cards[0].faces.active.effects');
  }
  const [other] = await tryPack(api, { pack: heavyPack({ effects: 12, width: 8 }), tables: 1 });
  assert.deepEqual([other!.body.fault, other!.body.place], ['pack-too-complex', 'cards']);
  assert.equal((await fetch(new URL('healthz', address))).status, 200);
});

test('NP-17: a stored room with a card pack that is too complex does not open, and the server stays responsive', async () => {
  const data = await openSqlite(join(folder, 'stored', 'alidade.db'), assert.fail);
  const token = newKey();
  const rooms = [roomFor(token, 'bot'), roomFor(token, 'bot'), roomFor(token, 'person')];
  for (const room of rooms) assert.ok(await data.createRoom(room, TEXTS));
  await data.close();
  const { address } = await startServer({}, { data: join(folder, 'stored') });
  const api = clientOf(address);
  const steps = stepsSoFar();
  for (const { id } of rooms) {
    const { status, body } = await api.get(`tables/${id}`, token);
    assert.deepEqual([status, body.refused, body.fault], [422, 'bad-supply', 'too-many-effects']);
    assert.equal(body.id, REF.id);
  }
  assert.equal(stepsSoFar(), steps, 'expected the pack to be refused before any effect is evaluated');
  assert.equal((await fetch(new URL('healthz', address))).status, 200);
  const { status } = await api.post('tables', {
    game: 'thargos',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
  });
  assert.equal(status, 201);
});

/** A `setup` function that starts a game with `PACK`, as older servers without limits did. */
const begunWith =
  ({ setup }: AnyModule): AnyModule['setup'] =>
  (seats, given) => {
    const events = setup(seats, given, { quickPlay: true });
    if (isRefusal(events)) return events;
    const [started, ...rest] = events as [{ readonly config: object }, ...unknown[]];
    return [{ ...started, config: { ...started.config, packs: [REF] } }, ...rest];
  };

/** Returns the rules of Thargos, but without their checks of card packs. */
const unchecked = (): AnyModule => {
  const rules = thargos as unknown as AnyModule;
  const need = { kind: 'pack', key: REF.hash, id: REF.id };
  return {
    ...rules,
    readAsset: () => ({ ref: need, content: PACK }),
    withAssets: assets => {
      const module = rules.withAssets!(assets);
      return { ...module, setup: begunWith(module) };
    },
  };
};

test('in a running game with a card pack that is too complex, a command stops at the step budget, and the server stays responsive', async () => {
  const data = await openSqlite(join(folder, 'played', 'alidade.db'), assert.fail);
  const report = (error: unknown): never => assert.fail(`expected no error to be reported, found ${error}`);
  const bots = openBots({ report });
  endings.push(bots.close, data.close);
  const token = newKey();
  const room = roomFor(token, 'person');
  assert.ok(await data.createRoom(room, TEXTS));
  const ports = { data, bots, checkpoints: { every: 40, build: 'this' }, report };
  const opened = await openLiveRoom(ports, unchecked(), { room, changes: 0 }, () => true);
  assert.ok(!isRefusal(opened), `expected the room to open, found ${JSON.stringify(opened)}`);
  endings.push(opened.close);
  const table = opened.table()!;
  const { address } = await startServer();
  for (let n = 0; ; n++) {
    assert.ok(n < 200, 'expected one of 200 commands to be refused as too-complex');
    const seat = table.activeSeats()[0]!;
    const { view, decision } = table.snapshot(seat);
    const command = ANY.thargos!(opened.module.options(view) as never, stream('cd'.repeat(32), `${n}`));
    const before = stepsSoFar();
    const [answer, health] = await Promise.all([
      table.submit(seat, { id: `c-${n}`, decision, command }),
      fetch(new URL('healthz', address)),
    ]);
    assert.ok(stepsSoFar() - before <= 3 * MOST_STEPS);
    assert.equal(health.status, 200);
    if (!isRefusal(answer)) continue;
    assert.equal(answer.refused, 'too-complex');
    return;
  }
});

test('NP-19: closes the socket of an address that repeats slow moves, and serves other addresses', async () => {
  const stored = join(folder, 'slow');
  const first = await startServer({}, { data: stored });
  const client = clientOf(first.address);
  const sitting = await sitDown(client, 'thargos', 2, packWish(slowMovePack()));
  const playOn = async (n: number): Promise<void> => {
    await moveOn(client, sitting, n);
    return playOn(n + 1);
  };
  await assert.rejects(playOn(0), /too-complex/);
  await first.stop();

  // 100 requests per minute give the address a budget of one second. The moves below take longer than that on any
  // machine, and are fewer than the messages that the address may send.
  const { address } = await startServer({ requestsPerMinute: 100, proxies: 1 }, { data: stored });
  const sitAt = async (from: string) => {
    const line = await openLine(address, sitting.id, { headers: { 'x-forwarded-for': from } });
    const { owing } = (await clientOf(address).get(`tables/${sitting.id}`, sitting.watch)).body;
    line.send({ type: 'hello', token: sitting.tokens[owing[0]] });
    const { decision, options } = await line.next(({ type }) => type === 'view');
    const command = ANY.thargos!(options as never, stream('ab'.repeat(32), 'slow'));
    return { line, move: (id: string) => line.send({ type: 'command', id, decision, command }) };
  };
  const isSlow = ({ refused }: { readonly refused?: string }): boolean => refused === 'too-complex';
  const attacker = await sitAt('10.0.0.1');
  for (let n = 0; n < 300; n++) attacker.move(`a-${n}`);
  const { closed, next } = attacker.line;
  assert.equal(await Promise.race([closed, next(({ id }) => id === 'a-299')]), 1013);
  assert.ok(attacker.line.frames.some(isSlow));
  const other = await sitAt('10.0.0.2');
  other.move('b');
  await other.line.next(isSlow);
  other.line.end();
});
