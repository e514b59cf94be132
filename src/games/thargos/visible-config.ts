import type { Viewer } from '../../engine/game.ts';
import { sum } from '../../engine/util.ts';
import type { CardId, Deck } from './cards/card.ts';
import type { Config, ConfigWish } from './config.ts';
import type { Event } from './events.ts';
import { isStoryMode } from './modes.ts';
import type { StoryNode, StoryPlan } from './stories/story.ts';
import type { State, StoryState } from './types.ts';

/**
 * Removes from a config what a viewer may not see: hidden deck lists (HT-A-41) and secret Missions (HT-A-51).
 */

/** Replaces the name of a deck that is hidden from the viewer. No ready-made deck has this name. */
export const HIDDEN_DECK = 'hidden';
/** Replaces the id of a card that is hidden from the viewer. No card has this id. */
export const UNKNOWN_CARD: CardId = 'M0';

type Started = Extract<Event, { type: 'started' }>;

export const isHiddenList = ({ cards }: Deck): boolean => Object.hasOwn(cards, UNKNOWN_CARD);

const hiddenLists = new WeakMap<Deck, Deck>();

/** A deck list without its cards. The heroes and the size of a deck are always public. */
const hiddenList = (list: Deck): Deck => {
  const known = hiddenLists.get(list);
  if (known) return known;
  const hidden: Deck = {
    id: HIDDEN_DECK,
    heroes: list.heroes,
    cards: { [UNKNOWN_CARD]: sum(Object.values(list.cards)) },
  };
  hiddenLists.set(list, hidden);
  return hidden;
};

/**
 * New keys for secret nodes, because an author or an editor may have derived the old ones from the names of
 * the cards.
 */
type Aliases = ReadonlyMap<string, string>;

const NO_ALIASES: Aliases = new Map<never, never>([]);

export const aliasesFor = ({ nodes }: StoryPlan, isOpen: (key: string) => boolean): Aliases => {
  const keys = Object.keys(nodes);
  const secret = keys.filter(key => nodes[key]!.role === 'secret');
  const isUnknown = (key: string): boolean => secret.includes(key) && !isOpen(key);
  let mark = '?';
  while (keys.some(key => key.startsWith(mark) && !isUnknown(key))) mark += '?';
  return new Map(secret.map((key, i) => [key, `${mark}${i + 1}`] as const).filter(([key]) => isUnknown(key)));
};

const renamed = (keys: readonly string[], aliases: Aliases): string[] =>
  keys.map(key => aliases.get(key) ?? key);

const renamedKeys = <V>(parts: Readonly<Record<string, V>>, aliases: Aliases): Record<string, V> =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [aliases.get(key) ?? key, part]));

const shownNode = (node: StoryNode, isUnknown: boolean, aliases: Aliases): StoryNode => {
  const { role, requires, fork, claim, x, y } = node;
  const needs = requires && {
    requires: Object.fromEntries(
      Object.entries(requires).map(([how, keys]) => [how, renamed(keys, aliases)]),
    ),
  };
  if (!isUnknown) return { ...node, ...needs };
  return {
    mission: UNKNOWN_CARD,
    role,
    ...needs,
    ...(fork !== undefined && { fork }),
    ...(claim !== undefined && { claim }),
    ...(x !== undefined && { x }),
    ...(y !== undefined && { y }),
  };
};

export const withoutSecrets = (plan: StoryPlan, aliases: Aliases): StoryPlan => ({
  ...plan,
  nodes: Object.fromEntries(
    Object.entries(plan.nodes).map(([key, node]) => [
      aliases.get(key) ?? key,
      shownNode(node, aliases.has(key), aliases),
    ]),
  ),
});

/** The plan of a custom story. Undefined for shipped stories, which have no secrets. */
export const ownPlan = ({ mode = 'duel', story }: ConfigWish): StoryPlan | undefined =>
  typeof story === 'object' && isStoryMode({ mode }) ? story : undefined;

const aliasesIn = ({ config, story, faces }: Pick<State, 'config' | 'story' | 'faces'>): Aliases => {
  const plan = ownPlan(config);
  if (!plan || !story) return NO_ALIASES;
  return aliasesFor(plan, key => (faces[story.missions[key]!] ?? null) !== null);
};

const shown = new WeakMap<Config, Map<string, Config>>();

/**
 * The config as this viewer may know it. The same knowledge gives the same object, because the rules compile
 * each config object only once.
 */
const shownConfig = (config: Config, lists: readonly Deck[], viewer: Viewer, aliases: Aliases): Config => {
  const isHidden = config.deckLists === 'hidden';
  const plan = aliases.size > 0 ? ownPlan(config) : undefined;
  if (!isHidden && !plan) return config;
  const known = shown.get(config) ?? new Map<string, Config>();
  shown.set(config, known);
  const name = JSON.stringify([isHidden ? viewer : '', ...aliases.keys()]);
  const found = known.get(name) ?? {
    ...config,
    ...(isHidden && {
      decks: lists.map(({ id }, seat) => (seat === viewer ? (config.decks[seat] ?? id) : HIDDEN_DECK)),
    }),
    ...(plan && { story: withoutSecrets(plan, aliases) }),
  };
  known.set(name, found);
  return found;
};

const listsFor = ({ deckLists }: Config, lists: readonly Deck[], viewer: Viewer): readonly Deck[] =>
  deckLists === 'hidden' ? lists.map((list, seat) => (seat === viewer ? list : hiddenList(list))) : lists;

/** The state of a story as this viewer may know it. An unknown secret Mission also has no region. */
const shownStory = (story: StoryState, aliases: Aliases): StoryState => {
  if (aliases.size === 0) return story;
  const { plan, missions } = story;
  const isKnown = (key: string): boolean => !aliases.has(key);
  return {
    ...story,
    plan: {
      ...plan,
      regions: Object.fromEntries(Object.entries(plan.regions).filter(([key]) => isKnown(key))),
      teams: plan.teams.filter(isKnown),
      passive: plan.passive.filter(isKnown),
      exclusive: renamed(plan.exclusive, aliases),
    },
    missions: renamedKeys(missions, aliases),
  };
};

/** The parts of a view that come from the config. After the end, nothing is hidden. */
export const visibleRules = (state: State, viewer: Viewer): Pick<State, 'config' | 'lists' | 'story'> => {
  const { config, lists, story } = state;
  if (state.result) return state;
  const aliases = aliasesIn(state);
  return {
    config: shownConfig(config, lists, viewer, aliases),
    lists: listsFor(config, lists, viewer),
    story: story && shownStory(story, aliases),
  };
};

/** The "started" event as this viewer may know it. */
export const visibleStart = (event: Started, viewer: Viewer): Started => {
  const { config, lists, story } = event;
  const plan = ownPlan(config);
  const aliases = plan ? aliasesFor(plan, () => false) : NO_ALIASES;
  return {
    ...event,
    config: shownConfig(config, lists, viewer, aliases),
    lists: listsFor(config, lists, viewer),
    ...(story && { story: { ...story, missions: renamedKeys(story.missions, aliases) } }),
  };
};
