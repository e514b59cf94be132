import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, test } from 'node:test';
import { EDICTS } from '../games/cartographers/cards/sets.ts';
import { linesOf, MAIN, runCli } from './test/run.ts';

const MAP_A = [
  '...........',
  '...^.......',
  '........^..',
  '...........',
  '...........',
  '.....^.....',
  '...........',
  '...........',
  '..^........',
  '.......^...',
  '...........',
];
const RUINS_A = [
  [1, 5],
  [2, 1],
  [2, 9],
  [8, 1],
  [8, 9],
  [9, 5],
];

/** Returns map sheet A with letters on some spaces: `{ F: 'A1 A2' }`. */
const drawn = (letters: Readonly<Record<string, string>>): string[] => {
  const rows = MAP_A.map(row => [...row]);
  for (const [letter, cells] of Object.entries(letters))
    for (const cell of cells.split(' ')) rows[cell.charCodeAt(0) - 65]![Number(cell.slice(1)) - 1] = letter;
  return rows.map(row => row.join(''));
};

const ask = async (command: string, lines: readonly unknown[], ...flags: string[]) => {
  const texts = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { code, out } = await runCli([command, ...flags], `${texts.join('\n')}\n`);
  return { code, answers: linesOf(out).map(line => JSON.parse(line)) };
};

