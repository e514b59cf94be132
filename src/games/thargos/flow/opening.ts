import type { Seat } from '../../../engine/game.ts';
import { shuffled } from '../../../engine/random.ts';
import { freeTracksForHero, freeTracksForMission, postFor } from '../asking/legal.ts';
import { design, designsOf, pamOf } from '../board/library.ts';
import { postOf } from '../board/places.ts';
import { HAND } from '../board/values.ts';
import { hasRival, isRival, isStoryMode } from '../modes.ts';
import type { Instance, Position } from '../types.ts';
import { dig, drawCards } from './deck.ts';
import { missionsInHand, missionsOffered, placed } from './refill.ts';
import { rollAttitude } from './rival-hand.ts';
import {
  ask,
  emit,
  move,
  next,
  pickRandom,
  pickRandomSome,
  type Run,
  randomDraw,
  rollDice,
  topOf,
} from './run.ts';
import type { TaskOf } from './tasks.ts';

/** Runs the opening, from shuffled decks to the first turn (chapters 3, 8.1, 9.3 and 11.5). */

export const open = (run: Run): void => {
  if (hasRival(run.state.config)) rollAttitude(run);
  else if (run.state.players.length > 1) chooseFirst(run);
  // HT-11.5: in a solo game, heroes are placed before the player draws.
  next(run, { do: run.state.config.mode === 'solo' ? 'placeHeroes' : 'openHands' });
};

/**
 * HT-3.3, HT-3.10, HT-8.1.2, HT-9.3: each player gets a random value, and the highest begins. Players who tie
 * try again.
 */
const chooseFirst = (run: Run): void => {
  const rounds: number[][] = [];
  let left = run.state.players.map((_, seat) => seat);
  while (left.length > 1) {
    const values = left.map(seat => firstValue(run, seat));
    rounds.push(values);
    const best = Math.max(...values);
    left = left.filter((_, i) => values[i] === best);
    // If all values are always the same, ties would never end, so after 50 rounds one player is picked.
    if (rounds.length > 50) left = [pickRandom(run, left)];
  }
  const first = left[0]!;
  emit(run, { type: 'firstChosen', seat: first, rounds });
  const { config, players } = run.state;
  if (config.mode === 'duel' && config.secondPlayer === 'point')
    emit(run, { type: 'gained', seat: (first + 1) % players.length, vp: 1, why: 'second' });
};

const firstValue = (run: Run, seat: Seat): number => {
  const { config, secret, faces, heroes } = run.state;
  switch (config.firstPlayer) {
    case 'd6':
      return rollDice(run, 1)[0]!;
    case 'hero': {
      const used = new Set(faces.slice(0, heroes.length));
      const unused = [...designsOf(config).values()].filter(
        ({ card }) => card.type === 'hero' && !used.has(card.id),
      );
      // If a small pack has no hero outside the teams, a die decides.
      if (unused.length === 0) return rollDice(run, 1)[0]!;
      const { card } = pickRandom(run, unused);
      return card.type === 'hero' ? card.hp : 0;
    }
    case 'pam1':
    case 'pam3': {
      const cards = pickRandomSome(run, secret.decks[seat]!, config.firstPlayer === 'pam1' ? 1 : 3);
      return cards.reduce((sum, card) => sum + pamOf(design(config, secret.faces[card]!).card), 0);
    }
  }
};

/** HT-3.4, HT-3.5: players draw their opening hands, with a mulligan in games with tracks. */
export const openHands = (run: Run): void => {
  const isStory = isStoryMode(run.state.config);
  if (isStory) next(run, { do: 'refillHands' });
  else if (run.state.config.mode === 'solo') next(run, { do: 'placeMissions', seat: firstToPlace(run) });
  else next(run, { do: 'placeHeroes' });
  const { players, first } = run.state;
  for (let i = 0; i < players.length; i++) {
    const seat = (first + i) % players.length;
    if (isRival(run.state, seat)) continue;
    drawCards(run, seat, HAND);
    if (!isStory) mulligan(run, seat);
  }
  if (isStory) for (const [seat, player] of players.entries()) takePlaces(run, seat, player.team);
};

const mulligan = (run: Run, seat: Seat): void => {
  for (let tries = 1; missionsInHand(run, seat).length < 2; tries++) {
    const hand = run.state.secret.hands[seat]!;
    move(run, hand, { zone: 'hand', seat }, { zone: 'deckBottom', seat }, 'mulligan');
    if (tries % 10 === 0) {
      const deck = shuffled(randomDraw(run), run.state.secret.decks[seat]!);
      emit(run, { type: 'shuffled', seat, from: 'deck', secret: { deck } });
    }
    move(run, topOf(run, seat, HAND), { zone: 'deckTop', seat }, { zone: 'hand', seat }, 'mulligan');
  }
};

