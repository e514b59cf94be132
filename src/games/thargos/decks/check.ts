import { entriesOf, sum } from '../../../engine/util.ts';
import type { Card, CardId, Deck, DeckCard } from '../cards/card.ts';
import { type Fault, fault, type UnplacedFault } from '../packs/fault.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a deck must comply with. The keys are named like those of a config. */
export interface DeckRules {
  readonly mode?: 'duel' | 'circle' | 'story' | 'solo' | 'solo-story';
  readonly sets?: 'core' | 'core+condar';
  readonly uniqueHeroes?: boolean;
  /** HT-2.6: the highest PAM sum of the deck, from 60 to 240. */
  readonly pointsCap?: number | null;
  /** HT-9.2: the highest PAM sum of the Missions in a story deck. Null means no limit. */
  readonly missionPamCap?: number | null;
  /** HT-12.2: the difficulty of a solo story, which sets the PAM range of the Missions. */
  readonly difficulty?: Difficulty;
  readonly rivalDeck?: 60 | 40;
  /**
   * Who plays the deck. The Rival needs six heroes; a deck in a pack may be for a player or for the Rival.
   */
  readonly seat?: 'player' | 'rival' | 'either';
  /** The cards that the story bans. */
  readonly banCards?: readonly CardId[];
}

export type Split = { readonly [T in DeckCard['type']]: number };

const EVEN: Split = { mission: 20, advantage: 20, action: 20 };
/** HT-12.3: the split of a Rival's deck with forty cards. */
const SHORT: Split = { mission: 13, advantage: 14, action: 13 };

/** HT-12.2: the PAM range of the twenty Missions in a solo story deck. */
export const BANDS: { readonly [D in Difficulty]: readonly [least: number, most: number] } = {
  easy: [50, 60],
  medium: [30, 49],
  hard: [20, 29],
};

/**
 * The difficulty of a solo story deck by the PAM of its Missions. PAM above the rulebook's easy range also
 * counts as easy.
 */
export const difficultyOf = (missionPam: number): Difficulty =>
  DIFFICULTIES.find(name => missionPam >= BANDS[name][0]) ?? 'hard';

export const FEWEST_POINTS = 60;
export const MOST_POINTS = 240;
const STORY_PAM = 40;

const isStory = ({ mode }: DeckRules): boolean => mode === 'story' || mode === 'solo-story';
const isShort = ({ mode, seat, rivalDeck }: DeckRules): boolean =>
  mode === 'solo-story' && seat === 'rival' && rivalDeck === 40;

/**
 * HT-2.2, HT-12.3: the number of cards of each type that a deck must have. Undefined if any split is allowed.
 */
export const splitOf = (rules: DeckRules): Split | undefined => {
  if (isShort(rules)) return SHORT;
  return isStory(rules) ? EVEN : undefined;
};

export const sizeOf = (rules: DeckRules): number => (isShort(rules) ? 40 : 60);
export const heroCount = ({ seat }: DeckRules): number => (seat === 'rival' ? 6 : 4);

/** HT-9.2, HT-12.2: the lowest and highest PAM sum of the Missions in a deck. */
export const missionBand = (rules: DeckRules): readonly [number, number] => {
  const anything = [0, Number.POSITIVE_INFINITY] as const;
  if (rules.seat === 'rival') return anything;
  if (rules.mode === 'solo-story') return rules.difficulty ? BANDS[rules.difficulty] : anything;
  if (rules.mode !== 'story') return anything;
  const { missionPamCap = STORY_PAM } = rules;
  return missionPamCap === null ? anything : [0, missionPamCap];
};

/** HT-1.3: whether a card belongs to the sets in play. A custom card always does. */
export const isInSets = ({ set }: Card, { sets = 'core' }: DeckRules): boolean =>
  sets === 'core+condar' || set !== 'condar';

type Entry = { readonly card: DeckCard; readonly count: number };

