import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DEFINITIONS, VERB_NAMES, type VerbDefinition } from '../../effects/definition.ts';
import type { OpOf } from '../../effects/effect.ts';
import { HANDLERS } from '../../effects/handlers/index.ts';

test('every verb has a test', () => {
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.test.ts'));
  const text = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
  assert.equal(VERB_NAMES.length, 39);
  assert.deepEqual(
    VERB_NAMES.filter(name => !text.includes(`verb('${name}',`)),
    [],
  );
});

test('every verb has a definition and a handler in files of its name', () => {
  const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  const files = ['index.ts', ...VERB_NAMES.map(name => `${kebab(name)}.ts`)].sort();
  for (const folder of ['verbs', 'handlers'])
    assert.deepEqual(readdirSync(`${import.meta.dirname}/../../effects/${folder}`).sort(), files, folder);
});

test('a verb without a handler, a value or a key does not compile', () => {
  const { value: _, ...withoutValue } = DEFINITIONS.draw;
  // @ts-expect-error: `value` is missing
  const valueless: VerbDefinition<OpOf<'draw'>> = withoutValue;
  // @ts-expect-error: the key `amount` is missing
  const keyless: VerbDefinition<OpOf<'draw'>> = { ...DEFINITIONS.draw, keys: { who: 'needed' } };
  const { draw: __, ...others } = HANDLERS;
  // @ts-expect-error: the handler of `draw` is missing
  const handlers: typeof HANDLERS = others;
  assert.ok(valueless && keyless && handlers);
});
