import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../../engine/util.ts';
import { EDICTS } from '../../cards/sets.ts';
import type { Config, ConfigWish } from '../../config.ts';
import { cartographers } from '../../game.ts';
import { titleText } from '../../result.ts';
import type { Event, State } from '../../types.ts';
import {
  act,
  actAll,
  asks,
  coins,
  draw,
  fold,
  hero,
  offer,
  on,
  places,
  refused,
  seasons,
  stars,
  started,
  tableWith,
  terrains,
  told,
  type Wish,
} from '../table.ts';

const both = (config: ConfigWish, wish: Wish = {}): State =>
  tableWith({ ...wish, config: { game: 'combined', ...config } });

const edictsOf = (config: ConfigWish, seed = 'test'): readonly string[] =>
  fold(started(1, config, seed)).edicts;
const FULL = { 0: 'farm except A1 K11' };

test('CA-A-01 `edictOrder` deals the edicts in random order, or by suit: forest, village, farm-water, borders', () => {
  const orders = (edictOrder: Config['edictOrder']) =>
    new Set(
      range(40).map(i =>
        edictsOf({ edictOrder }, `seed ${i}`)
          .map(id => EDICTS.get(id)?.suit)
          .join(),
      ),
    );
  assert.ok(orders('random').size > 10);
  assert.deepEqual([...orders('bySuit')], ['forest,village,farm-water,borders']);
});

test('CA-A-02 `firstGameSet` is `off`, `fr` or `en`; `true` means the set of the edition, and `false` means `off`', () => {
  const second = (firstGameSet: ConfigWish['firstGameSet'] & {}, edition: Config['edition'] = 'printed') =>
    edictsOf({ game: 'heroes', firstGameSet, edition })[1];
  assert.equal(second('fr'), 'gnomish-colony');
  assert.equal(second('en'), 'traylo-monastery');
  assert.equal(
    second('fr', 'rulebook-en'),
    'gnomish-colony',
    'expected the French first-game set even with the English edition',
  );
  assert.equal(second(true), 'gnomish-colony');
  assert.equal(second(true, 'rulebook-en'), 'traylo-monastery');
  const off = new Set(range(30).map(i => edictsOf({ game: 'heroes', firstGameSet: 'off' }, `seed ${i}`)[1]));
  assert.ok(off.size > 4);
  assert.deepEqual(edictsOf({ game: 'heroes', firstGameSet: false }), edictsOf({ game: 'heroes' }));
});

test('CA-A-03 `ruinsMiss` decides what is drawn if no ruins can be covered: a single cell, or the shape elsewhere', () => {
  const missed = (ruinsMiss: Config['ruinsMiss']) =>
    tableWith({
      config: { ruinsMiss },
      deck: ['temple-ruins', 'fishing-village'],
      drawn: { 0: 'farm except A1-D1 C2 K11' },
    });
  assert.deepEqual(places(missed('single')), ['A1', 'B1', 'C1', 'C2', 'D1', 'K11']);
  const free = missed('freeShape');
  assert.deepEqual(places(free), ['A1 B1 C1 D1']);
  assert.equal(refused(free, 0, draw('water', 'K11')), 'something-fits');
  assert.equal(on(act(free, 0, draw('water', 'A1-D1')), 'water'), 'A1 B1 C1 D1');
  const none = tableWith({
    config: { ruinsMiss: 'freeShape' },
    deck: ['temple-ruins', 'fishing-village'],
    drawn: FULL,
  });
  assert.deepEqual(places(none), ['A1', 'K11'], 'expected single cells, because the shape fits nowhere');
  const reach = tableWith({ config: { ruinsMiss: 'freeShape' }, deck: ['temple-ruins', 'fishing-village'] });
  assert.equal(
    refused(reach, 0, draw('water', 'A1-D1')),
    'must-cover-ruins',
    'expected a drawing that misses ruins to be refused, because the shape can cover them',
  );
});

test('CA-A-04 `fallbackTerrain` decides whether a single cell has a terrain of the card or any terrain', () => {
  const of = (fallbackTerrain: Config['fallbackTerrain']) =>
    terrains(tableWith({ config: { fallbackTerrain }, deck: ['orchard'], drawn: FULL }));
  assert.equal(of('card'), 'forest farm');
  assert.equal(of('any'), 'forest village farm water monster');
});

test('CA-A-05 `ruinsFallbackTerrain` decides the terrain of a single cell drawn because no ruins can be covered: one of the card, or any', () => {
  const of = (ruinsFallbackTerrain: Config['ruinsFallbackTerrain']) =>
    terrains(
      tableWith({
        config: { ruinsFallbackTerrain },
        deck: ['temple-ruins', 'orchard'],
        drawn: { 0: 'farm B6 C2 C10 I2 I10 J6' },
      }),
    );
  assert.equal(of('card'), 'forest farm');
  assert.equal(of('any'), 'forest village farm water monster');
});

