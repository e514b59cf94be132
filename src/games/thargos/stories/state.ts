import { compiledOf, designsOf, type Library, libraryOf } from '../board/library.ts';
import type { Config } from '../config.ts';
import type { Event } from '../events.ts';
import { followStory } from '../packs/apply.ts';
import type { Instance, StoryFacts, StoryState } from '../types.ts';
import { nodeStates, pathNodes } from './graph.ts';
import { swapLairAndWolf } from './lair-and-wolf.ts';
import type { StoryPlan } from './story.ts';

/** Caches the result of `make` for each object. */
const once = <K extends object, V>(make: (from: K) => V): ((from: K) => V) => {
  const made = new WeakMap<K, V>();
  return from => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
};

const swapped = once(swapLairAndWolf);
const followedIn = once(({ cards }: Library) => once((plan: StoryPlan) => followStory(plan, cards)));

export const planOf = (config: Config): StoryPlan => {
  const named = typeof config.story === 'string' ? compiledOf(config)?.story : config.story;
  if (!named) throw new Error(`expected the story ${config.story} to be loaded, found none`);
  // HT-A-21: with `swapM10M16`, the Missions of lair and wolf are exchanged.
  const told = config.swapM10M16 ? swapped(named) : named;
  return config.packs.length > 0 ? followedIn(libraryOf(config))(told) : told;
};

/** What the rules read of a story's nodes. A node's own properties take precedence over those of its card. */
const factsOf = (config: Config): StoryFacts => {
  const plan = planOf(config);
  const keys = pathNodes(plan);
  const cardAt = (key: string) => {
    // A secret Mission that was removed from a redacted log has no card.
    const card = designsOf(config).get(plan.nodes[key]!.mission)?.card;
    return card?.type === 'mission' ? card : undefined;
  };
  const regions: Record<string, 'urban' | 'wilderness'> = {};
  for (const key of keys) {
    const region = plan.nodes[key]!.region ?? cardAt(key)?.region;
    // HT-9.8: every node outside a town is in the wilderness.
    regions[key] = region === 'urban' ? 'urban' : 'wilderness';
  }
  return {
    id: plan.id,
    regions,
    teams: keys.filter(key => plan.nodes[key]!.team ?? cardAt(key)?.team ?? false),
    passive: keys.filter(key => plan.nodes[key]!.passive ?? cardAt(key)?.passive ?? false),
    exclusive: keys.filter(key => plan.nodes[key]!.claim === 'exclusive'),
  };
};

export const startStory = (
  config: Config,
  players: number,
  story: NonNullable<Extract<Event, { type: 'started' }>['story']>,
): StoryState => ({
  plan: factsOf(config),
  missions: story.missions,
  done: Array.from({ length: players }, () => []),
  claimed: [],
  secondary: null,
  secondaryLeft: story.secondary,
  at: {},
  lead: Array.from({ length: players }, () => null),
  walked: [],
});

/** The key that stands for the secondary pile in place of a node. */
export const SECONDARY = 'secondary';

/** The Missions that are face up from the start: all except those of secret nodes. */
export const openMissions = (config: Config, missions: StoryState['missions']): Instance[] =>
  Object.entries(missions).flatMap(([key, mission]) =>
    planOf(config).nodes[key]!.role === 'secret' ? [] : [mission],
  );

/**
 * HT-9.4: the Missions of nodes that are open to a player or completed. A secret Mission is revealed when its
 * node opens.
 */
export const unlocked = (config: Config, { missions, done, claimed }: StoryState): Instance[] =>
  done.flatMap(own =>
    [...nodeStates(planOf(config), { done: own, taken: claimed })].flatMap(([key, node]) =>
      node === 'open' || node === 'done' ? [missions[key]!] : [],
    ),
  );