/**
 * HT-9.1: in a story, heroes are placed in the order of the team, because there are no tracks. The Rival's
 * reserves stay aside.
 */
const takePlaces = (run: Run, seat: Seat, team: readonly Instance[]): void => {
  for (const [i, hero] of team.slice(0, 4).entries())
    emit(run, { type: 'heroPlaced', seat, hero, post: postOf(seat, i) });
};

/** HT-3.6, HT-8.1.3, HT-11.5: players take turns to place a hero until all heroes have a place. */
export const placeHeroes = (run: Run, task: TaskOf<'placeHeroes'>): void => {
  const { players, posts, first } = run.state;
  const placed = posts.filter(({ hero }) => hero !== null).length;
  if (placed === posts.length) {
    const hasHands = run.state.players.some(({ hand }) => hand > 0);
    return next(run, hasHands ? { do: 'placeMissions', seat: firstToPlace(run) } : { do: 'openHands' });
  }
  const begins = hasRival(run.state.config) ? players.length - 1 : first;
  const seat = (begins + placed) % players.length;
  const tracks = freeTracksForHero(run.state, seat);
  const { team } = run.state.players[seat]!;
  next(run, task);
  if (isRival(run.state, seat)) return placeHero(run, seat, team[0]!, pickRandom(run, tracks));
  if (tracks.length === 1 && team.length === 1) return placeHero(run, seat, team[0]!, tracks[0]!);
  ask(run, { type: 'placeHero', seat });
};

export const placeHero = (run: Run, seat: Seat, hero: Instance, track: number): void => {
  const post = postFor(run.state, seat, track);
  if (post !== undefined) emit(run, { type: 'heroPlaced', seat, hero, post });
};

/** HT-A-03, HT-8.1.4: the player who places the first Mission. */
const firstToPlace = (run: Run): Seat => {
  const { config, first, players } = run.state;
  if (hasRival(config)) return players.length - 1;
  return config.missionOrder === 'reverse' ? (first + players.length - 1) % players.length : first;
};

/** HT-8.1.4: the player who places a Mission after this one. */
export const nextToPlace = ({ config, players }: Position, seat: Seat): Seat =>
  (seat + (config.missionOrder === 'reverse' ? players.length - 1 : 1)) % players.length;

/** HT-3.7: players take turns to place a Mission until every track has one. */
export const placeMissions = (run: Run, { seat }: TaskOf<'placeMissions'>): void => {
  const { missions, owed } = run.state;
  if (missions.every((mission, track) => mission !== null || owed[track] !== null))
    return next(run, { do: 'refillHands' });
  const follows = { do: 'placeMissions', seat: nextToPlace(run.state, seat) } as const;
  const tracks = freeTracksForMission(run.state, seat);
  // HT-8.1.4: a player whose tracks all have a Mission is skipped.
  if (tracks.length === 0) return next(run, follows);
  const own = isRival(run.state, seat) ? [] : missionsOffered(run, seat);
  if (own.length === 0) {
    next(run, follows);
    const free = tracks.filter(track => owed[track] === null);
    if (free.length > 0) digMission(run, seat, pickRandom(run, free));
    return;
  }
  if (own.length === 1 && tracks.length === 1) {
    next(run, follows);
    move(run, own, { zone: 'hand', seat }, { zone: 'mission', track: tracks[0]! }, 'place');
    return placed(run, seat, tracks[0]!);
  }
  next(run, { do: 'placeMissions', seat });
  ask(run, { type: 'placeMission', seat }, own);
};

/** HT-A-10: digs for a Mission. A player whose deck has none owes it to the track. */
const digMission = (run: Run, seat: Seat, track: number): void => {
  const found = dig(run, seat, { type: 'mission' }, { zone: 'mission', track });
  if (found === undefined) emit(run, { type: 'owed', track, seat });
  else placed(run, seat, track);
};

/** HT-3.8, HT-3.9: players draw up to six cards, then the first turn begins. */
export const refillHands = (run: Run): void => {
  for (const [seat, player] of run.state.players.entries())
    if (!isRival(run.state, seat)) drawCards(run, seat, Math.max(0, HAND - player.hand));
  next(run, { do: 'beginTurn', seat: run.state.first });
};

/** HT-3.1, HT-8.3: the target for a team with these hero points. Quick play halves it, rounded up. */
export const targetOf = (points: number, quickPlay: boolean): number =>
  quickPlay ? Math.ceil(points / 2) : points;

/**
 * HT-A-32: in a cooperative story of three or more players, each adds only a share of their target, because
 * the number of Missions doesn't grow with the players.
 */
export const shareOf = (target: number, seats: number): number =>
  Math.ceil((target * Math.min(3, seats + 1)) / (seats + 1));
