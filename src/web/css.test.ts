import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/**
 * These tests ensure that equal styles are declared once: as a class in ui/layout.css, or as a rule with several
 * selectors.
 */

interface Block {
  readonly head: string;
  readonly said: string[];
}

interface Rule {
  /** The file of the rule and its selectors, from the outermost to the innermost. */
  readonly place: string;
  /** The sorted declarations of the rule, and the media query around it. */
  readonly body: string;
  readonly length: number;
}

const isAt = (head: string): boolean => head.startsWith('@');
/** Whether a rule must not repeat declarations, unlike keyframes and font faces. */
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

test('`rulesIn` reads rules with their media queries and nesting, without comments', () => {
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

test('no two CSS rules have the same three or more declarations', () => {
  const rules = sheets.flatMap(({ path, css }) => rulesIn(css, path));
  assert.ok(rules.length > 1000);
  assert.deepEqual(twins(rules, 3), []);
});

/** The five window widths at which layouts may change (ui/layout.css), in rem. */
const WIDTHS = [40, 48, 60, 70, 100];
/** The window heights below which a table hides something, in em. */
const HEIGHTS = [30, 40, 45, 50, 56, 68, 80];

/** The media queries that may use a different width, by file, with the reason. */
const OTHER_WIDTHS: Readonly<Record<string, string>> = {
  'base.css: min-width: 120rem': 'letters grow only on very large windows',
  'games/thargos/replay/replay.css: max-width: 149.99rem':
    'from there on, a column fits beside a whole board',
};

const isToken = (side: string, value: number): boolean =>
  WIDTHS.includes(value) || (side === 'max' && WIDTHS.includes(Math.round((value + 0.01) * 100) / 100));

test('layouts change only at the widths in WIDTHS and OTHER_WIDTHS, and at the heights in HEIGHTS', () => {
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
      `expected every query in OTHER_WIDTHS to be in use, found ${other}`,
    );
});

/**
 * The sizes in container queries. They differ from WIDTHS, because they measure a part of the screen, not the window.
 */
const CONTAINERS = [
  ...['15.5rem', '11rem', '14rem', '34rem', '45.99rem', '49.99rem', '50rem', '56rem', '71rem'],
];

test('container queries use exactly the sizes in CONTAINERS', () => {
  const sizes = sheets.flatMap(({ css }) =>
    [...css.matchAll(/@container ([^{]*)/g)].flatMap(
      ([, query = '']) => query.match(/[\d.]+\w+(?=\))/g) ?? [],
    ),
  );
  assert.deepEqual([...new Set(sizes)].sort(), CONTAINERS.toSorted());
});
