import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Snapshot, Update } from '../engine/update.ts';
import {
  decodeSnapshot,
  decodeStep,
  decodeUpdate,
  encodeSnapshot,
  encodeStep,
  encodeUpdate,
} from './codec.ts';

interface View {
  readonly sum: number;
  readonly cards: readonly { readonly id: number }[];
}

const FIRST: Snapshot<View> = {
  version: 1,
  view: { sum: 0, cards: [{ id: 1 }, { id: 2 }] },
  activeSeats: [0],
  isOver: false,
  canUndo: false,
  decision: 'draw@1',
};
const SECOND: Snapshot<View> = {
  version: 2,
  view: { sum: 3, cards: FIRST.view.cards },
  activeSeats: [1],
  isOver: false,
  canUndo: true,
};
const UPDATE: Update<string> = { version: 2, seat: 0, events: [{ event: 'drew', about: 'a card' }] };

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a snapshot survives encoding, JSON and decoding', () => {
  assert.deepEqual(decodeSnapshot(throughJson(encodeSnapshot(FIRST))), FIRST);
});

test('an encoded step contains only what changed, and decoding it patches the previous snapshot', () => {
  const sent = throughJson(encodeStep(UPDATE, SECOND, FIRST));
  assert.deepEqual(sent, {
    type: 'told',
    version: 2,
    seat: 0,
    happened: [{ event: 'drew', about: 'a card' }],
    changes: { view: { sum: [3] }, owing: [[1]], canUndo: [true], decision: [] },
  });
  const step = decodeStep<View, string>(FIRST, sent);
  assert.deepEqual(step, { update: UPDATE, snapshot: SECOND });
  assert.equal(
    step?.snapshot.view.cards,
    FIRST.view.cards,
    'expected unchanged parts to stay the same objects',
  );
});

test('a step after a gap or without a snapshot is not decoded', () => {
  const sent = encodeStep(UPDATE, SECOND, FIRST);
  assert.equal(decodeStep(undefined, sent), undefined);
  assert.equal(decodeStep(SECOND, sent), undefined);
  assert.equal(decodeStep({ ...FIRST, version: 0 }, sent), undefined);
});

test('an undo survives encoding, JSON and decoding with its count and its practice mark', () => {
  const undo: Update<string> = { version: 5, seat: 1, undo: 2, practice: true, events: [] };
  assert.deepEqual(decodeUpdate(throughJson(encodeUpdate(undo))), undo);
});
