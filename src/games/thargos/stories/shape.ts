import { isObject } from '../../../engine/util.ts';
import type { StoryPlan } from './story.ts';

/** The most nodes of a story, limited by what a map can show. */
export const MOST_NODES = 100;
/** The most items in a list of a story, which is more than the number of cards in a box. */
export const MOST_LISTED = 1000;

/**
 * Finds the first part of a value that makes it an invalid story. For files, `parse.ts` reports all faults
 * with texts instead.
 */
type Check = (value: unknown) => boolean;

const isText: Check = value =>
  typeof value === 'string' ||
  (isObject(value) && Object.values(value).every(part => typeof part === 'string'));
const isFlag: Check = value => typeof value === 'boolean';
const isKeys: Check = value =>
  Array.isArray(value) && value.length <= MOST_NODES && value.every(key => typeof key === 'string');
const isCard: Check = value => typeof value === 'string' && /^[CLAM][1-9][0-9]{0,3}$/.test(value);
const isCards: Check = value => Array.isArray(value) && value.length <= MOST_LISTED && value.every(isCard);
const oneOf =
  (...words: readonly string[]): Check =>
  value =>
    words.some(word => word === value);
const isPack: Check = value =>
  isObject(value) && Object.keys(value).sort().join() === 'hash,id,version' && isText(value);
const isShare: Check = value => typeof value === 'number' && value >= 0 && value <= 100;

const NODE: Readonly<Record<string, Check>> = {
  mission: isCard,
  role: oneOf('main', 'optional', 'secret', 'secondary'),
  requires: value =>
    isObject(value) &&
    Object.entries(value).every(([key, list]) => (key === 'all' || key === 'any') && isKeys(list)),
  fork: value => typeof value === 'string',
  claim: oneOf('perPlayer', 'exclusive'),
  team: isFlag,
  passive: isFlag,
  region: oneOf('urban', 'wilderness'),
  text: isText,
  won: isText,
  place: isText,
  x: isShare,
  y: isShare,
};

const PLAN: Readonly<Record<string, Check>> = {
  id: value => typeof value === 'string',
  title: isText,
  intro: isText,
  packs: value => Array.isArray(value) && value.every(isPack),
  allowActions: isCards,
  banCards: isCards,
  secondary: isCards,
  nodes: isObject,
};

const faultIn = (
  value: Readonly<Record<string, unknown>>,
  checks: Readonly<Record<string, Check>>,
  needed: readonly string[],
): string | undefined =>
  needed.find(key => !Object.hasOwn(value, key)) ??
  Object.keys(value).find(key => !Object.hasOwn(checks, key) || !checks[key]!(value[key]));

/** The path of the first fault, if any. */
export const planFault = (value: unknown): string | undefined => {
  if (!isObject(value)) return 'story';
  const wrong = faultIn(value, PLAN, ['id', 'nodes']);
  if (wrong !== undefined) return wrong;
  // The cast is safe, because only the keys are used before each node is checked.
  const entries = Object.entries(value.nodes as StoryPlan['nodes']);
  if (entries.length > MOST_NODES) return 'nodes';
  for (const [key, node] of entries) {
    const fault = isObject(node) ? faultIn(node, NODE, ['mission', 'role']) : '';
    if (fault !== undefined) return fault === '' ? `nodes.${key}` : `nodes.${key}.${fault}`;
  }
  return undefined;
};
