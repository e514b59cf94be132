import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { kurnor } from '../../../../games/thargos/stories/kurnor.ts';
import {
  bringBack,
  findBench,
  isStorageBlocked,
  keepArrived,
  keepNew,
  keepStory,
  lastRemoved,
  loadStories,
  removeStory,
  stories,
} from './model.ts';

/** No database, as in a browser without storage. */

beforeEach(() => {
  stories.value = undefined;
  isStorageBlocked.value = false;
});

test('without storage the page says so, and the story lasts as long as the page', async () => {
  const id = await keepNew(kurnor);
  assert.equal(isStorageBlocked.value, true);
  assert.deepEqual(
    stories.value?.map(kept => kept.id),
    [id],
  );
  await loadStories();
  assert.equal(stories.value?.length, 1);
  const bench = await findBench(id);
  assert.deepEqual(Object.keys(bench?.plan.value.nodes ?? {}), Object.keys(kurnor.nodes));
  assert.equal(bench?.isKept.value, false);
  assert.equal(await findBench('nowhere'), undefined);
});

test('a deleted story is gone at once, and comes back', async () => {
  const id = await keepNew(kurnor);
  const kept = (stories.value ?? [])[0]!;
  await removeStory(kept);
  assert.equal(stories.value?.length, 0);
  assert.equal(lastRemoved.value, kept);
  await bringBack();
  assert.equal(lastRemoved.value, undefined);
  assert.equal(stories.value?.[0]?.id, id);
});

test('a link that is opened twice leads to the same story, until that one is changed', async () => {
  const id = await keepArrived(kurnor);
  assert.equal(await keepArrived({ ...kurnor, id: 'another' }), id);
  const kept = (stories.value ?? [])[0]!;
  await keepStory(id, { ...kept.value, title: { en: 'Mine', fr: 'Le mien' } });
  const other = await keepArrived(kurnor);
  assert.notEqual(other, id);
  assert.equal(stories.value?.length, 2);
});
