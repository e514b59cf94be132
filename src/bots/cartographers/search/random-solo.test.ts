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
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';

const rulesFor = (wish: ConfigWish) => {
  const config = configure(wish);
  if (isRefusal(config)) throw new Error(`expected a valid config, but it was refused: ${config.refused}`);
  return coreRules(config);
};

/** A map where one shape can cover several ruins. */
const RUINED = {
  id: 'ruined',
  name: { en: 'Ruined', fr: 'Ruines' },
  rows: [
    'RRR........',
    '.R.........',
    '...........',
    '..^........',
    '...........',
    '.....R.R...',
    '......R....',
  ].concat(Array(4).fill('...........')),
};

/**
 * Draws a card many times on the same sheet, and checks that all legal drawings occur equally often (chi-squared test).
 */
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
      .map((word, k) => word & ~before[k]!)
      .join();
    const times = seen.get(drawn);
    assert.ok(times !== undefined, `expected the random drawing of ${card.id} to be legal, found ${drawn}`);
    seen.set(drawn, times + 1);
  }
  game.sheet.set(before);
  let chi = 0;
  for (const times of seen.values()) chi += (times - 40) ** 2 / 40;
  const spread = Math.sqrt(2 * seen.size);
  assert.ok(
    Math.abs(chi - seen.size) < 6 * spread,
    `expected drawings of ${card.id} to have a chi-squared value of about ${seen.size}, found ${chi}`,
  );
};

test('all legal drawings of a card are equally likely in random games, whether they must cover ruins or not', () => {
  const by = new RandomSolo(5);
  let bound = 0;
  let cards = 0;
  const player = {
    draw: (now: SoloGame, card: CoreExplore) => {
      if (cards++ % 7 === 0 || (now.bound && bound++ % 2 === 0)) isFair(now, card, by);
      by.draw(now, card);
    },
    hero: by.hero.bind(by),
    victim: by.victim.bind(by),
  };
  for (const map of ['A', RUINED] as const) {
    const game = newSoloGame(rulesFor({ map }));
    for (let i = 0; i < 4; i++) {
      beginSolo(game, by);
      playOn(game, by, player);
    }
  }
  assert.ok(cards > 100 && bound > 10);
});

test('CH-17: heroes attack a Gorgon even if it gazes before them and finds no victim', () => {
  const ambushPool = ['gorgon-gaze', 'goblin-attack', 'bugbear-assault', 'gnoll-raid'];
  const game = newSoloGame(
    rulesFor({ game: 'combined', ambushPool, gorgonTiming: 'beforeHeroes', gorgonTarget: 'filled' }),
  );
  // This dealer keeps the Gorgon out of the deck until winter, then reveals it first. It reveals no other ambush.
  const dealer = {
    next: (pile: Int32Array, left: number) => {
      const gorgon = pile.subarray(0, left).indexOf(at.AMBUSH_CARD);
      return pile === game.deck && gorgon >= 0 ? gorgon : left - 1;
    },
  };
  const nobody = {
    draw: () => undefined,
    hero: () => undefined,
    victim: () => assert.fail('expected the Gorgon to have no victim, but a victim was chosen'),
  };
  beginSolo(game, dealer);
  for (let k = 0; k < at.WORDS; k++) game.sheet[at.MARKS + k] = game.rules.map[at.BLANK + k]!;
  playOn(game, dealer, nobody);
  assert.deepEqual(
    game.revealed.map(card => card.id),
    ['gorgon-gaze'],
  );
  assert.ok(game.sheet.subarray(at.GORGON, at.GORGON + at.WORDS).some(word => word !== 0));
  assert.ok(game.sheet.subarray(at.MONSTER, at.MONSTER + at.WORDS).every(word => word === 0));
});

test('the same seed gives the same random solo games', () => {
  for (const game of ['base', 'heroes', 'combined'] as const) {
    const scores = () => {
      const by = new RandomSolo(11);
      const solo = newSoloGame(rulesFor({ game }));
      return Array.from({ length: 50 }, () => playRandomSolo(solo, by));
    };
    assert.deepEqual(scores(), scores());
  }
});

test('CA-12, CA-48: in each season, one ambush and one hero join the deck of a random solo game', () => {
  const by = new RandomSolo(3);
  const game = newSoloGame(rulesFor({ game: 'combined' }));
  beginSolo(game, by);
  assert.equal(game.left, 15);
  playOn(game, by, by);
  assert.equal(game.season, 3);
  assert.equal(game.ambushesLeft, 4);
  assert.equal(game.heroesLeft, 0);
});
