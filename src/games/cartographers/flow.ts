import type { Seat } from '../../engine/game.ts';
import { shuffled, stream } from '../../engine/random.ts';
import { assertNever, range } from '../../engine/util.ts';
import { emptyRows } from './board/land.ts';
import { isNone } from './board/rows.ts';
import type { AmbushCard } from './cards/ambush.ts';
import { SEASONS } from './config.ts';
import { drawBeast, drawerOn, receiverOf } from './phases/ambush.ts';
import { hasChoice } from './phases/choose.ts';
import { scoreSeason } from './phases/score.ts';
import { autoVictim, chooserFor, victims } from './phases/victim.ts';
import { soloPlace } from './phases/walk.ts';
import { growthOf, type Recorder, settle } from './recorder.ts';
import { resultOf } from './result.ts';
import { ambushCard, timeOf } from './rules.ts';
import type { Answers, CardId, Phase, Season } from './types.ts';

/** The order of play. Each function emits its events and calls the next step, until a seat has to answer. */

const seatsOf = (story: Recorder): Seat[] => range(story.state().seats);

const hasRoom = (story: Recorder, sheet: Seat): boolean =>
  !isNone(emptyRows(story.rules.map, story.sheet(sheet)));

const ask = (story: Recorder, phase: Phase, seats: readonly Seat[]): void => {
  story.emit({ type: 'asked', phase, seats });
  if (seats.length === 0) advance(story);
};

/** CA-14 to CA-19: reveals cards until one needs an answer. */
export const explore = (story: Recorder): void => {
  for (;;) {
    const id = story.state().secret.deck.at(-1);
    if (id === undefined) return endSeason(story);
    story.emit({ type: 'revealed', card: id });
    const card = story.rules.card(id);
    if (card.kind === 'ruins') continue;
    if (card.kind === 'ambush') return beginAmbush(story, card);
    // CA-29: a player without an empty space draws nothing.
    const seats = seatsOf(story).filter(seat => hasRoom(story, seat));
    return ask(story, { type: card.kind === 'hero' ? 'hero' : 'draw', card: id }, seats);
  }
};

const beginAmbush = (story: Recorder, card: AmbushCard): void => {
  const { seats } = story.state();
  if (seats === 1) return soloAmbush(story, card);
  const sheets = seatsOf(story).filter(sheet => hasRoom(story, sheet));
  const drawers = sheets.map(sheet => receiverOf(sheet, seats, card.pass)).sort((a, b) => a - b);
  ask(story, { type: 'ambush', card: card.id }, drawers);
};

/** CS-02: in solo, the shape of an ambush moves along the edge until it fits, and nobody chooses its place. */
const soloAmbush = (story: Recorder, card: AmbushCard): void => {
  const { rules } = story;
  const cells = soloPlace(rules.map.grid, emptyRows(rules.map, story.sheet(0)), {
    shape: card.shape,
    corner: card.soloCorner,
    direction: card.pass,
    anchor: rules.config.soloAnchor,
  });
  if (!cells) {
    story.emit({ type: 'ignored', card: card.id });
    return check(story);
  }
  drawBeast(story, { card, at: 0, by: undefined, cells, whole: true });
  afterAmbush(story, card);
};

/** CH-16, CH-17: a Gorgon whose whole shape was drawn gazes once. */
const afterAmbush = (story: Recorder, card: AmbushCard): void => {
  if (!card.gazes) return check(story);
  const { rules } = story;
  const state = story.state();
  const gazing = seatsOf(story).filter(s => !victims(rules, story.sheet(s), card, 'gaze').isEmpty);
  if (rules.config.gorgonTiming === 'beforeHeroes')
    for (const sheet of seatsOf(story))
      if (!gazing.includes(sheet)) settle(story, { at: sheet, by: drawerOn(sheet, state.seats, card.pass) });
  if (gazing.length === 0) return check(story);
  if (state.seats === 1 && rules.config.soloGorgon === 'auto') return soloGaze(story, card);
  const choosers = gazing.map(sheet => chooserFor(state, card, 'gaze', sheet)).sort((a, b) => a - b);
  ask(story, { type: 'gaze', card: card.id }, choosers);
};

const soloGaze = (story: Recorder, card: AmbushCard): void => {
  const cell = autoVictim(story.rules, story.sheet(0), card);
  if (cell !== undefined) {
    story.emit({ type: 'destroyed', sheet: 0, cells: [cell], why: 'gaze' });
    settle(story, { at: 0, by: undefined });
  }
  check(story);
};