const checkTeam = (deck: Deck, known: ReadonlyMap<CardId, Card>, rules: DeckRules): UnplacedFault[] => {
  const found: UnplacedFault[] = [];
  const { length } = deck.heroes;
  const count = heroCount(rules);
  const isCounted = rules.seat === 'either' ? length === 4 || length === 6 : length === count;
  if (!isCounted) found.push({ code: 'deck-heroes', path: ['heroes'], details: { found: length, count } });
  const persons = new Map<string, CardId>();
  for (const [i, id] of deck.heroes.entries()) {
    const card = known.get(id);
    const path = ['heroes', i];
    if (card && card.type !== 'hero') found.push({ code: 'not-a-hero-id', path, details: { id } });
    if (card?.type !== 'hero') continue;
    const other = persons.get(card.person);
    // HT-A-32: if `uniqueHeroes` is false, a team may have several versions of a person, but never the same
    // card twice.
    if (other !== undefined && (rules.uniqueHeroes !== false || deck.heroes.indexOf(id) < i))
      found.push({ code: 'deck-same-person', path, details: { id, other, person: card.person } });
    persons.set(card.person, id);
  }
  return found;
};

const checkCopies = (deck: Deck, known: ReadonlyMap<CardId, Card>): UnplacedFault[] =>
  entriesOf(deck.cards).flatMap(([id, count]): UnplacedFault[] => {
    const card = known.get(id);
    const path = ['cards', id];
    if (!(Number.isInteger(count) && count >= 0))
      return [{ code: 'deck-count', path, details: { id, found: count } }];
    if (card?.type === 'hero') return [{ code: 'hero-in-deck', path, details: { id } }];
    if (card?.locked && count > 1) return [{ code: 'deck-locked', path, details: { id, found: count } }];
    return count > 4 ? [{ code: 'deck-copies', path, details: { id, found: count, most: 4 } }] : [];
  });

const checkUse = (deck: Deck, known: ReadonlyMap<CardId, Card>, rules: DeckRules): UnplacedFault[] => {
  const places: [CardId, UnplacedFault['path']][] = [
    ...deck.heroes.map((id, i): [CardId, UnplacedFault['path']] => [id, ['heroes', i]]),
    ...entriesOf(deck.cards).map(([id]): [CardId, UnplacedFault['path']] => [id, ['cards', id]]),
  ];
  return places.flatMap(([id, path]): UnplacedFault[] => {
    const card = known.get(id);
    if (!card) return [{ code: 'deck-unknown-card', path, details: { id } }];
    if (!isInSets(card, rules)) return [{ code: 'deck-other-set', path, details: { id, set: card.set } }];
    return rules.banCards?.includes(id) ? [{ code: 'deck-banned', path, details: { id } }] : [];
  });
};

const copies = (entries: readonly Entry[]): number => sum(entries.map(({ count }) => count));
const pamOf = (entries: readonly Entry[]): number => sum(entries.map(({ card, count }) => card.pam * count));

const ofType = (entries: readonly Entry[], type: DeckCard['type']): Entry[] =>
  entries.filter(({ card }) => card.type === type);

const countsOf = (entries: readonly Entry[]): Split => ({
  mission: copies(ofType(entries, 'mission')),
  advantage: copies(ofType(entries, 'advantage')),
  action: copies(ofType(entries, 'action')),
});

const checkMissions = (entries: readonly Entry[], rules: DeckRules): UnplacedFault[] => {
  const missions = ofType(entries, 'mission');
  const count = copies(missions);
  const found: UnplacedFault[] = [];
  const path = ['cards'];
  if (count < 2) found.push({ code: 'deck-no-missions', path, details: { found: count, least: 2 } });
  else if (count < 10) found.push({ code: 'deck-few-missions', path, details: { found: count, least: 10 } });
  const pam = pamOf(missions);
  const [least, most] = missionBand(rules);
  if (pam >= least && pam <= most) return found;
  const { difficulty } = rules;
  const isBand = rules.mode === 'solo-story';
  if (isBand) found.push({ code: 'deck-difficulty', path, details: { found: pam, least, most, difficulty } });
  else found.push({ code: 'deck-mission-pam', path, details: { found: pam, most } });
  return found;
};

