import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomGame } from '../../../../games/cartographers/test/random-game.ts';
import type { SavedGame } from '../../../store.ts';
import { storedSummaryOf } from '../../stored-summary.ts';
import { bestMaps, countedMaps, inGallery, rankedAt, titlesEarned } from './bests.ts';
import { type FinishedMap, finishedOf } from './finished.ts';

const PLAIN: FinishedMap = {
  id: '',
  changed: 0,
  game: 'base',
  map: 'A',
  titleSet: 'base',
  seats: 1,
  kind: 'alone on A',
  day: undefined,
  seedHash: '',
  seat: 0,
  stars: 0,
  earned: [],
  solo: undefined,
  isPractice: false,
  isOurs: true,
};

/** Finished maps in chronological order, each with a different seed. */
const gallery = (...maps: readonly Partial<FinishedMap>[]): readonly FinishedMap[] =>
  maps.map((map, i) => ({ ...PLAIN, id: `m${i}`, changed: 1000 + i, seedHash: `s${i}`, ...map }));

const rated = (rating: number, title: number | null, more: Partial<FinishedMap> = {}) => ({
  stars: 40 + rating,
  solo: { rating, title },
  ...more,
});

test('rankedAt compares a map with earlier maps of its kind', () => {
  const maps = gallery(rated(5, 0), rated(12, 10), rated(8, 0), { kind: 'alone on B', stars: 99 });
  assert.deepEqual(rankedAt('m0', maps), {
    before: undefined,
    best: { stars: 45, rating: 5 },
    isNewTitle: true,
  });
  assert.deepEqual(rankedAt('m1', maps), {
    before: { stars: 45, rating: 5 },
    best: { stars: 52, rating: 12 },
    isNewTitle: true,
  });
  assert.deepEqual(rankedAt('m2', maps), {
    before: { stars: 52, rating: 12 },
    best: { stars: 52, rating: 12 },
    isNewTitle: false,
  });
  assert.deepEqual(rankedAt('m3', maps)?.before, undefined);
});

test('practice games, games without people and repeated seeds do not count for the best maps', () => {
  const maps = gallery(
    { stars: 10 },
    { stars: 90, isPractice: true },
    { stars: 80, isOurs: false },
    { stars: 70, seedHash: 's0' },
    { stars: 20 },
    { stars: 60, seedHash: 's1' },
  );
  assert.deepEqual(
    countedMaps(maps.toReversed()).map(({ id }) => id),
    ['m0', 'm4'],
  );
  for (const id of ['m1', 'm2', 'm3', 'm5', 'm9']) assert.equal(rankedAt(id, maps), undefined);
  assert.deepEqual(rankedAt('m4', maps)?.before, { stars: 10, rating: undefined });
  assert.deepEqual([...bestMaps(maps)], ['m4']);
});

test('of several maps with equal stars the first is the best; the only map of its kind is not a best', () => {
  const three = { kind: 'three on A' };
  const maps = gallery(
    { stars: 30 },
    { stars: 30 },
    { stars: 5, ...three },
    { stars: 6, ...three },
    { kind: 'B' },
  );
  assert.deepEqual([...bestMaps(maps)], ['m0', 'm3']);
});

test('titlesEarned counts titles by their minimum rating; a rating below all titles earns none', () => {
  const maps = gallery(
    rated(5, 0),
    rated(2, 0),
    rated(31, 30),
    rated(-40, null),
    rated(30, 30, { isPractice: true }),
  );
  assert.deepEqual(
    [...titlesEarned(maps)],
    [
      [0, 2],
      [30, 1],
    ],
  );
});

test('the gallery lists all maps including practice, the newest or the best first', () => {
  const maps = gallery({ stars: 30 }, { stars: 50, isPractice: true }, { stars: 30, game: 'heroes' });
  const ids = (list: readonly FinishedMap[]) => list.map(({ id }) => id);
  assert.deepEqual(ids(inGallery(maps, 'newest')), ['m2', 'm1', 'm0']);
  assert.deepEqual(ids(inGallery(maps, 'best')), ['m1', 'm2', 'm0']);
  assert.deepEqual(ids(inGallery(maps, 'best', 'base')), ['m1', 'm0']);
});

