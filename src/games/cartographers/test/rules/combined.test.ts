import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../../engine/util.ts';
import { SETS } from '../../cards/sets.ts';
import type { ConfigWish } from '../../config.ts';
import { titleText } from '../../result.ts';
import { rulesOf } from '../../rules.ts';
import type { State } from '../../types.ts';
import {
  act,
  actAll,
  asks,
  coins,
  draw,
  fold,
  hero,
  monster,
  offer,
  on,
  places,
  refused,
  stars,
  started,
  tableWith,
  terrains,
  type Wish,
} from '../table.ts';

const both = (wish: Wish): State => tableWith({ ...wish, config: { game: 'combined', ...wish.config } });
const begun = (config: ConfigWish, seed = 'test'): State =>
  fold(started(2, { game: 'combined', ...config }, seed));
const deckOf = (state: State): string[] => [
  ...state.secret.deck,
  ...state.column,
  ...state.ambushes,
  ...state.heroes,
];

test('CC-02 all players use the same map: one side of a sheet from any box, or a map file', () => {
  for (const map of ['A', 'B', 'C', 'D'] as const) {
    const state = both({ seats: 2, config: { map }, deck: ['rift-lands'] });
    assert.deepEqual(places(state, 0), places(state, 1));
    assert.equal(rulesOf(state.config).map.id, map);
  }
});

test('CC-03 a game uses the season cards of one box, by default the box of the explore cards', () => {
  assert.deepEqual(rulesOf(begun({}).config).thresholds, [8, 8, 7, 6]);
  assert.deepEqual(rulesOf(begun({ exploreSet: 'heroes' }).config).thresholds, [8, 7, 7, 6]);
  assert.deepEqual(
    rulesOf(begun({ exploreSet: 'heroes', seasonSet: 'base' }).config).thresholds,
    [8, 8, 7, 6],
  );
  assert.deepEqual(rulesOf(begun({ seasonSet: 'heroes' }).config).thresholds, [8, 7, 7, 6]);
});

test('CC-04 a game uses the eleven explore cards of one box, never a mix of both', () => {
  for (const exploreSet of ['base', 'heroes'] as const) {
    const deck = deckOf(begun({ exploreSet }));
    const found = (set: 'base' | 'heroes') => SETS[set].explore.filter(card => deck.includes(card.id)).length;
    assert.deepEqual([found('base'), found('heroes')], exploreSet === 'base' ? [11, 0] : [0, 11]);
  }
});

test('CC-05 CA-E-39 the deck has both ruins cards with either explore set, and they apply on any sheet', () => {
  for (const exploreSet of ['base', 'heroes'] as const)
    assert.equal(deckOf(begun({ exploreSet })).filter(id => id.endsWith('-ruins')).length, 2);
  const state = both({ config: { exploreSet: 'heroes', map: 'A' }, deck: ['temple-ruins', 'lagoon'] });
  assert.equal(refused(state, 0, draw('water', 'A2 B1')), 'must-cover-ruins');
  const sheetD = both({ config: { map: 'D' }, deck: ['temple-ruins', 'rift-lands'] });
  assert.deepEqual(places(sheetD), ['B4', 'B9', 'F2', 'G11', 'G8', 'J6']);
});

test('CC-05 ruins cannot be left out of a combined game', () => {
  assert.throws(() => begun({ ruins: false }), /refused/);
});

test('CC-06 a game uses four random ambushes of `ambushPool`; one joins the deck in each season', () => {
  const seen = new Set<string>();
  for (const i of range(40)) {
    const start = started(2, { game: 'combined' }, `seed ${i}`)[0]!;
    assert.ok(start.type === 'started' && start.secret);
    assert.equal(new Set(start.secret.ambushDeck).size, 4);
    for (const id of start.secret.ambushDeck) seen.add(id);
  }
  assert.equal(seen.size, 8);
  assert.equal(deckOf(begun({})).filter(id => seen.has(id)).length, 1);
});

test('CC-07 without hero cards in the game, hero is no terrain, and the four Heroes ambushes still have their effects', () => {
  const state = begun({ heroes: false });
  assert.equal(deckOf(state).filter(id => SETS.heroes.heroes.some(card => card.id === id)).length, 0);
  const single = both({
    config: { heroes: false },
    deck: ['great-river'],
    drawn: { 0: 'farm except A1 K11' },
  });
  assert.equal(terrains(single), 'forest village farm water monster');
  const troll = both({ config: { heroes: false }, seats: 2, deck: ['gorgon-gaze'] });
  assert.equal(asks(actAll(troll, monster('E4 E6 F5'), monster('E4 E6 F5'))), 'gaze gorgon-gaze');
});

