import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeEntry } from '../engine/encoding.ts';
import type { AnyModule } from '../engine/module.ts';
import { parseSeed } from '../engine/random.ts';
import { seedIn } from '../engine/record.ts';
import { isRefusal } from '../engine/refusal.ts';
import { fold } from '../engine/replay.ts';
import { encodingOf, GAMES } from './list.ts';

/** Log entries as earlier versions stored them. They must stay readable forever. */
const KEPT: readonly (readonly [string, string, object])[] = [
  [
    'thargos',
    '[[["moved",["hand",1],["advantages",7],"attach",1,[68]],["acted","advantage",1],["asked",["?act",1]]],1,["attach",68,5],"x"]',
    {
      id: 'x',
      seat: 1,
      command: { type: 'attach', card: 68, hero: 5 },
      events: [
        {
          type: 'moved',
          from: { zone: 'hand', seat: 1 },
          to: { zone: 'advantages', post: 7 },
          why: 'attach',
          count: 1,
          cards: [68],
        },
        { type: 'acted', what: 'advantage', seat: 1 },
        { type: 'asked', question: { type: 'act', seat: 1 } },
      ],
    },
  ],
  [
    'cartographers',
    '[[["drawn",0,0,"water",[10,21]],["coined",0,0,1,"shape",[10,21]]],0,["draw","water",[10,21]]]',
    {
      seat: 0,
      command: { type: 'draw', terrain: 'water', cells: [10, 21] },
      events: [
        { type: 'drawn', sheet: 0, by: 0, terrain: 'water', cells: [10, 21] },
        { type: 'coined', sheet: 0, to: 0, coins: 1, why: 'shape', cells: [10, 21] },
      ],
    },
  ],
];

for (const [game, text, entry] of KEPT)
  test(`decodes a stored log entry of ${game}`, () =>
    assert.deepEqual(decodeEntry(encodingOf(game), JSON.parse(text)), entry));

test('the list of games names the same encoding as each game’s module', async () => {
  for (const { id, load, encoding } of GAMES)
    assert.equal((await load()).encoding, encoding, `expected the encoding of ${id}`);
});

test('the first event contains the seed at the path `seedAt` of the list of games, unless it is redacted', async () => {
  for (const { id, load, seedAt } of GAMES) {
    const module: AnyModule = await load();
    assert.equal(module.seedAt, seedAt, `expected the list of games and ${id} to have the same path`);
    const given = parseSeed('where it lies');
    const events = module.setup(2, given, {});
    assert.ok(!isRefusal(events), `expected ${id} to start`);
    const { seed } = given;
    assert.equal(seedIn(seedAt, [{ events }]), seed, `expected the seed in the first event of ${id}`);
    assert.equal(module.seedOf(fold(module, [{ events }])), seed, `expected the seed in the state of ${id}`);
    assert.equal(
      seedIn(seedAt, [{ events: [module.redact(events[0], 0, undefined)] }]),
      undefined,
      `expected no seed in a redacted event of ${id}`,
    );
    for (const log of [[], [null], [{ events: 7 }], [{ events: [] }], [{ events: [{ secret: 7 }] }]])
      assert.equal(seedIn(seedAt, log), undefined, `expected no seed of ${id} in ${JSON.stringify(log)}`);
  }
});
