import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** Identical looks are declared once: as a class in ui/layout.css, or as one rule with several selectors. */

interface Block {
  readonly head: string;
  readonly said: string[];
}

interface Rule {
  /** The file and the selectors, from the outermost. */
  readonly place: string;
  /** Its declarations in sorted order, and the media they apply to. */
  readonly body: string;
  readonly length: number;
}

const isAt = (head: string): boolean => head.startsWith('@');
/** Keyframes and font faces may repeat declarations. */
const isLook = (heads: readonly string[]): boolean =>
  !heads.some(head => /^@(keyframes|font-face)/.test(head));

const rulesIn = (css: string, path: string): readonly Rule[] => {
  const open: Block[] = [{ head: path, said: [] }];
  const rules: Rule[] = [];
  for (const [, text = '', mark] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const words = text.trim().replace(/\s+/g, ' ');
    if (mark === '{') {
      open.push({ head: words, said: [] });
      continue;
    }
    if (words !== '') open.at(-1)?.said.push(words);
    if (mark === ';') continue;
    const heads = open.map(({ head }) => head);
    const said = open.pop()?.said ?? [];
    if (said.length === 0 || !isLook(heads)) continue;
    rules.push({
      place: heads.filter(head => !isAt(head)).join(' '),
      body: `${heads.filter(isAt).join(' ')} { ${said.toSorted().join('; ')} }`,
      length: said.length,
    });
  }
  return rules;
};

const twins = (rules: readonly Rule[], least: number): readonly string[] =>
  [...Map.groupBy(rules, ({ body }) => body)]
    .filter(([, alike]) => alike.length > 1 && (alike[0]?.length ?? 0) >= least)
    .map(([body, alike]) => `${body}\n${alike.map(({ place }) => `  ${place}`).join('\n')}`);

test('reads rules with their media and nesting, without their comments', () => {
  const rules = rulesIn('a{b:c;/*;}*/d:e}@media x{f{d:e;b:c}g{h{b:c}}}@keyframes i{to{b:c}}', 'p.css');
  assert.deepEqual(rules, [
    { place: 'p.css a', body: ' { b:c; d:e }', length: 2 },
    { place: 'p.css f', body: '@media x { b:c; d:e }', length: 2 },
    { place: 'p.css g h', body: '@media x { b:c }', length: 1 },
  ]);
  assert.deepEqual(twins(rulesIn('a{b:c;d:e}f{d:e;b:c}g{h:i}j{h:i}', 'p.css'), 2), [
    ' { b:c; d:e }\n  p.css a\n  p.css f',
  ]);
});

test('no two rules share three or more declarations', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.css'))
    .sort()
    .flatMap(path => rulesIn(readFileSync(folder + path, 'utf8'), path));
  assert.ok(rules.length > 1000);
  assert.deepEqual(twins(rules, 3), []);
});
