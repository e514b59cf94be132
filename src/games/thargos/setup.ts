import type { Seat } from '../../engine/game.ts';
import { type GivenSeed, hashSeed, isSeed, type Seed, shuffled, stream } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { entriesOf, sum } from '../../engine/util.ts';
import { heroCard, libraryOf, missionCard } from './board/library.ts';
import type { Card, CardId, Deck } from './cards/card.ts';
import type { Config, ConfigWish } from './config.ts';
import type { Configure } from './configure.ts';
import { checkDeck, checkOneBox, type DeckRules, sizeOf, splitOf } from './decks/check.ts';
import { deckFor } from './decks/choice.ts';
import { READY_MADE, readyMade } from './decks/difficulty-decks.ts';
import { randomDeck } from './decks/random.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { open, shareOf, targetOf } from './flow/opening.ts';
import { proceed } from './flow/proceed.ts';
import { beginRun } from './flow/run.ts';
import { hasRival, isStoryMode } from './modes.ts';
import { followReplaced } from './packs/apply.ts';
import { isError } from './packs/fault.ts';
import { refuse } from './refusals/codes.ts';
import { checkStory } from './stories/check.ts';
import { pathNodes, pileOf } from './stories/graph.ts';
import { drawSecrets, secretNodes } from './stories/secrets.ts';
import { planOf } from './stories/state.ts';
import type { Instance } from './types.ts';

/** HT-8.1.1: the most players in a game, limited by what a screen can show. */
export const MAX_SEATS = 8;

/** The smallest and largest number of players in a mode. */
export const seatsFor = (mode: Config['mode']): readonly [least: number, most: number] => {
  switch (mode) {
    case 'duel':
      return [2, 2];
    case 'circle':
      return [3, MAX_SEATS];
    case 'story':
      return [1, MAX_SEATS];
    case 'solo':
    case 'solo-story':
      return [1, 1];
  }
};

export const setup = (
  configure: Configure,
  seats: number,
  given: GivenSeed,
  wish: ConfigWish,
): readonly Event[] | Refusal => {
  if (!isSeed(given.seed)) return refuse('bad-seed');
  const config = configure(wish);
  if (isRefusal(config)) return config;
  const [least, most] = seatsFor(config.mode);
  if (!Number.isInteger(seats) || seats < least || seats > most)
    return refuse('bad-seats', { seats, least, most });
  const decks = dealDecks(config, seats, given.seed);
  if (isRefusal(decks)) return decks;
  const targets = targetsOf(config, seats, decks);
  const lack = isStoryMode(config) ? lackOf(config, seats, targets) : undefined;
  if (lack) return lack;
  const started = start(config, seats, given, decks, targets);
  const run = beginRun(evolve(undefined, started));
  open(run);
  proceed(run);
  return [started, ...run.events];
};

/** Decks that don't depend on the seed, cached, so that they are checked only once. */
const checked = new WeakMap<Config, readonly Deck[]>();

const isFixed = (config: Config, players: number): boolean =>
  !hasRival(config) &&
  Array.from({ length: players }, (_, seat) => deckFor(config, seat)).every(deck => deck !== 'random');

const dealDecks = (config: Config, seats: number, seed: Seed): readonly Deck[] | Refusal => {
  const known = checked.get(config);
  if (known?.length === seats) return known;
  const dealt = dealAnew(config, seats, seed);
  if (!isRefusal(dealt) && isFixed(config, seats)) checked.set(config, dealt);
  return dealt;
};

const dealAnew = (config: Config, seats: number, seed: Seed): readonly Deck[] | Refusal => {
  const pool = libraryOf(config).cards;
  const players = seats + (hasRival(config) ? 1 : 0);
  if (config.decks.length > players) return refuse('deck-missing', { decks: config.decks.length, players });
  const dealt: Deck[] = [];
  for (let seat = 0; seat < players; seat++) {
    const deck = dealDeck(config, seat, { seats, seed, pool, taken: dealt });
    if (isRefusal(deck)) return deck;
    dealt.push(seat < seats ? deck : inOrderOfPlay(deck, seed));
  }
  if (config.collection === 'oneBox') {
    const [wrong] = checkOneBox(dealt, pool);
    if (wrong) return refuse('deck-bad', { fault: wrong.code, place: wrong.place, ...wrong.details });
  }
  return dealt;
};

/** HT-11.5.2: the Rival's heroes in random order, of which the first four are in play. */
const inOrderOfPlay = (deck: Deck, seed: Seed): Deck => ({
  ...deck,
  heroes: shuffled(stream(seed, 'rival'), deck.heroes),
});

