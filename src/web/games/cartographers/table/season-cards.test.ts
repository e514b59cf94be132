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

test('a played ambush stays among the cards of its season, in order', () => {
  const season = told([begun, revealed('farmland')], [revealed('bugbears'), revealed('hamlet')]);
  assert.deepEqual(seasonCards(season, view(['farmland', 'hamlet'], ['bugbears'], 'hamlet')), [
    'farmland',
    'bugbears',
    'hamlet',
  ]);
});

test('a new season has none of the cards of the last one', () => {
  const seasons = told([begun, revealed('bugbears')], [begun, revealed('hamlet')]);
  assert.deepEqual(seasonCards(seasons, view(['hamlet'], ['bugbears'], 'hamlet')), ['hamlet']);
});

test('cards from before the known events come first', () => {
  const season = told([revealed('bugbears'), revealed('hamlet')]);
  assert.deepEqual(seasonCards(season, view(['farmland', 'hamlet'], ['bugbears'], 'hamlet')), [
    'farmland',
    'bugbears',
    'hamlet',
  ]);
  assert.deepEqual(seasonCards([], view(['farmland'], ['bugbears'], 'farmland')), ['farmland']);
});

test('an undone ambush is removed', () => {
  const season = told([begun, revealed('farmland')], [revealed('bugbears'), revealed('hamlet')], 1);
  assert.deepEqual(seasonCards(season, view(['farmland'], [], 'farmland')), ['farmland']);
});
