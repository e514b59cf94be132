import { type GivenSeed, shuffled, stream } from '../../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import {
  type CardId,
  type Config,
  type ConfigWish,
  type Event,
  edictsOfSeason,
  mustCoverRuins,
  type Rules,
  rulesOf,
  SETS,
  type Season,
  setup,
  timeOf,
} from '../../../../games/cartographers/ui.ts';

/** Finds the order in which a game reveals its cards. It doesn't depend on drawings, so no sheets are needed. */

/** A card with which players do something, and the ruins cards that were revealed just before it. */
export interface DealTurn {
  readonly type: 'turn';
  readonly season: Season;
  readonly card: CardId;
  readonly ruins: readonly CardId[];
  /** Whether players must cover ruins. CA-15, CA-17: ruins apply to the next explore card, past ambushes and heroes. */
  readonly mustCover: boolean;
  /** How much of the season's time had elapsed before this card (`past`), and how much this card adds (`adds`). */
  readonly past: number;
  readonly adds: number;
}

export interface SeasonEnd {
  readonly type: 'season-end';
  readonly season: Season;
  /** Ruins cards that were revealed after the last turn, when the deck ran out. They are shown but have no effect. */
  readonly ruins: readonly CardId[];
  /** The indexes of the two edicts to score (A is 0). */
  readonly edicts: readonly [number, number];
  /** CH-21: ambushes that have an effect after the scoring, in the order in which they were revealed. */
  readonly effects: readonly CardId[];
}

export type DealStep = DealTurn | SeasonEnd;

export interface Deal {
  readonly config: Config;
  readonly edicts: readonly CardId[];
  readonly steps: readonly DealStep[];
}

const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;

type Started = Extract<Event, { type: 'started' }>;

/** Deals a game from its seed. Returns a refusal if the rules aren't valid. */
export const dealGame = (seats: number, seed: GivenSeed, wish: ConfigWish): Deal | Refusal => {
  const events = setup(seats, seed, wish);
  if (isRefusal(events)) return events;
  // There is one, because the setup of every game has this event.
  const started = events.find(event => event.type === 'started')!;
  return { config: started.config, edicts: started.edicts, steps: dealSeasons(started, seed) };
};

const dealSeasons = ({ config, secret }: Started, { seed }: GivenSeed): DealStep[] => {
  const rules = rulesOf(config);
  const { ambushDeck = [], heroDeck = [] } = secret ?? {};
  const steps: DealStep[] = [];
  let waiting: readonly CardId[] = [];
  for (const season of [0, 1, 2, 3] as const) {
    const joining = [...ambushDeck.slice(season, season + 1), ...heroDeck.slice(season, season + 1)];
    const deck = shuffled(stream(seed, `deck:${SEASONS[season]}`), [
      ...returning(config),
      ...waiting,
      ...joining,
    ]);
    const left = dealSeason(rules, season, deck, steps);
    waiting = left.filter(id => ['ambush', 'hero'].includes(rules.card(id).kind));
  }
  return steps;
};

/** CA-48: the cards that are shuffled into the deck again every season. */
const returning = ({ exploreSet, ruins }: Config): CardId[] =>
  [...SETS[exploreSet].explore, ...(ruins ? SETS.base.ruins : [])].map(card => card.id);

/** Reveals the cards of one season. Returns the remaining deck, whose top card is its last element. */
const dealSeason = (rules: Rules, season: Season, deck: readonly CardId[], steps: DealStep[]): CardId[] => {
  const left = deck.slice();
  const column: CardId[] = [];
  let ruins: CardId[] = [];
  while (timeOf(rules, column) < rules.thresholds[season]!) {
    const card = left.pop();
    if (card === undefined) break;
    const { kind } = rules.card(card);
    if (kind === 'ruins') ruins.push(card);
    if (kind === 'explore' || kind === 'ruins') column.push(card);
    if (kind === 'ruins') continue;
    const mustCover = kind === 'explore' && mustCoverRuins(rules, column);
    const past = timeOf(rules, kind === 'explore' ? column.slice(0, -1) : column);
    const adds = timeOf(rules, column) - past;
    steps.push({ type: 'turn', season, card, ruins, mustCover, past, adds });
    ruins = [];
  }
  const effects = effectsAfter(rules, season, steps);
  steps.push({ type: 'season-end', season, ruins, edicts: edictsOfSeason(season), effects });
  return left;
};

const effectsAfter = (rules: Rules, season: Season, steps: readonly DealStep[]): CardId[] => {
  if (season === 3 && rules.config.winterEffects === 'skip') return [];
  return steps.flatMap(step => {
    const card = step.type === 'turn' ? rules.card(step.card) : undefined;
    return card?.kind === 'ambush' && (card.grows || card.ravages) ? [card.id] : [];
  });
};
