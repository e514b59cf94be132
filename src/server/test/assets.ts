import assert from 'node:assert/strict';
import type { Data } from '../data.ts';
import type { Room } from '../room.ts';

/** Checks that an asset is stored until the last room that needs it is removed. */
export const checkAssets = async (data: Data): Promise<void> => {
  const roomOf = (id: string, key: string): Room => ({
    id,
    game: 'thargos',
    config: {},
    seed: { seed: 'ab'.repeat(32), open: false },
    seats: [],
    host: 'host',
    invite: 'invite',
    watch: 'watch',
    created: 0,
    supplies: [{ kind: 'pack', key, isShared: false }],
  });
  const cards = (key: string) => new Map([[`pack:${key}`, 'cards']]);
  for (const [id, key] of [
    ['a', 'one'],
    ['b', 'one'],
    ['c', 'other'],
  ] as const)
    assert.ok(await data.createRoom(roomOf(id, key), cards(key)));
  assert.ok(await data.removeRoom('a', 0));
  assert.equal(
    await data.asset('pack:one'),
    'cards',
    'expected the asset to stay while another room needs it',
  );
  assert.ok(await data.removeRoom('b', 0));
  assert.equal(await data.asset('pack:one'), undefined);
  assert.equal(await data.asset('pack:other'), 'cards');
  // In each round, one room is removed while another room with the same asset is created.
  for (let i = 0; i < 20; i++) {
    const gone = i === 0 ? 'c' : `d-${i - 1}`;
    await Promise.all([data.createRoom(roomOf(`d-${i}`, 'other'), cards('other')), data.removeRoom(gone, 0)]);
    assert.equal(
      await data.asset('pack:other'),
      'cards',
      'expected the asset of the new room to stay when another room with it is removed',
    );
  }
};
