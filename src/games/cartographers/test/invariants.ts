import assert from 'node:assert/strict';
import { sum } from '../../../engine/util.ts';
import { filledRows } from '../board/land.ts';
import { SETS } from '../cards/sets.ts';
import { rulesOf } from '../rules.ts';
import type { State } from '../types.ts';
import type { Step } from './games.ts';

/** Checks the invariants at the end of docs/rules/acceptance.md, which hold after every step of every game. */
export const checkStep = ({ before, after }: Pick<Step, 'before' | 'after'>): void => {
  checkDeck(after);
  if (after.phase.type !== 'over')
    assert.ok(
      after.owing.length > 0,
      `expected a seat that must answer in phase ${after.phase.type}, found none`,
    );
  for (const seat of after.owing)
    assert.ok(
      !after.answered.includes(seat),
      `expected seat ${seat} to be in \`owing\` or \`answered\`, found it in both`,
    );
  after.sheets.forEach((sheet, seat) => {
    if (sheet !== before.sheets[seat]) checkSheet(before, after, seat);
  });
};

/** Checks that deck and column have all explore and ruins cards plus the face-down ambushes and heroes, each once. */
const checkDeck = ({ config, column, deck, secret, ambushes, heroes }: State): void => {
  const explorers = SETS[config.exploreSet].explore.length + (config.ruins ? 2 : 0);
  assert.equal(secret.deck.length + column.length, explorers + deck.ambushes + deck.heroes);
  assert.equal(deck.cards, secret.deck.length);
  assert.equal(ambushes.length + deck.ambushes + secret.ambushDeck.length, 4);
  assert.equal(heroes.length + deck.heroes + secret.heroDeck.length, config.heroes ? 4 : 0);
  const all = [...secret.deck, ...column, ...ambushes, ...heroes, ...secret.ambushDeck, ...secret.heroDeck];
  assert.equal(
    new Set(all).size,
    all.length,
    `expected each of the ${all.length} cards to be in one place, found a card in two`,
  );
};

const checkSheet = (before: State, after: State, seat: number): void => {
  const { map, config } = rulesOf(after.config);
  const was = filledRows(map, before.sheets[seat]!);
  const is = filledRows(map, after.sheets[seat]!);
  assert.ok(
    was.every((row, r) => (row & ~is[r]!) === 0),
    `expected every filled space on sheet ${seat} to stay filled`,
  );
  const { coinsEarned, forest, village, farm, water, monster, hero, destroyed, seasons } =
    after.sheets[seat]!;
  assert.ok(
    coinsEarned >= 0 && coinsEarned <= config.coinCap,
    `expected seat ${seat} to have 0 to ${config.coinCap} coins, found ${coinsEarned}`,
  );
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
    assert.equal(
      sum(layers.map(layer => layer[r]!)),
      row,
      `expected each filled space in row ${r} of sheet ${seat} to be in exactly one layer`,
    );
  });
  for (const { first, second, coins, monsters, total } of seasons) {
    const expected = first + second + coins - monsters;
    assert.equal(total, config.seasonFloor === 'zero' ? Math.max(0, expected) : expected);
  }
};
