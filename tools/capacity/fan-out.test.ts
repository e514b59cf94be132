import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../src/engine/util.ts';
import { FAN_OUT, ownersOf, simulateFanOut } from './fan-out.ts';

const SMALL = { ...FAN_OUT, tables: 6000, nodes: 5, hotSpectators: 500 };

test('the same seed gives the same day, and another seed another one', () => {
  assert.deepEqual(simulateFanOut(SMALL), simulateFanOut(SMALL));
  assert.notDeepEqual(simulateFanOut(SMALL), simulateFanOut({ ...SMALL, seed: 'other' }));
});

test('rendezvous hashing moves only the tables of a server that fails, to their second choice', () => {
  for (const table of range(500)) {
    const { owner, next } = ownersOf(table, 6);
    assert.notEqual(owner, next);
    // Servers are numbered, so the last one is the one that can be left out.
    const without = ownersOf(table, 5);
    assert.equal(without.owner, owner === 5 ? next : owner);
  }
});

test('tables are spread evenly, and the busiest time is in the evening', () => {
  const { minute, tablesPerNode, messagesPerNode, openTables } = simulateFanOut(SMALL);
  assert.ok(minute > 19 * 60 && minute < 22.5 * 60, `expected an evening peak, found minute ${minute}`);
  assert.ok(tablesPerNode.ratio >= 1 && tablesPerNode.ratio < 1.3);
  assert.ok(messagesPerNode.ratio >= 1 && messagesPerNode.ratio < 1.4);
  assert.ok(Math.abs(tablesPerNode.mean * 5 - openTables) < 1e-6);
});

test('a hot table loads its own server, unless its spectators are spread', () => {
  const { hot, messagesPerNode } = simulateFanOut(SMALL);
  assert.ok(Math.abs(hot.atOwner.most - messagesPerNode.most - hot.messages) < 1e-6);
  assert.ok(hot.relayed.ratio < messagesPerNode.ratio);
  assert.ok(hot.relayed.most < hot.atOwner.most);
});

test('when a server fails, the others share its load', () => {
  const { failure, growth, tablesPerNode, messagesPerNode } = simulateFanOut(SMALL);
  assert.ok(Math.abs(failure.movedShare - 1 / 5) < 0.05);
  assert.ok(failure.movedByModulo > 0.7);
  assert.ok(Math.abs(growth.movedShare - 1 / 6) < 0.05);
  assert.ok(failure.mostGrowth > 1.15 && failure.mostGrowth < 1.5);
  // No message is lost: what five servers sent, four send now.
  assert.ok(Math.abs(failure.messagesPerNode.mean * 4 - messagesPerNode.mean * 5) < 1e-6);
  assert.ok(failure.reconnectsPerSecond > 0 && tablesPerNode.most > 0);
});

test('collected lobby changes cost at most one message per watcher and interval', () => {
  const { lobby } = simulateFanOut({ ...SMALL, tables: 20_000, lobbyTables: 1 });
  assert.ok(lobby.changesPerSecond > 1);
  assert.ok(lobby.batchedPerNode <= lobby.watching / 5 + 1e-6);
  assert.ok(lobby.eachPerNode >= lobby.batchedPerNode);
});
