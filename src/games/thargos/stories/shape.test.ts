import assert from 'node:assert/strict';
import { test } from 'node:test';
import { condar } from './condar.ts';
import { kurnor } from './kurnor.ts';
import { planFault } from './shape.ts';

const plan = (more: object = {}) => ({ id: 'x', nodes: { a: { mission: 'M1', role: 'main' } }, ...more });
const node = (more: object): unknown => plan({ nodes: { a: { mission: 'M1', role: 'main', ...more } } });

test('planFault finds no fault in a valid plan', () => {
  assert.equal(planFault(plan()), undefined);
  for (const shipped of [kurnor, condar]) assert.equal(planFault(shipped), undefined);
  assert.equal(
    planFault(
      node({
        requires: { all: ['b'], any: ['c', 'd'] },
        fork: 'east',
        claim: 'exclusive',
        team: true,
        passive: false,
        region: 'urban',
        text: 'Words',
        won: 'More words',
        place: { fr: 'Là' },
        x: 0,
        y: 100,
      }),
    ),
    undefined,
  );
});

test('planFault reports a `requires` that is not an object with lists of keys in `all` and `any`', () => {
  const bad = [
    { all: ['b', 3] },
    { all: [3, 'b'] },
    { all: ['b'], none: ['c'] },
    { all: ['b'], any: 'c' },
    { any: ['b'], all: [undefined] },
    { some: ['b'] },
    ['b'],
    'b',
    null,
  ];
  for (const requires of bad) assert.equal(planFault(node({ requires })), 'nodes.a.requires');
});

test('planFault reports every invalid field of a node', () => {
  const bad: Readonly<Record<string, readonly unknown[]>> = {
    mission: ['m1', 'M0', 'M12345', 'xM1', 'M1x', 'X1', 5],
    role: ['side', undefined, 1],
    fork: [1, null],
    claim: ['both', true],
    team: ['yes', 1],
    passive: [0, null],
    region: ['any', 'sea'],
    text: [5, { fr: 5 }, { en: 'yes', fr: 5 }],
    won: [5, { fr: 5 }],
    place: [[], null],
    x: [-1, 101, '5', Number.NaN],
    y: [-0.5, 100.5],
    other: [1],
  };
  for (const [key, values] of Object.entries(bad))
    for (const value of values)
      assert.equal(
        planFault(node({ [key]: value })),
        `nodes.a.${key}`,
        `expected planFault to report nodes.a.${key} for ${JSON.stringify(value)}`,
      );
  assert.equal(planFault(plan({ nodes: { a: { role: 'main' } } })), 'nodes.a.mission');
  assert.equal(planFault(plan({ nodes: { a: { mission: 'M1' } } })), 'nodes.a.role');
  assert.equal(planFault(plan({ nodes: { a: { mission: 'M1', role: 'main' }, b: 'M2' } })), 'nodes.b');
});

test('planFault reports every invalid field of a plan', () => {
  const pack = { id: 'a', version: '1.0.0', hash: 'b' };
  assert.equal(planFault(plan({ packs: [pack], banCards: ['A1'], secondary: [], title: 'T' })), undefined);
  const bad: Readonly<Record<string, readonly unknown[]>> = {
    id: [5, null],
    title: [5],
    intro: [false],
    packs: [pack, [{ ...pack, more: 1 }], [{ ...pack, hash: 1 }], [pack, {}]],
    allowActions: ['A1', ['A1', 'a2']],
    banCards: [[1]],
    secondary: [['M1', null]],
    nodes: [5, [], 'a'],
    other: [1],
  };
  for (const [key, values] of Object.entries(bad))
    for (const value of values)
      assert.equal(
        planFault(plan({ [key]: value })),
        key,
        `expected planFault to report ${key} for ${JSON.stringify(value)}`,
      );
  for (const value of [undefined, null, 5, 'x', []]) assert.equal(planFault(value), 'story');
  assert.equal(planFault({ nodes: {} }), 'id');
  assert.equal(planFault({ id: 'x' }), 'nodes');
});

test('planFault reports a plan with more than a hundred nodes', () => {
  const nodes = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, { mission: 'M1', role: 'main' }]));
  assert.equal(planFault(plan({ nodes: nodes(100) })), undefined);
  assert.equal(planFault(plan({ nodes: nodes(101) })), 'nodes');
});
