import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateHash } from '../../../engine/canonical.ts';
import { parseSeed } from '../../../engine/random.ts';
import { makeRecord, readRecord } from '../../../engine/record.ts';
import { redactRecord } from '../../../engine/redact-record.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { type Batch, currentBatches, fold } from '../../../engine/replay.ts';
import { undone } from '../../../engine/test/undone.ts';
import { range } from '../../../engine/util.ts';
import { foldRecord, verify } from '../../../engine/verify.ts';
import type { Event } from '../events.ts';
import { reader } from '../notation/parse-command.ts';
import type { Command, State } from '../types.ts';
import { thargos as game } from './game.ts';
import { foldEvents, type Kind, overGames, playGame } from './games.ts';

/** A finished game as a record, with the state after every batch of events. */
const recorded = (kind: Kind, name: string) => {
  const all: Batch<Command, Event>[] = [];
  const states: State[] = [];
  const { start } = playGame(kind, name, ({ seat, command, events, after }) => {
    all.push({ seat, command, events });
    states.push(after);
  });
  const log = [{ events: start }, ...all];
  const record = makeRecord({
    game,
    config: kind.wish,
    seats: range(kind.seats).map(seat => ({ name: `Ada ${seat}` })),
    seed: parseSeed(name),
    log,
  });
  return { log, record, states: [foldEvents(start), ...states] };
};

test('an exported game can be imported unchanged, is verified, and gives the same final state', () => {
  overGames('record', 22, (name, kind) => {
    const { record, states, log } = recorded(kind, name);
    const read = readRecord(reader, JSON.stringify(record));
    assert.deepEqual(read, JSON.parse(JSON.stringify(record)));
    assert.ok(!isRefusal(read));
    assert.deepEqual(verify(game, read), { verified: true });
    const last = states[states.length - 1];
    assert.equal(stateHash(fold(game, log)), stateHash(last));
    assert.deepEqual(foldRecord(game, read), last);
  });
});

test('a game file without the `cause` of its events can be read, but not verified', () => {
  const bare = (text: string): string => text.replaceAll(/,"cause":"[^"]*"/g, '');
  let differing = 0;
  overGames('bare', 11, (name, kind) => {
    const { record, states } = recorded(kind, name);
    const text = JSON.stringify(record);
    const read = readRecord(reader, bare(text));
    assert.ok(!isRefusal(read));
    const last = states[states.length - 1];
    assert.equal(bare(JSON.stringify(foldRecord(game, read))), bare(JSON.stringify(last)));
    if (bare(text) === text) return;
    differing += 1;
    assert.equal(verify(game, read).verified, false);
  });
  assert.ok(differing > 0);
});

test('verify names the batch with the changed events', () => {
  overGames('forged', 11, (name, kind, random) => {
    const { record, log } = recorded(kind, name);
    const batch = 1 + random.below(log.length - 1);
    const forged = log.map((each, i) => (i === batch ? { ...each, events: each.events.slice(1) } : each));
    assert.deepEqual(verify(game, { ...record, log: forged }), {
      verified: false,
      reason: 'events-differ',
      batch,
    });
  });
});

test('undoing a command and giving it again restores the state; a command that revealed something can’t be undone', () => {
  let taken = 0;
  let kept = 0;
  overGames('undo', 11, (name, kind, random) => {
    const { log, states } = recorded(kind, name);
    for (let end = 1; end < log.length; end++) {
      const { seat, command, events } = log[end] as Required<Batch<Command, Event>>;
      // Undoing folds a long log, so only some commands are undone. All of them are decided again from the
      // state before.
      assert.deepEqual(game.decide(states[end - 1]!, seat, command), { events, state: states[end] });
      if (random.below(6) > 0) continue;
      const shorter = undone(game, log.slice(0, end + 1), seat);
      if (isRefusal(shorter)) {
        kept += 1;
        continue;
      }
      taken += 1;
      assert.ok(!events.some(event => game.reveals(event, seat)));
      const before = fold(game, shorter as typeof log);
      assert.deepEqual(before, states[end - 1]);
      assert.deepEqual(game.decide(before, seat, command), { events, state: states[end] });
    }
  });
  assert.ok(
    taken > 20 && kept > 20,
    `expected more than 20 commands to be undone and more than 20 undos to be refused, found ${taken} and ${kept}`,
  );
});

test('a running game that is exported for a viewer contains neither the seed nor the commands of other seats', () => {
  overGames('running', 11, (name, kind) => {
    const { record } = recorded(kind, name);
    const half = { ...record, log: record.log.slice(0, Math.ceil(record.log.length / 2)) };
    for (const viewer of [...range(kind.seats), 'spectator' as const]) {
      const shown = redactRecord(game, half, viewer);
      const text = JSON.stringify(shown);
      assert.ok(!text.includes(record.seed as string));
      assert.ok(
        currentBatches(shown.log).every(batch => batch.command === undefined || batch.seat === viewer),
      );
      assert.deepEqual(readRecord(reader, text), JSON.parse(text));
      assert.deepEqual(verify(game, shown), { verified: null, reason: 'seed-hidden' });
    }
  });
});
