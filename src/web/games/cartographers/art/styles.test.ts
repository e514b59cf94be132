import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compass } from '../../../art/compass.ts';
import { ICON_NAMES, icon } from '../../../art/icons.ts';
import { crestFor, drawCrest, TINCTURES } from './crest.ts';
import { drawShape, swatch, timeBar } from './emblems.ts';
import { drawGhost, GHOST_STATES } from './ghost.ts';
import { KINDS } from './kinds.ts';
import { drawMap } from './map.ts';
import { drawSmall } from './small.ts';
import { defsImage } from './symbols.ts';
import { fullScene } from './test/scenes.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (name: string): string => readFileSync(folder + name, 'utf8');
const tokens = read('../../../art/tokens.css');
const art = read('art.css') + read('pictures.css');

const blocks = (css: string, selector: string): string[] =>
  css
    .split(`${selector} {`)
    .slice(1)
    .map(rest => rest.slice(0, rest.indexOf('}')).replace(/\s+/g, ' '));

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(--[\w-]+):/g)].map(match => match[1]!));

test('every token that the art uses is defined, and print styles redefine only existing tokens', () => {
  const [light, ...others] = blocks(tokens, ':root');
  const known = namesIn(light!);
  for (const [, name] of art.matchAll(/var\((--[\w-]+)/g))
    assert.ok(known.has(name!), `expected tokens.css to define ${name}`);
  for (const block of others)
    for (const name of namesIn(block))
      assert.ok(known.has(name), `expected the first :root block of tokens.css to define ${name}`);
});

test('colors in the art and its styles are tokens only, because themes change only tokens', () => {
  assert.doesNotMatch(art, /#[0-9a-f]{3,8}\b|rgb|hsl/i);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.includes('test'))
    .map(read);
  for (const source of sources)
    assert.doesNotMatch(source, /'#[0-9a-f]{3,8}'|style=|stroke="|fill="(?!url)/i);
});

test('every rule with the font for numbers has lining, tabular digits', () => {
  const rules = [...art.matchAll(/[^{}]+\{[^{}]*\}/g)].map(match => match[0]);
  const plain = rules.filter(rule => rule.includes('var(--f-sans)'));
  assert.ok(plain.length > 0);
  for (const rule of plain) assert.match(rule, /font-variant-numeric: lining-nums tabular-nums/);
});

test('every class the art uses has a style, and every style is used', () => {
  const { grid } = fullScene(11, 11).map;
  const scene = { ...fullScene(11, 11), preyed: [1], asked: [2], struck: [4], focus: 3, isVisit: true };
  const seals = [
    { row: 1, text: '1' },
    { row: 2, text: '', isNext: true },
  ];
  const drawn = [
    defsImage(),
    ...[0, 3, 6].map(shift =>
      drawMap({ ...fullScene(11, 11, shift), award: { cells: [1], rows: [1], seals } }),
    ),
    drawMap(scene),
    drawSmall(scene),
    ...KINDS.map(kind => swatch(kind)),
    swatch('ruins'),
    drawShape(['##']),
    compass(),
    timeBar(3, 1, 8),
    ...ICON_NAMES.map(icon),
    ...TINCTURES.map(field => drawCrest({ ...crestFor(1), field })),
    drawCrest(crestFor(0)),
    ...GHOST_STATES.map(state => drawGhost({ grid, terrain: 'farm', cells: [1, 2], state, blocking: [1] })),
    read('standalone.ts').replace(/look: '([^']+)'/g, 'class="$1"'),
    // Classes of elements that page components put around the drawings.
    '<svg class="a-emblem">',
    '<span class="a-letter">',
  ].join('');
  const used = new Set([...drawn.matchAll(/class="([^"$]+)"/g)].flatMap(match => match[1]!.split(' ')));
  const styled = new Set([...art.matchAll(/\.(a-[\w-]+)/g)].map(match => match[1]!));
  // Classes that only name a group or a state and have no style.
  const groups = 'ink|frame|award|aged|small|compass|time|later|fits|blocked|misses|single';
  const bare = new RegExp(`^a-(${groups}|icon-.*|village-lining|sign-farm|sign-ruins)$`);
  assert.deepEqual(
    [...used].filter(name => !styled.has(name) && !bare.test(name)),
    [],
  );
  assert.deepEqual(
    [...styled].filter(name => !used.has(name)),
    [],
  );
});
