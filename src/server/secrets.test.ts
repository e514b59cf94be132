import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../engine/game.ts';
import { ledgerOf } from '../engine/ledger.ts';
import type { GameRecord } from '../engine/record.ts';
import { redactRecord } from '../engine/redacted.ts';
import { PRESETS } from '../games/cartographers/configure.ts';
import { clientOf } from './test/client.ts';
import { playOver, rulesOf, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const serving = await startServer();
const doors = clientOf(serving.address);

const MODES = [
  ['cartographers', 3, PRESETS.base],
  ['cartographers', 2, PRESETS.heroes],
  ['cartographers', 2, PRESETS.combined],
  ['thargos', 2, { quickPlay: true }],
  ['thargos', 3, { mode: 'circle', quickPlay: true }],
] as const;

for (const [i, [game, seats, config]] of MODES.entries())
  test(`${game}, mode ${i}: every frame holds what the rules tell its reader, and no seed before the end`, async () => {
    // A seed of ours, so that we know what must not be there.
    const seed = i.toString(16).padStart(2, '0').repeat(32);
    const table = await sitDown(doors, game, seats, { config, seed });
    const keys = [...table.tokens, table.watch];
    const lines = await Promise.all(keys.map(() => openLine(serving.address, table.id)));
    for (const [at, line] of lines.entries()) line.send({ type: 'hello', token: keys[at] });
    const ends = lines.map((line, at) =>
      at < seats ? playOver(line, game, at) : line.next(({ isOver }) => isOver),
    );
    await Promise.all(ends);

    const module = await rulesOf(game);
    const record: GameRecord<unknown, unknown, object> = (
      await doors.get(`tables/${table.id}/record`, table.watch)
    ).body;
    for (const [at, { frames, raw }] of lines.entries()) {
      const viewer: Viewer = at < seats ? at : 'spectator';
      const told = redactRecord(module, record, viewer).log;
      for (const [n, frame] of frames.entries()) {
        if (!frame.isOver) assert.ok(!raw[n]!.includes(seed), frame.type);
        if (frame.type !== 'view' && frame.type !== 'told') continue;
        const entry = told[frame.version - 1]!;
        if (frame.type === 'told') assert.deepEqual(frame.events, 'events' in entry ? entry.events : []);
        // Folding from the start each time would take long: now and then is enough.
        if (frame.version % 7 !== 0) continue;
        const { state } = ledgerOf(module, record.log.slice(0, frame.version));
        assert.deepEqual(frame.view, JSON.parse(JSON.stringify(module.view(state, viewer))));
      }
    }
  });
