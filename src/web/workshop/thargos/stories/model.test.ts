import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { kurnor } from '../../../../games/thargos/stories/kurnor.ts';
import { findBench, keepArrived, keepNew, keepStory, stories } from './model.ts';

// These tests run without IndexedDB, as in a browser that blocks storage.

beforeEach(() => {
  stories.all.value = undefined;
  stories.isStorageBlocked.value = false;
});

test('if storage is blocked, isStorageBlocked is set, and a saved story exists until the page is closed', async () => {
  const id = await keepNew(kurnor);
  assert.equal(stories.isStorageBlocked.value, true);
  assert.deepEqual(
    stories.all.value?.map(kept => kept.id),
    [id],
  );
  await stories.load();
  assert.equal(stories.all.value?.length, 1);
  const bench = await findBench(id);
  assert.deepEqual(Object.keys(bench?.plan.value.nodes ?? {}), Object.keys(kurnor.nodes));
  assert.equal(await findBench('nowhere'), undefined);
});

test('a deleted story disappears immediately, and can be restored', async () => {
  const id = await keepNew(kurnor);
  const kept = (stories.all.value ?? [])[0]!;
  await stories.remove(kept);
  assert.equal(stories.all.value?.length, 0);
  assert.equal(stories.lastRemoved.value, kept);
  await stories.restore();
  assert.equal(stories.lastRemoved.value, undefined);
  assert.equal(stories.all.value?.[0]?.id, id);
});

test('opening a story’s link a second time opens the story that was saved the first time, unless it was changed since', async () => {
  const id = await keepArrived(kurnor);
  assert.equal(await keepArrived({ ...kurnor, id: 'another' }), id);
  const kept = (stories.all.value ?? [])[0]!;
  await keepStory(id, { ...kept.value, title: { en: 'Mine', fr: 'Le mien' } });
  const other = await keepArrived(kurnor);
  assert.notEqual(other, id);
  assert.equal(stories.all.value?.length, 2);
});
