import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import type { Card, CardId } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { checkStory, type StoryFault } from './check.ts';
import { condar } from './condar.ts';
import { sayStoryFault } from './fault-messages.ts';
import { pileOf } from './graph.ts';
import { kurnor } from './kurnor.ts';
import { pathsOf } from './paths.ts';
import { STORIES } from './shipped.ts';
import type { StoryPlan } from './story.ts';

const POOL: ReadonlyMap<CardId, Card> = new Map(DEFAULT_SET.map(card => [card.id, card]));

const mission = (id: CardId, vp: number, boxCopies = 1): Card => ({
  id,
  type: 'mission',
  name: { en: id, fr: id },
  pam: 1,
  vp,
  attrs: { power: 1 },
  boxCopies,
  set: 'custom',
  source: { name: 'original', values: 'community', effect: 'community' },
});

/** Missions M1 to M20. Each Mission's number is also its VP. */
const NUMBERED: ReadonlyMap<CardId, Card> = new Map(
  Array.from({ length: 20 }, (_, i): [CardId, Card] => [`M${i + 1}`, mission(`M${i + 1}`, i + 1, 3)]),
);

const story = (nodes: StoryPlan['nodes'], more: Partial<StoryPlan> = {}): StoryPlan => ({
  id: 'test',
  nodes,
  ...more,
});

const check = (plan: StoryPlan, { players = 2, target = 1 } = {}) =>
  checkStory(plan, NUMBERED, { players, target });

const said = (faults: readonly StoryFault[]): string[] =>
  faults.map(fault => {
    for (const language of LANGUAGES) assert.doesNotMatch(sayStoryFault(fault, language), /undefined/);
    return `${fault.place}: ${fault.code}`;
  });

describe('HT-9.4: shipped stories', () => {
  for (const plan of Object.values(STORIES))
    for (const players of [2, 3, 4, 8])
      for (const target of [16, 17, 32, 34])
        test(`HT-9.4: ${plan.id} with ${players} players and a target of ${target} VP: every path reaches the target`, () => {
          const { faults, proof } = checkStory(plan, POOL, { players, target });
          assert.deepEqual(faults, []);
          assert.equal(proof?.worst.lacks, 0);
          assert.ok((proof?.worst.vp ?? 0) >= 34);
        });

  test('HT-10.1: with the secondary pile, the rulebook’s twelve Kurnor nodes are enough for one player with a target of 34 VP', () => {
    const twelve = Object.fromEntries(Object.entries(kurnor.nodes).slice(0, 12)) as StoryPlan['nodes'];
    const alone = checkStory({ ...kurnor, nodes: twelve }, POOL, { players: 1, target: 34 });
    assert.deepEqual(alone.faults, []);
  });

  test('HT-10.3: docs/rules/thargos-story.md states the VP that each shipped story and its secondary pile give', () => {
    const said = readFileSync(new URL('../../../../docs/rules/thargos-story.md', import.meta.url), 'utf8');
    const found =
      /give a player (\d+) VP\..* gives every player (\d+) VP; the secondary pile holds another (\d+)\..* path gives (\d+) VP, and its pile holds (\d+)\./s.exec(
        said,
      );
    assert.ok(found, 'expected docs/rules/thargos-story.md to state the VP of the stories');
    const vpOf = (id: CardId): number => {
      const card = POOL.get(id);
      return card?.type === 'mission' ? card.vp : 0;
    };
    const sumOf = (ids: readonly CardId[]): number => ids.reduce((sum, id) => sum + vpOf(id), 0);
    const pathsIn = (plan: StoryPlan, nodes: StoryPlan['nodes'] = plan.nodes): number[] =>
      pathsOf({ ...plan, nodes }, { robbed: true })!.map(path =>
        sumOf(path.nodes.map(key => plan.nodes[key]!.mission)),
      );
    const twelve = Object.fromEntries(Object.entries(kurnor.nodes).slice(0, 12)) as StoryPlan['nodes'];
    const [eleven, all] = [pathsIn(kurnor, twelve), pathsIn(kurnor)];
    assert.equal(new Set(eleven).size, 1, 'expected both paths through the twelve nodes to give the same VP');
    assert.equal(new Set(all).size, 1);
    assert.deepEqual(found.slice(1).map(Number), [
      eleven[0],
      all[0],
      sumOf(pileOf(kurnor)),
      Math.min(...pathsIn(condar)),
      sumOf(pileOf(condar)),
    ]);
  });

  test('HT-10.5: allowActions of the Kurnor story and banCards of the Condar story list only Actions', () => {
    for (const id of kurnor.allowActions)
      assert.equal(POOL.get(id)?.type, 'action', `expected the allowed card ${id} to be an Action`);
    for (const id of condar.banCards)
      assert.equal(POOL.get(id)?.type, 'action', `expected the banned card ${id} to be an Action`);
  });

  test('HT-9.13: the Condar story bans every Action with the tag creature', () => {
    const creatures = DEFAULT_SET.filter(({ type, tags }) => type === 'action' && tags?.includes('creature'));
    assert.ok(creatures.length >= 4);
    for (const { id } of creatures)
      assert.ok(
        (condar.banCards as readonly CardId[]).includes(id),
        `expected the Condar story to ban ${id}`,
      );
  });
});

