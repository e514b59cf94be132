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

/**
 * The cards of a whole game in the order in which a table turns them up. Nothing drawn on a sheet changes
 * that order, so a dealer needs no sheets.
 */

/** A card that the table answers, with the ruins cards turned up just before it. */
export interface DealTurn {
  readonly type: 'turn';
  readonly season: Season;
  readonly card: CardId;
  readonly ruins: readonly CardId[];
  /** CA-15, CA-17: a ruins card waits for the next explore card, past ambushes and heroes. */
  readonly mustCover: boolean;
  /** The season's time before this card, and what the card adds. */
  readonly past: number;
  readonly adds: number;
}

export interface SeasonEnd {
  readonly type: 'season-end';
  readonly season: Season;
  /** Ruins cards after which the deck ran out: they are shown, and bind nothing. */
  readonly ruins: readonly CardId[];
  /** The two edicts to score, counted from 0. */
  readonly edicts: readonly [number, number];
  /** Ambushes that act after the scoring, in the order in which they came (CH-21). */
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

/** Deals a game from its seed, or says why these rules cannot be played. */
export const dealGame = (seats: number, seed: GivenSeed, wish: ConfigWish): Deal | Refusal => {
  const events = setup(seats, seed, wish);
  if (isRefusal(events)) return events;
  const [first] = events;
  const started = first as Started;
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

/** CA-48: the cards that are reshuffled every season. */
const returning = ({ exploreSet, ruins }: Config): CardId[] =>
  [...SETS[exploreSet].explore, ...(ruins ? SETS.base.ruins : [])].map(card => card.id);

/** Turns up the cards of one season and answers those that stayed face down; the next one is the last. */
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
