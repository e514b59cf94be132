import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../engine/game.ts';
import { historyOf } from '../engine/history.ts';
import type { AnyModule } from '../engine/module.ts';
import { parseSeed } from '../engine/random.ts';
import type { GameRecord } from '../engine/record.ts';
import { redactRecord } from '../engine/redact-record.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Snapshot } from '../engine/update.ts';
import { PRESETS } from '../games/cartographers/configure.ts';
import { OWN_STORY } from '../games/thargos/test/other-rules.ts';
import { decodeSnapshot, decodeStep } from '../sync/codec.ts';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { type Moments, type Sent, searchFor } from './test/leaks.ts';
import { moveOn, playOver, rulesOf, type Sitting, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { type Line, openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);

type AnyRecord = GameRecord<unknown, unknown, object>;

/** Returns a different seed for each test `n`. The test knows it and can search for it. */
const seedOf = (n: number): string => n.toString(16).padStart(2, '0').repeat(32);

/** Replays a log from the seed. For each version, returns the states of the table with all secrets. */
const momentsOf = (module: AnyModule, log: AnyRecord['log'], config: object, seats: number, seed: string) => {
  const moments: Moments[] = [];
  let state: unknown;
  for (const entry of log) {
    const decided =
      'command' in entry
        ? module.decide(state as never, entry.seat!, entry.command as never)
        : module.setup(seats, { ...parseSeed(seed), open: true }, config as never);
    assert.ok(!isRefusal(decided));
    const during: unknown[] = [];
    for (const event of ('events' in decided ? decided.events : decided) as readonly never[]) {
      state = module.evolve(state as never, event);
      during.push(state);
    }
    moments.push(during);
  }
  return moments;
};

const findNothing = (game: string, moments: readonly Moments[], sent: readonly Sent[]): void => {
  const search = searchFor(game, moments);
  const found = sent.flatMap(each => {
    const leak = search(each);
    return leak === undefined
      ? []
      : [`${each.viewer} at ${each.version}: ${leak} in ${each.text.slice(0, 300)}`];
  });
  assert.ok(sent.length > 20, `expected more than 20 texts to search, found ${sent.length}`);
  assert.deepEqual(found.slice(0, 5), []);
};

interface Reader {
  readonly viewer: Viewer;
  readonly line: Line;
  readonly isDiff: boolean;
}

/**
 * Returns all messages that a socket received before the end of the game, each with the version that the table had
 * then.
 */
function* heardOver({ line, viewer, isDiff }: Reader): Generator<Sent> {
  const snapshots = new Map<unknown, Snapshot<unknown>>();
  let version = 1;
  for (const [i, frame] of line.frames.entries()) {
    version = frame.version ?? version;
    const means = [frame];
    if (isDiff && (frame.type === 'view' || frame.type === 'told')) {
      const { viewer: who, missed: _, ...message } = frame;
      const snapshot =
        message.type === 'view' ? decodeSnapshot(message) : decodeStep(snapshots.get(who), message)!.snapshot;
      snapshots.set(who, snapshot as Snapshot<unknown>);
      means.push(snapshot);
    }
    if (JSON.stringify(means).includes('"isOver":true')) return;
    yield { viewer: (frame.viewer ?? viewer) as Viewer, version, text: line.raw[i]!, means };
  }
}

const read = async (table: Sitting, viewer: Viewer, how: Json): Promise<Reader> => {
  const line = await openLine(serving.address, table.id);
  const token = viewer === 'spectator' ? table.watch : table.tokens[viewer];
  line.send({ type: 'hello', token, ...how });
  await line.next(({ type }) => type === 'presence');
  return { viewer, line, isDiff: how.diff ?? false };
};

const STORY = { story: 'kurnor' };
const HIDDEN = { deckLists: 'hidden', decks: ['wild-hunt', 'random'] };
const MODES: readonly (readonly [name: string, game: string, seats: number, config: object])[] = [
  ['base', 'cartographers', 2, PRESETS.base],
  ['Heroes', 'cartographers', 2, PRESETS.heroes],
  ['both combined', 'cartographers', 3, PRESETS.combined],
  ['base with closed sheets', 'cartographers', 3, { ...PRESETS.base, openSheets: false }],
  ['Heroes with closed sheets', 'cartographers', 2, { ...PRESETS.heroes, openSheets: false }],
  ['both with closed sheets', 'cartographers', 2, { ...PRESETS.combined, openSheets: false }],
  ['alone', 'cartographers', 1, PRESETS.combined],
  ['duel', 'thargos', 2, {}],
  ['circle', 'thargos', 3, { mode: 'circle' }],
  ['story', 'thargos', 2, { mode: 'story', ...STORY }],
  ['cooperative', 'thargos', 2, { mode: 'story', coop: true, ...STORY }],
  ['solo', 'thargos', 1, { mode: 'solo' }],
  ['duel with hidden deck lists', 'thargos', 2, HIDDEN],
  ['circle with hidden deck lists', 'thargos', 3, { mode: 'circle', deckLists: 'hidden' }],
  ['story of a user', 'thargos', 2, { mode: 'story', story: OWN_STORY }],
  ['story of a user with hidden deck lists', 'thargos', 2, { mode: 'story', story: OWN_STORY, ...HIDDEN }],
  ['solo story', 'thargos', 1, { mode: 'solo-story', ...STORY }],
];
/** How many moves the test makes per seat. They are too few to end a game. */
const MOVES: Readonly<Record<string, number>> = { cartographers: 8, thargos: 20 };

for (const [n, [name, game, seats, config]] of MODES.entries())
  test(`${game}, ${name}: no message contains the seed, the deck or the secrets of another player`, async () => {
    const seed = seedOf(n + 1);
    const host = newKey();
    const table = await sitDown(api, game, seats, { config, seed }, host);
    const viewers: readonly Viewer[] = [...table.tokens.keys(), 'spectator'];
    const ways = viewers.flatMap(viewer => [
      { viewer, how: {} },
      { viewer, how: { diff: true, viewers: viewer === 'spectator' ? [viewer] : ['spectator', viewer] } },
      { viewer, how: { compact: true } },
    ]);
    const lines = await Promise.all(ways.map(({ viewer, how }) => read(table, viewer, how)));
    const asked: Sent[] = [];
    const ask = async (version: number): Promise<void> => {
      for (const viewer of viewers) {
        const key = viewer === 'spectator' ? table.watch : table.tokens[viewer]!;
        const path = `tables/${table.id}`;
        const stale = { id: `stale-${version}`, decision: 'gone', command: { type: 'pass' } };
        const answers = await Promise.all([
          ...['', '/told', '/told?whole=1', '/told?viewer=spectator', '/record'].map(door =>
            api.get(path + door, key),
          ),
          api.get(`${path}/supplies/pack/none`, key),
          api.post(`${path}/commands`, stale, key),
          ...(viewer === 0 ? [api.get('me/tables', host)] : []),
        ]);
        asked.push(...answers.map(({ text, body }) => ({ viewer, version, text, means: [body] })));
      }
    };
    let moves = 0;
    for (; moves < MOVES[game]! * (1 + seats); moves++) {
      if (moves % 8 === 3) await ask(moves + 1);
      assert.ok(
        (await moveOn(api, table, moves)) !== undefined,
        `expected the game to continue, but it ended after ${moves} moves`,
      );
    }
    // Clients that reconnect receive the missed updates.
    for (const { viewer, how } of ways) lines.push(await read(table, viewer, { ...how, since: 2 }));
    await ask(moves + 1);

    const module = await rulesOf(game);
    const records = await Promise.all(
      table.tokens.map(async token => (await api.get(`tables/${table.id}/record`, token)).body as AnyRecord),
    );
    const log = records[0]!.log.map((entry, i) => ({ ...entry, ...records[entry.seat ?? 0]!.log[i] }));
    const moments = momentsOf(module, log, config, seats, seed);
    const sent = [...asked, ...lines.flatMap(line => [...heardOver(line)])];
    for (const { line } of lines) line.end();
    assert.ok(lines.some(({ line }) => line.frames.some(({ missed }) => missed?.length > 0)));
    findNothing(game, moments, sent);
  });

const WHOLE = [
  ['cartographers', 3, PRESETS.base],
  ['cartographers', 2, PRESETS.heroes],
  ['thargos', 2, { quickPlay: true }],
  ['thargos', 3, { mode: 'circle', quickPlay: true }],
  ['thargos', 2, { deckLists: 'hidden', quickPlay: true }],
] as const;

for (const [n, [game, seats, config]] of WHOLE.entries())
  test(`${game}, a whole game (${n}): every update has the events and view of its viewer, and no secret before the end`, async () => {
    const seed = seedOf(n);
    const table = await sitDown(api, game, seats, { config, seed });
    const viewers: readonly Viewer[] = [...table.tokens.keys(), 'spectator'];
    const lines = await Promise.all(viewers.map(viewer => read(table, viewer, {})));
    for (const { line } of lines) line.again();
    await Promise.all(
      lines.map(({ line, viewer }) =>
        viewer === 'spectator' ? line.next(({ isOver }) => isOver) : playOver(line, game, viewer),
      ),
    );

    const module = await rulesOf(game);
    const record: AnyRecord = (await api.get(`tables/${table.id}/record`, table.watch)).body;
    const moments = momentsOf(module, record.log, config, seats, seed);
    for (const { line, viewer } of lines) {
      const told = redactRecord(module, record, viewer).log;
      for (const frame of line.frames) {
        if (frame.type !== 'view' && frame.type !== 'told') continue;
        const entry = told[frame.version - 1]!;
        if (frame.type === 'told') assert.deepEqual(frame.events, 'events' in entry ? entry.events : []);
        // Only some versions are replayed, because a replay of every version would take too long.
        if (frame.version % 7 !== 0) continue;
        const { state } = historyOf(module, record.log.slice(0, frame.version));
        assert.deepEqual(frame.view, JSON.parse(JSON.stringify(module.view(state, viewer))));
      }
    }
    findNothing(
      game,
      moments,
      lines.flatMap(line => [...heardOver(line)]),
    );
    for (const { line } of lines) line.end();
  });