interface Dealing {
  readonly seats: number;
  readonly seed: Seed;
  readonly pool: readonly Card[];
  readonly taken: readonly Deck[];
}

export const deckRules = (config: Config, isRivals: boolean): DeckRules => ({
  mode: config.mode,
  sets: config.sets,
  uniqueHeroes: config.uniqueHeroes,
  pointsCap: config.pointsCap,
  rivalDeck: config.rivalDeck,
  seat: isRivals ? 'rival' : 'player',
  ...(config.mode === 'story' && config.storyMissionCap ? {} : { missionPamCap: null }),
  ...(config.difficulty === 'any' ? {} : { difficulty: config.difficulty }),
});

const dealDeck = (config: Config, seat: Seat, { seats, seed, pool, taken }: Dealing): Deck | Refusal => {
  const choice = deckFor(config, seat);
  const isRivals = seat >= seats;
  const rules = deckRules(config, isRivals);
  if (choice === 'random') {
    const box = config.collection === 'oneBox' ? { taken } : {};
    const deck = randomDeck(stream(seed, `deck:${seat}`), pool, { ...rules, ...box });
    if (!isRefusal(deck)) return deck;
    const { refused: fault, ...why } = deck;
    return refuse('deck-bad', { ...why, fault, seat });
  }
  const named = typeof choice === 'string' ? readyMade(choice, rules) : choice;
  if (!named) return refuse('deck-unknown', { deck: choice, known: READY_MADE.map(({ id }) => id) });
  // If packs replace cards, ready-made decks contain the replacements.
  const built = config.packs.length > 0 ? followReplaced(named, pool) : named;
  const deck = isRivals ? shortened(withReserves(built, pool, seed, taken), pool, rules, seed) : built;
  // With a small pack, the Rival may have fewer than the six heroes that its deck needs.
  const whose = isRivals && deck.heroes.length < 6 ? 'either' : rules.seat;
  const wrong = checkDeck(deck, pool, { ...rules, ...(whose && { seat: whose }) }).find(isError);
  if (!wrong) return deck;
  return refuse('deck-bad', { ...wrong.details, fault: wrong.code, place: wrong.place, seat });
};

/** HT-11.1: the Rival needs six heroes, so a deck with four gets two random ones. */
const withReserves = (deck: Deck, pool: readonly Card[], seed: Seed, taken: readonly Deck[]): Deck => {
  if (deck.heroes.length >= 6) return deck;
  const inUse = new Set([deck, ...taken].flatMap(({ heroes }) => heroes));
  const persons = new Set(
    pool.flatMap(card => (card.type === 'hero' && deck.heroes.includes(card.id) ? [card.person] : [])),
  );
  const heroes = [...deck.heroes];
  for (const card of shuffled(stream(seed, 'reserves'), pool)) {
    if (heroes.length === 6) break;
    if (card.type !== 'hero' || inUse.has(card.id) || persons.has(card.person)) continue;
    persons.add(card.person);
    heroes.push(card.id);
  }
  return { ...deck, heroes };
};

/**
 * HT-12.3: if the config gives the Rival forty cards, takes that many random ones out of a deck with sixty.
 */
const shortened = (deck: Deck, pool: readonly Card[], rules: DeckRules, seed: Seed): Deck => {
  const split = splitOf(rules);
  const list = listOf(deck);
  if (!split || list.length <= sizeOf(rules)) return deck;
  const types = new Map(pool.map(({ id, type }) => [id, type]));
  const left: Record<string, number> = { ...split };
  const cards: Record<CardId, number> = {};
  for (const id of shuffled(stream(seed, 'forty'), list)) {
    const type = types.get(id) ?? '';
    if ((left[type] ?? 0) <= 0) continue;
    left[type]! -= 1;
    cards[id] = (cards[id] ?? 0) + 1;
  }
  return { ...deck, cards };
};

const lists = new WeakMap<Deck, readonly CardId[]>();

/** All cards of a deck, one entry for each copy. Cached, because a deck is used in many games. */
const listOf = (deck: Deck): readonly CardId[] => {
  const known = lists.get(deck);
  if (known) return known;
  const list: CardId[] = [];
  for (const [id, count] of entriesOf(deck.cards)) for (let i = 0; i < count; i++) list.push(id);
  lists.set(deck, list);
  return list;
};