test('CC-07 with hero cards in the game, hero is a terrain type for the scoring cards of both boxes', () => {
  const state = both({
    drawn: { 0: 'village A4; forest A3; hero A5; village B1; farm B2; water B3; hero B5' },
  });
  assert.equal(stars(state, 'greengold-plains'), 3);
  assert.equal(stars(state, 'banded-hills'), 4);
});

test('CC-08 the edicts are drawn from both boxes, exactly one of each suit', () => {
  const seen = new Set<string>();
  for (const i of range(200)) {
    const { edicts } = begun({}, `seed ${i}`);
    const suits = edicts.map(id => rulesOf(begun({}).config).edict(id).card.suit);
    assert.equal(new Set(suits).size, 4);
    for (const id of edicts) seen.add(id);
  }
  assert.equal(seen.size, 32);
});

test('CC-09 monsters of base ambushes have no letter and no effect, but heroes destroy them', () => {
  const state = both({ seats: 2, deck: ['goblin-attack', 'dal-of-jolev', 'orchard'] });
  const drawn = actAll(state, monster('E5 F4 G3'), monster('A1 B2 C3'));
  assert.deepEqual(
    drawn.sheets.map(sheet => sheet.letters),
    [{}, {}],
  );
  const struck = actAll(drawn, hero('A3'), hero('A1'));
  assert.deepEqual([on(struck, 'destroyed', 0), on(struck, 'destroyed', 1)], ['B2', '']);
  assert.equal(asks(struck), 'draw orchard');
});

test('CC-10 where the rulebooks differ, the later one applies: a single cell may be any terrain, the coin track has 14 symbols', () => {
  const any = 'forest village farm water monster hero';
  const full = { 0: 'farm except A1 K11' };
  assert.equal(terrains(both({ deck: ['great-river'], drawn: full })), any);
  assert.equal(terrains(both({ deck: ['temple-ruins', 'orchard'], drawn: full })), any);
  const french = both({
    config: { ruinsFallbackTerrain: 'card' },
    deck: ['temple-ruins', 'orchard'],
    drawn: full,
  });
  assert.equal(terrains(french), 'forest farm');
  const rich = both({ deck: ['farmland'], coins: { 0: 14 } });
  assert.deepEqual(coins(act(rich, 0, draw('farm', 'A1 A2'))), [14]);
  const gates = both({
    config: { exploreSet: 'heroes' },
    deck: ['temple-ruins', 'kethras-gates'],
    drawn: { 0: 'farm B6 C2 C10' },
  });
  assert.deepEqual(places(gates), ['I10', 'I2', 'J6']);
});

test('CC-11 CA-E-08 if a hero or a monster fills the last ruins, the next explore card is drawn as a single cell', () => {
  const drawn = { 0: 'farm B6 C10 I2 I10 J6', 1: 'farm B6 C10 I2 I10 J6' };
  const heroic = both({ seats: 2, deck: ['temple-ruins', 'dal-of-jolev', 'orchard'], drawn });
  const next = actAll(heroic, hero('C2'), hero('A1'));
  const options = [offer(next, 0), offer(next, 1)];
  assert.ok(options[0]!.type === 'drawSingle' && options[0]!.why === 'no-ruins-left');
  assert.ok(
    options[1]!.type === 'draw' && options[1]!.mustCoverRuins,
    'expected seat 1 to have to cover the ruins C2, because it has not filled them',
  );
  const ambush = tableWith({ seats: 2, deck: ['temple-ruins', 'goblin-attack', 'orchard'], drawn });
  const struck = actAll(ambush, monster('B1 C2 D3'), monster('B1 C2 D3'));
  assert.equal(places(struck).length, 116 - 5 - 3, 'expected every empty space to be allowed');
  assert.equal(refused(struck, 0, draw('forest', 'A1-A3 B3')), 'only-single');
});

test('CC-12 a combined solo game has the same solo rules, and by default the solo titles of Heroes', () => {
  const state = both({ deck: ['gnoll-raid', 'orchard'] });
  assert.equal(on(state, 'monster'), 'A1 A2 B1 C1 C2');
  assert.equal(state.config.titleSet, 'heroes');
  assert.equal(titleText(20, state.config.titleSet)?.fr, 'Maître Cartographe');
});
