import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../engine/refusal.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import * as at from './layout.ts';
import * as moves from './moves.ts';
import { playRandomSolo, RandomSolo } from './random-solo.ts';
import { type CoreExplore, coreRules } from './rules.ts';
import { fill, writeLays } from './shapes.ts';
import { newSheet } from './sheet.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';

const rulesFor = (wish: ConfigWish) => {
  const config = configure(wish);
  if (isRefusal(config)) throw new Error(config.refused);
  return coreRules(config);
};

/** Draws the card again and again on the same sheet and compares with an even spread over the legal drawings. */
const isFair = (game: SoloGame, card: CoreExplore, by: RandomSolo): void => {
  const before = game.sheet.slice();
  const n = moves.listDraws(game.rules, game.sheet, card, game.bound);
  if (n <= 0) return;
  const lays = new Int32Array(4000);
  writeLays(card.ways, lays);
  const blank = new Int32Array(at.SHEET_LENGTH);
  const seen = new Map<string, number>();
  for (const lay of lays.subarray(0, n))
    for (const terrain of card.terrains) {
      blank.fill(0);
      fill(card.ways, lay, blank, terrain);
      seen.set(blank.subarray(0, at.DESTROYED).join(), 0);
    }
  const rounds = seen.size * 40;
  for (let i = 0; i < rounds; i++) {
    game.sheet.set(before);
    by.draw(game, card);
    const drawn = game.sheet
      .subarray(0, at.DESTROYED)
      .map((word, k) => word & ~before[k])
      .join();
    const times = seen.get(drawn);
    assert.ok(times !== undefined, `${card.id}: not a legal drawing`);
    seen.set(drawn, times + 1);
  }
  game.sheet.set(before);
  let chi = 0;
  for (const times of seen.values()) chi += (times - 40) ** 2 / 40;
  const spread = Math.sqrt(2 * seen.size);
  assert.ok(Math.abs(chi - seen.size) < 6 * spread, `${card.id}: ${chi} for ${seen.size} drawings`);
};

test('random drawings are spread evenly over all that is legal, with and without ruins', () => {
  const by = new RandomSolo(5);
  const game = newSoloGame(rulesFor({}));
  let cards = 0;
  const player = {
    draw: (now: SoloGame, card: CoreExplore) => {
      if (cards++ % 5 === 0) isFair(now, card, by);
      by.draw(now, card);
    },
    hero: by.hero.bind(by),
    victim: by.victim.bind(by),
  };
  for (let i = 0; i < 6; i++) {
    beginSolo(game, by);
    playOn(game, by, player);
  }
  assert.ok(cards > 90);
});

test('the same seed plays the same games', () => {
  for (const game of ['base', 'heroes', 'combined'] as const) {
    const scores = () => {
      const by = new RandomSolo(11);
      const solo = newSoloGame(rulesFor({ game }));
      return Array.from({ length: 50 }, () => playRandomSolo(solo, by));
    };
    assert.deepEqual(scores(), scores());
  }
});

test('CA-48: after a season four fewer cards are unknown, and every deck has its ruins again', () => {
  const by = new RandomSolo(3);
  const game = newSoloGame(rulesFor({ game: 'combined' }));
  beginSolo(game, by);
  assert.equal(game.left, 15);
  playOn(game, by, by);
  assert.equal(game.season, 3);
  assert.equal(game.ambushesLeft, 4);
  assert.equal(game.heroesLeft, 0);
  assert.deepEqual(newSheet(game.rules.map).length, game.sheet.length);
});
