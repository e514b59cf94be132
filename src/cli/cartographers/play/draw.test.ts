import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BOTS } from '../../../bots/index.ts';
import { playMatch } from '../../../engine/match.ts';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { parseDrawing } from '../../../games/cartographers/board/drawing.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import { rulesOf } from '../../../games/cartographers/rules.ts';
import type { Event, Result, Sheet, State } from '../../../games/cartographers/types.ts';
import { logDetails } from '../../../games/cartographers/words/log-details.ts';
import { beside, table, wrapText } from '../../terminal/layout.ts';
import { drawSheet } from './draw.ts';
import { finalPage } from './pages.ts';
import { paintFor, wantsColour } from './paint.ts';
import { sceneFor } from './scene.ts';
import { tellEvent } from './tell.ts';
import { merged, parseTyped } from './typed.ts';

const play = (seats: number): State => {
  const players = Array.from({ length: seats }, () => BOTS.random);
  const match = playMatch(cartographers, { seed: parseSeed('draw'), config: { game: 'combined' }, players });
  if (isRefusal(match)) throw new Error(match.refused);
  return match.state;
};

const solo = play(1);
const rules = rulesOf(solo.config);
const plain = paintFor(false);
const look = { language: 'en', paint: plain, width: 100 } as const;

describe('a sheet as text', () => {
  const rows = [...Array(10).fill('...........'), '^#FVAWMHX..'];
  const { drawing } = parseDrawing(rows) as { drawing: Pick<Sheet, 'forest'> };
  const marks = rules.map.grid.none.with(0, 0b10001);
  const letters = { Z: rules.map.grid.none.with(10, 1 << 6) };
  const sheet = { ...solo.sheets[0]!, ...drawing, forest: rules.map.grid.none.with(2, 2), marks, letters };

  test('shows rows, columns, letters, filled ruins, beasts, marks and what is lit', () => {
    const lines = drawSheet(rules, sheet, plain, new Set([3, 4]));
    assert.equal(lines.length, 12);
    assert.match(lines[0]!, / 1 {2}2 .* 10 11$/);
    assert.equal(lines[1]!.slice(0, 17), 'A  .* .  . [.][.*');
    assert.equal(lines[3]!.slice(0, 9), 'C  .  f  ');
    assert.match(lines[11]!, /V {2}A {2}W {2}Mz {1}H {2}X/);
  });

  test('looks the same in colour but for the colour', () => {
    const coloured = drawSheet(rules, sheet, paintFor(true));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with it.
    const bare = coloured.map(line => line.replaceAll(/\u001b\[[\d;]*m/g, ''));
    assert.notDeepEqual(coloured, bare);
    assert.deepEqual(bare, drawSheet(rules, sheet, plain));
  });

  test('colour is for terminals, and never against NO_COLOR', () => {
    const terminal = { noColor: false, isTerminal: true };
    assert.equal(wantsColour(terminal, {}), true);
    assert.equal(wantsColour(terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }), false);
    assert.equal(wantsColour({ noColor: true, isTerminal: true }, {}), false);
    assert.equal(wantsColour({ noColor: false, isTerminal: false }, {}), false);
  });

  test('blocks, tables and broken lines', () => {
    assert.deepEqual(beside(['a', 'bb'], ['1', '', '3'], 1), ['a  1', 'bb', '   3']);
    assert.deepEqual(
      table([
        ['a', '1'],
        ['bb', '10'],
      ]),
      ['a    1', 'bb  10'],
    );
    assert.deepEqual(wrapText('  one two three', 9, 4), ['  one two', '    three']);
  });
});

