import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, coins, draw, on, places, refused, tableWith, terrains } from '../table.ts';

/** Situations without a chapter of their own; the others are tested next to their rule. */

test('CA-E-11 after ruins, Fishing Village fits only away from ruins: a single cell, with its terrain by the key', () => {
  const state = (ruinsFallbackTerrain: 'card' | 'any') =>
    tableWith({
      config: { ruinsFallbackTerrain },
      deck: ['temple-ruins', 'fishing-village'],
      drawn: { 0: 'farm except A1-A4 C2 K10' },
    });
  const card = state('card');
  assert.equal(refused(card, 0, draw('water', 'A1-A4')), 'only-single');
  assert.equal(refused(card, 0, draw('water', 'K10')), 'accepted');
  assert.equal(terrains(card), 'village water');
  assert.equal(terrains(state('any')), 'forest village farm water monster');
});

test('CA-E-12 a shape that fits only when mirrored: the single cell is refused', () => {
  const state = tableWith({ deck: ['orchard'], drawn: { 0: 'farm except A1-A3 B1 K11' } });
  assert.deepEqual(places(state), ['A1 A2 A3 B1']);
  assert.equal(refused(state, 0, draw('forest', 'K11')), 'something-fits');
});

test('CA-E-13 Great River: only the shape of five fits, so it must be drawn, without a coin', () => {
  const state = tableWith({ deck: ['great-river'], drawn: { 0: 'farm except E10 F9 F10 G8 G9 K11' } });
  assert.deepEqual(places(state), ['E10 F9 F10 G8 G9']);
  assert.equal(refused(state, 0, draw('water', 'K11')), 'something-fits');
  assert.deepEqual(coins(act(state, 0, draw('water', 'E10 F9 F10 G8 G9'))), [0]);
});

test('CA-E-14 Great River: neither shape fits: a single cell without the coin, water or any by preset', () => {
  const state = (game: 'base' | 'combined') =>
    tableWith({ config: { game }, deck: ['great-river'], drawn: { 0: 'farm except A1 A2 K11' } });
  assert.deepEqual(places(state('base')), ['A1', 'A2', 'K11']);
  assert.equal(terrains(state('base')), 'water');
  assert.equal(terrains(state('combined')), 'forest village farm water monster hero');
  const next = act(state('combined'), 0, draw('village', 'A2'));
  assert.deepEqual([on(next, 'village'), coins(next)], ['A2', [0]]);
});
