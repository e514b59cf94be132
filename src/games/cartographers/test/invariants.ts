import assert from 'node:assert/strict';
import { sum } from '../../../engine/util.ts';
import { filledRows } from '../board/land.ts';
import { SETS } from '../cards/sets.ts';
import { rulesOf } from '../rules.ts';
import type { State } from '../types.ts';
import type { Step } from './games.ts';

/** The invariants after every step of every game (end of docs/rules/acceptance.md). */
export const checkStep = ({ before, after }: Pick<Step, 'before' | 'after'>): void => {
  checkDeck(after);
  if (after.phase.type !== 'over') assert.ok(after.owing.length > 0, 'the table waits for somebody');
  for (const seat of after.owing)
    assert.ok(!after.answered.includes(seat), 'owing and answered exclude each other');
  after.sheets.forEach((sheet, seat) => {
    if (sheet !== before.sheets[seat]) checkSheet(before, after, seat);
  });
};

/** Explore deck and column together are the chosen cards, plus the ambushes and heroes still face down. */
const checkDeck = ({ config, column, deck, secret, ambushes, heroes }: State): void => {
  const explorers = SETS[config.exploreSet].explore.length + (config.ruins ? 2 : 0);
  assert.equal(secret.deck.length + column.length, explorers + deck.ambushes + deck.heroes);
  assert.equal(deck.cards, secret.deck.length);
  assert.equal(ambushes.length + deck.ambushes + secret.ambushDeck.length, 4);
  assert.equal(heroes.length + deck.heroes + secret.heroDeck.length, config.heroes ? 4 : 0);
  const all = [...secret.deck, ...column, ...ambushes, ...heroes, ...secret.ambushDeck, ...secret.heroDeck];
  assert.equal(new Set(all).size, all.length, 'no card is in two places');
};

const checkSheet = (before: State, after: State, seat: number): void => {
  const { map, config } = rulesOf(after.config);
  const was = filledRows(map, before.sheets[seat]!);
  const is = filledRows(map, after.sheets[seat]!);
  assert.ok(
    was.every((row, r) => (row & ~is[r]!) === 0),
    'a filled space never becomes empty',
  );
  const { coinsEarned, forest, village, farm, water, monster, hero, destroyed, seasons } =
    after.sheets[seat]!;
  assert.ok(coinsEarned >= 0 && coinsEarned <= config.coinCap, 'coins stay on the track');
  const layers = [
    forest,
    village,
    farm,
    water,
    monster,
    hero,
    destroyed,
    map.mountain.rows,
    map.wasteland.rows,
  ];
  is.forEach((row, r) => {
    assert.equal(sum(layers.map(layer => layer[r]!)), row, 'a space holds one thing');
  });
  for (const { first, second, coins, monsters, total } of seasons) {
    const expected = first + second + coins - monsters;
    assert.equal(total, config.seasonFloor === 'zero' ? Math.max(0, expected) : expected);
  }
};
