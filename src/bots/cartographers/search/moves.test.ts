import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../engine/refusal.ts';
import { makeDrawing } from '../../../games/cartographers/board/drawing.ts';
import type { Rows } from '../../../games/cartographers/board/grid.ts';
import { landOf } from '../../../games/cartographers/board/land.ts';
import { CHOICES } from '../../../games/cartographers/config.ts';
import { configure } from '../../../games/cartographers/configure.ts';
import { autoVictim, victims } from '../../../games/cartographers/phases/victim.ts';
import { lairOf, settle } from '../../../games/cartographers/recorder.ts';
import { ambushCard, type Rules, rulesOf } from '../../../games/cartographers/rules.ts';
import { blankSheet, evolveSheets } from '../../../games/cartographers/sheet.ts';
import type { Sheet, SheetEvent } from '../../../games/cartographers/types.ts';
import * as core from './index.ts';
import * as at from './layout.ts';
import { randomLand } from './test/land.ts';

const SHEETS = 400;
const BEASTS = ['dragon-inferno', 'zombie-plague', 'giant-troll-ravage', 'gorgon-gaze'];

/** A random subset with about half of the spaces of a set. */
const some = (random: core.CoreRandom, rows: Rows): Rows => rows.map(row => row & random.below(2048));

/** A random sheet from the middle of a game, with drawings of every kind, and the rules of that game. */
const randomSheet = (seed: number): { rules: Rules; sheet: Sheet; random: core.CoreRandom } => {
  const random = new core.CoreRandom(seed);
  const { map, drawing } = randomLand(random);
  const blank = { ...drawing };
  for (const name of Object.keys(blank)) Object.assign(blank, { [name]: map.grid.none });
  const config = configure({
    game: 'combined',
    map: { id: 'random', name: map.name, rows: makeDrawing(landOf(map, blank)) },
    gorgonTarget: CHOICES.gorgonTarget[random.below(2)]!,
    ambushMountainCoin: CHOICES.ambushMountainCoin[random.below(3)]!,
    coinCap: 5 + random.below(10),
  });
  assert.ok(!isRefusal(config), `expected a valid config with seed ${seed}, found ${JSON.stringify(config)}`);
  const rules = rulesOf(config);
  const beasts = drawing.monster.map((row, r) => row | drawing.destroyed[r]!);
  const letters = Object.fromEntries(
    BEASTS.flatMap(id =>
      random.below(3) === 0 ? [] : [[ambushCard(rules, id).letter, some(random, beasts)]],
    ),
  );
  const marks = random.below(2) === 0 ? map.grid.none : some(random, map.grid.all);
  const paid = some(random, map.mountain.rows);
  return {
    rules,
    random,
    sheet: { ...blankSheet(map.grid), ...drawing, letters, marks, paid, coinsEarned: 4 },
  };
};

const onEngine = (rules: Rules, sheet: Sheet, act: (tell: (event: SheetEvent) => void) => void): Sheet => {
  let sheets: readonly Sheet[] = [sheet];
  const tell = (event: SheetEvent): void => {
    sheets = evolveSheets(rules.map.grid, sheets, event);
  };
  act(tell);
  settle(
    { rules, ambushes: () => BEASTS, sheet: seat => sheets[seat]!, emit: tell },
    { at: 0, by: undefined },
  );
  return sheets[0]!;
};

const comparable = ({ seasons: _, version: __, letters, ...sheet }: Sheet) => ({
  ...sheet,
  letters: Object.fromEntries(Object.entries(letters).filter(([, rows]) => rows.some(row => row !== 0))),
});

/** Loads the sheet, changes it in the core, and compares the result with the engine's sheet. */
const sameAfter = (rules: Rules, sheet: Sheet, expected: Sheet, act: (s: core.CoreSheet) => void): void => {
  const ours = core.coreRules(rules.config);
  const s = core.newSheet(ours.map);
  core.loadSheet(s, ours, sheet);
  act(s);
  assert.deepEqual(comparable({ ...expected, ...core.makeSheet(s, ours) }), comparable(expected));
};

