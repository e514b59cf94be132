import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Card } from '../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../games/thargos/cards/set.ts';
import { packHash } from '../games/thargos/packs/apply.ts';
import type { Pack } from '../games/thargos/packs/pack.ts';
import { newKey } from './keys.ts';
import { rematchRoom } from './rematch.ts';
import { isAssetOwner, type Room } from './room.ts';
import { openSqlite } from './sqlite/open.ts';
import { checkAssets } from './test/assets.ts';
import { clientOf } from './test/client.ts';
import { playOver } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const PACK: Pack = {
  format: 'thargos-cardpack/1',
  pack: { id: 'worth-six', version: '1.0.0', mode: 'overlay', provenance: 'community' },
  cards: DEFAULT_SET.flatMap(card => (card.type === 'mission' ? [{ ...card, vp: 6 } as Card] : [])),
  decks: [],
  stories: [],
};
const HASH = packHash(PACK);
const WISH = {
  game: 'thargos',
  config: { quickPlay: true, packs: [{ id: 'worth-six', version: '1.0.0', hash: HASH }] },
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

test('NP-17: refuses a new table if a card pack that its config names is missing or different, or if an asset is invalid', async () => {
  const missing = await api.post('tables', WISH);
  assert.deepEqual([missing.status, missing.body.refused, missing.body.key], [422, 'lacking', HASH]);
  const other = { ...PACK, cards: PACK.cards.slice(1) };
  const wrong = await api.post('tables', { ...WISH, supplies: [{ kind: 'pack', data: other }] });
  assert.equal(
    wrong.body.refused,
    'lacking',
    'expected a pack with the same id but other cards to be refused as lacking',
  );
  for (const data of [{}, 'cards', { ...PACK, cards: [{}] }]) {
    const bad = await api.post('tables', { ...WISH, supplies: [{ kind: 'pack', data }] });
    assert.deepEqual([bad.status, bad.body.refused], [422, 'bad-supply']);
  }
  assert.equal(
    (await api.post('tables', { ...WISH, supplies: [{ kind: 'pie', data: 3 }] })).body.refused,
    'bad-supply',
  );
});

test('NP-17: invited players can download only shared card packs, and bots can play with shared and unshared ones', async () => {
  for (const share of [true, false]) {
    const supplies = [{ kind: 'pack', data: PACK, share }];
    const { body: made, text } = await api.post('tables', { ...WISH, supplies });
    assert.ok(made.token, `expected a new table, found ${text}`);
    const path = `tables/${made.id}/supplies/pack/${HASH}`;
    const { body: room } = await api.get(`tables/${made.id}`, made.invite);
    assert.deepEqual(room.supplies, [{ kind: 'pack', key: HASH, id: 'worth-six', isShared: share }]);
    const asked = await api.get(path, made.invite);
    assert.equal(asked.status, share ? 200 : 403);
    if (share) assert.equal(packHash(asked.body.data), HASH);
    else assert.equal(asked.body.refused, 'not-shared');
    assert.equal(
      (await api.get(path, made.token)).status,
      200,
      'expected the host to download the pack that they uploaded',
    );
    assert.equal((await api.get(path)).status, 401);
    assert.equal((await api.post(`tables/${made.id}/start`, { bot: 'greedy' }, made.token)).status, 204);
    const line = await openLine(serving.address, made.id);
    line.send({ type: 'hello', token: made.token });
    assert.ok((await playOver(line, 'thargos', 0)).isOver, 'expected the game with bots to end');
    line.end();
  }
});

test('NP-17: an identity without a seat can download the card packs that it uploaded, until the identity is deleted', async () => {
  const mine = newKey();
  const wish = {
    ...WISH,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    supplies: [{ kind: 'pack', data: PACK }],
  };
  const { body: made } = await api.post('tables', wish, mine);
  const path = `tables/${made.id}`;
  assert.equal((await api.get(`${path}/supplies/pack/${HASH}`, mine)).status, 200);
  const { body: guest } = await api.post(`${path}/seats`, { invite: made.invite });
  assert.equal((await api.remove('me', mine)).status, 204);
  for (const key of [mine, made.token])
    assert.equal((await api.get(`${path}/supplies/pack/${HASH}`, key)).body.refused, 'not-yours');
  const theirs = await api.get(`${path}/supplies/pack/${HASH}`, guest.token);
  assert.equal(
    theirs.body.refused,
    'not-shared',
    'expected the next host, who did not upload the packs, to be refused',
  );
});

test('NP-17: a player who becomes the host cannot download card packs that are not shared', async () => {
  const supplies = [{ kind: 'pack', data: PACK }];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { body: made } = await api.post('tables', {
    ...WISH,
    config: { ...WISH.config, mode: 'circle' },
    seats,
    supplies,
  });
  const { body: guest } = await api.post(`tables/${made.id}/seats`, { invite: made.invite });
  assert.equal((await api.remove(`tables/${made.id}/seats/0`, made.token)).status, 204);
  assert.equal((await api.get(`tables/${made.id}`, guest.token)).body.isHost, true);
  const asked = await api.get(`tables/${made.id}/supplies/pack/${HASH}`, guest.token);
  assert.deepEqual([asked.status, asked.body.refused], [403, 'not-shared']);
});

test('NP-18: SQLite deletes card packs with the last table that needs them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-assets-'));
  const data = await openSqlite(join(folder, 'alidade.db'), text =>
    assert.fail(`expected the store to log no warning, found: ${text}`),
  );
  after(async () => {
    await data.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await checkAssets(data);
});

test('NP-17: the creator of a rematch owns its card packs only if this player uploaded them', () => {
  const before: Room = {
    id: 'before',
    game: 'thargos',
    config: WISH.config,
    seed: { seed: 'ab'.repeat(32), open: false },
    seats: ['ada', 'bela'].map(key => ({ kind: 'person', key, player: `${key}-herself` })),
    host: 'ada',
    bringer: 'ada',
    invite: 'invite',
    watch: 'watch',
    created: 0,
    supplies: [{ kind: 'pack', key: HASH, isShared: false }],
  };
  assert.deepEqual([isAssetOwner(before, 'ada'), isAssetOwner(before, 'ada-herself')], [true, true]);
  assert.deepEqual([isAssetOwner(before, 'bela'), isAssetOwner(before, 'bela-herself')], [false, false]);
  const after = (seat: number) =>
    rematchRoom(before, { seat, key: 'new' }, { id: 'after', invite: 'i', watch: 'w', created: 1 });
  assert.deepEqual([isAssetOwner(after(0), 'new'), isAssetOwner(after(1), 'new')], [true, false]);
});