const start = (
  config: Config,
  seats: number,
  { seed, open: openSeed }: GivenSeed,
  decks: readonly Deck[],
  targets: readonly number[],
): Event => {
  const heroes = decks.flatMap(deck => deck.heroes);
  const faces: CardId[] = [...heroes];
  const teams: Instance[][] = [];
  const piles: Instance[][] = [];
  let hero = 0;
  for (const deck of decks) teams.push(deck.heroes.map(() => hero++));
  for (const [seat, deck] of decks.entries()) {
    // Card numbers and the order of the deck are shuffled separately, so that a number reveals nothing about
    // the order.
    const list = shuffled(stream(seed, `numbers:${seat}`), listOf(deck));
    const numbers = list.map((_, i) => faces.length + i);
    faces.push(...list);
    piles.push(shuffled(stream(seed, `shuffle:${seat}`), numbers));
  }
  const story = isStoryMode(config) ? layOut(config, seed, faces) : undefined;
  return {
    type: 'started',
    seats,
    config,
    seedHash: hashSeed(seed),
    openSeed,
    teams,
    heroes,
    lists: decks.map(({ id, heroes: team, cards }) => ({ id, heroes: team, cards })),
    targets,
    ...(story ? { story: { missions: story.missions, secondary: story.pile.length } } : {}),
    secret: { seed, faces, decks: piles, secondary: story?.pile ?? [] },
  };
};

const targetsOf = (config: Config, seats: number, decks: readonly Deck[]): readonly number[] => {
  const own = decks.map((deck, seat) => targetFor(config, deck, seat >= seats));
  return config.coop && config.coopTarget === 'scaled' ? own.map(target => shareOf(target, seats)) : own;
};

/**
 * HT-3.1, HT-A-22: the target is the sum of hero points. For the Rival, `rivalTarget` says which heroes
 * count.
 */
const targetFor = (config: Config, deck: Deck, isRivals: boolean): number => {
  const count = isRivals && config.solo.rivalTarget === 'six' ? 6 : 4;
  const points = deck.heroes.slice(0, count).reduce((sum, id) => sum + heroCard(config, id).hp, 0);
  return targetOf(points, config.quickPlay);
};

const lacks = new WeakMap<Config, Map<string, Refusal | undefined>>();

/** HT-9.4: the refusal if the story has too few VP for these targets. Each target is checked only once. */
const lackOf = (config: Config, seats: number, targets: readonly number[]): Refusal | undefined => {
  const own = targets.slice(0, seats);
  const target = config.coop ? sum(own) : Math.max(...own);
  const known = lacks.get(config) ?? new Map<string, Refusal | undefined>();
  lacks.set(config, known);
  const name = `${targets.length} ${target}`;
  if (!known.has(name)) {
    const guests = { players: targets.length, target, ...(config.coop ? { together: true } : {}) };
    const pool = new Map(libraryOf(config).cards.map(card => [card.id, card]));
    const short = checkStory(planOf(config), pool, guests).faults.find(
      ({ code }) => code === 'target-out-of-reach',
    );
    known.set(name, short && refuse('story-bad', { ...short.details, fault: short.code }));
  }
  return known.get(name);
};

/** HT-A-53: random Missions for the secret nodes, and the rest as the secondary pile. */
const secretsOf = (config: Config, seed: Seed) => {
  const plan = planOf(config);
  if (config.secretMissions !== 'random')
    return { secrets: new Map<string, CardId | undefined>(), rest: pileOf(plan) };
  const keys = secretNodes(plan);
  const own = keys.map(key => plan.nodes[key]!.mission);
  const vpOf = (id: CardId): number => missionCard(config, id).vp;
  const pool = [...own, ...pileOf(plan)];
  const { drawn, rest } = drawSecrets(stream(seed, 'secrets'), own.map(vpOf), pool, vpOf);
  return { secrets: new Map(keys.map((key, i) => [key, drawn[i]])), rest };
};

/** HT-9.1: gives numbers to all Missions of the story, because they are on the table from the start. */
const layOut = (config: Config, seed: Seed, faces: CardId[]) => {
  const plan = planOf(config);
  const { secrets, rest } = secretsOf(config, seed);
  const missions: Record<string, Instance> = {};
  for (const key of pathNodes(plan)) {
    missions[key] = faces.length;
    faces.push(secrets.get(key) ?? plan.nodes[key]!.mission);
  }
  const pile = shuffled(
    stream(seed, 'secondary'),
    rest.map(id => {
      faces.push(id);
      return faces.length - 1;
    }),
  );
  return { missions, pile };
};