const keptGame = (
  config: object,
  seats: readonly { readonly bot?: string }[],
  more: Partial<SavedGame> = {},
): SavedGame => {
  const { log } = randomGame('shelf', { seats: seats.length, config });
  const head = { game: 'cartographers', rulesVersion: 1, config, seats, seedHash: 'ab', openSeed: false };
  const summary = storedSummaryOf('cartographers', log);
  const players = seats.map(({ bot = '' }) => bot);
  const mine = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const kept = { id: 'g', changed: 7, isOver: true, players, mine, game: 'cartographers', isPractice: false };
  return { ...kept, head, gist: summary, ...more };
};

test('the map of a saved game is the best one that a person drew in it', () => {
  const bots = [{ bot: 'greedy' }, {}, {}, { bot: 'greedy' }];
  const kept = keptGame({}, bots);
  const { totals } = (kept.gist as unknown as { ended: { totals: readonly number[] } }).ended;
  const found = finishedOf(kept)!;
  const [one, two] = [totals[1]!, totals[2]!];
  assert.equal(found.stars, Math.max(one, two));
  assert.equal(found.seat, one >= two ? 1 : 2);
  assert.deepEqual([found.seats, found.isOurs, found.map, found.game], [4, true, 'A', 'base']);
  assert.equal(finishedOf(keptGame({}, [{ bot: 'greedy' }]))?.isOurs, false);
  assert.ok(finishedOf(keptGame({}, [{}]))?.solo);
});

test('of an online game, only the map of this device’s seat counts; if this device has no seat, no map counts', () => {
  const kept = keptGame({}, [{}, {}, {}]);
  const { totals } = (kept.gist as unknown as { ended: { totals: readonly number[] } }).ended;
  assert.ok(
    new Set(totals).size > 1,
    `expected the test game to end with different stars per seat, found ${totals}`,
  );
  for (const [seat, stars] of totals.entries()) {
    const found = finishedOf({ ...kept, mine: [seat] })!;
    assert.deepEqual([found.seat, found.stars, found.isOurs], [seat, stars, true]);
    const { earned } = kept.gist as unknown as { earned: Record<string, readonly number[]> };
    for (const each of found.earned) assert.equal(each.stars, earned[each.card]![seat]);
  }
  const watched = finishedOf({ ...kept, mine: [] })!;
  assert.equal(watched.isOurs, false);
  assert.deepEqual([countedMaps([watched]), inGallery([watched], 'newest')], [[], []]);
});

test('maps with equivalent rules are of the same kind; maps with different rules, sheets or numbers of seats are not', () => {
  const kindOf = (config: object, seats = 1) =>
    finishedOf(
      keptGame(
        config,
        Array.from({ length: seats }, () => ({})),
      ),
    )?.kind;
  const plain = kindOf({});
  assert.equal(kindOf({ map: 'A', game: 'base' }), plain);
  assert.equal(kindOf({ titleSet: 'heroes' }), plain);
  const others = [kindOf({ map: 'B' }), kindOf({ coinCap: 20 }), kindOf({}, 2), kindOf({ game: 'heroes' })];
  assert.equal(new Set([plain, ...others]).size, 5);
});

test('finishedOf is undefined for unfinished games, Thargos games and games without a result', () => {
  assert.equal(finishedOf(keptGame({}, [{}], { isOver: false })), undefined);
  assert.equal(finishedOf(keptGame({}, [{}], { gist: undefined })), undefined);
  assert.equal(finishedOf(keptGame({}, [{}], { head: undefined })), undefined);
  const { head } = keptGame({}, [{}]);
  assert.equal(finishedOf(keptGame({}, [{}], { head: { ...head!, game: 'thargos' } })), undefined);
});
