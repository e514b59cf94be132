import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Snapshot, Update } from '../../engine/update.ts';
import { encodeSnapshot, encodeStep, encodeUpdate } from '../../sync/codec.ts';
import { makeReplica } from './client.ts';
import { receive } from './socket-table.ts';

const snapshotAt = (version: number): Snapshot<number> => ({
  version,
  view: version * 10,
  activeSeats: [],
  isOver: false,
  canUndo: false,
});
const updateAt = (version: number): Update<string> => ({
  version,
  seat: 0,
  events: [{ event: `e${version}` }],
});
const versionsIn = (list: readonly { readonly version: number }[]) => list.map(({ version }) => version);

const replicaAt = (version: number) => {
  const replica = makeReplica<string, number>();
  assert.ok(receive(replica, encodeSnapshot(snapshotAt(version))));
  return replica;
};

test('a replica adds only those missed updates that are newer than its version', () => {
  const missed = [6, 7, 8].map(version => encodeUpdate(updateAt(version)));
  for (const version of [5, 6, 7]) {
    const replica = replicaAt(version);
    assert.ok(receive(replica, { ...encodeSnapshot(snapshotAt(8)), missed }));
    assert.deepEqual(
      versionsIn(replica.updates(0)),
      [6, 7, 8].filter(each => each > version),
    );
    assert.deepEqual(replica.snapshot(), snapshotAt(8));
  }
});

test('a replica refuses an update after a gap, and the next snapshot replaces its state', () => {
  const replica = replicaAt(5);
  assert.equal(receive(replica, encodeStep(updateAt(7), snapshotAt(7), snapshotAt(6))), false);
  assert.deepEqual(replica.snapshot(), snapshotAt(5));
  assert.ok(receive(replica, encodeSnapshot(snapshotAt(9))));
  assert.deepEqual(replica.snapshot(), snapshotAt(9));
  assert.ok(receive(replica, encodeStep(updateAt(10), snapshotAt(10), snapshotAt(9))));
  assert.deepEqual(replica.shown(0), [{ ...updateAt(10), before: 90 }]);
});

test('NP-43 an older snapshot, from a server restored from a backup, discards later updates', () => {
  const replica = replicaAt(5);
  for (const version of [6, 7])
    receive(replica, encodeStep(updateAt(version), snapshotAt(version), snapshotAt(version - 1)));
  assert.ok(receive(replica, { ...encodeSnapshot(snapshotAt(6)), missed: [] }));
  assert.deepEqual(versionsIn(replica.updates(0)), [6]);
  assert.deepEqual(versionsIn(replica.shown(0)), [6]);
  assert.deepEqual(replica.snapshot(), snapshotAt(6));
});
