import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Update } from '../../../../engine/update.ts';
import type { Event } from '../../../../games/cartographers/types.ts';
import { seasonCards } from './season-cards.ts';

const begun = { type: 'begun', season: 0, cards: 9, ambushes: 1, heroes: 0 } as Event;
const revealed = (card: string): Event => ({ type: 'revealed', card });

const told = (...entries: readonly (readonly Event[] | number)[]): readonly Update<Event>[] =>
  entries.map((entry, version) =>
    typeof entry === 'number'
      ? { version, undo: entry, events: [] }
      : { version, events: entry.map(event => ({ event })) },
  );

const view = (column: readonly string[], ambushes: readonly string[], card?: string) => ({
  column,
  ambushes,
  heroes: [],
  phase: card ? ({ type: 'draw', card } as const) : ({ type: 'explore' } as const),
});

test("seasonCards keeps a played ambush in its place among the season's cards", () => {
  const season = told([begun, revealed('farmland')], [revealed('bugbears'), revealed('hamlet')]);
  assert.deepEqual(seasonCards(season, view(['farmland', 'hamlet'], ['bugbears'], 'hamlet')), [
    'farmland',
    'bugbears',
    'hamlet',
  ]);
});

test('seasonCards starts empty in each season', () => {
  const seasons = told([begun, revealed('bugbears')], [begun, revealed('hamlet')]);
  assert.deepEqual(seasonCards(seasons, view(['hamlet'], ['bugbears'], 'hamlet')), ['hamlet']);
});

test('seasonCards starts with the cards that were revealed before the first known event', () => {
  const season = told([revealed('bugbears'), revealed('hamlet')]);
  assert.deepEqual(seasonCards(season, view(['farmland', 'hamlet'], ['bugbears'], 'hamlet')), [
    'farmland',
    'bugbears',
    'hamlet',
  ]);
  assert.deepEqual(seasonCards([], view(['farmland'], ['bugbears'], 'farmland')), ['farmland']);
});

test('seasonCards removes an undone ambush', () => {
  const season = told([begun, revealed('farmland')], [revealed('bugbears'), revealed('hamlet')], 1);
  assert.deepEqual(seasonCards(season, view(['farmland'], [], 'farmland')), ['farmland']);
});