test('CA-A-06 `fallbackHero` decides whether a single cell may be a hero, which then has no attack pattern', () => {
  const yes = both({ fallbackHero: true }, { deck: ['orchard'], drawn: FULL });
  const next = act(yes, 0, draw('hero', 'A1'));
  assert.deepEqual([on(next, 'hero'), on(next, 'marks')], ['A1', '']);
  const no = both({ fallbackHero: false }, { deck: ['orchard'], drawn: FULL });
  assert.equal(refused(no, 0, draw('hero', 'A1')), 'not-this-terrain');
  const without = both({ heroes: false, fallbackHero: true }, { deck: ['orchard'], drawn: FULL });
  assert.equal(
    refused(without, 0, draw('hero', 'A1')),
    'not-this-terrain',
    'expected no hero terrain in a game without hero cards',
  );
});

const submitted = (state: State): Event => told(state, 0, draw('farm', 'A1 A2'))[0]!;

test('CA-A-08 `reveal` decides whether others see an answer after all have answered, or immediately', () => {
  const together = tableWith({ seats: 2, config: { reveal: 'together' }, deck: ['farmland'] });
  const live = tableWith({ seats: 2, config: { reveal: 'live' }, deck: ['farmland'] });
  const command = draw('farm', 'A1 A2');
  assert.deepEqual(cartographers.view(act(together, 0, command), 1).answers, {});
  assert.deepEqual(cartographers.view(act(together, 0, command), 'spectator').answers, {});
  assert.deepEqual(
    cartographers.view(act(together, 0, command), 1).answered,
    [0],
    'expected everyone to see that seat 0 has answered',
  );
  assert.deepEqual(cartographers.view(act(live, 0, command), 1).answers, { 0: command });
  assert.deepEqual(cartographers.redact(submitted(together), 1, together), { type: 'submitted', seat: 0 });
  assert.deepEqual(cartographers.redact(submitted(live), 1, live), submitted(live));
  assert.deepEqual(
    cartographers.redact(submitted(together), 0, together),
    submitted(together),
    'expected seat 0 to see its own answer',
  );
});

test('CA-A-10 `fallbackCoin` decides whether a single cell drawn for a card with a coin shape pays that coin', () => {
  const earned = (fallbackCoin: boolean, card: string, deck: string[] = []) =>
    coins(
      act(
        tableWith({ config: { fallbackCoin }, deck: [...deck, card], drawn: { 0: 'farm except A1 K11' } }),
        0,
        draw('water', 'A1'),
      ),
    );
  assert.deepEqual(earned(false, 'great-river'), [0]);
  assert.deepEqual(earned(true, 'great-river'), [1]);
  assert.deepEqual(
    earned(true, 'great-river', ['temple-ruins']),
    [1],
    'expected the single cell to pay the coin after a ruins card',
  );
  assert.deepEqual(earned(true, 'fishing-village'), [0], 'expected no coin for a card without a coin shape');
});

test('CA-A-11 `seasonFloor` decides whether a season total may be negative; the stars lost to monsters are recorded in full either way', () => {
  const ended = (seasonFloor: Config['seasonFloor']) =>
    act(
      tableWith({
        config: { seasonFloor },
        edicts: 'sentinel-wood wildholds canal-lake borderlands',
        column: ['orchard', 'homestead', 'treetop-village', 'great-river'],
        deck: ['farmland'],
        drawn: { 0: 'forest A1; monster E5' },
      }),
      0,
      draw('farm', 'G8 H7-H9 I8'),
    );
  assert.deepEqual(seasons(ended('none')), [[1, 0, 0, 4, -3]]);
  assert.deepEqual(seasons(ended('zero')), [[1, 0, 0, 4, 0]]);
});

const choosing = (clusterChoice: Config['clusterChoice'], edicts: string, drawn: string): State =>
  act(
    both(
      { clusterChoice },
      {
        edicts,
        column: ['orchard', 'homestead', 'treetop-village', 'great-river'],
        deck: ['farmland'],
        drawn: { 0: drawn },
      },
    ),
    0,
    draw('farm', 'K10 K11'),
  );

