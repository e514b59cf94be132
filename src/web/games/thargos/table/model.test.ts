import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { createTable } from '../../../../engine/tables.ts';
import { trackOf } from '../../../../games/thargos/board/places.ts';
import { thargos } from '../../../../games/thargos/game.ts';
import type { Command } from '../../../../games/thargos/types.ts';
import { connectLocal } from '../../../client/local-table.ts';
import { breathe, fullStore } from '../../../test/full-store.ts';
import { tableModel } from './model.ts';

/** A duel at its first question (placing heroes), and two possible answers. */
const begun = async () => {
  const { disk, store } = fullStore();
  const wish = { config: {}, seats: [{}, {}], seed: parseSeed('no room') };
  const laid = await createTable(thargos, store, 'table', wish);
  assert.ok(!isRefusal(laid));
  const table = connectLocal(laid);
  const model = tableModel(table);
  const asked = model.options.value;
  assert.ok(asked.type === 'placeHero');
  const [hero = 0] = asked.heroes;
  const [track = 0, other = 0] = asked.tracks;
  const place = (where: number): Command => ({ type: 'placeHero', hero, track: where });
  const placedAt = () => {
    const { posts } = table.view('spectator');
    return trackOf(
      2,
      posts.findIndex(post => post?.hero === hero),
    );
  };
  return { disk, table, model, hero, tracks: [track, other] as const, place, placedAt };
};

test('the model ignores a second click while the first answer is being sent', async () => {
  const { table, model, tracks, place, placedAt } = await begun();
  await Promise.all([model.submit(place(tracks[0])), model.submit(place(tracks[1]))]);
  assert.deepEqual([placedAt(), table.version.value, model.refusal.value], [tracks[0], 2, undefined]);
});

test('the model retries an answer that could not be saved, and then continues', async () => {
  const { disk, table, model, hero, tracks, place, placedAt } = await begun();
  disk.isFull = true;
  model.held.value = { type: 'hero', hero };
  const first = model.submit(place(tracks[0]));
  await breathe();
  assert.equal(table.trouble.value, 'not-kept');
  disk.isFull = false;
  table.retry();
  await first;
  assert.deepEqual([placedAt(), table.trouble.value, model.held.value], [tracks[0], undefined, undefined]);
  model.viewer.value = 1;
  const asked = model.options.value;
  assert.ok(asked.type === 'placeHero');
  await model.submit({ type: 'placeHero', hero: asked.heroes[0]!, track: asked.tracks[0]! });
  assert.equal(table.version.value, 3);
});

test('a different answer may replace one that could not be saved', async () => {
  const { disk, table, model, tracks, place, placedAt } = await begun();
  disk.isFull = true;
  const first = model.submit(place(tracks[0]));
  await breathe();
  disk.isFull = false;
  await model.submit(place(tracks[1]));
  await first;
  assert.deepEqual([placedAt(), table.version.value, table.trouble.value], [tracks[1], 2, undefined]);
  assert.equal(model.refusal.value, undefined, 'expected the replaced answer to leave no refusal');
});