describe('score', () => {
  test('CA-T-01, CA-T-31, CA-E-34: score counts the stars that cards earn, and the stars that monsters cost', async () => {
    const { code, answers } = await ask('score', [
      { map: drawn({ F: 'A1 A2 B2 K11' }), ruins: RUINS_A, cards: ['sentinel-wood', 'greenbough'] },
      { map: drawn({ V: 'A2', A: 'B1' }), cards: ['the-cauldrons'] },
      { map: drawn({ M: 'G2 H1 I2 H3' }), ruins: RUINS_A, cards: [] },
    ]);
    assert.equal(code, 0);
    assert.deepEqual(answers[0], { stars: { 'sentinel-wood': 3, greenbough: 6 }, monsters: 0 });
    assert.deepEqual(answers[1].stars, { 'the-cauldrons': 1 });
    assert.equal(answers[2].monsters, -7);
  });

  test('score accepts all cards in one line, in both editions', async () => {
    const cards = [...EDICTS.keys()];
    const map = drawn({ F: 'A1 A2 B1' });
    const { answers } = await ask('score', [
      { map, ruins: RUINS_A, cards },
      { map, ruins: RUINS_A, cards, edition: 'rulebook-en' },
    ]);
    assert.deepEqual(Object.keys(answers[0].stars).sort(), cards.sort());
    assert.equal(answers[0].stars['heart-of-the-forest'], 2);
    assert.equal(answers[1].stars['heart-of-the-forest'], 3);
  });

  test('CA-47: score counts the best cluster, and applies house rules and corrections', async () => {
    const villages = drawn({ V: 'A1 A2 A3 A4 K1 K2 K3 K4 E11 F11' });
    const { code, answers } = await ask('score', [
      { map: villages, cards: ['shieldgate'] },
      { map: villages, cards: ['shieldgate'], config: { shieldgateTie: 'next' } },
      {
        map: villages,
        cards: ['shieldgate'],
        config: { corrections: { shieldgate: { values: { stars: 5 } } } },
      },
      { map: drawn({ V: 'E5 E6 K1' }), cards: ['outer-enclave'] },
    ]);
    assert.equal(code, 0);
    assert.deepEqual(
      answers.map(answer => Object.values(answer.stars)[0]),
      [8, 4, 20, 5],
    );
  });

  test('with --why, score also lists the spaces that earn or cost stars', async () => {
    const { answers } = await ask(
      'score',
      [{ map: drawn({ F: 'A1 B2 K11', M: 'K1' }), cards: ['sentinel-wood', 'wildholds'] }],
      '--why',
    );
    assert.deepEqual(answers[0].why, {
      'sentinel-wood': [
        {
          stars: 2,
          cells: [
            [0, 0],
            [10, 10],
          ],
          each: 1,
        },
      ],
      wildholds: [],
      monsters: [
        [9, 0],
        [10, 1],
      ],
    });
  });

  test('if a card, value or option is unknown, score suggests a similar one', async () => {
    const good = { map: MAP_A, cards: ['lost-barony'] };
    const { code, answers } = await ask('score', [
      { ...good, cards: ['sentinel-wod'] },
      { ...good, edition: 'printd' },
      { ...good, config: { soloAnchr: 'box' } },
      { ...good, config: { soloAnchor: 'bx' } },
    ]);
    assert.equal(code, 1);
    assert.deepEqual(
      answers.map(({ error }) => /Did you mean [“"](.*)[”"]\?/.exec(error.message)?.[1]),
      ['sentinel-wood', 'printed', 'soloAnchor', 'box'],
    );
  });

  test('score answers a bad line with an error, and then continues with the next line', async () => {
    const good = { map: MAP_A, cards: ['lost-barony'] };
    const bad: [unknown, string][] = [
      ['nonsense', 'bad-json'],
      [[1], 'not-an-object'],
      [{ cards: [] }, 'missing-key'],
      [{ ...good, cards: ['no-such-card'] }, 'unknown-card'],
      [{ ...good, cards: 'lost-barony' }, 'bad-cards'],
      [{ ...good, colour: 1 }, 'unknown-key'],
      [{ ...good, edition: 'latin' }, 'bad-value'],
      [{ ...good, map: ['...', '...'] }, 'map-bad-size'],
      [{ ...good, map: MAP_A.with(3, '....') }, 'map-uneven-rows'],
      [{ ...good, map: MAP_A.with(3, '?..........') }, 'map-bad-letter'],
      [{ ...good, ruins: [[1, 3]] }, 'map-overlap'],
      [{ ...good, ruins: [[0, 11]] }, 'map-ruins-off-sheet'],
      [{ ...good, ruins: 'A1' }, 'map-bad-ruins'],
      [{ ...good, config: [] }, 'bad-config'],
      [{ ...good, config: { nope: 1 } }, 'config-unknown-key'],
      [{ ...good, config: { greatCity: 'no' } }, 'config-bad-value'],
    ];
    const { code, answers } = await ask('score', [...bad.flatMap(([line]) => [line, good]), '', '   ', good]);
    assert.equal(code, 1);
    assert.equal(answers.length, bad.length * 2 + 1);
    bad.forEach(([, errorCode], i) => {
      assert.equal(answers[i * 2].error.code, errorCode);
      assert.equal(answers[i * 2].error.line, i * 2 + 1);
      assert.ok(answers[i * 2].error.message.length > 5);
      assert.deepEqual(answers[i * 2 + 1], { stars: { 'lost-barony': 3 }, monsters: 0 });
    });
    assert.deepEqual(answers.at(-1).stars, { 'lost-barony': 3 });
  });

  test('score prints messages in French if LC_ALL names a French locale', async () => {
    const { out } = await runCli(['score'], '{"map": 1}\n', { LC_ALL: 'fr_FR.UTF-8' });
    assert.equal(JSON.parse(out).error.message, 'la clé «\u202fcards\u202f» manque');
  });

  test('score accepts a last line without a line break, Windows line breaks and a byte order mark', async () => {
    const line = JSON.stringify({ map: MAP_A, cards: ['lost-barony'] });
    const { code, out } = await runCli(['score'], `\uFEFF${line}\r\n${line}`);
    assert.equal(code, 0);
    assert.equal(linesOf(out).length, 2);
  });

  test('score answers each line before it reads the next', async () => {
    const child = spawn(process.execPath, [MAIN, 'score'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const answers: AsyncIterator<string> = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    for (let i = 0; i < 3; i++) {
      child.stdin.write(`${JSON.stringify({ map: MAP_A, cards: ['lost-barony'] })}\n`);
      const { value } = await answers.next();
      assert.equal(JSON.parse(value).stars['lost-barony'], 3);
    }
    child.stdin.end();
    await answers.next();
  });

  test('score prints no error if the program that reads its output closes the pipe', async () => {
    const child = spawn(process.execPath, [MAIN, 'score'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      errors += text;
    });
    const line = `${JSON.stringify({ map: MAP_A, cards: ['lost-barony'] })}\n`;
    child.stdin.on('error', () => {});
    child.stdin.end(line.repeat(20_000));
    child.stdout.once('data', () => child.stdout.destroy());
    await new Promise(resolve => child.on('close', resolve));
    assert.equal(errors, '');
  });
});

describe('placements', () => {
  const empty = ['.....', '.....', '.....', '.....', '.....'];

  test('the command `placements` counts all sets of spaces that a shape can cover, with any rotation and flip', async () => {
    const { code, answers } = await ask('placements', [
      { map: empty, shape: ['##', '#.'] },
      { map: empty, shape: ['#.#'] },
      { map: empty, shape: ['#'] },
      { map: empty, shape: ['.....', '..#..', '..##.'] },
      { map: empty, shape: ['######'] },
    ]);
    assert.equal(code, 0);
    assert.deepEqual(
      answers.map(answer => answer.count),
      [64, 30, 25, 64, 0],
    );
  });

  test('with `onRuins`, the command `placements` counts only placements that cover an unfilled ruin', async () => {
    const ruins = [
      [0, 0],
      [2, 2],
    ];
    const { answers } = await ask(
      'placements',
      [
        { map: empty, ruins, shape: ['#'], onRuins: true },
        { map: ['F....', ...empty.slice(1)], ruins, shape: ['##'], onRuins: true },
      ],
      '--list',
    );
    assert.deepEqual(answers[0], { count: 2, cells: [[[0, 0]], [[2, 2]]] });
    assert.equal(answers[1].count, 4);
    assert.equal(answers[1].cells.length, 4);
  });

  test('the command `placements` refuses invalid shapes', async () => {
    const shapes = [[], ['..'], ['##', '#'], ['#x'], '##', ['#'.repeat(21)]];
    const { code, answers } = await ask(
      'placements',
      shapes.map(shape => ({ map: empty, shape })),
    );
    assert.equal(code, 1);
    assert.ok(answers.every(answer => answer.error.code === 'bad-shape'));
  });
});

describe('ambush', () => {
  const dragon = { shape: ['..#', '###', '#..'], corner: 'bottom-left', direction: 'counter-clockwise' };

  test('CA-E-41, CA-E-44: the command `ambush` draws at the first free spot of the walk along the edge, if there is one', async () => {
    const { code, answers } = await ask('ambush', [
      { map: MAP_A, ruins: RUINS_A, ...dragon },
      { map: MAP_A.map(() => 'FFFFFFFFFFF'), ...dragon },
      { map: MAP_A, shape: ['#'], corner: 'top-right', direction: 'clockwise', anchor: 'cell' },
    ]);
    assert.equal(code, 0);
    assert.deepEqual(answers, [
      {
        cells: [
          [8, 3],
          [9, 1],
          [9, 2],
          [9, 3],
          [10, 1],
        ],
      },
      { cells: null },
      { cells: [[0, 10]] },
    ]);
  });

  test('the command `ambush` refuses an unknown corner or direction', async () => {
    const { code, answers } = await ask('ambush', [
      { map: MAP_A, ...dragon, corner: 'north' },
      { map: MAP_A, ...dragon, direction: 'left' },
    ]);
    assert.equal(code, 1);
    assert.ok(answers.every(answer => answer.error.code === 'bad-value'));
  });
});
