import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeNameFilter, parseNameList, refusedNameIn } from './name-filter.ts';
import { clientOf } from './test/client.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const { words } = parseNameList('# a list\n\nKnave\nrascal\ncunt\nfoul beast\nÜbel\n');
const isRefused = makeNameFilter(words);

test('NP-141: the filter finds a word whatever its case, accents, digits and signs', () => {
  const found = [
    'knave',
    'KNAVE',
    'Knavé',
    'Sir Knave',
    'the_knave',
    'kn4v3',
    'kn@ve!',
    'knave99',
    'k n a v e',
  ];
  const more = ['r4sca1', 'RASCA|', 'k.n.a.v.e', 'Foul  Beast', 'foul-b3ast', 'ubel', 'ＫＮＡＶＥ', 'knаve'];
  for (const name of [...found, ...more]) assert.ok(isRefused(name), `expected “${name}” to be refused`);
});

test('NP-141: the filter accepts words that only contain a listed word', () => {
  const fine = [
    'Scunthorpe',
    'Knaves',
    'Knavery',
    'Rascality',
    'foul',
    'beast',
    'Ada',
    'Béla 2',
    '',
    '!!!',
    'n',
  ];
  for (const name of fine) assert.ok(!isRefused(name), `expected “${name}” to be accepted`);
});

test('a word list names the lines that have no letters', () => {
  assert.deepEqual(parseNameList('\ufeffone\r\n***\n\n# two\n--\n'), { words: ['one'], bad: [2, 5] });
});

test('finds names in a request, but not those of its rules, card packs and commands', () => {
  const at = (body: unknown): string | undefined => refusedNameIn(isRefused, body, 'body');
  assert.equal(at({ seats: [{ name: 'Ada' }, { motto: 'a knave' }] }), 'body.seats[1].motto');
  assert.equal(at({ player: { name: 'knave' } }), 'body.player.name');
  assert.equal(
    at({ config: { name: 'knave' }, supplies: [{ name: 'knave' }], command: { name: 'knave' } }),
    undefined,
  );
  assert.equal(at({ text: 'knave', kind: 'knave' }), undefined);
});

test('NP-141: refuses a listed name at tables, in profiles, groups, tournaments and over sockets', async () => {
  const { address } = await startServer({}, { isNameRefused: isRefused });
  const api = clientOf(address);
  const key = 'k'.repeat(43);
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { body: table } = await api.post('tables', { game: 'cartographers', seats });
  const player = { name: 'Ada' };
  const cup = { game: 'cartographers', format: 'cup', noShow: 'bot' };
  const asked: readonly (readonly [Promise<Awaited<ReturnType<typeof api.post>>>, string])[] = [
    [
      api.post('tables', { game: 'cartographers', seats: [{ kind: 'me', name: 'Knave' }] }),
      'body.seats[0].name',
    ],
    [api.post(`tables/${table.id}/seats`, { invite: table.invite, name: 'kn4ve' }), 'body.name'],
    [api.put('me/profile', { isPublic: false, name: 'knave' }, key), 'body.name'],
    [api.post('groups', { name: 'Knave', player }, key), 'body.name'],
    [api.post('groups', { name: 'Friday', player: { name: 'knave' } }, key), 'body.player.name'],
    [api.post('tournaments', { ...cup, name: 'Knave' }, key), 'body.name'],
  ];
  for (const [answer, place] of asked) {
    const { status, body } = await answer;
    assert.deepEqual([status, body], [422, { refused: 'name-refused', place }]);
  }
  const line = await openLine(address, table.id);
  line.send({ type: 'hello', token: table.watch, name: 'Knave' });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'name-refused');
  line.send({ type: 'hello', token: table.watch, name: 'Ada' });
  await line.next(({ type }) => type === 'room');
  line.send({ type: 'name', id: 'n', name: 'knave' });
  const refusal = await line.next(({ type }) => type === 'refused');
  assert.deepEqual([refusal.id, refusal.refused, refusal.place], ['n', 'name-refused', 'name']);
  line.end();
});
