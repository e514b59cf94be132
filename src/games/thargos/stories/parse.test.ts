import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Card, CardId } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { checkStory } from './check.ts';
import { condar } from './condar.ts';
import { sayStoryFault } from './fault-messages.ts';
import { kurnor } from './kurnor.ts';
import { parseStory } from './parse.ts';
import { planFault } from './shape.ts';
import type { StoryPlan } from './story.ts';

const POOL: ReadonlyMap<CardId, Card> = new Map(DEFAULT_SET.map(card => [card.id, card]));

const places = (input: unknown): string[] =>
  parseStory(input).faults.map(({ place, code }) => `${place}: ${code}`);

describe('HT-9.4: reading a story file', () => {
  test('a shipped story is the same after it is written to a file and read again', () => {
    for (const plan of [kurnor, condar] as readonly StoryPlan[]) {
      const { value, faults } = parseStory(JSON.stringify(plan));
      assert.deepEqual(faults, []);
      assert.deepEqual(value, plan);
    }
  });

  test('parseStory uses a text in one language for both', () => {
    const nodes = { a: { mission: 'M1', role: 'main', place: { fr: 'Là' } } };
    const plan = parseStory({ id: 'x', title: 'Here', nodes }).value;
    assert.deepEqual(plan?.title, { en: 'Here', fr: 'Here' });
    assert.deepEqual(plan?.nodes.a?.place, { en: 'Là', fr: 'Là' });
  });

  test('a story file names the packs that the story needs, without their content', () => {
    const packs = [{ id: 'my-box', version: '1.0.0', hash: 'abc' }];
    const nodes = { a: { mission: 'M99', role: 'main' } };
    assert.deepEqual(parseStory({ id: 'x', packs, nodes }).value?.packs, packs);
    assert.equal(planFault({ id: 'x', packs, nodes }), undefined);
    assert.equal(planFault({ id: 'x', packs: [{ id: 'my-box' }], nodes }), 'packs');
    assert.deepEqual(places({ id: 'x', packs: [{ id: 'my-box', cards: [] }], nodes }), [
      'packs[0].cards: unknown-key',
      'packs[0]: missing-key',
      'packs[0]: missing-key',
    ]);
  });

  test('parseStory reports faults with their place in the story', () => {
    assert.deepEqual(places([]), [': wrong-type']);
    assert.deepEqual(places({ id: 'x' }), [': missing-key']);
    assert.deepEqual(
      places({
        id: 'x',
        nodez: 1,
        secondary: ['M1', 'm2'],
        nodes: {
          a: { mission: 'M1', role: 'side' },
          'b-c': { mission: 'M2', role: 'main', requires: { all: ['a', 3] }, x: 101, y: '4' },
        },
      }),
      [
        'nodez: unknown-key',
        'secondary[1]: bad-card-id',
        'nodes.a.role: unknown-word',
        'nodes["b-c"].requires.all[1]: wrong-type',
        'nodes["b-c"].x: out-of-range',
        'nodes["b-c"].y: wrong-type',
      ],
    );
  });

  test('faults in JSON text also have a line and a column', () => {
    const fault = parseStory('{"id": "x",\n "nodes": {"a": {"mission": "M1",\n  "role": "side"}}}')
      .faults[0]!;
    assert.deepEqual([fault.line, fault.column], [3, 11]);
    const broken = parseStory('{"id": "x",\n "nodes"}').faults[0]!;
    assert.deepEqual([broken.code, broken.line], ['not-json', 2]);
  });

  test('parseStory refuses a map with more than a hundred nodes', () => {
    const nodes = Object.fromEntries(
      Array.from({ length: 101 }, (_, i) => [`n${i}`, { mission: `M${i + 1}`, role: 'main' }]),
    );
    assert.deepEqual(places({ id: 'x', nodes }), ['nodes: too-many']);
  });
});

/** Asserts that reading never throws, that checkStory accepts the result, and that every fault has a text. */
const survives = (input: unknown): void => {
  const { value, faults } = parseStory(input);
  assert.ok(value !== undefined || faults.length > 0);
  if (!value) return;
  const report = checkStory(value, POOL, { players: 3, target: 34 });
  for (const fault of report.faults)
    for (const language of ['en', 'fr'] as const) {
      const said = sayStoryFault(fault, language);
      assert.ok(
        said.length > 5 && !/undefined|\[object/.test(said),
        `expected the fault text to have every detail, found: ${said}`,
      );
    }
};

/** A copy in which the value at this path is replaced by `by`, or removed if `by` is undefined. */
const spoil = (value: unknown, path: readonly number[], by: unknown): unknown => {
  if (typeof value !== 'object' || value === null || path.length === 0) return by;
  const keys = Object.keys(value);
  if (keys.length === 0) return by;
  const key = keys[path[0]! % keys.length]!;
  const inner = spoil((value as Record<string, unknown>)[key], path.slice(1), by);
  if (Array.isArray(value)) return value.map((part, i) => (String(i) === key ? inner : part));
  const rest = Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  return inner === undefined ? rest : { ...rest, [key]: inner };
};

describe('story files with arbitrary content', () => {
  const spoiler = fc.oneof(
    fc.constantFrom(
      undefined,
      null,
      -1,
      101,
      'M22',
      'M999',
      'C401',
      'guilds',
      'gate',
      'toString',
      '__proto__',
    ),
    fc.constantFrom(
      [],
      {},
      ['gate'],
      ['guilds', 'wolf'],
      { all: ['gate'] },
      { any: [] },
      'rund',
      'secret',
      true,
    ),
    fc.jsonValue(),
  );

  test('parseStory never throws for arbitrary values and texts', () => {
    fc.assert(fc.property(fc.jsonValue(), survives), { numRuns: 500 });
    fc.assert(fc.property(fc.string(), survives), { numRuns: 500 });
  });

  test('parseStory never throws for a shipped story with broken parts', () => {
    const path = fc.array(fc.nat(40), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.constantFrom<StoryPlan>(kurnor, condar),
        fc.array(fc.tuple(path, spoiler), { minLength: 1, maxLength: 4 }),
        (plan, faults) =>
          survives(
            JSON.stringify(faults.reduce((spoilt: unknown, [at, by]) => spoil(spoilt, at, by), plan)) ?? '',
          ),
      ),
      { numRuns: 300 },
    );
  });
});