describe('what is typed', () => {
  const { grid } = rules.map;
  test('is understood in any order and both languages', () => {
    const whole = { type: 'wish', wish: { shape: 1, turns: 1, flip: true, terrain: 'forest', cell: 14 } };
    assert.deepEqual(parseTyped(grid, '1 r90 forest B4 f'), whole);
    assert.deepEqual(parseTyped(grid, '  b4 f forêt r 1'), whole);
    assert.deepEqual(parseTyped(grid, 'eau'), { type: 'wish', wish: { terrain: 'water' } });
    assert.deepEqual(parseTyped(grid, '? 2 rr'), { type: 'list', wish: { shape: 2, turns: 2 } });
    assert.deepEqual(parseTyped(grid, 'Pourquoi C'), { type: 'why', of: 'c' });
    assert.deepEqual(parseTyped(grid, 'save my game.json'), { type: 'save', file: 'my game.json' });
    assert.deepEqual(parseTyped(grid, ''), { type: 'empty' });
    assert.deepEqual(parseTyped(grid, 'constructor'), { type: 'unknown', word: 'constructor' });
    assert.deepEqual(parseTyped(grid, 'voir 2'), { type: 'show', seat: 2 });
    assert.deepEqual(parseTyped(grid, 'règle ca-21'), { type: 'rule', of: 'ca-21' });
  });

  test('letters do where they are clear', () => {
    for (const [word, terrain] of Object.entries({
      v: 'village',
      w: 'water',
      a: 'farm',
      e: 'water',
      fo: 'forest',
    }))
      assert.deepEqual(parseTyped(grid, word), { type: 'wish', wish: { terrain } });
    assert.deepEqual(parseTyped(grid, 'f'), { type: 'wish', wish: { flip: true } });
    assert.deepEqual(parseTyped(grid, 'F A1'), { type: 'twoLetters', word: 'F' });
  });

  test('spaces off the sheet and contradictions are told apart from nonsense', () => {
    for (const word of ['A12', 'L1', 'Z9'])
      assert.deepEqual(parseTyped(grid, word), { type: 'offSheet', word });
    assert.deepEqual(parseTyped(grid, '1 2 A1'), { type: 'contradiction', before: '1', word: '2' });
    assert.deepEqual(parseTyped(grid, '1 A1 B2'), { type: 'contradiction', before: 'A1', word: 'B2' });
    assert.equal(parseTyped(grid, 'A1 a1').type, 'wish');
  });

  test('what is typed changes that part of what is held', () => {
    const held = { shape: 1, turns: 1, flip: true, terrain: 'forest', cell: 0 } as const;
    assert.deepEqual(merged(held, { flip: true }), { ...held, flip: false });
    assert.deepEqual(merged(held, { turns: 3 }), { ...held, turns: 0 });
    assert.deepEqual(merged(held, { cell: 5 }), { ...held, cell: 5 });
    assert.deepEqual(merged(held, { cell: 5, turns: 2 }), { shape: 1, terrain: 'forest', cell: 5, turns: 2 });
    assert.deepEqual(merged(held, { shape: 2 }), { shape: 2, terrain: 'forest', cell: 0 });
    assert.deepEqual(merged({ turns: 1, cell: 0 }, { shape: 2 }), {
      shape: 2,
      turns: 1,
      flip: false,
      cell: 0,
    });
  });
});

describe('the last page', () => {
  const game = play(3);
  const scene = sceneFor(game, look, { names: ['Ann', 'Bob', 'Cy'], bots: [] });
  const page = (result: Result, language: 'en' | 'fr' = 'en') => {
    const view = { ...cartographers.view(game, 0), result };
    const shown =
      language === 'en'
        ? scene
        : sceneFor(game, { ...look, language }, { names: ['Ann', 'Bob', 'Cy'], bots: [] });
    return finalPage(shown, view).join('\n');
  };

  test('CA-50: names the Royal Cartographer and how a tie was broken', () => {
    const clear = page({ totals: [10, 30, 20], monsters: [1, 2, 3], places: [3, 1, 2] });
    assert.match(clear, /Bob with 30 stars: Royal Cartographer!/);
    assert.doesNotMatch(clear, /tied/);
    assert.match(clear, /Bob .*\nCy .*\nAnn /);
    const tied = page({ totals: [30, 30, 20], monsters: [1, 2, 3], places: [1, 2, 3] });
    assert.match(tied, /tied: the player who lost fewer stars to monsters wins/);
    assert.match(tied, /Ann with 30 stars/);
    const shared = page({ totals: [30, 30, 20], monsters: [2, 2, 3], places: [1, 1, 3] }, 'fr');
    assert.match(shared, /Ann & Bob partagent la victoire/);
  });

  test('CS-06, CS-07: a solo game has a rating and a title', () => {
    const text = finalPage(sceneFor(solo, look, { names: [], bots: [] }), cartographers.view(solo, 0)).join(
      '\n',
    );
    assert.match(text, /Rating .* = −?\d+ \(CS-06\)\.\nTitle: /);
    assert.match(text, /Seed: [0-9a-f]{64}/);
  });
});

describe('what happened', () => {
  const scene = sceneFor(solo, look, { names: [], bots: [] });
  const blank = {
    ...solo,
    sheets: [
      {
        ...solo.sheets[0],
        ...Object.fromEntries(
          ['forest', 'village', 'farm', 'water', 'monster', 'hero', 'destroyed'].map(set => [
            set,
            rules.map.grid.none,
          ]),
        ),
      },
    ],
  } as State;

  /** As the reader in the first seat hears it. */
  const told = (after: State, event: Event): string[] =>
    tellEvent(scene, { event, about: logDetails(event, 0, after) });

  test('CS-02: the walk of a solo ambush is told with the spots it tried', () => {
    const walk = told(blank, { type: 'revealed', card: 'dragon-inferno' })[1]!;
    assert.match(walk, /walks counterclockwise along the edge from the bottom left: it fits at spot 2/);
    const full = { ...blank, sheets: [{ ...blank.sheets[0]!, forest: rules.map.grid.all }] };
    const ignored = told(full, { type: 'ignored', card: 'dragon-inferno' })[0]!;
    assert.match(ignored, /fits in none of the 81 spots tried and is ignored/);
  });
});
