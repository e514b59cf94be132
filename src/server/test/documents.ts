import assert from 'node:assert/strict';
import { type ClubDocument, type Data, inRoom } from '../data.ts';
import { eachDocument } from '../documents.ts';
import type { Room } from '../room.ts';

const documentOf = (id: string, at: number, ...names: string[]): ClubDocument => ({
  id,
  at,
  names,
  body: { text: `${id} at ${at}` },
});

/** Checks that a store creates, changes, lists and removes documents, and detects conflicting changes. */
export const checkDocuments = async (data: Data): Promise<void> => {
  const ids = async (name: string, most = 10, before?: number): Promise<string[]> =>
    (await data.documentsOf(name, most, before)).map(({ id }) => id);

  assert.equal(await data.document('doc:a'), undefined);
  assert.equal(await data.createDocument(documentOf('doc:a', 1, 'all', 'first', 'first')), true);
  assert.equal(await data.createDocument(documentOf('doc:a', 2, 'all')), false);
  assert.deepEqual(await data.document('doc:a'), {
    id: 'doc:a',
    at: 1,
    body: { text: 'doc:a at 1' },
    changes: 0,
  });

  await data.createDocument(documentOf('doc:b', 3, 'all'));
  await data.createDocument(documentOf('doc:c', 2, 'all'));
  assert.deepEqual(await ids('all'), ['doc:b', 'doc:c', 'doc:a']);
  assert.deepEqual(await ids('all', 1), ['doc:b']);
  assert.deepEqual(await ids('all', 10, 3), ['doc:c', 'doc:a']);
  assert.deepEqual(await ids('first'), ['doc:a']);
  assert.deepEqual(await ids('absent'), []);

  assert.equal(await data.changeDocument(documentOf('doc:a', 9, 'all', 'second'), 1), false);
  assert.deepEqual(await ids('first'), ['doc:a']);
  const both = await Promise.all([
    data.changeDocument(documentOf('doc:a', 9, 'all', 'second'), 0),
    data.changeDocument(documentOf('doc:a', 8, 'all', 'third'), 0),
  ]);
  assert.equal(both.filter(Boolean).length, 1);
  const changed = await data.document('doc:a');
  assert.equal(changed?.changes, 1);
  assert.deepEqual(await ids('all'), ['doc:a', 'doc:b', 'doc:c']);
  assert.deepEqual(await ids('first'), []);
  assert.deepEqual(await ids(both[0] ? 'second' : 'third'), ['doc:a']);
  assert.deepEqual(await ids(both[0] ? 'third' : 'second'), []);

  assert.equal(await data.changeDocument(documentOf('doc:a', changed.at, 'all', 'second'), 1), true);
  assert.deepEqual(await ids('second'), ['doc:a']);
  assert.equal(await data.removeDocument('doc:a', 1), false);
  assert.equal(await data.removeDocument('doc:a', 2), true);
  assert.equal(await data.document('doc:a'), undefined);
  assert.deepEqual(await ids('all'), ['doc:b', 'doc:c']);
  for (const id of ['doc:b', 'doc:c']) assert.equal(await data.removeDocument(id, 0), true);

  // Ties at the end of a page, and more ties than a page has.
  const ties = Array.from({ length: 650 }, (_, n) => documentOf(`tie:${n}`, n < 199 ? n + 10 : 5, 'ties'));
  for (const tie of ties) await data.createDocument(tie);
  const visited: string[] = [];
  await eachDocument(data, 'ties', ({ id }) => void visited.push(id), { isStopped: () => false });
  assert.deepEqual(visited.toSorted(), ties.map(({ id }) => id).toSorted());
  for (const { id } of ties) await data.removeDocument(id, 0);

  const room: Room = {
    id: 'with-documents',
    game: 'cartographers',
    config: {},
    seed: { seed: '0'.repeat(64), open: false },
    seats: [],
    host: '',
    invite: '',
    watch: '',
    created: 1,
  };
  await data.createRoom(room);
  await data.createDocument(documentOf('chat:1', 1, inRoom(room.id), 'chat'));
  await data.createDocument(documentOf('chat:2', 1, inRoom('another'), 'chat'));
  assert.equal(await data.removeRoom(room.id, 1), false);
  assert.deepEqual(await ids('chat'), ['chat:1', 'chat:2']);
  assert.equal(await data.removeRoom(room.id, 0), true);
  assert.deepEqual(await ids('chat'), ['chat:2']);
  assert.equal(await data.document('chat:1'), undefined);
  assert.equal(await data.removeDocument('chat:2', 0), true);
};
