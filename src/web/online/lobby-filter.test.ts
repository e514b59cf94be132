import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LobbyTable } from '../../sync/lobby.ts';
import { isWanted, NO_FILTER, quickTables, withLimit } from './lobby-filter.ts';

const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id,
  game: 'cartographers',
  mode: 'base',
  config: {},
  seats: [],
  counts: { people: 1, bots: 0, open: 1 },
  pace: 'live',
  since: 1,
  ...more,
});
const rated = (rating: number, isProvisional = false) => [
  { game: 'cartographers', mode: 'base', rating: { rating, deviation: 80, games: 12, isProvisional } },
];

test('NP-58: a filter selects tables with an open seat by game, mode, pace, language and players', () => {
  const tables = [
    table('full', { counts: { people: 2, bots: 0, open: 0 } }),
    table('plain'),
    table('french', { language: 'fr', mode: 'heroes' }),
    table('slow', { pace: 'days' }),
    table('bots', { counts: { people: 1, bots: 1, open: 1 } }),
    table('soon', { fillAt: 5 }),
    table('duel', { game: 'thargos', mode: 'duel' }),
  ];
  const ids = (more: Partial<typeof NO_FILTER>) =>
    tables.filter(each => isWanted(each, { ...NO_FILTER, ...more }, [])).map(({ id }) => id);
  assert.deepEqual(ids({}), ['plain', 'french', 'slow', 'bots', 'soon', 'duel']);
  assert.deepEqual(ids({ game: 'thargos' }), ['duel']);
  assert.deepEqual(ids({ game: 'cartographers', mode: 'heroes' }), ['french']);
  assert.deepEqual(ids({ pace: 'days' }), ['slow']);
  assert.deepEqual(ids({ language: 'en' }), ['plain', 'slow', 'bots', 'soon', 'duel']);
  assert.deepEqual(ids({ players: 'people' }), ['plain', 'french', 'slow', 'duel']);
  assert.deepEqual(ids({ players: 'bots' }), ['bots', 'soon']);
});

test('NP-75: the rating filter hides ranges that a settled rating does not fit, and no others', () => {
  const range = table('range', { rating: { from: 1400, to: 1600 } });
  const isShown = (ratings: ReturnType<typeof rated>, each = range) =>
    isWanted(each, { ...NO_FILTER, isFitting: true }, ratings);
  assert.deepEqual(
    [1399, 1400, 1600, 1601].map(rating => isShown(rated(rating))),
    [false, true, true, false],
  );
  assert.equal(isShown(rated(1800, true)), true);
  assert.equal(isShown([]), true);
  assert.equal(isShown(rated(1800), table('any')), true);
  assert.equal(isShown(rated(1800), { ...range, mode: 'heroes' }), true);
  assert.equal(isWanted(range, NO_FILTER, rated(1800)), true);
});

test('a quick match joins the table of its size that has waited longest', () => {
  const wish = { game: 'cartographers', mode: 'base', seats: 2, fillAfter: 30 };
  const tables = [
    table('new', { since: 3 }),
    table('old', { since: 2 }),
    table('large', { counts: { people: 1, bots: 0, open: 2 } }),
    table('slow', { pace: 'days' }),
    table('range', { rating: { from: 1900 } }),
  ];
  const ids = quickTables(tables, wish, rated(1500)).map(({ id }) => id);
  assert.deepEqual(ids, ['old', 'new']);
});

test('withLimit changes one limit, and returns undefined if none is left', () => {
  assert.deepEqual(withLimit(undefined, 'from', 1400), { from: 1400 });
  assert.deepEqual(withLimit({ from: 1400 }, 'to', 1600), { from: 1400, to: 1600 });
  assert.deepEqual(withLimit({ from: 1400, to: 1600 }, 'from', undefined), { to: 1600 });
  assert.equal(withLimit({ to: 1600 }, 'to', undefined), undefined);
});
