import type { Card, CardId } from '../cards/card.ts';
import { ancestorsOf, nodeOf, pathNodes, pileOf, requiredBy } from './graph.ts';
import { forksOf, MOST_STEPS, type Proof, pathsOf, prove, type StoryPlayers } from './paths.ts';
import type { StoryPlan } from './story.ts';

export const STORY_FAULTS = [
  'no-nodes',
  'reserved-name',
  'unknown-node',
  'unknown-card',
  'not-a-mission',
  'not-an-action',
  'hero-banned',
  'allowed-and-banned',
  'same-mission',
  'too-many-copies',
  'cycle',
  'unreachable',
  'secret-unlocked-by-nothing',
  'lonely-fork',
  'secondary-on-path',
  'off-map',
  'half-a-place',
  'too-many-paths',
  'target-out-of-reach',
] as const;
export type StoryCode = (typeof STORY_FAULTS)[number];

/** A fault of a story, with its place, such as `nodes.lair.requires.all[0]`, and the details for its text. */
export interface StoryFault {
  readonly code: StoryCode;
  readonly place: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface StoryReport {
  readonly faults: readonly StoryFault[];
  /** Absent if the graph or the cards have faults, because then VP can't be counted. */
  readonly proof?: Proof;
}

type Pool = ReadonlyMap<CardId, Card>;

const fault = (code: StoryCode, place: string, details: StoryFault['details'] = {}): StoryFault => ({
  code,
  place,
  details,
});

/** The place of a node. Its key is quoted if it isn't an identifier, for example because of a hyphen. */
export const nodePlace = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? `nodes.${key}` : `nodes[${JSON.stringify(key)}]`;

/** All Missions of a story, with their places in the file. */
const missionsOf = (plan: StoryPlan): { readonly id: CardId; readonly place: string }[] => [
  ...Object.entries(plan.nodes).map(([key, { mission }]) => ({
    id: mission,
    place: `${nodePlace(key)}.mission`,
  })),
  ...(plan.secondary ?? []).map((id, i) => ({ id, place: `secondary[${i}]` })),
];

const checkMissions = (plan: StoryPlan, pool: Pool): StoryFault[] => {
  const onNodes = Object.values(plan.nodes).map(({ mission }) => mission);
  const seen = new Map<CardId, number>();
  return missionsOf(plan).flatMap(({ id, place }) => {
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    const card = pool.get(id);
    if (!card) return [fault('unknown-card', place, { card: id })];
    if (card.type !== 'mission') return [fault('not-a-mission', place, { card: id, type: card.type })];
    // The secondary pile may contain every copy that the box has, but a Mission on a node must not occur
    // again.
    if (before > 0 && onNodes.includes(id)) return [fault('same-mission', place, { card: id })];
    return before >= card.boxCopies
      ? [fault('too-many-copies', place, { card: id, copies: card.boxCopies })]
      : [];
  });
};

const checkLists = ({ allowActions = [], banCards = [] }: StoryPlan, pool: Pool): StoryFault[] => [
  ...allowActions.flatMap((id, i) => {
    const type = pool.get(id)?.type;
    if (type === undefined) return [fault('unknown-card', `allowActions[${i}]`, { card: id })];
    return type === 'action' ? [] : [fault('not-an-action', `allowActions[${i}]`, { card: id, type })];
  }),
  ...banCards.flatMap((id, i) => {
    const type = pool.get(id)?.type;
    if (type === undefined) return [fault('unknown-card', `banCards[${i}]`, { card: id })];
    if (type === 'hero') return [fault('hero-banned', `banCards[${i}]`, { card: id })];
    return allowActions.includes(id) ? [fault('allowed-and-banned', `banCards[${i}]`, { card: id })] : [];
  }),
];

const checkNode = (plan: StoryPlan, key: string): StoryFault[] => {
  const node = plan.nodes[key]!;
  const { role, requires, fork, claim, x, y } = node;
  const place = nodePlace(key);
  const faults = (['all', 'any'] as const).flatMap(how =>
    (requires?.[how] ?? []).flatMap((other, i) => {
      const found = nodeOf(plan, other);
      // Opponents may win any secondary Mission, so no node may require one.
      if (found && found.role !== 'secondary') return [];
      return [fault('unknown-node', `${place}.requires.${how}[${i}]`, { node: other })];
    }),
  );
  // The key `secondary` is reserved for the secondary pile.
  if (key === 'secondary') faults.push(fault('reserved-name', place, { node: key }));
  const isBound = requiredBy(node).length > 0;
  if (role === 'secret' && !isBound) faults.push(fault('secret-unlocked-by-nothing', place, { node: key }));
  if (role === 'secondary' && (isBound || fork !== undefined || claim !== undefined))
    faults.push(fault('secondary-on-path', place, { node: key }));
  if ((x === undefined) !== (y === undefined)) faults.push(fault('half-a-place', place, { node: key }));
  for (const [axis, at] of [
    ['x', x],
    ['y', y],
  ] as const)
    if (at !== undefined && !(at >= 0 && at <= 100))
      faults.push(fault('off-map', `${place}.${axis}`, { at }));
  return faults;
};

/** The nodes in cycles, which are those that require themselves indirectly. */
const circlesIn = (plan: StoryPlan): string[] =>
  pathNodes(plan).filter(key => ancestorsOf(plan, [key]).has(key));

const checkGraph = (plan: StoryPlan): StoryFault[] => {
  const keys = pathNodes(plan);
  if (keys.length === 0) return [fault('no-nodes', 'nodes')];
  const faults = [...forksOf(plan)]
    .filter(([, branches]) => branches.length < 2)
    .map(([fork, [key]]) => fault('lonely-fork', `${nodePlace(key!)}.fork`, { fork, node: key }));
  const circles = circlesIn(plan);
  if (circles.length > 0)
    faults.push(fault('cycle', `${nodePlace(circles[0]!)}.requires`, { nodes: circles }));
  const paths = pathsOf(plan, { robbed: false });
  if (!paths || !pathsOf(plan, { robbed: true }))
    return [...faults, fault('too-many-paths', 'nodes', { most: MOST_STEPS })];
  const reached = new Set(paths.flatMap(({ nodes }) => nodes));
  const lost = keys.filter(key => !reached.has(key) && !circles.includes(key));
  return [...faults, ...lost.map(key => fault('unreachable', nodePlace(key), { node: key }))];
};

const vpOf = (pool: Pool, id: CardId): number => {
  const card = pool.get(id);
  return card?.type === 'mission' ? card.vp : 0;
};

/**
 * HT-9.4: checks whether a story can be played, and whether every player can reach their target on every
 * path, whatever opponents win.
 */
export const checkStory = (plan: StoryPlan, pool: Pool, guests: StoryPlayers): StoryReport => {
  const nodes = Object.keys(plan.nodes).flatMap(key => checkNode(plan, key));
  const unknownNodes = nodes.filter(({ code }) => code === 'unknown-node');
  const missions = checkMissions(plan, pool);
  const graph = unknownNodes.length > 0 ? [] : checkGraph(plan);
  const faults = [...nodes, ...graph, ...missions, ...checkLists(plan, pool)];
  if (unknownNodes.length + graph.length + missions.length > 0) return { faults };
  const vps = {
    nodes: new Map(pathNodes(plan).map(key => [key, vpOf(pool, plan.nodes[key]!.mission)])),
    pile: pileOf(plan).map(id => vpOf(pool, id)),
  };
  const proof = prove(plan, vps, guests);
  if (!proof) return { faults };
  const { worst } = proof;
  if (worst.lacks === 0) return { faults, proof };
  const { nodes: way, vp, pile, lacks } = worst;
  const details = { ...guests, nodes: way, vp, pile, lacks };
  return { faults: [...faults, fault('target-out-of-reach', 'nodes', details)], proof };
};
