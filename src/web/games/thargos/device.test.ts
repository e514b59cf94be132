import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assetKey } from '../../../engine/module.ts';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { memoryStore } from '../../../engine/store.ts';
import { range } from '../../../engine/util.ts';
import { makeNotation } from '../../../games/thargos/notation/notation.ts';
import type { Pack } from '../../../games/thargos/packs/pack.ts';
import { playedRecord } from '../../../games/thargos/test/recorded-games.ts';
import type { KeptGames } from '../../client/local-table.ts';
import { asSupplies, heldNow, holdFor, keepOnly, lackOf, letGo, refOf } from './device.ts';
import { openTable, startGame } from './local-table.ts';
import { opener } from './replay/opener.ts';
import { game } from './rules.ts';

const packOf = (number: number): Pack => ({
  format: 'thargos-cardpack/1',
  pack: { id: 'my-box', version: `1.0.${number}`, mode: 'overlay', provenance: 'userPrinted' },
  cards: [],
  decks: [],
  stories: [],
});

const PACKS = range(50).map(packOf);
const keyOf = (pack: Pack): string => assetKey({ kind: 'pack', key: refOf(pack).hash });

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(answer !== undefined && !isRefusal(answer), JSON.stringify(answer));
  return answer as T;
};

test('of 50 games with different packs, only the open ones hold theirs in memory', async () => {
  const at: KeptGames = { store: memoryStore(), onOtherWindow: () => () => undefined };
  const shelf = async () => asSupplies(PACKS);
  const tables = [];
  for (const [i, pack] of PACKS.entries()) {
    const config = { quickPlay: true, packs: [refOf(pack)] };
    const id = good(await startGame({ players: [{}, {}], config, seed: parseSeed(`${i}`) }, at, shelf));
    assert.equal(heldNow().size, Math.min(i, 3), 'nothing is held for a game that was only begun');
    tables.push(good(await openTable(id, at, shelf)));
    if (i > 2) tables[i - 3]!.leave();
  }
  assert.deepEqual([...heldNow()].toSorted(), PACKS.slice(-3).map(keyOf).toSorted());
  // A player who is still at the table can continue.
  const table = tables[49]!;
  const { owing } = table.snapshot('spectator');
  assert.notEqual(game.options(structuredClone(table.view(owing[0]!))).type, 'none');
  for (const each of tables.slice(-3)) each.leave();
  assert.equal(heldNow().size, 0);
});

test('a game whose cards or words do not come leaves nothing behind', async () => {
  const at: KeptGames = { store: memoryStore(), onOtherWindow: () => () => undefined };
  const config = { quickPlay: true, packs: [refOf(PACKS[0]!)] };
  const wish = { players: [{}, {}], config, seed: parseSeed('lacking') };
  const other = await startGame(wish, at, async () => asSupplies([PACKS[1]!]));
  assert.ok(isRefusal(other) && other.refused === 'differs', 'a pack of the same name is there');
  const none = await startGame(wish, at, () => Promise.reject(new Error('the browser keeps nothing')));
  assert.ok(isRefusal(none) && none.refused === 'lacking');
  assert.equal(await openTable('nowhere', at), undefined);
  assert.equal(heldNow().size, 0);
});

test('packs held by two owners stay until both have released them', () => {
  const [one, two] = PACKS;
  const config = { packs: [refOf(one!)] };
  holdFor('a', asSupplies([one!, two!]));
  holdFor('b', asSupplies([one!]));
  keepOnly('a', config);
  assert.deepEqual([...heldNow()], [keyOf(one!)]);
  letGo('a');
  assert.deepEqual(game.requiredAssets(config), []);
  assert.equal(lackOf(config, new Map())?.refused, 'lacking');
  letGo('b');
  assert.equal(game.requiredAssets(config).length, 1);
});

test('a story is read from its text where none was opened before, and a replay holds what it shows', () => {
  const text = makeNotation(playedRecord(2, { mode: 'story', quickPlay: true }, 'told')) as string;
  good(opener.read(text));
  assert.deepEqual([...heldNow()], ['story:kurnor']);
  good(opener.read(makeNotation(playedRecord(2, { quickPlay: true }, 'untold')) as string));
  assert.equal(heldNow().size, 0);
});
