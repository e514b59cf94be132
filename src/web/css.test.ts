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

const folder = fileURLToPath(new URL('.', import.meta.url));
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.css'))
  .sort()
  .map(path => ({ path, css: readFileSync(folder + path, 'utf8') }));

test('no two rules share three or more declarations', () => {
  const rules = sheets.flatMap(({ path, css }) => rulesIn(css, path));
  assert.ok(rules.length > 1000);
  assert.deepEqual(twins(rules, 3), []);
});

/** The five widths of ui/layout.css, in rem. */
const WIDTHS = [40, 48, 60, 70, 100];
/** Heights at which a table gives up something, in em. */
const HEIGHTS = [30, 40, 45, 50, 56, 68, 80];

/** Queries with another width, with the reason. */
const OTHER_WIDTHS: Readonly<Record<string, string>> = {
  'base.css: min-width: 120rem': 'letters grow only on very large windows',
  'games/thargos/replay/replay.css: min-width: 150rem': 'a third column beside a whole board',
  'games/thargos/replay/replay.css: max-width: 149.99rem': 'its counterpart',
};

const isToken = (side: string, value: number): boolean =>
  WIDTHS.includes(value) || (side === 'max' && WIDTHS.includes(Math.round((value + 0.01) * 100) / 100));

test('layouts change only at the widths of ui/layout.css and at a few heights', () => {
  const conditions = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/@media ([^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/\(([^)]*\b(?:width|height)\b[^)]*)\)/g)].map(([, said = '']) => ({ path, said })),
    ),
  );
  assert.ok(conditions.length > 50);
  const isAllowed = ({ path, said }: (typeof conditions)[number]): boolean => {
    const [, side = '', axis, value, unit] = /^(min|max)-(width|height): ([\d.]+)(rem|em)$/.exec(said) ?? [];
    if (axis === 'height') return unit === 'em' && HEIGHTS.includes(Number(value));
    return (
      (unit === 'rem' && isToken(side, Number(value))) || Object.hasOwn(OTHER_WIDTHS, `${path}: ${said}`)
    );
  };
  assert.deepEqual(
    conditions.filter(each => !isAllowed(each)).map(({ path, said }) => `${path}: ${said}`),
    [],
  );
  for (const other of Object.keys(OTHER_WIDTHS))
    assert.ok(
      conditions.some(({ path, said }) => `${path}: ${said}` === other),
      `${other} is gone`,
    );
});

/** Container queries measure a part of the screen, so their widths follow from what that part holds. */
const CONTAINERS = [
  ...['15.5rem', '11rem', '14rem', '34rem', '45.99rem', '49.99rem', '50rem', '56rem', '71rem'],
];

test('container queries use known sizes', () => {
  const sizes = sheets.flatMap(({ css }) =>
    [...css.matchAll(/@container ([^{]*)/g)].flatMap(
      ([, query = '']) => query.match(/[\d.]+\w+(?=\))/g) ?? [],
    ),
  );
  assert.deepEqual([...new Set(sizes)].sort(), CONTAINERS.toSorted());
});