/** Continues the game after all answers of a phase have been applied. */
export const advance = (story: Recorder, answers: Answers = {}): void => {
  const { phase } = story.state();
  switch (phase.type) {
    case 'draw':
    case 'hero':
    case 'gaze':
      return check(story);
    case 'ambush':
      return afterAmbush(story, ambushCard(story.rules, phase.card));
    case 'choose':
      scoreSeason(story, story.state(), answers);
      return beginEffects(story);
    case 'ravage':
      return effects(story, phase.rest);
    case 'explore':
    case 'over':
      throw new Error(`expected a phase in which seats answer, found ${phase.type}`);
    default:
      return assertNever(phase);
  }
};

/** CA-44: ends the season if the times of its cards reach the threshold; otherwise reveals the next card. */
const check = (story: Recorder): void => {
  const { season, column } = story.state();
  if (timeOf(story.rules, column) < story.rules.thresholds[season]!) return explore(story);
  endSeason(story);
};

const endSeason = (story: Recorder): void => {
  const state = story.state();
  if (story.rules.config.clusterChoice === 'player') {
    const seats = seatsOf(story).filter(seat => hasChoice(state, seat));
    return ask(story, { type: 'choose' }, seats);
  }
  scoreSeason(story, state, {});
  beginEffects(story);
};

const beginEffects = (story: Recorder): void => {
  const { season, ambushes } = story.state();
  // CH-22, CA-A-20: with `skip`, no effects apply after winter.
  if (season === 3 && story.rules.config.winterEffects === 'skip') return effects(story, []);
  effects(story, ambushes);
};

/** CH-21: applies the effects of ambushes after scoring, in the order in which the cards were revealed. */
const effects = (story: Recorder, cards: readonly CardId[]): void => {
  for (const [i, id] of cards.entries()) {
    const card = ambushCard(story.rules, id);
    if (card.grows) for (const sheet of seatsOf(story)) grow(story, card, sheet);
    if (!card.ravages) continue;
    const prey = seatsOf(story).filter(s => !victims(story.rules, story.sheet(s), card, 'ravage').isEmpty);
    if (prey.length === 0) continue;
    const choosers = prey.map(s => chooserFor(story.state(), card, 'ravage', s)).sort((a, b) => a - b);
    return ask(story, { type: 'ravage', card: id, rest: cards.slice(i + 1) }, choosers);
  }
  nextSeason(story);
};

/** CH-14: grows the monster of an ambush card on a sheet. */
const grow = (story: Recorder, card: AmbushCard, sheet: Seat): void => {
  const drawn = growthOf(story.rules, card, sheet, story.sheet(sheet));
  if (!drawn) return;
  story.emit(drawn);
  settle(story, { at: sheet, by: undefined });
};

const NEXT_SEASON = { 0: 1, 1: 2, 2: 3 } as const;

const nextSeason = (story: Recorder): void => {
  const state = story.state();
  if (state.season === 3)
    return story.emit({ type: 'ended', result: resultOf(state), seed: state.secret.seed });
  beginSeason(story, NEXT_SEASON[state.season]);
};

/**
 * CA-11, CA-48: shuffles the deck of a season: all explore and ruins cards, the ambushes and heroes left from earlier
 * seasons, and one new ambush and hero.
 */
export const beginSeason = (story: Recorder, season: Season): void => {
  const { secret, deck: left } = story.state();
  const waiting = secret.deck.filter(id => !isReturning(story, id));
  const joining = [...secret.ambushDeck.slice(0, 1), ...secret.heroDeck.slice(0, 1)];
  const random = stream(secret.seed, `deck:${SEASONS[season]}`);
  const deck = shuffled(random, [...story.rules.explorers, ...waiting, ...joining]);
  story.emit({
    type: 'begun',
    season,
    cards: deck.length,
    ambushes: left.ambushes + Math.min(1, secret.ambushDeck.length),
    heroes: left.heroes + Math.min(1, secret.heroDeck.length),
    secret: { deck },
  });
  explore(story);
};

const isReturning = (story: Recorder, id: CardId): boolean => {
  const { kind } = story.rules.card(id);
  return kind === 'explore' || kind === 'ruins';
};
