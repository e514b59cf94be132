import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { VerbDefinition } from '../../effects/definition.ts';
import type { OpOf } from '../../effects/effect.ts';
import { DEFINITIONS, VERB_NAMES } from '../../effects/verbs/index.ts';

test('every verb has a test in this folder', () => {
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.test.ts'));
  const text = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
  for (const name of VERB_NAMES)
    assert.match(
      text,
      new RegExp(`\\bverb\\(\\s*'${name}',`),
      `expected test/verbs to contain a test verb('${name}', …)`,
    );
});

test('every verb has a file that is named after it', () => {
  const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  const files = ['index.ts', ...VERB_NAMES.map(name => `${kebab(name)}.ts`)].sort();
  assert.deepEqual(readdirSync(`${import.meta.dirname}/../../effects/verbs`).sort(), files);
});

test("a verb without a handler, a text, a value or a key doesn't compile", () => {
  const { value: _, ...withoutValue } = DEFINITIONS.draw;
  // @ts-expect-error: the function `value` is missing
  const valueless: VerbDefinition<OpOf<'draw'>> = withoutValue;
  // @ts-expect-error: the key `amount` is missing
  const keyless: VerbDefinition<OpOf<'draw'>> = { ...DEFINITIONS.draw, keys: { who: 'needed' } };
  const { run: __, ...withoutHandler } = DEFINITIONS.draw;
  // @ts-expect-error: the handler `run` is missing
  const idle: VerbDefinition<OpOf<'draw'>> = withoutHandler;
  const { french: ___, ...withoutFrench } = DEFINITIONS.draw;
  // @ts-expect-error: the French text is missing
  const wordless: VerbDefinition<OpOf<'draw'>> = withoutFrench;
  assert.ok(valueless && keyless && idle && wordless);
});