test('CA-A-12 `clusterChoice` decides whether the best cluster scores or the player chooses one', () => {
  const edicts = 'caravansary greenbough canal-lake borderlands';
  const drawn = 'village A1 E5-E7';
  assert.deepEqual(seasons(choosing('best', edicts, drawn))[0]!.slice(0, 1), [4]);
  const asked = choosing('player', edicts, drawn);
  assert.equal(asks(asked), 'choose');
  const options = offer(asked, 0);
  assert.ok(options.type === 'choose');
  assert.deepEqual(
    options.edicts.map(({ edict, clusters }) => [edict, clusters.map(cluster => cluster.stars)]),
    [
      ['A', [2, 4]],
      ['B', []],
    ],
  );
  const choose = (...clusters: (number | null)[]) => ({ type: 'choose', clusters }) as const;
  assert.equal(refused(asked, 0, choose(12, null)), 'no-such-cluster');
  assert.equal(
    refused(asked, 0, choose(0, 0)),
    'no-such-cluster',
    'expected a refusal, because edict B has no clusters to choose from',
  );
  assert.equal(refused(asked, 0, choose(0)), 'bad-choice');
  assert.equal(
    seasons(act(asked, 0, choose(0, null)))[0]![0],
    2,
    'expected the stars of the chosen cluster A1',
  );
  assert.equal(seasons(act(asked, 0, choose(48, null)))[0]![0], 4);
  assert.equal(
    seasons(act(asked, 0, choose(null, null)))[0]![0],
    4,
    'expected `null` to choose the best cluster',
  );
  assert.equal(
    choosing('player', edicts, 'village A1').season,
    1,
    'expected no decision with only one cluster',
  );
});

test('CA-A-12 a player names a cluster by one of its own spaces; a space between two clusters names neither', () => {
  const asked = choosing(
    'player',
    'outer-enclave greenbough canal-lake borderlands',
    'village E3 E5; farm D5 E6',
  );
  const options = offer(asked, 0);
  assert.ok(options.type === 'choose');
  assert.deepEqual(
    options.edicts[0]!.clusters.map(cluster => cluster.stars),
    [4, 2],
  );
  // E4 is next to both clusters.
  assert.equal(refused(asked, 0, { type: 'choose', clusters: [47, null] }), 'no-such-cluster');
  for (const [i, { cells, stars }] of options.edicts[0]!.clusters.entries())
    for (const cell of cells) {
      const named = act(asked, 0, { type: 'choose', clusters: [cell, null] });
      assert.equal(seasons(named)[0]![0], stars, `expected space ${cell} to choose cluster ${i}`);
    }
});

test('CA-A-13 `destroyedRuins` decides whether destroyed ruins count for The Golden Granary (`keep`) or not (`lost`)', () => {
  const of = (destroyedRuins: Config['destroyedRuins']) =>
    stars(both({ destroyedRuins }, { drawn: { 0: 'water C1 C3; destroyed C2' } }), 'the-golden-granary');
  assert.deepEqual([of('keep'), of('lost')], [2, 0]);
});

test('CA-A-14 `greatCity` decides what Great City scores: the largest cluster away from mountains, or the largest of all if no mountain touches it', () => {
  const of = (greatCity: Config['greatCity'], drawn: string) =>
    stars(tableWith({ config: { greatCity }, drawn: { 0: drawn } }), 'great-city');
  const touching = 'village A1-A5 K1-K3';
  assert.deepEqual([of('filterFirst', touching), of('largestOnly', touching)], [3, 0]);
  const apart = 'village A1-A2 E1-E3';
  assert.deepEqual([of('filterFirst', apart), of('largestOnly', apart)], [3, 3]);
});

test('CA-A-15 `shieldgateTie` decides what scores if two clusters are the largest: the second of them, or the next smaller one', () => {
  const of = (shieldgateTie: Config['shieldgateTie'], drawn: string) =>
    stars(tableWith({ config: { shieldgateTie }, drawn: { 0: drawn } }), 'shieldgate');
  const tie = 'village A1-A4 K1-K4 E1-E2';
  assert.deepEqual([of('second', tie), of('next', tie)], [8, 4]);
  assert.deepEqual([of('second', 'village A1-A4 K1-K4'), of('next', 'village A1-A4 K1-K4')], [8, 0]);
});

test('CA-A-16 `heroOrientation` decides whether the attack pattern may be rotated and flipped', () => {
  const printed = both({ heroOrientation: 'printed' }, { deck: ['freyla-the-true'] });
  assert.equal(refused(printed, 0, hero('A1', 1)), 'no-such-orientation');
  assert.equal(on(act(printed, 0, hero('A1', 0)), 'marks'), 'A2 A3 A4');
  const free = both({ heroOrientation: 'free' }, { deck: ['freyla-the-true'] });
  assert.equal(new Set(range(4).map(way => on(act(free, 0, hero('F5', way)), 'marks'))).size, 4);
});

