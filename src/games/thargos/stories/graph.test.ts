import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { condar } from './condar.ts';
import { neighbors, nodeStates, openNodes, pathNodes, pileOf } from './graph.ts';
import { kurnor } from './kurnor.ts';
import { swapLairAndWolf } from './lair-and-wolf.ts';
import { pathsOf } from './paths.ts';
import type { StoryPlan } from './story.ts';

const stateOf = (plan: StoryPlan, key: string, done: readonly string[], taken: readonly string[] = []) =>
  nodeStates(plan, { done, taken }).get(key);

/** A story with these nodes and no secondary pile. */
const story = (nodes: StoryPlan['nodes']): StoryPlan => ({ id: 'test', nodes });

describe('HT-10.1: the Kurnor story opens its nodes in the order of the rulebook', () => {
  const openAfter = (...done: string[]): string[] => openNodes(kurnor, { done, taken: [] });

  test('HT-10.1: only the node guilds is open at the start of the Kurnor story', () => {
    assert.deepEqual(openAfter(), ['guilds']);
  });

  test('HT-10.1: completing the node guilds opens lair and racket; completing lair opens wolf', () => {
    assert.deepEqual(openAfter('guilds'), ['lair', 'racket', 'wounded']);
    assert.ok(openAfter('guilds', 'lair').includes('wolf'));
    assert.ok(!openAfter('guilds', 'racket').includes('wolf'));
  });

  test('HT-10.1: completing the node racket opens both hoard and Metbetoch', () => {
    const open = openAfter('guilds', 'racket');
    assert.ok(open.includes('hoard') && open.includes('metbetoch'));
  });

  test('HT-10.1: the node fear stays closed after hoard is completed, and opens after Metbetoch is completed', () => {
    const done = ['guilds', 'racket', 'hoard'];
    assert.equal(stateOf(kurnor, 'fear', done), 'locked');
    assert.equal(stateOf(kurnor, 'fear', [...done, 'metbetoch']), 'open');
  });

  test('HT-10.1: the nodes Metbetoch, fear, scatter and infiltrate open one after the other', () => {
    const way = ['metbetoch', 'fear', 'scatter', 'infiltrate'];
    const done = ['guilds', 'racket'];
    for (const [i, key] of way.entries()) {
      assert.equal(stateOf(kurnor, key, done), 'open');
      for (const later of way.slice(i + 1)) assert.equal(stateOf(kurnor, later, done), 'locked');
      done.push(key);
    }
  });

  const UP_TO_RUND = ['guilds', 'racket', 'metbetoch', 'fear', 'scatter', 'infiltrate'];

  test('HT-10.1, HT-A-37: completing either of the nodes horde and Melok opens gate and closes the other one', () => {
    assert.equal(stateOf(kurnor, 'melok', UP_TO_RUND), 'open');
    assert.equal(stateOf(kurnor, 'gate', UP_TO_RUND), 'locked');
    assert.equal(stateOf(kurnor, 'gate', [...UP_TO_RUND, 'horde']), 'open');
    assert.equal(stateOf(kurnor, 'melok', [...UP_TO_RUND, 'horde']), 'closed');
    assert.equal(stateOf(kurnor, 'gate', [...UP_TO_RUND, 'melok']), 'open');
    assert.equal(stateOf(kurnor, 'horde', [...UP_TO_RUND, 'melok']), 'closed');
  });

  test('HT-10.3: a player can complete eleven of the twelve Kurnor nodes in the rulebook', () => {
    const twelve = Object.keys(kurnor.nodes).slice(0, 12);
    for (const { nodes } of pathsOf(kurnor, { robbed: true }) ?? [])
      assert.equal(twelve.filter(key => nodes.includes(key)).length, 11);
  });

  test('HT-10.2, HT-A-21: the Mission of lair is M16 and that of wolf is M10, unless swapM10M16 exchanges them', () => {
    assert.equal(kurnor.nodes.lair.mission, 'M16');
    assert.equal(kurnor.nodes.wolf.mission, 'M10');
    const { lair, wolf } = swapLairAndWolf(kurnor).nodes;
    assert.deepEqual([lair?.mission, wolf?.mission], ['M10', 'M16']);
    assert.deepEqual(wolf?.requires, { all: ['lair'] });
  });

  test('HT-10.4: three of the rulebook’s Kurnor nodes are urban, and lair and scatter need the whole team', () => {
    const where = (region: string) =>
      Object.entries(kurnor.nodes)
        .slice(0, 12)
        .filter(([, node]) => node.region === region);
    assert.deepEqual(
      where('urban').map(([key]) => key),
      ['guilds', 'racket', 'infiltrate'],
    );
    assert.equal(where('wilderness').length, 9);
    const team = Object.entries<StoryPlan['nodes'][string]>(kurnor.nodes).filter(([, node]) => node.team);
    assert.deepEqual(
      team.map(([key]) => key),
      ['lair', 'scatter'],
    );
  });
});