describe('HT-9.4: faults in the graph of a story', () => {
  const first = { mission: 'M1', role: 'main' } as const;

  test('checkStory reports an unknown node, even if it is named like a property of Object', () => {
    const { faults, proof } = check(
      story({
        first,
        'a-b': { mission: 'M2', role: 'main', requires: { all: ['first', 'last'], any: ['toString'] } },
      }),
    );
    assert.deepEqual(said(faults), [
      'nodes["a-b"].requires.all[1]: unknown-node',
      'nodes["a-b"].requires.any[0]: unknown-node',
    ]);
    assert.equal(proof, undefined);
  });

  test('HT-9.12: checkStory refuses a node with the key "secondary", which stands for the secondary pile', () => {
    assert.deepEqual(said(check(story({ secondary: first })).faults), ['nodes.secondary: reserved-name']);
  });

  test('checkStory reports unknown cards, and cards that are not Missions', () => {
    const plan = story(
      { first: { mission: 'C401', role: 'main' }, next: { mission: 'M999', role: 'main' } },
      { allowActions: ['M22', 'A404', 'A999'], banCards: ['A404', 'C401', 'L999'], secondary: ['A404'] },
    );
    assert.deepEqual(said(checkStory(plan, POOL, { players: 2, target: 1 }).faults), [
      'nodes.first.mission: not-a-mission',
      'nodes.next.mission: unknown-card',
      'secondary[0]: not-a-mission',
      'allowActions[0]: not-an-action',
      'allowActions[2]: unknown-card',
      'banCards[0]: allowed-and-banned',
      'banCards[1]: hero-banned',
      'banCards[2]: unknown-card',
    ]);
  });

  test('checkStory reports a cycle, and the nodes that can be reached only through it', () => {
    const { faults } = check(
      story({
        first,
        a: { mission: 'M2', role: 'main', requires: { all: ['b'] } },
        b: { mission: 'M3', role: 'main', requires: { all: ['a'] } },
        c: { mission: 'M4', role: 'main', requires: { all: ['b'] } },
      }),
    );
    assert.deepEqual(said(faults), ['nodes.a.requires: cycle', 'nodes.c: unreachable']);
    assert.deepEqual(faults[0]!.details.nodes, ['a', 'b']);
  });

  test('checkStory reports a node that requires both branches of a fork, so no player can reach it', () => {
    const { faults } = check(
      story({
        left: { mission: 'M1', role: 'main', fork: 'f' },
        right: { mission: 'M2', role: 'main', fork: 'f' },
        both: { mission: 'M3', role: 'main', requires: { all: ['left', 'right'] } },
      }),
    );
    assert.deepEqual(said(faults), ['nodes.both: unreachable']);
  });

  test('checkStory reports a fork with one branch, a secret that nothing unlocks, and a secondary Mission on a path', () => {
    const { faults } = check(
      story({
        first: { ...first, fork: 'f' },
        dark: { mission: 'M2', role: 'secret' },
        errand: { mission: 'M3', role: 'secondary', requires: { all: ['first'] } },
        after: { mission: 'M4', role: 'main', requires: { all: ['errand'] } },
      }),
    );
    assert.deepEqual(said(faults), [
      'nodes.dark: secret-unlocked-by-nothing',
      'nodes.errand: secondary-on-path',
      'nodes.after.requires.all[0]: unknown-node',
    ]);
    assert.deepEqual(said(check(story({ first: { ...first, fork: 'f' } })).faults), [
      'nodes.first.fork: lonely-fork',
    ]);
  });

  test('checkStory reports a Mission used twice, and more copies of a Mission than the box has', () => {
    const plan = story(
      { first, next: { mission: 'M1', role: 'main' } },
      { secondary: ['M1', 'M2', 'M2', 'M2', 'M2'] },
    );
    assert.deepEqual(said(check(plan).faults), [
      'nodes.next.mission: same-mission',
      'secondary[0]: same-mission',
      'secondary[4]: too-many-copies',
    ]);
  });

  test('checkStory reports coordinates outside the map, and a node with only one coordinate', () => {
    const plan = story({ first: { ...first, x: -1, y: 101 }, next: { mission: 'M2', role: 'main', x: 5 } });
    assert.deepEqual(said(check(plan).faults), [
      'nodes.first.x: off-map',
      'nodes.first.y: off-map',
      'nodes.next: half-a-place',
    ]);
  });

  test('checkStory reports a story without nodes, and one with too many paths to check', () => {
    assert.deepEqual(said(check(story({})).faults), ['nodes: no-nodes']);
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [
        `n${i}`,
        { mission: `M${i + 1}` as CardId, role: 'main' as const, fork: `f${i >> 1}` },
      ]),
    );
    assert.deepEqual(said(check(story(many)).faults), ['nodes: too-many-paths']);
  });
});

