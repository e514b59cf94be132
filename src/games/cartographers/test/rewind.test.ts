import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetStates } from '../../../engine/history.ts';
import { parseSeed, pick, type Random, stream } from '../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { memoryStore } from '../../../engine/store.ts';
import { createTable, openTable, type Ports, storedRecord } from '../../../engine/tables.ts';
import type { Snapshot } from '../../../engine/update.ts';
import { range } from '../../../engine/util.ts';
import { verify } from '../../../engine/verify.ts';
import { cartographers } from '../game.ts';
import { anyCommand } from '../pick.ts';
import type { View } from '../types.ts';
import { KINDS } from './random-game.ts';

const GAMES = 24;
const PORTS: Ports = { forget: forgetStates, checkpoints: { every: 15, build: 'test' } };

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(answer !== undefined && !isRefusal(answer), `expected success, found ${JSON.stringify(answer)}`);
  return answer;
};

/** What a viewer sees of a table, without its version. */
const seenIn = ({ view, activeSeats, isOver }: Snapshot<View>): object => ({ view, activeSeats, isOver });

/** Plays a random game with random rewinds. Returns how many there were. */
const playWithRewinds = async (name: string, random: Random): Promise<number> => {
  const seats = range(1 + random.below(4));
  const wish = { config: pick(random, KINDS), seats: seats.map(() => ({})), seed: parseSeed(name) };
  const store = memoryStore();
  let table = good(await createTable(cartographers, store, name, wish, PORTS));
  const look = () => [...seats, 'spectator' as const].map(viewer => seenIn(table.snapshot(viewer)));
  /** What the viewers saw at the start of each turn. */
  const starts = new Map<number, readonly object[]>();
  let rewound = 0;
  for (let n = 0; table.activeSeats().length > 0; n++) {
    const { answered } = table.snapshot('spectator').view;
    const turn = table.turn()!;
    if (answered.length === 0 && !starts.has(turn)) starts.set(turn, look());
    if (random.below(25) === 0) {
      if (random.below(2) === 0) table = good(await openTable(cartographers, store, name, PORTS));
      const found = good(await table.rewinds());
      if (found.length === 0) continue;
      const to = pick(random, found).turn;
      const asked = seats.map(seat => table.snapshot(seat).decision);
      good(await table.rewind(to, `rewind:${n}`));
      assert.equal(table.turn(), to);
      assert.deepEqual(look(), starts.get(to));
      // A seat whose answer was withdrawn gets a new decision.
      for (const seat of seats)
        if (answered.includes(seat) || to !== turn)
          assert.notEqual(table.snapshot(seat).decision ?? 'new', asked[seat] ?? 'old');
      for (const later of [...starts.keys()]) if (later > to) starts.delete(later);
      rewound += 1;
      continue;
    }
    const cancels = random.below(12) === 0 && answered.length > 0;
    const seat = pick(random, cancels ? answered : table.activeSeats());
    const { view, decision } = table.snapshot(seat);
    const command = cancels
      ? ({ type: 'cancel' } as const)
      : anyCommand(cartographers.options(view), random)!;
    good(await table.submit(seat, { id: `c-${n}`, decision, command }));
  }
  const record = good(await storedRecord(cartographers, store, name));
  assert.equal(verify(cartographers, record).verified, true);
  const again = good(await openTable(cartographers, store, name));
  assert.deepEqual(seenIn(again.snapshot('spectator')), seenIn(table.snapshot('spectator')));
  return rewound;
};

test('NP-87 a rewind gives exactly the state at the start of the turn, and the record can be verified', async () => {
  let rewound = 0;
  for (const name of range(GAMES).map(i => `rewind ${i}`))
    try {
      rewound += await playWithRewinds(name, stream(parseSeed(name).seed, 'rewinds'));
    } catch (error) {
      throw new Error(`expected the game "${name}" to survive its rewinds`, { cause: error });
    }
  assert.ok(rewound > GAMES, `expected more than ${GAMES} rewinds, found ${rewound}`);
});
