import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Foresight } from './module.ts';
import { type Heard, heard, type Message } from './told.ts';
import { makeReceiver, makeSender, type SentMessage } from './wire.ts';

/** A game that counts: after a one comes a two or a three, and every number is added to the sum. */
const game = {
  spelling: { n: 'type=counted number' },
  foresee: (view: View): Foresight<View, Event> => {
    let { sum } = view;
    let last = 0;
    return {
      next: () => (last === 1 ? [counted(2), counted(3)] : []),
      hear: ({ number }) => {
        last = number;
        sum += number;
      },
      about: ({ number }) => (number === 3 ? 'odd' : undefined),
      view: () => ({ ...view, sum }),
    };
  },
};

interface View {
  readonly sum: number;
  readonly luck: number;
}
interface Event {
  readonly type: 'counted';
  readonly number: number;
}

const counted = (number: number): Event => ({ type: 'counted', number });

const seenAs = (view: View) => ({ view, owing: [], isOver: false, canUndo: false });

const START: Message<View, Event> = { type: 'view', version: 1, seen: seenAs({ sum: 0, luck: 0 }) };

const happened = (...numbers: number[]) =>
  numbers.map(number => (number === 3 ? { event: counted(3), about: 'odd' } : { event: counted(number) }));

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what is foreseen is not sent, and all of it arrives', () => {
  const send = makeSender<View, Event>(game);
  const receive = makeReceiver<View, Event>(game);
  assert.deepEqual(receive(overTheWire(send(START))), START);
  const told: Message<View, Event> = {
    type: 'told',
    version: 2,
    seat: 1,
    happened: happened(1, 2, 1, 3, 5),
    changes: { view: { sum: [12], luck: [7] } },
  };
  const sent = send(told);
  assert.deepEqual(overTheWire(sent), {
    type: 'told',
    version: 2,
    seat: 1,
    happened: [[['n', 1]], 1, [['n', 1]], -1, [['n', 5]]],
    changes: { view: { luck: [7] } },
  });
  assert.deepEqual(receive(overTheWire(sent)), told);
});

test('words that need something else than was foreseen get it', () => {
  const send = makeSender<View, Event>(game);
  const receive = makeReceiver<View, Event>(game);
  receive(overTheWire(send(START)));
  const told: Message<View, Event> = {
    type: 'told',
    version: 2,
    happened: [{ event: counted(3) }, { event: counted(4), about: 'even' }],
    changes: { view: { sum: [7] } },
  };
  const sent = send(told);
  assert.deepEqual(overTheWire(sent), {
    type: 'told',
    version: 2,
    happened: [
      [['n', 3], null],
      [['n', 4], 'even'],
    ],
  });
  assert.deepEqual(receive(overTheWire(sent)), told);
});

test('a game without foresight is sent what it is told', () => {
  const send = makeSender<View, Event>({});
  const receive = makeReceiver<View, Event>({});
  receive(overTheWire(send(START)));
  const told: Message<View, Event> = {
    type: 'told',
    version: 2,
    undo: 1,
    happened: [],
    changes: { view: { luck: [1] } },
  };
  const sent = overTheWire(send(told));
  assert.deepEqual(sent, { type: 'told', version: 2, undo: 1, changes: { view: { luck: [1] } } });
  const known: Heard<View> | undefined = heard(heard(undefined, START), receive(sent) ?? START);
  assert.deepEqual(known?.seen.view, { sum: 0, luck: 1 });
});

test('whoever missed something hears nothing until he is told everything', () => {
  const receive = makeReceiver<View, Event>(game);
  const later: SentMessage<View> = { type: 'told', version: 3 };
  assert.equal(receive(later), undefined);
  receive(START as SentMessage<View>);
  assert.equal(receive(later), undefined, 'the second is missing');
  assert.deepEqual(receive({ type: 'told', version: 2 }), { type: 'told', version: 2, happened: [] });
});
