import type { Text } from '../../../../engine/text.ts';
import {
  type CardId,
  type MissionCard,
  requiredBy,
  type StoryNode,
  type StoryPlan,
} from '../../../../games/thargos/ui.ts';

/** Functions that change a story. Each returns a new plan. */

export type How = 'all' | 'any' | 'none';

type Parts<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The story with some parts replaced. A part that is undefined is removed, as in a file. */
// Cast: Object.fromEntries loses the type, which doesn't change if an undefined part is omitted.
const withParts = <T extends object>(whole: T, parts: Parts<T>): T =>
  Object.fromEntries(Object.entries({ ...whole, ...parts }).filter(([, value]) => value !== undefined)) as T;

export const withStory = (plan: StoryPlan, parts: Parts<StoryPlan>): StoryPlan => withParts(plan, parts);

export const withNode = (plan: StoryPlan, key: string, parts: Parts<StoryNode>): StoryPlan => ({
  ...plan,
  nodes: { ...plan.nodes, [key]: withParts(plan.nodes[key]!, parts) },
});

/** A text with a new value in one language. Undefined if the text is then empty in both languages. */
export const textWith = (old: Text | undefined, language: keyof Text, said: string): Text | undefined => {
  const next = { en: old?.en ?? '', fr: old?.fr ?? '', [language]: said };
  return next.en === '' && next.fr === '' ? undefined : next;
};

/** An unused id for a node, made from the name of its Mission. */
export const keyFor = (plan: StoryPlan, name: string): string => {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24);
  const base = plain === '' || plain === 'secondary' ? 'node' : plain;
  let key = base;
  for (let i = 2; Object.hasOwn(plan.nodes, key); i++) key = `${base}-${i}`;
  return key;
};

/** The next free position on the map. Positions are filled row by row from left to right. */
const freePlace = (plan: StoryPlan): { readonly x: number; readonly y: number } => {
  const taken = Object.values(plan.nodes);
  for (let i = 0; i < 100; i++) {
    const [x, y] = [12 + (i % 5) * 19, 14 + Math.floor(i / 5) * 18];
    const isFree = taken.every(
      node => Math.abs((node.x ?? -99) - x) > 8 || Math.abs((node.y ?? -99) - y) > 8,
    );
    if (isFree && y <= 92) return { x, y };
  }
  return { x: 50, y: 50 };
};

export const addNode = (plan: StoryPlan, mission: MissionCard): readonly [StoryPlan, string] => {
  const key = keyFor(plan, mission.name.en);
  const node: StoryNode = { mission: mission.id, role: 'main', ...freePlace(plan) };
  return [{ ...plan, nodes: { ...plan.nodes, [key]: node } }, key];
};

/** A node whose requirement `from` is renamed to `to`, or removed if `to` is undefined. */
const renamedIn = (node: StoryNode, from: string, to: string | undefined): StoryNode => {
  const renamed = (list: readonly string[] | undefined): readonly string[] | undefined => {
    const next = list?.flatMap(key => (key !== from ? [key] : to === undefined ? [] : [to]));
    return next && next.length > 0 ? next : undefined;
  };
  return requiring(node, renamed(node.requires?.all), renamed(node.requires?.any));
};

const requiring = (
  node: StoryNode,
  all: readonly string[] | undefined,
  any: readonly string[] | undefined,
): StoryNode => {
  const requires = { ...(all?.length ? { all } : {}), ...(any?.length ? { any } : {}) };
  return withParts(node, { requires: Object.keys(requires).length > 0 ? requires : undefined });
};

export const removeNode = (plan: StoryPlan, key: string): StoryPlan => ({
  ...plan,
  nodes: Object.fromEntries(
    Object.entries(plan.nodes)
      .filter(([other]) => other !== key)
      .map(([other, node]) => [other, renamedIn(node, key, undefined)]),
  ),
});

/** Renames a node and all references to it. Undefined if the new name is taken, reserved or empty. */
export const renameNode = (plan: StoryPlan, from: string, to: string): StoryPlan | undefined => {
  if (to === '' || to === 'secondary' || Object.hasOwn(plan.nodes, to)) return undefined;
  return {
    ...plan,
    nodes: Object.fromEntries(
      Object.entries(plan.nodes).map(([key, node]) => [key === from ? to : key, renamedIn(node, from, to)]),
    ),
  };
};

export const howRequired = ({ requires }: StoryNode, other: string): How => {
  if (requires?.all?.includes(other)) return 'all';
  return requires?.any?.includes(other) ? 'any' : 'none';
};

/** HT-9.4: changes how a node requires a different one: together with all others, as one of several, or not at all. */
export const requireNode = (plan: StoryPlan, key: string, other: string, how: How): StoryPlan => {
  const node = plan.nodes[key]!;
  const lists = { all: node.requires?.all ?? [], any: node.requires?.any ?? [] };
  const next = (name: 'all' | 'any'): readonly string[] => [
    ...lists[name].filter(each => each !== other),
    ...(how === name ? [other] : []),
  ];
  return { ...plan, nodes: { ...plan.nodes, [key]: requiring(node, next('all'), next('any')) } };
};

const within = (n: number): number => Math.max(0, Math.min(100, Math.round(n * 2) / 2));

export const moveNode = (plan: StoryPlan, key: string, x: number, y: number): StoryPlan =>
  withNode(plan, key, { x: within(x), y: within(y) });

/** Gives every node without a position the next free position. */
export const laidOut = (plan: StoryPlan): StoryPlan =>
  Object.keys(plan.nodes).reduce((found, key) => {
    const { x, y } = found.nodes[key]!;
    return x === undefined || y === undefined ? withNode(found, key, freePlace(found)) : found;
  }, plan);

/** A list of cards with one more copy of a card, next to its other copies. */
export const oneMore = (list: readonly CardId[] = [], id: CardId): readonly CardId[] => {
  const last = list.lastIndexOf(id);
  return last < 0 ? [...list, id] : [...list.slice(0, last + 1), id, ...list.slice(last + 1)];
};

export const oneLess = (list: readonly CardId[] = [], id: CardId): readonly CardId[] | undefined => {
  const at = list.lastIndexOf(id);
  const next = list.filter((_, i) => i !== at);
  return next.length > 0 ? next : undefined;
};

/** The paths on the map, each from one node to another. */
export const pathsOn = (
  plan: StoryPlan,
): readonly { readonly from: string; readonly to: string; readonly how: How }[] =>
  Object.entries(plan.nodes).flatMap(([to, node]) =>
    requiredBy(node)
      .filter(from => Object.hasOwn(plan.nodes, from))
      .map(from => ({ from, to, how: howRequired(node, from) })),
  );
