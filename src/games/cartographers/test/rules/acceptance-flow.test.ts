import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, coins, draw, on, places, refused, tableWith, terrains } from '../table.ts';

/** These tests cover the situations in docs/rules/acceptance.md that no other rule test covers. */

test('CA-E-11 after a ruins card, if Fishing Village can cover no ruins, a single cell is drawn; the config decides its terrain', () => {
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

test('CA-E-12 if a shape fits only when flipped, it must be drawn: a single cell is refused', () => {
  const state = tableWith({ deck: ['orchard'], drawn: { 0: 'farm except A1-A3 B1 K11' } });
  assert.deepEqual(places(state), ['A1 A2 A3 B1']);
  assert.equal(refused(state, 0, draw('forest', 'K11')), 'something-fits');
});

test('CA-E-13 if only the five-cell shape of Great River fits, it must be drawn, and it pays no coin', () => {
  const state = tableWith({ deck: ['great-river'], drawn: { 0: 'farm except E10 F9 F10 G8 G9 K11' } });
  assert.deepEqual(places(state), ['E10 F9 F10 G8 G9']);
  assert.equal(refused(state, 0, draw('water', 'K11')), 'something-fits');
  assert.deepEqual(coins(act(state, 0, draw('water', 'E10 F9 F10 G8 G9'))), [0]);
});

test('CA-E-14 if neither shape of Great River fits, the single cell pays no coin; it is water, and in the combined game any terrain', () => {
  const state = (game: 'base' | 'combined') =>
    tableWith({ config: { game }, deck: ['great-river'], drawn: { 0: 'farm except A1 A2 K11' } });
  assert.deepEqual(places(state('base')), ['A1', 'A2', 'K11']);
  assert.equal(terrains(state('base')), 'water');
  assert.equal(terrains(state('combined')), 'forest village farm water monster hero');
  const next = act(state('combined'), 0, draw('village', 'A2'));
  assert.deepEqual([on(next, 'village'), coins(next)], ['A2', [0]]);
});
