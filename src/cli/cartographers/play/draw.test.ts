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
import { linesOfEvent } from './log-lines.ts';
import { finalPage } from './pages.ts';
import { paintFor, wantsColor } from './paint.ts';
import { sceneFor } from './scene.ts';
import { merged, parseTyped } from './typed.ts';

const play = (seats: number): State => {
  const players = Array.from({ length: seats }, () => BOTS.random);
  const match = playMatch(cartographers, { seed: parseSeed('draw'), config: { game: 'combined' }, players });
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  return match.state;
};

const solo = play(1);
const rules = rulesOf(solo.config);
const plain = paintFor(false);
const look = { language: 'en', paint: plain, width: 100 } as const;

describe('the map sheet as text', () => {
  const rows = [...Array(10).fill('...........'), '^#FVAWMHX..'];
  const { drawing } = parseDrawing(rows) as { drawing: Pick<Sheet, 'forest'> };
  const marks = rules.map.grid.none.with(0, 0b10001);
  const letters = { Z: rules.map.grid.none.with(10, 1 << 6) };
  const sheet = { ...solo.sheets[0]!, ...drawing, forest: rules.map.grid.none.with(2, 2), marks, letters };

  test('a map sheet as text shows rows, columns, letters, filled ruins, beasts, marks and highlights', () => {
    const lines = drawSheet(rules, sheet, plain, new Set([3, 4]));
    assert.equal(lines.length, 12);
    assert.match(lines[0]!, / 1 {2}2 .* 10 11$/);
    assert.equal(lines[1]!.slice(0, 17), 'A  .* .  . [.][.*');
    assert.equal(lines[3]!.slice(0, 9), 'C  .  f  ');
    assert.match(lines[11]!, /V {2}A {2}W {2}Mz {1}H {2}X/);
  });

  test('color adds only color codes to a map sheet', () => {
    const colored = drawSheet(rules, sheet, paintFor(true));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: color codes start with an escape.
    const bare = colored.map(line => line.replaceAll(/\u001b\[[\d;]*m/g, ''));
    assert.notDeepEqual(colored, bare);
    assert.deepEqual(bare, drawSheet(rules, sheet, plain));
  });

  test('color is used only on terminals, and never with the flag --no-color or the variable NO_COLOR', () => {
    const terminal = { noColor: false, isTerminal: true };
    assert.equal(wantsColor(terminal, {}), true);
    assert.equal(wantsColor(terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }), false);
    assert.equal(wantsColor({ noColor: true, isTerminal: true }, {}), false);
    assert.equal(wantsColor({ noColor: false, isTerminal: false }, {}), false);
  });

  test('`beside` puts blocks of text side by side, `table` aligns columns, and `wrapText` wraps lines', () => {
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

describe('typed input', () => {
  const { grid } = rules.map;
  test('a typed drawing is understood in both languages, with its parts in any order', () => {
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

  test('a single letter is understood as a terrain or a flip if only one of them is possible', () => {
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

  test('reports a typed space that is off the map sheet, and two typed parts of a drawing that contradict each other', () => {
    for (const word of ['A12', 'L1', 'Z9'])
      assert.deepEqual(parseTyped(grid, word), { type: 'offSheet', word });
    assert.deepEqual(parseTyped(grid, '1 2 A1'), { type: 'contradiction', before: '1', word: '2' });
    assert.deepEqual(parseTyped(grid, '1 A1 B2'), { type: 'contradiction', before: 'A1', word: 'B2' });
    assert.equal(parseTyped(grid, 'A1 a1').type, 'wish');
  });

  test('new input toggles the flip, adds quarter turns or replaces another part of the drawing that is typed so far', () => {
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

describe('the end page', () => {
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

  test('CA-50: the end page shows who is the Royal Cartographer, and how a tie was broken', () => {
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

  test('CS-06, CS-07: the end page of a solo game shows a rating and a title', () => {
    const text = finalPage(sceneFor(solo, look, { names: [], bots: [] }), cartographers.view(solo, 0)).join(
      '\n',
    );
    assert.match(text, /Rating .* = −?\d+ \(CS-06\)\.\nTitle: /);
    assert.match(text, /Seed: [0-9a-f]{64}/);
  });
});

describe('the log', () => {
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

  /** Returns the log lines of an event, as the player in the first seat sees them. */
  const told = (after: State, event: Event): string[] =>
    linesOfEvent(scene, { event, about: logDetails(event, 0, after) });

  test('CS-02: the log of a solo ambush says at which spot the shape fits, or that it fits in none of the spots tried', () => {
    const walk = told(blank, { type: 'revealed', card: 'dragon-inferno' })[1]!;
    assert.match(walk, /walks counterclockwise along the edge from the bottom left: it fits at spot 2/);
    const full = { ...blank, sheets: [{ ...blank.sheets[0]!, forest: rules.map.grid.all }] };
    const ignored = told(full, { type: 'ignored', card: 'dragon-inferno' })[0]!;
    assert.match(ignored, /fits in none of the 81 spots tried and is ignored/);
  });
});
