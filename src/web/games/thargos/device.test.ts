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
import { asAssets, heldNow, holdFor, keepOnly, letGo, missingIn, refOf } from './device.ts';
import { openTable, startGame } from './local-table.ts';
import { opener } from './replay/opener.ts';
import { game } from './rules.ts';

// In Node, an open BroadcastChannel would keep the process alive.
Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });

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
  assert.ok(
    answer !== undefined && !isRefusal(answer),
    `expected the answer not to be a refusal, found ${JSON.stringify(answer)}`,
  );
  return answer as T;
};

test('only the packs of open games are in memory', async () => {
  const store = memoryStore();
  const loadPacks = async () => asAssets(PACKS);
  const tables = [];
  for (const [i, pack] of PACKS.entries()) {
    const config = { quickPlay: true, packs: [refOf(pack)] };
    const id = good(
      await startGame({ players: [{}, {}], config, seed: parseSeed(`${i}`) }, store, loadPacks),
    );
    assert.equal(
      heldNow().size,
      Math.min(i, 3),
      `expected memory to contain the packs of ${Math.min(i, 3)} open games, found ${heldNow().size} packs`,
    );
    tables.push(good(await openTable(id, store, loadPacks)));
    if (i > 2) tables[i - 3]!.leave();
  }
  assert.deepEqual([...heldNow()].toSorted(), PACKS.slice(-3).map(keyOf).toSorted());
  // A player whose table was opened before can continue to play.
  const table = tables[49]!;
  const { activeSeats } = table.snapshot('spectator');
  assert.notEqual(game.options(structuredClone(table.view(activeSeats[0]!))).type, 'none');
  for (const each of tables.slice(-3)) each.leave();
  assert.equal(heldNow().size, 0);
});

test('a game that cannot be started or opened leaves nothing in memory', async () => {
  const store = memoryStore();
  const config = { quickPlay: true, packs: [refOf(PACKS[0]!)] };
  const wish = { players: [{}, {}], config, seed: parseSeed('lacking') };
  const other = await startGame(wish, store, async () => asAssets([PACKS[1]!]));
  assert.ok(
    isRefusal(other) && other.refused === 'differs',
    `expected the game to be refused with the code "differs", found ${JSON.stringify(other)}`,
  );
  const none = await startGame(wish, store, () => Promise.reject(new Error('simulated storage failure')));
  assert.ok(isRefusal(none) && none.refused === 'lacking');
  assert.equal(await openTable('nowhere', store), undefined);
  assert.equal(heldNow().size, 0);
});

test('a pack that two parts of the page use stays in memory until both have released it', () => {
  const [one, two] = PACKS;
  const config = { packs: [refOf(one!)] };
  holdFor('a', asAssets([one!, two!]));
  holdFor('b', asAssets([one!]));
  keepOnly('a', config);
  assert.deepEqual([...heldNow()], [keyOf(one!)]);
  letGo('a');
  assert.deepEqual(game.requiredAssets(config), []);
  assert.equal(missingIn(config, new Map())?.refused, 'lacking');
  letGo('b');
  assert.equal(game.requiredAssets(config).length, 1);
});

test('reading a recorded story loads its plan, and reading a different game releases the plan', () => {
  const text = makeNotation(playedRecord(2, { mode: 'story', quickPlay: true }, 'told')) as string;
  good(opener.read(text));
  assert.deepEqual([...heldNow()], ['story:kurnor']);
  good(opener.read(makeNotation(playedRecord(2, { quickPlay: true }, 'untold')) as string));
  assert.equal(heldNow().size, 0);
});
