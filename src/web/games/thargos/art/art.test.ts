import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ATTRIBUTES, FACTIONS } from '../../../../games/thargos/attributes.ts';
import type { DeckCard, HeroCard } from '../../../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { CARD_TYPES } from '../../../../games/thargos/effects/effect.ts';
import { DEFINITIONS } from '../../../../games/thargos/effects/verbs/index.ts';
import { assertWellFormed } from '../../../art/test/well-formed.ts';
import { CHARGES } from './charges.ts';
import { defsImage } from './defs.ts';
import { attributeEmblem, CHIP_MODES, chip, MARK_NAMES, mark, shield } from './emblems.ts';
import { frame } from './frames.ts';
import { picturesImage } from './pictures.ts';
import { back, dial, die, fuse, NODE_STATES, node, seal } from './pieces.ts';
import { portrait } from './portrait.ts';
import { vignette } from './vignette.ts';

const isHero = (card: { readonly type: string }): card is HeroCard => card.type === 'hero';
const isDeckCard = (card: { readonly type: string }): card is DeckCard => card.type !== 'hero';
const heroes = DEFAULT_SET.filter(isHero);
const others = DEFAULT_SET.filter(isDeckCard);

const portraits = (isWounded: boolean): string[] =>
  heroes.map(({ id, faction }) => portrait({ id, faction, isWounded }));
const vignettes = others.map(vignette);

const definitions = defsImage() + picturesImage();
const everything = [
  definitions,
  ...MARK_NAMES.map(mark),
  ...ATTRIBUTES.flatMap(attribute => [
    attributeEmblem(attribute),
    ...CHIP_MODES.flatMap(mode => ['4', '−12'].map(says => chip(attribute, says, mode))),
    ...[0, 1, 2, 3, 4, 5, 6].map(pips => die(attribute, pips)),
  ]),
  ...[...FACTIONS, null].map(shield),
  ...CARD_TYPES.map(frame),
  ...NODE_STATES.map(node),
  seal('3', 'VP'),
  seal('12', ''),
  ...[0, 9, 17, 40].map(value => dial(value, 17)),
  dial(0, 0),
  ...[0, 1, 31, 60, 80].map(left => fuse(left, 60)),
  fuse(0, 0),
  back(),
  ...portraits(false),
  ...portraits(true),
  ...vignettes,
  ...FACTIONS.map(faction => portrait({ id: 'C9001', faction })),
  ...Array.from({ length: 60 }, (_, i) => portrait({ id: `C${9000 + i}`, faction: null })),
];

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(match => match[1]!);

test('every drawing is well-formed SVG', () => {
  for (const drawing of everything) assertWellFormed(drawing);
});

test('SVG ids are unique, and every referenced id has a definition', () => {
  const ids = matches(definitions, /\sid="([^"]+)"/g);
  assert.equal(new Set(ids).size, ids.length);
  const known = new Set(ids);
  const drawn = everything.join('');
  const wanted = [...matches(drawn, /href="#([^"]+)"/g), ...matches(drawn, /url\(#([^)]+)\)/g)];
  assert.deepEqual(
    [...new Set(wanted)].filter(id => !known.has(id)),
    [],
  );
  // Only the definitions may have ids, because a drawing may appear several times on the page.
  for (const drawing of everything.slice(1)) assert.doesNotMatch(drawing, /\sid="/);
});

test('every built-in card has a different picture', () => {
  for (const pictures of [portraits(false), portraits(true), vignettes])
    assert.equal(new Set(pictures).size, pictures.length);
});

test('every verb with a picture names an existing drawing', () => {
  const known: readonly string[] = [...Object.keys(CHARGES), ...FACTIONS];
  for (const [verb, { picture }] of Object.entries(DEFINITIONS))
    assert.ok(
      picture === undefined || known.includes(picture),
      `expected the picture of ${verb} to be a drawing in charges.ts or a faction, found ${picture}`,
    );
});

test('the picture of a custom card depends only on its tags, verbs, attributes and id', () => {
  const card: DeckCard = {
    id: 'A9001',
    type: 'action',
    name: { en: 'A', fr: 'A' },
    pam: 1,
    play: 'instant',
    boxCopies: 1,
    set: 'custom',
    source: { name: 'printed', values: 'printed', effect: 'printed' },
    effects: [{ on: 'play', do: [{ op: 'heal', target: 'hero' }] }],
  };
  assert.equal(vignette(card), vignette({ ...card }));
  assert.match(vignette(card), /#th-c-spring/);
  assert.match(vignette({ ...card, tags: ['undead'] }), /#th-c-skull/);
  assert.match(vignette({ ...card, effects: [], mods: { mind: 1 } }), /#th-c-eye/);
  assert.match(vignette({ ...card, effects: [] }), /#th-c-map/);
});

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (name: string): string => readFileSync(folder + name, 'utf8');

test('drawings and art.css name no colors except through tokens', () => {
  assert.doesNotMatch(read('art.css'), /#[0-9a-f]{3,8}\b|rgb|hsl/i);
  const sources = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.includes('test'));
  for (const name of sources)
    assert.doesNotMatch(
      read(name),
      /'#[0-9a-f]{3,8}'|style=|stroke="|fill="(?!url)/i,
      `expected ${name} to use only color tokens`,
    );
});

test('every color token in the style sheets is defined in tokens.css', () => {
  const known = new Set(matches(read('tokens.css'), /(--th-[\w-]+):/g));
  const sheets = [
    'art.css',
    'tokens.css',
    '../card/card-face.css',
    '../card/strips.css',
    '../cards/cards.css',
  ];
  for (const sheet of sheets)
    for (const name of matches(read(sheet), /var\((--th-[\w-]+)/g))
      assert.ok(known.has(name), `expected tokens.css to define ${name}, which ${sheet} uses`);
});

test('every class the art uses has a style, and every style is used', () => {
  const used = new Set(matches(everything.join(''), /class="([^"]+)"/g).flatMap(names => names.split(' ')));
  const styled = new Set(matches(read('art.css') + read('tokens.css'), /\.(ta-[\w-]+)/g));
  // These classes need no style of their own, because combined selectors style them or their children.
  const bare =
    /^ta-(emblem|back|fuse|die|unit|spark|shade|glint|frame-head|k-hero|chip-counts|node-(won|open|locked|secret|fork))$/;
  assert.deepEqual(
    [...used].filter(name => !styled.has(name) && !bare.test(name)),
    [],
  );
  assert.deepEqual(
    [...styled].filter(name => !used.has(name)),
    [],
  );
});