describe('HT-9.4: texts of story faults', () => {
  const circle = check(
    story({
      'a-hero-s-rest': { mission: 'M1', role: 'main', requires: { all: ['b'] } },
      b: { mission: 'M2', role: 'main', requires: { all: ['a-hero-s-rest'] } },
    }),
  ).faults[0]!;
  const names = { node: (key: string) => `Mission ${key.length}`, card: (id: string) => `Card ${id}` };

  test('a story fault text names Missions by their names if these are given, otherwise by their keys', () => {
    assert.equal(
      sayStoryFault(circle, 'en', names),
      'These Missions wait for each other, so none of them opens: Mission 13 → Mission 1. Remove a path.',
    );
    assert.match(sayStoryFault(circle, 'fr'), /a-hero-s-rest → b\. Supprimez un chemin\.$/);
    const { faults } = check(
      story({ a: { mission: 'M1', role: 'main' }, b: { mission: 'M1', role: 'main' } }),
    );
    assert.equal(
      sayStoryFault(faults[0]!, 'en', names),
      'Card M1 is already in the story. Choose another Mission.',
    );
  });

  test('the fault of a story without nodes has a text in both languages', () => {
    const none = check(story({})).faults[0]!;
    assert.match(sayStoryFault(none, 'en'), /^The map has no Missions yet/);
    assert.match(sayStoryFault(none, 'fr'), /^Le plan n’a encore aucune mission/);
  });
});

describe('HT-9.4: checkStory proves that every player can reach the target', () => {
  test('the worst case takes the branch of a fork that gives the fewest points', () => {
    const plan = story({
      start: { mission: 'M1', role: 'main' },
      cheap: { mission: 'M2', role: 'main', fork: 'f', requires: { all: ['start'] } },
      dear: { mission: 'M9', role: 'main', fork: 'f', requires: { all: ['start'] } },
      beyond: { mission: 'M4', role: 'main', requires: { any: ['cheap', 'dear'] } },
    });
    const { proof } = check(plan, { target: 7 });
    assert.deepEqual(proof?.worst, {
      branches: { f: 'cheap' },
      nodes: ['start', 'cheap', 'beyond'],
      vp: 7,
      pile: 0,
      lacks: 0,
    });
    const { faults } = check(plan, { target: 10 });
    assert.deepEqual(said(faults), ['nodes: target-out-of-reach']);
    assert.deepEqual(faults[0]!.details, {
      target: 10,
      players: 2,
      nodes: ['start', 'cheap', 'beyond'],
      vp: 7,
      pile: 0,
      lacks: 3,
    });
  });

  test('HT-A-18: in the worst case, an opponent wins an exclusive node, and all nodes behind it are lost', () => {
    const plan = story({
      start: { mission: 'M5', role: 'main' },
      prize: { mission: 'M6', role: 'main', claim: 'exclusive' },
      after: { mission: 'M7', role: 'main', requires: { all: ['prize'] } },
    });
    assert.equal(check(plan).proof?.worst.vp, 5);
    assert.deepEqual(
      pathsOf(plan, { robbed: false })?.map(({ nodes }) => nodes.length),
      [3],
    );
  });

  test('if winning an exclusive branch gives fewer points than losing it, the worst case is to win it', () => {
    const plan = story({
      poor: { mission: 'M1', role: 'main', fork: 'f', claim: 'exclusive' },
      rich: { mission: 'M9', role: 'main', fork: 'f' },
    });
    assert.equal(check(plan).proof?.worst.vp, 1);
    assert.equal(check(plan).proof?.paths, 2);
  });

  test('if all branches of a fork are exclusive, the worst case is to lose all of them', () => {
    const plan = story({
      start: { mission: 'M5', role: 'main' },
      left: { mission: 'M1', role: 'main', fork: 'f', claim: 'exclusive' },
      right: { mission: 'M9', role: 'main', fork: 'f', claim: 'exclusive' },
    });
    assert.equal(check(plan).proof?.worst.vp, 5);
  });

  test('a fork behind one branch of another fork multiplies only the paths through this branch', () => {
    const plan = story({
      a: { mission: 'M1', role: 'main', fork: 'f' },
      b: { mission: 'M2', role: 'main', fork: 'f' },
      a1: { mission: 'M3', role: 'main', fork: 'g', requires: { all: ['a'] } },
      a2: { mission: 'M4', role: 'main', fork: 'g', requires: { all: ['a'] } },
    });
    assert.deepEqual(
      pathsOf(plan, { robbed: true })?.map(({ nodes }) => [...nodes].sort().join(' ')),
      ['a a1', 'a a2', 'b'],
    );
  });

  test('HT-9.12: in the worst case, each opponent takes points from the pile, but fewer than their target', () => {
    const plan = story({ start: { mission: 'M6', role: 'main' } }, { secondary: ['M10', 'M10', 'M9'] });
    // The pile gives 29 VP. With a target of 10, one opponent can take 9 of them and two can take 18.
    assert.equal(check(plan, { players: 2, target: 10 }).proof?.worst.pile, 20);
    assert.equal(check(plan, { players: 3, target: 10 }).proof?.worst.pile, 11);
    assert.equal(check(plan, { players: 4, target: 10 }).proof?.worst.lacks, 2);
    assert.equal(check(plan, { players: 5, target: 10 }).proof?.worst.lacks, 4);
  });
});