test('CA-31, CH-12, CH-18: after a drawing, heroes, mountains and the Dragon change a sheet in the search core as in the engine', () => {
  for (let seed = 1; seed <= SHEETS; seed++) {
    const { rules, sheet } = randomSheet(seed);
    const expected = onEngine(rules, sheet, () => undefined);
    sameAfter(rules, sheet, expected, s => core.settleSheet(core.coreRules(rules.config), s));
  }
});

test('CH-14: Zombies grow in the search core as in the engine', () => {
  for (let seed = 1; seed <= SHEETS; seed++) {
    const { rules, sheet } = randomSheet(seed);
    const card = ambushCard(rules, 'zombie-plague');
    const cells = card.grows?.(lairOf(rules, sheet, card)).list() ?? [];
    if (cells.length === 0) continue;
    const drawn = { type: 'drawn', sheet: 0, by: null, terrain: 'monster', cells, letter: 'Z' } as const;
    const expected = onEngine(rules, sheet, tell => tell(drawn));
    sameAfter(rules, sheet, expected, s => core.growZombies(core.coreRules(rules.config), s));
  }
});

test('CH-15, CH-16, CS-04: Troll and Gorgon have the same possible victims in the search core as in the engine', () => {
  for (let seed = 1; seed <= SHEETS; seed++) {
    const { rules, sheet, random } = randomSheet(seed);
    const ours = core.coreRules(rules.config);
    const s = core.newSheet(ours.map);
    core.loadSheet(s, ours, sheet);
    const gorgon = ambushCard(rules, 'gorgon-gaze');
    const gazed = victims(rules, sheet, gorgon, 'gaze');
    const n = core.gazeVictims(ours, s);
    assert.deepEqual(
      at.unpackRows(core.victimSet, 0),
      gazed.rows,
      `expected the core to list the engine’s victims of the Gorgon, seed ${seed}`,
    );
    assert.equal(n, gazed.size);
    const auto = n === 0 ? undefined : core.cellOfPlace(core.autoVictim(s));
    assert.equal(
      auto,
      autoVictim(rules, sheet, gorgon),
      `expected the core to choose the engine’s victim, seed ${seed}`,
    );
    core.ravageVictims(s);
    const troll = ambushCard(rules, 'giant-troll-ravage');
    assert.deepEqual(
      at.unpackRows(core.victimSet, 0),
      victims(rules, sheet, troll, 'ravage').rows,
      `expected the core to list the engine’s victims of the Troll, seed ${seed}`,
    );
    if (n === 0) continue;
    const cell = gazed.list()[random.below(n)]!;
    const destroyed = { type: 'destroyed', sheet: 0, cells: [cell], why: 'gaze' } as const;
    const expected = onEngine(rules, sheet, tell => tell(destroyed));
    sameAfter(rules, sheet, expected, copy => core.destroy(ours, copy, core.placeOfCell(cell)));
  }
});

test('CH-12: a monster drawn on a mark is destroyed, even without a mountain or Dragon nearby', () => {
  const config = configure({
    game: 'combined',
    ambushPool: ['goblin-attack', 'bugbear-assault', 'kobold-onslaught', 'gnoll-raid'],
  });
  assert.ok(!isRefusal(config));
  const rules = core.coreRules(config);
  const sheet = core.newSheet(rules.map);
  const dobrik = rules.heroes[0]!;
  core.drawHero(rules, sheet, core.placeOfCell(0), dobrik.attacks[0]!);
  core.draw(rules, sheet, core.exploreOf(rules, 'rift-lands'), core.placeOfCell(1), at.MONSTER);
  assert.equal(sheet[at.MONSTER], 0);
  assert.equal(sheet[at.DESTROYED], 2);
});
