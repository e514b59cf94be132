import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeNotes } from './fault.ts';
import { start } from './parse.ts';
import {
  bool,
  decimal,
  type FieldReader,
  fields,
  inside,
  integer,
  list,
  matching,
  oneOf,
  orNull,
  table,
  text,
  words,
} from './read.ts';

/** What a reader returns, and the faults that it reports, as `code place details`. */
const reading = <T>(read: FieldReader<T>, value: unknown): { value: T | undefined; noted: string[] } => {
  const notes = makeNotes();
  const got = read(value, inside(start(notes), 'here'));
  const noted = notes
    .found()
    .map(({ code, path, details }) => `${code} ${path.join('.')} ${JSON.stringify(details)}`);
  return { value: got, noted };
};

const refuses = <T>(read: FieldReader<T>, value: unknown, ...noted: readonly string[]): void =>
  assert.deepEqual(reading(read, value), { value: undefined, noted });

const takes = <T>(read: FieldReader<T>, value: unknown, got: T = value as T): void =>
  assert.deepEqual(reading(read, value), { value: got, noted: [] });

const wrong = (expected: string): string => `wrong-type here {"expected":"${expected}"}`;
const LONG = 'x'.repeat(80);
const CUT = 'x'.repeat(60);

test('every reader refuses a value of a wrong type, and its fault names the expected type', () => {
  refuses(bool, 'yes', wrong('boolean'));
  refuses(words, 1, wrong('string'));
  refuses(matching(/^a/, 'bad-card-id'), 1, wrong('string'));
  refuses(oneOf(['a']), 1, wrong('string'));
  refuses(integer(), 1.5, wrong('integer'));
  refuses(integer(), '1', wrong('integer'));
  for (const value of ['1', Number.NaN, Number.POSITIVE_INFINITY])
    refuses(decimal(0, 1), value, wrong('number'));
  refuses(list(bool), {}, wrong('list'));
  refuses(table(bool), [], wrong('object'));
  refuses(fields({}, {}), 'x', wrong('object'));
  refuses(text, 1, wrong('text'));
  takes(bool, false);
  takes(words, '');
  takes(orNull(bool), null);
  refuses(orNull(bool), 1, wrong('boolean'));
});

test('number readers accept both bounds, and report them for a number outside', () => {
  for (const value of [1, 4]) takes(integer(1, 4), value);
  refuses(integer(1, 4), 0, 'out-of-range here {"found":0,"least":1,"most":4}');
  refuses(integer(1), 0, 'out-of-range here {"found":0,"least":1}');
  refuses(integer(undefined, 4), 5, 'out-of-range here {"found":5,"most":4}');
  for (const value of [0, 0.5, 1]) takes(decimal(0, 1), value);
  refuses(decimal(0, 1), 1.5, 'out-of-range here {"found":1.5,"least":0,"most":1}');
  refuses(decimal(0, 1), -0.5, 'out-of-range here {"found":-0.5,"least":0,"most":1}');
});

test('the fault of a text reader contains the text, cut if it is long', () => {
  takes(matching(/^a/, 'bad-card-id'), 'ab');
  refuses(matching(/^a/, 'bad-card-id'), LONG, `bad-card-id here {"found":"${CUT}"}`);
  takes(oneOf(['ford', 'hall']), 'hall');
  refuses(
    oneOf(['ford', 'hall']),
    'fort',
    'unknown-word here {"found":"fort","allowed":["ford","hall"],"suggestion":"ford"}',
  );
  refuses(
    oneOf(['ford'], 'unknown-faction'),
    LONG,
    `unknown-faction here {"found":"${CUT}","allowed":["ford"]}`,
  );
});

test('a list reader skips invalid items, and reports lists that are too short or too long and duplicate items', () => {
  const read = list(words, { least: 2, most: 3, unique: true });
  takes(read, ['a', 'b']);
  takes(read, ['a', 'b', 'c']);
  const noted = (value: unknown): readonly string[] => reading(read, value).noted;
  assert.deepEqual(noted(['a']), ['too-few here {"found":1,"least":2}']);
  assert.deepEqual(noted(['a', 'b', 'c', 'd']), ['too-many here {"found":4,"most":3}']);
  assert.deepEqual(noted(['a', 'b', 'a']), ['twice-in-list here.2 {"found":"a"}']);
  assert.deepEqual(noted([LONG, LONG]), [`twice-in-list here.1 {"found":"${CUT}"}`]);
  takes(list(words), ['a', 'a']);
  const half = reading(list(words), ['a', 1]);
  assert.deepEqual(half, { value: ['a'], noted: ['wrong-type here.1 {"expected":"string"}'] });
});

test('a table reader returns only entries with a valid name and a valid value', () => {
  takes(table(bool), { a: true });
  const half = reading(table(bool, matching(/^a/, 'bad-card-id')), { a: true, b: true, ab: 1 });
  assert.deepEqual(half.value, { a: true });
  assert.deepEqual(half.noted, [
    'bad-card-id here.b {"found":"b"}',
    'wrong-type here.ab {"expected":"boolean"}',
  ]);
});

test('an object reader refuses missing and unknown keys, and warns about an unused key', () => {
  const read = fields({ id: words }, { size: integer() }, { idle: { hp: integer() }, of: 'mission' });
  takes(read, { id: 'a' });
  takes(read, { id: 'a', size: 1 });
  refuses(read, {}, 'missing-key here {"key":"id"}');
  refuses(
    read,
    { id: 'a', sise: 1 },
    'unknown-key here.sise {"key":"sise","allowed":["id","size","hp"],"suggestion":"size"}',
  );
  refuses(
    read,
    { id: 'a', [LONG]: 1 },
    `unknown-key here.${LONG} {"key":"${CUT}","allowed":["id","size","hp"]}`,
  );
  refuses(
    read,
    { id: 'a', toString: 1 },
    'unknown-key here.toString {"key":"toString","allowed":["id","size","hp"]}',
  );
  assert.deepEqual(reading(read, { id: 'a', hp: 3 }), {
    value: { id: 'a' },
    noted: ['unused-key here.hp {"key":"hp","of":"mission"}'],
  });
});

test('a reader of translated texts uses a text in one language for both', () => {
  takes(text, 'Ford', { en: 'Ford', fr: 'Ford' });
  takes(text, { en: 'Ford', fr: 'Gué' });
  takes(text, { fr: 'Gué' }, { en: 'Gué', fr: 'Gué' });
  takes(text, { en: 'Ford' }, { en: 'Ford', fr: 'Ford' });
  takes(text, { de: 'Furt' }, { en: 'Furt', fr: 'Furt' });
  takes(text, {}, { en: '', fr: '' });
});
