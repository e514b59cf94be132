import assert from 'node:assert/strict';
import type { Data } from '../data.ts';
import { LOBBY, type Room } from '../room.ts';

const roomOf = (id: string): Room => ({
  id,
  game: 'cartographers',
  config: {},
  seed: { seed: '0'.repeat(64), open: false },
  seats: [],
  host: '',
  invite: '',
  watch: '',
  created: 1,
});

/** Checks that a store lists the ids of all rooms in parts, in the order of their code points. */
export const checkRoomIds = async (data: Data): Promise<void> => {
  const made = ['-ids', '_ids', 'Zids', 'aids', 'Aids', '0ids'];
  for (const id of made) assert.ok(await data.createRoom(roomOf(id)));
  const found: string[] = [];
  for (let part: readonly string[] = ['']; part.length > 0; found.push(...part))
    part = await data.roomIds(found.at(-1) ?? '', 2);
  assert.deepEqual(found, [...new Set(found)].toSorted());
  assert.deepEqual(
    found.filter(id => made.includes(id)),
    made.toSorted(),
  );
  for (const id of made) assert.ok(await data.removeRoom(id, 0));
};

const listed = (id: string): Room => ({
  ...roomOf(id),
  seats: [{ kind: 'open' }],
  open: { since: 1, pace: 'live' },
});

/** Checks that a store lists rooms by name, with the number of their changes. */
export const checkRoomChanges = async (data: Data): Promise<void> => {
  const made = ['changes-a', 'changes-b', 'changes-c'];
  for (const id of made) assert.ok(await data.createRoom(listed(id)));
  const find = async (): Promise<readonly (readonly [string, number])[]> =>
    (await data.roomChangesOf(LOBBY, 1000))
      .filter(({ id }) => made.includes(id))
      .map(({ id, changes }) => [id, changes] as const);
  assert.deepEqual(await find(), [
    ['changes-a', 0],
    ['changes-b', 0],
    ['changes-c', 0],
  ]);
  assert.ok(await data.changeRoom(listed('changes-b'), 0));
  assert.ok(await data.changeRoom(listed('changes-b'), 1));
  assert.ok(await data.changeRoom(roomOf('changes-c'), 0));
  assert.deepEqual(await find(), [
    ['changes-a', 0],
    ['changes-b', 2],
  ]);
  assert.equal((await data.roomChangesOf(LOBBY, 1)).length, 1);
  for (const [id, changes] of [
    ['changes-a', 0],
    ['changes-b', 2],
    ['changes-c', 1],
  ] as const)
    assert.ok(await data.removeRoom(id, changes));
};