const checkSums = (deck: Deck, entries: readonly Entry[], rules: DeckRules): UnplacedFault[] => {
  const found: UnplacedFault[] = [];
  const path = ['cards'];
  const size = sum(entriesOf(deck.cards).map(([, count]) => count));
  // HT-12.3: if a deck in a pack has six heroes, it is checked as a Rival's deck.
  const isRivals = rules.seat === 'either' && deck.heroes.length === 6;
  if (size !== sizeOf(rules) && !(isRivals && size === 40))
    found.push({ code: 'deck-size', path, details: { found: size, size: sizeOf(rules) } });
  const split = splitOf(rules);
  const counts = countsOf(entries);
  if (split && (['mission', 'advantage', 'action'] as const).some(type => counts[type] !== split[type]))
    found.push({ code: 'deck-split', path, details: { found: counts, split } });
  const cap = rules.pointsCap ?? undefined;
  if (cap !== undefined && !(Number.isInteger(cap) && cap >= FEWEST_POINTS && cap <= MOST_POINTS))
    found.push({ code: 'deck-points-cap', path: [], details: { least: FEWEST_POINTS, most: MOST_POINTS } });
  else if (cap !== undefined && pamOf(entries) > cap)
    found.push({ code: 'deck-points', path, details: { found: pamOf(entries), most: cap } });
  return found;
};

const deckEntries = (deck: Deck, known: ReadonlyMap<CardId, Card>): Entry[] =>
  entriesOf(deck.cards).flatMap(([id, count]): Entry[] => {
    const card = known.get(id);
    return card && card.type !== 'hero' ? [{ card, count }] : [];
  });

/** The faults of a deck, each with its place in the deck. */
export const findDeckFaults = (deck: Deck, pool: readonly Card[], rules: DeckRules = {}): UnplacedFault[] => {
  const known = new Map(pool.map(card => [card.id, card]));
  const entries = deckEntries(deck, known);
  return [
    ...checkUse(deck, known, rules),
    ...checkTeam(deck, known, rules),
    ...checkCopies(deck, known),
    ...checkSums(deck, entries, rules),
    ...checkMissions(entries, rules),
  ];
};

/** Chapter HT-2: the faults of a deck under these rules. */
export const checkDeck = (deck: Deck, pool: readonly Card[], rules: DeckRules = {}): Fault[] =>
  findDeckFaults(deck, pool, rules).map(fault);

/** HT-2.5: the faults of decks that share one box. Places begin with the index of the deck. */
export const findBoxFaults = (decks: readonly Deck[], pool: readonly Card[]): UnplacedFault[] => {
  const used = new Map<CardId, number>();
  const found: UnplacedFault[] = [];
  const copiesIn = new Map(pool.map(({ id, boxCopies }) => [id, boxCopies]));
  for (const [i, deck] of decks.entries()) {
    const team = deck.heroes.map((id, at) => ({ id, count: 1, path: [i, 'heroes', at] }));
    const cards = entriesOf(deck.cards).map(([id, count]) => ({ id, count, path: [i, 'cards', id] }));
    for (const { id, count, path } of [...team, ...cards]) {
      const total = (used.get(id) ?? 0) + count;
      used.set(id, total);
      const most = copiesIn.get(id);
      if (most !== undefined && total > most)
        found.push({ code: 'deck-one-box', path, details: { id, found: total, most } });
    }
  }
  return found;
};

export const checkOneBox = (decks: readonly Deck[], pool: readonly Card[]): Fault[] =>
  findBoxFaults(decks, pool).map(fault);

/** The totals of a deck: number of cards by type, PAM, and hero points of the team. */
export interface DeckSums {
  readonly counts: Split;
  readonly pam: number;
  readonly missionPam: number;
  readonly hp: number;
}

export const sumsOf = (deck: Deck, pool: readonly Card[]): DeckSums => {
  const known = new Map(pool.map(card => [card.id, card]));
  const entries = deckEntries(deck, known);
  const heroes = deck.heroes.map(id => known.get(id));
  return {
    counts: countsOf(entries),
    pam: pamOf(entries),
    missionPam: pamOf(ofType(entries, 'mission')),
    hp: sum(heroes.map(card => (card?.type === 'hero' ? card.hp : 0))),
  };
};
