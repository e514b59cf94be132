import type { Seat, Viewer } from '../../../engine/game.ts';
import { pick, type Random } from '../../../engine/random.ts';
import { libraryOf } from '../board/library.ts';
import type { CardId, Deck } from '../cards/card.ts';
import type { Config, ConfigWish } from '../config.ts';
import type { Event } from '../events.ts';
import { kurnor } from '../stories/kurnor.ts';
import type { StoryNode, StoryPlan } from '../stories/story.ts';
import type { Instance, State, StoryState } from '../types.ts';
import type { Kind } from './games.ts';

/**
 * For non-interference checks: changes the parts of a config that are hidden from a viewer, which are deck
 * lists (HT-A-41) and secret Missions (HT-A-51).
 */

/** Changed roles for nodes of the Kurnor story, whose only secret node is `tables`. */
const ROLES: Readonly<Record<string, StoryNode['role']>> = {
  tables: 'optional',
  wounded: 'secret',
  shrine: 'secret',
  courtier: 'secret',
};

/** A custom story with several secret Missions, some of which unlock others. */
export const OWN_STORY: StoryPlan = {
  ...(kurnor as StoryPlan),
  id: 'own',
  nodes: Object.fromEntries(
    Object.entries((kurnor as StoryPlan).nodes).map(([key, node]) => [
      key,
      { ...node, role: ROLES[key] ?? node.role },
    ]),
  ),
};

export const withRules = ({ seats, wish }: Kind, rules: ConfigWish): Kind => ({
  seats,
  wish: { ...wish, ...rules },
});

const OTHER_LIST: Deck['cards'] = { M1: 30, A401: 30 };

const otherDecks = (config: Config, seats: number, viewer: Viewer): Config => ({
  ...config,
  decks: Array.from({ length: seats }, (_, seat) => (seat === viewer ? config.decks[seat]! : 'another')),
});

const otherLists = (lists: readonly Deck[], viewer: Viewer): readonly Deck[] =>
  lists.map((list, seat) =>
    seat === viewer ? list : { id: 'another', heroes: list.heroes, cards: OTHER_LIST },
  );

/**
 * Whether this viewer can't see the deck lists of others. False for a viewer without a deck in the config,
 * because the changed config has a deck for every seat.
 */
const isHidden = ({ deckLists, decks }: Config, viewer: Viewer): boolean =>
  deckLists === 'hidden' && (viewer === 'spectator' || decks[viewer] !== undefined);

/** If deck lists are hidden, exchanges the faces of other players' cards that the viewer hasn't seen. */
export const otherCards = (
  { config, blocks }: State,
  faces: CardId[],
  unseen: ReadonlySet<Instance>,
  viewer: Viewer,
  random: Random,
): CardId[] => {
  if (!isHidden(config, viewer)) return faces;
  const any = libraryOf(config).cards.flatMap(({ id, type }) => (type === 'hero' ? [] : [id]));
  const ownerOf = (card: Instance): Seat => blocks.findLastIndex(first => first <= card);
  return faces.map((id, card) =>
    unseen.has(card) && ownerOf(card) !== viewer && ownerOf(card) < blocks.length - 1
      ? pick(random, any)
      : id,
  );
};

type Names = ReadonlyMap<string, string>;

const secretsOf = ({ story }: Config, isOpen: (key: string) => boolean): Names => {
  if (typeof story === 'string') return new Map();
  const keys = Object.keys(story.nodes).filter(key => story.nodes[key]!.role === 'secret' && !isOpen(key));
  return new Map(keys.map((key, i) => [key, `other ${i}`]));
};

const renamed = (keys: readonly string[], names: Names): string[] => keys.map(key => names.get(key) ?? key);

/** The same story, except that its secret nodes have other keys and Missions, and no texts. */
const otherPlan = (plan: StoryPlan, names: Names): StoryPlan => ({
  ...plan,
  nodes: Object.fromEntries(
    Object.entries(plan.nodes).map(([key, node]) => {
      const { requires } = node;
      const needs = requires && {
        requires: {
          ...(requires.all && { all: renamed(requires.all, names) }),
          ...(requires.any && { any: renamed(requires.any, names) }),
        },
      };
      const secret = names.has(key)
        ? { mission: 'M1' as const, team: !node.team, passive: !node.passive, region: 'urban' as const }
        : {};
      const { text: _, place: __, ...bare } = node;
      return [names.get(key) ?? key, { ...(names.has(key) ? bare : node), ...secret, ...needs }];
    }),
  ),
});

const renamedKeys = <V>(parts: Readonly<Record<string, V>>, names: Names): Record<string, V> =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [names.get(key) ?? key, part]));

const otherStory = (story: StoryState, names: Names): StoryState => ({
  ...story,
  missions: renamedKeys(story.missions, names),
  plan: {
    ...story.plan,
    regions: Object.fromEntries(
      Object.entries(story.plan.regions).map(([key, region]) => [
        names.get(key) ?? key,
        names.has(key) ? 'urban' : region,
      ]),
    ),
    teams: [...story.plan.teams.filter(key => !names.has(key)), ...names.values()],
    passive: story.plan.passive.filter(key => !names.has(key)),
    exclusive: renamed(story.plan.exclusive, names),
  },
});

const otherConfig = (config: Config, seats: number, viewer: Viewer, names: Names): Config => {
  const decked = isHidden(config, viewer) ? otherDecks(config, seats, viewer) : config;
  const { story } = config;
  return names.size > 0 && typeof story !== 'string' ? { ...decked, story: otherPlan(story, names) } : decked;
};

/** The state with other deck lists and another story, which this viewer can't tell from the real ones. */
export const otherRules = (state: State, viewer: Viewer): State => {
  const { config, lists, story, faces } = state;
  if (state.result) return state;
  const names = secretsOf(config, key => (faces[story?.missions[key] ?? -1] ?? null) !== null);
  const isOther = isHidden(config, viewer) || (story && names.size > 0);
  if (!isOther) return state;
  return {
    ...state,
    config: otherConfig(config, lists.length, viewer, story ? names : new Map()),
    lists: isHidden(config, viewer) ? otherLists(lists, viewer) : lists,
    story: story && otherStory(story, names),
  };
};

type Started = Extract<Event, { type: 'started' }>;

export const otherStart = (event: Started, viewer: Viewer): Started => {
  const { config, lists, story } = event;
  const names = story ? secretsOf(config, () => false) : new Map();
  return {
    ...event,
    config: otherConfig(config, lists.length, viewer, names),
    lists: isHidden(config, viewer) ? otherLists(lists, viewer) : lists,
    ...(story && { story: { ...story, missions: renamedKeys(story.missions, names) } }),
  };
};