describe('HT-9.4: states of story nodes', () => {
  const plan = story({
    first: { mission: 'M501', role: 'main' },
    prize: { mission: 'M502', role: 'optional', requires: { all: ['first'] }, claim: 'exclusive' },
    after: { mission: 'M503', role: 'main', requires: { all: ['prize'] } },
    either: { mission: 'M504', role: 'main', requires: { any: ['prize', 'first'] } },
    hidden: { mission: 'M505', role: 'secret', requires: { all: ['either'] } },
    errand: { mission: 'M506', role: 'secondary' },
  });

  test('HT-9.4: `all` and `any` count only the nodes that the same player has completed', () => {
    assert.deepEqual(openNodes(plan, { done: [], taken: [] }), ['first']);
    assert.deepEqual(openNodes(plan, { done: ['first'], taken: [] }), ['prize', 'either']);
  });

  test('HT-9.4: a secret node is face down until it is unlocked', () => {
    assert.equal(stateOf(plan, 'hidden', ['first']), 'secret');
    assert.equal(stateOf(plan, 'hidden', ['first', 'either']), 'open');
    assert.equal(stateOf(plan, 'hidden', ['first', 'either', 'hidden']), 'done');
  });

  test('HT-A-18: a node that another player has completed stays open, unless it is exclusive', () => {
    assert.equal(stateOf(plan, 'first', [], ['first']), 'open');
    assert.equal(stateOf(plan, 'prize', ['first'], ['prize']), 'closed');
    assert.equal(stateOf(plan, 'after', ['first'], ['prize']), 'closed');
    assert.equal(stateOf(plan, 'either', ['first'], ['prize']), 'open');
  });

  test('HT-9.12: secondary Missions are in the pile, not on the map', () => {
    assert.ok(!pathNodes(plan).includes('errand'));
    assert.deepEqual(pileOf({ ...plan, secondary: ['M507'] }), ['M507', 'M506']);
  });

  test('HT-9.9: heroes can move along a path in both directions', () => {
    assert.deepEqual(neighbors(plan, 'first'), ['prize', 'either']);
    assert.deepEqual(neighbors(plan, 'either'), ['first', 'prize', 'hidden']);
    assert.deepEqual(neighbors(plan, 'toString'), []);
  });

  test('nodes that require each other stay closed, and properties of Object are not nodes', () => {
    const circle = story({
      a: { mission: 'M501', role: 'main', requires: { all: ['b'] } },
      b: { mission: 'M502', role: 'main', requires: { all: ['a'] } },
      c: { mission: 'M503', role: 'main', requires: { any: ['toString', '__proto__'] } },
    });
    assert.deepEqual(
      [...nodeStates(circle, { done: [], taken: [] }).values()],
      ['closed', 'closed', 'closed'],
    );
  });
});

describe('HT-9.13: the Condar story', () => {
  test('HT-A-18: in the Condar story, the node wall can open even if another player has completed the exclusive node sergeant', () => {
    const late = { done: ['road'], taken: ['sergeant'] };
    assert.deepEqual(openNodes(condar, late), ['wall']);
    assert.deepEqual(openNodes(condar, { done: ['road', 'wall'], taken: ['sergeant'] }), ['rest']);
  });

  test('HT-9.4: the Condar story has a secret node, a fork, an exclusive node, a team node and a passive node', () => {
    const nodes: StoryPlan['nodes'][string][] = Object.values(condar.nodes);
    assert.ok(nodes.some(({ role }) => role === 'secret'));
    assert.ok(nodes.some(({ claim }) => claim === 'exclusive'));
    assert.ok(nodes.some(({ team }) => team) && nodes.some(({ passive }) => passive));
    assert.equal(pathsOf(condar, { robbed: false })?.length, 2);
  });
});
