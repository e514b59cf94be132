import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'vite';
import { partOf } from './verb-plugin.ts';

const VERB = `import { isMore } from '../asking.ts';
import { draw as drawCards } from '../flow.ts';
import * as en from '../english.ts';
import * as fr from '../french.ts';
const least = 1;
export const draw = {
  keys: { who: 'needed' },
  isUseful: (table, { amount }) => isMore(table, amount),
  run: (run, op) => later(run, op),
  english: op => en.act(op.who),
  french: op => fr.act(op.who),
  prompt: undefined
};
const later = (run, op) => drawCards(run, op, least);
`;

const part = (name: string): string =>
  partOf(VERB, name, code => parseAst(code))
    .replace(/\s+/g, ' ')
    .trim();

test('a part of a verb contains its properties, and only the imports and constants that they use', () => {
  assert.equal(
    part('english'),
    "import * as en from '../english.ts'; export const draw = { english: op => en.act(op.who), };",
  );
  assert.equal(
    part('rules'),
    "import { draw as drawCards } from '../flow.ts'; const least = 1; export const draw = { run: (run, op) => later(run, op), };" +
      ' const later = (run, op) => drawCards(run, op, least);',
  );
  assert.equal(
    part('table'),
    "import { isMore } from '../asking.ts'; export const draw = { isUseful: (table, { amount }) => isMore(table, amount), };",
  );
});

test('a part of a verb contains the helper functions that it uses, even if its properties have comments', () => {
  const code = `import * as en from '../english.ts';
function least(op) {
  return op.amount;
}
export const draw = {
  /** A comment, with a comma. */
  run: (run, op) => {
    // A comment, with a comma.
    return run(least(op), { op });
  }, // after
  english: op => en.act(op.who)
};
`;
  const of = (name: string) => partOf(code, name, text => parseAst(text));
  assert.ok(!of('english').includes('function least'));
  assert.ok(of('rules').includes('function least'));
  assert.ok(!of('rules').includes('en.act'));
  assert.doesNotThrow(() => parseAst(of('english')));
});

test('rejects a definition that it cannot split', () => {
  const split = (code: string) => () => partOf(code, 'rules', text => parseAst(text));
  assert.throws(split('export const a = make({ run: 1 });'), /expected one exported definition/);
  assert.throws(split('const a = { run: 1 }; export default a;'), /expected one exported definition/);
  assert.throws(
    split('export const a = { ...b };'),
    /expected a property of a part \(PARTS\), found SpreadElement/,
  );
  assert.throws(split('export const a = { runn: 1 };'), /found runn/);
  assert.throws(split('export const a = { [run]: 1 };'), /expected a property of a part/);
});

test('rejects a verb file with a second export', () => {
  assert.throws(
    () => partOf('export const a = {}; export const b = {};', 'run', code => parseAst(code)),
    /expected one exported definition in a verb, found 2/,
  );
});
