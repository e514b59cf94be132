import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonFault, salvageJson } from './json.ts';

const TEXT = '{"a": [1, -2.5e3, "x\\u00e9\\"", true, false, null, [], {}], "b": {"c": "d"}}';

test('jsonFault reports that a truncated text ends too early, wherever the text is cut', () => {
  JSON.parse(TEXT);
  for (let end = 0; end < TEXT.length; end++) {
    const cut = TEXT.slice(0, end);
    assert.deepEqual(
      jsonFault(cut),
      { place: end, ends: true },
      `expected jsonFault to report the end (${end}) of the truncated text ${cut}`,
    );
  }
});

test('jsonFault reports the position of a syntax error', () => {
  const cases: [string, number][] = [
    ['{"a" 1}', 5],
    ['{"a": 1,}', 8],
    ['[1, 2', 5],
    ['[1 2]', 3],
    ['{"a": tru3}', 6],
    ['[1}', 2],
    ['{]', 1],
    ['{"a": "b\u0001"}', 6],
    ['[] []', 3],
    ["{'a': 1}", 1],
    ['[,]', 1],
    ['{"a"::1}', 5],
    ['x', 0],
    ['["\\x"]', 1],
    ['["\\u12g4"]', 1],
    ['["a\nb"]', 1],
  ];
  for (const [text, place] of cases) {
    assert.throws(() => JSON.parse(text));
    assert.equal(jsonFault(text).place, place, `expected jsonFault to report position ${place} in ${text}`);
  }
});

test('jsonFault finds the position of a syntax error after a string of 10 million characters', () => {
  const long = `["${'x'.repeat(10_000_000)}`;
  assert.deepEqual(jsonFault(long), { place: long.length, ends: true });
  assert.deepEqual(jsonFault(`${long}" 1`), { place: long.length + 2, ends: false });
  const escapes = `["${'\\u00e9\\n'.repeat(1_000_000)}`;
  assert.deepEqual(jsonFault(escapes), { place: escapes.length, ends: true });
});

test('jsonFault accepts unusual characters that JSON allows in strings', () => {
  const text = '["\u007f\u0085\u2028😀\ud800"';
  assert.deepEqual(jsonFault(text), { place: text.length, ends: true });
});

test('salvageJson reads a damaged text up to the last complete item of a list', () => {
  const text = '{"a": [1, 2], "log": [{"b": [1]}, {"b": [2, 3]}, {"b": [4]}]}';
  const whole = JSON.parse(text);
  for (let end = text.indexOf(', {"b": [4'); end < text.length - 3; end++)
    assert.deepEqual(salvageJson(text.slice(0, end)), { ...whole, log: whole.log.slice(0, 2) });
  assert.deepEqual(salvageJson(text.replace('"b": [4]', '"b" [4]')), {
    ...whole,
    log: whole.log.slice(0, 2),
  });
  assert.deepEqual(salvageJson('{"a": [1, 2, '), { a: [1, 2] });
  for (const nothing of ['', '{"a": ', '[1, 2', 'hello']) assert.equal(salvageJson(nothing), undefined);
});