test('CA-A-21 `ambushPool` may list any four or more ambushes; the game uses only those', () => {
  const pool = ['gnoll-raid', 'zombie-plague', 'gorgon-gaze', 'goblin-attack'];
  const start = started(1, { game: 'combined', ambushPool: pool })[0]!;
  assert.ok(start.type === 'started');
  assert.deepEqual([...(start.secret?.ambushDeck ?? [])].sort(), [...pool].sort());
});

test('CA-A-22 `titleSet` decides the wording of the French solo titles', () => {
  const of = (config: ConfigWish) => titleText(10, fold(started(1, config)).config.titleSet)?.fr;
  assert.equal(of({ game: 'combined' }), 'Topographe Itinérant');
  assert.equal(of({ game: 'combined', titleSet: 'base' }), 'Topographe Voyageur');
  assert.equal(of({}), 'Topographe Voyageur');
});

test('CA-A-25 `belowTable` decides whether a solo rating below −30 gets the lowest title or none', () => {
  const rated = (belowTable: Config['belowTable']) =>
    actAll(
      tableWith({
        config: { belowTable },
        season: 3,
        column: ['orchard', 'homestead', 'great-river'],
        deck: ['farmland'],
      }),
      draw('farm', 'K10 K11'),
    ).result?.solo?.title;
  assert.deepEqual([rated('lowest'), rated('none')], [-30, null]);
});

test('CA-A-26 `edition` decides whether the six disputed scoring cards follow the printed cards or the English rulebook', () => {
  const of = (edition: Config['edition'], card: string, drawn: string) =>
    stars(tableWith({ config: { game: 'combined', edition }, drawn: { 0: drawn } }), card);
  const pair = (card: string, drawn: string) => [of('printed', card, drawn), of('rulebook-en', card, drawn)];
  assert.deepEqual(pair('heart-of-the-forest', 'forest A1 A2 B1'), [2, 3]);
  assert.deepEqual(pair('craylund', 'farm E5; water D5 E4 E6'), [7, 6]);
  assert.deepEqual(pair('ulems-wallow', 'water E5; farm D5 E4'), [4, 3]);
  assert.deepEqual(pair('traylo-monastery', 'village E2-E5'), [7, 0]);
  assert.deepEqual(pair('traylo-monastery', 'village E1-F3'), [0, 6]);
  assert.deepEqual(pair('dwarvenholds', 'farm B1-B11'), [7, 8]);
  assert.deepEqual(pair('banded-hills', 'forest B1; village B2; farm B3; water B5'), [4, 0]);
  assert.deepEqual(pair('banded-hills', 'forest B1; village B2; farm B3; water B5-B11'), [4, 3]);
});

test('CA-A-33 the rules have no time limit: the game waits for every seat that must answer, and no config key sets a clock', () => {
  const state = act(tableWith({ seats: 2, deck: ['farmland', 'hamlet'] }), 0, draw('farm', 'A1 A2'));
  assert.deepEqual([asks(state), state.owing], ['draw farmland', [1]]);
  assert.equal(
    refused(state, 0, draw('farm', 'B1 B2')),
    'already-answered',
    'expected seat 0 not to be able to answer for a slow seat',
  );
  assert.deepEqual(
    cartographers.setup(2, { seed: '0'.repeat(64), open: false }, { clock: 60 } as ConfigWish),
    {
      refused: 'config-unknown-key',
      key: 'clock',
    },
  );
});

test('CA-A-34 mountain is a terrain type for Greengold Plains, wasteland isn’t', () => {
  const of = (drawn: string) =>
    stars(tableWith({ config: { map: 'B' }, drawn: { 0: drawn } }), 'greengold-plains');
  assert.equal(
    of('village H5; forest G5; farm I5'),
    3,
    'expected 3 stars for a village beside forest, farm and the mountain H6',
  );
  assert.equal(
    of('village D5; forest D4; farm C5'),
    0,
    'expected no stars for a village beside forest, farm and wasteland',
  );
});

test('CA-A-35 for The Broken Road, the diagonal from the bottom left corner up scores only if `corrections` say so', () => {
  const of = (rising: number) => {
    const config: ConfigWish = { corrections: { 'the-broken-road': { values: { rising } } } };
    // C9, F6 and I3 on the rising diagonal are mountains. K1 alone is a diagonal that scores in any case.
    const drawn = { 0: 'farm K1 J2 H4 G5 E7 D8 B10 A11' };
    return stars(tableWith({ config, drawn }), 'the-broken-road');
  };
  assert.deepEqual([of(0), of(3)], [3, 6]);
  assert.equal(stars(tableWith({ drawn: { 0: 'farm J2 H4 G5 E7 D8 B10 A11' } }), 'the-broken-road'), 0);
});
