import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCell, parseCells, separatorOf } from './csv-cells.ts';

/** Each cell as `line:column text`, row by row. */
const cells = (text: string, separator?: string): string[][] =>
  parseCells(text, separator).rows.map(row => row.map(cell => `${cell.line}:${cell.column} ${cell.text}`));

const faults = (text: string): string[] =>
  parseCells(text).faults.map(
    ({ code, line, column, details }) => `${code} ${line}:${column} ${JSON.stringify(details)}`,
  );

test('separatorOf returns the most frequent separator of the first line, or a comma if the line has none', () => {
  assert.equal(separatorOf('a,b,c'), ',');
  assert.equal(separatorOf('a;b;c,d'), ';');
  assert.equal(separatorOf('a\tb\tc;d,e'), '\t');
  assert.equal(separatorOf('a,b;c'), ',');
  assert.equal(separatorOf('a'), ',');
  assert.equal(separatorOf(''), ',');
  assert.equal(separatorOf('a,b\nc;d;e;f'), ',', 'expected separatorOf to ignore the second line');
  assert.equal(separatorOf('a,b\r\nc;d;e;f'), ',');
});

test('parseCells gives the line and column where each cell starts, with any line ending', () => {
  const expected = [
    ['1:1 a', '1:3 bb', '1:6 '],
    ['2:1 ', '2:2 c', '2:4 d'],
  ];
  for (const end of ['\n', '\r\n', '\r']) {
    assert.deepEqual(cells(`a,bb,${end},c,d`), expected);
    assert.deepEqual(cells(`a,bb,${end},c,d${end}`), expected, 'expected a final line end to add no row');
  }
  assert.deepEqual(cells('a;b,c', ';'), [['1:1 a', '1:3 b,c']]);
  assert.deepEqual(cells(''), []);
});

test('parseCells skips empty lines but counts them, and adds an empty cell after a final separator', () => {
  assert.deepEqual(cells('a\n\n  \nb'), [['1:1 a'], ['4:1 b']]);
  assert.deepEqual(cells(',\na,'), [
    ['1:1 ', '1:2 '],
    ['2:1 a', '2:3 '],
  ]);
});

test('quoted cells may contain separators, line ends and doubled quotes; their line ends count as lines', () => {
  assert.deepEqual(cells('"a,b",c'), [['1:2 a,b', '1:7 c']]);
  assert.deepEqual(cells('x,"a ""b"""'), [['1:1 x', '1:4 a "b"']]);
  assert.deepEqual(cells('"a\nbc",d\ne'), [['1:2 a\nbc', '2:5 d'], ['3:1 e']]);
  assert.deepEqual(
    cells('"a"  ,b'),
    [['1:2 a', '1:7 b']],
    'expected parseCells to ignore blanks after a closing quote',
  );
  assert.deepEqual(
    cells('a"b"'),
    [['1:1 a"b"']],
    'expected a quote inside an unquoted cell to be an ordinary character',
  );
  assert.deepEqual(faults('"a"  ,"b"\n"c,d"'), []);
});

test('parseCells reports an unclosed quote and text after a closing quote with their places', () => {
  assert.deepEqual(faults('a,"b'), ['csv-open-quote 1:3 {}']);
  assert.deepEqual(faults('a\n"b\nc'), ['csv-open-quote 2:1 {}']);
  assert.deepEqual(faults('"b" c'), ['csv-after-quote 1:4 {"found":" c"}']);
  assert.deepEqual(faults(`"b"${'x'.repeat(30)},c`), [`csv-after-quote 1:4 {"found":"${'x'.repeat(20)}"}`]);
  assert.deepEqual(cells('"b" c,d'), [['1:2 b', '1:7 d']]);
});

test('makeCell quotes a cell only if needed, and parseCells reads the original text', () => {
  assert.equal(makeCell('plain text'), 'plain text');
  for (const text of ['a,b', 'a;b', 'a\tb', 'a\nb', 'a\rb', 'say "so"', ' a', 'a ']) {
    assert.equal(makeCell(text), `"${text.replaceAll('"', '""')}"`);
    assert.equal(parseCells(`${makeCell(text)},`, ',').rows[0]![0]!.text, text);
  }
});
