import type { Seat } from '../../../engine/game.ts';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { postOf } from '../board/places.ts';
import type { Card, CardId, DeckCard, HeroCard, MissionCard } from '../cards/card.ts';
import type { ConfigWish } from '../config.ts';
import { evolve } from '../evolve.ts';
import { proceed } from '../flow/proceed.ts';
import { beginRun, next } from '../flow/run.ts';
import { SECONDARY } from '../stories/state.ts';
import type { StoryNode } from '../stories/story.ts';
import type { Command, Instance, PostState, SoloState, State } from '../types.ts';
import { hero, mission, ONE, times } from './cards.ts';
import { thargos } from './game.ts';
import { packOf, type Side } from './situation.ts';
import { at, cardNamed, type Played } from './table.ts';

/** Starts games in the situations that tests describe, for stories, solo games and solo stories. */

type NodeWish = Omit<StoryNode, 'mission' | 'role'> & {
  readonly mission: MissionCard;
  readonly role?: StoryNode['role'];
};

export interface ModesWish {
  readonly sides?: readonly Side[];
  /** The Rival's side, in solo modes only. Heroes after the fourth are in reserve. */
  readonly rival?: Side;
  readonly solo?: Partial<SoloState>;
  /** The nodes of the story, by key. */
  readonly nodes?: Readonly<Record<string, NodeWish>>;
  /** The Missions of the secondary pile. The first is revealed next. */
  readonly pile?: readonly MissionCard[];
  readonly banCards?: readonly Card[];
  readonly allowActions?: readonly Card[];
  /** For each player, the keys of the nodes that they have completed. */
  readonly done?: readonly (readonly string[])[];
  /** For each track of a solo game, its Mission. The default is a Mission with Power 1. */
  readonly missions?: readonly (MissionCard | null)[];
  readonly config?: ConfigWish;
  readonly turn?: Seat;
  readonly from?: 'act' | 'turn';
  readonly seed?: string;
  readonly also?: readonly Card[];
}

const teamOf = ({ heroes = [] }: Side, seat: Seat): HeroCard[] =>
  range(Math.max(4, heroes.length)).map(i => heroes[i] ?? hero(`${'ABCDEFGH'[seat]}${i}`));

const SHORT = { guilds: { mission: mission('Guilds') } };

const planOf = (wish: ModesWish) => ({
  id: 'test-story',
  nodes: Object.fromEntries(
    Object.entries(wish.nodes ?? SHORT).map(([key, node]) => [
      key,
      { role: 'main' as const, ...node, mission: node.mission.id },
    ]),
  ),
  secondary: (wish.pile ?? []).map(card => card.id),
  ...(wish.banCards ? { banCards: wish.banCards.map(({ id }) => id) } : {}),
  ...(wish.allowActions ? { allowActions: wish.allowActions.map(({ id }) => id) } : {}),
});

const countsOf = (cards: readonly CardId[]): Record<CardId, number> => {
  const counts: Record<CardId, number> = {};
  for (const id of cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

const stateOf = (mode: 'story' | 'solo' | 'solo-story', wish: ModesWish): State => {
  const hasRival = mode === 'solo' || (mode === 'solo-story' && wish.config?.soloStory !== 'thargosOnly');
  const sides = [...(wish.sides ?? [{}]), ...(hasRival ? [wish.rival ?? {}] : [])];
  const seats = sides.length - (hasRival ? 1 : 0);
  const isStory = mode !== 'solo';
  const teams = sides.map(teamOf);
  const nodes = Object.entries(isStory ? (wish.nodes ?? SHORT) : {});
  const known: Card[] = [...teams.flat(), ...(wish.also ?? [])];
  const faces: CardId[] = teams.flat().map(({ id }) => id);
  const heroCount = faces.length;
  const deal = (cards: readonly Card[]): Instance[] =>
    cards.map(card => {
      known.push(card);
      return faces.push(card.id) - 1;
    });
  const tracks = isStory
    ? []
    : range(4).map(i => (wish.missions?.[i] === undefined ? mission(`M${i}`) : wish.missions[i]));
  const onTracks: (Instance | null)[] = tracks.map(() => null);
  let number = 0;
  const numbered = teams.map(team => team.map(() => number++));
  const posts: PostState[] = [];
  const dealt = sides.map((side, seat) => {
    const first = faces.length;
    const isRivals = seat >= seats;
    const piles = {
      hand: deal(side.hand ?? (isRivals ? [] : times(6, ONE))),
      deck: deal(side.deck ?? times(isRivals ? 30 : 10, ONE)).reverse(),
      discard: deal(side.discard ?? []),
      score: deal(side.score ?? []),
    };
    for (const place of range(4)) {
      const beside: readonly DeckCard[] = side.beside?.[place] ?? [];
      posts[postOf(seat, place)] = {
        hero: side.heroes?.[place] === null ? null : numbered[seat]![place]!,
        advantages: deal(beside.filter(({ type }) => type === 'advantage')),
        actions: deal(beside.filter(({ type }) => type === 'action')),
      };
    }
    for (const track of range(tracks.length / 2)) {
      const card = tracks[seat * 2 + track];
      if (card) onTracks[seat * 2 + track] = deal([card])[0]!;
    }
    return { ...piles, cards: faces.slice(first) };
  });
  const missions = Object.fromEntries(nodes.map(([key, node]) => [key, deal([node.mission])[0]!]));
  const pile = deal(isStory ? (wish.pile ?? []) : []).reverse();
  const config = thargos.configure({
    mode,
    ...(isStory ? { story: planOf(wish) } : {}),
    ...wish.config,
    packs: [packOf(known)],
  });
  if (isRefusal(config)) throw new Error(`expected a valid config, found ${JSON.stringify(config)}`);
  const { seed, open } = parseSeed(wish.seed ?? 'test');
  const begun = evolve(undefined, {
    type: 'started',
    seats,
    config,
    seedHash: '',
    openSeed: open,
    teams: numbered,
    heroes: faces.slice(0, heroCount),
    lists: dealt.map(({ cards }, seat) => ({
      id: `deck-${seat}`,
      heroes: numbered[seat]!.map(i => faces[i]!),
      cards: countsOf(cards),
    })),
    targets: sides.map(({ target }) => target ?? 100),
    ...(isStory ? { story: { missions, secondary: pile.length } } : {}),
    secret: { seed, faces, decks: dealt.map(({ deck }) => deck), secondary: pile },
  });
  const hidden = new Set([...dealt.flatMap(({ hand, deck }) => [...hand, ...deck]), ...pile]);
  const wounded = new Set(
    sides.flatMap((side, seat) => (side.wounded ?? []).map(place => posts[postOf(seat, place)]!.hero)),
  );
  const inPlay = new Set(posts.map(post => post.hero));
  const seat = wish.turn ?? 0;
  const isTurn = wish.from === 'turn';
  const state: State = {
    ...begun,
    players: begun.players.map((player, i) => ({
      ...player,
      vp: sides[i]!.vp ?? 0,
      hand: dealt[i]!.hand.length,
      deck: dealt[i]!.deck.length,
      discard: dealt[i]!.discard,
      score: dealt[i]!.score,
      team: player.team.filter(card => !inPlay.has(card)),
    })),
    posts,
    missions: onTracks,
    heroes: begun.heroes.map((each, i) => (wounded.has(i) ? { ...each, face: 'wounded' } : each)),
    faces: faces.map((id, i) => (hidden.has(i) || isSecret(begun, i) ? null : id)),
    turn: { ...begun.turn, seat, number: isTurn ? 0 : 1, actions: 1 },
    solo: hasRival ? { attitude: 'wary', infamy: 0, smaller: 0, ...wish.solo } : null,
    story: begun.story && { ...begun.story, done: begun.story.done.map((own, i) => wish.done?.[i] ?? own) },
    secret: { ...begun.secret, hands: dealt.map(({ hand }) => hand) },
  };
  const run = beginRun(state);
  if (isTurn) next(run, { do: 'beginTurn', seat });
  else next(run, { do: 'act' }, { do: 'score' }, { do: 'endTurn' });
  proceed(run);
  return run.state;
};

const isSecret = ({ story, faces }: State, card: Instance): boolean =>
  story !== null && Object.values(story.missions).includes(card) && faces[card] === null;

export const story = (wish: ModesWish = {}): Played => at(stateOf('story', wish));
/**
 * After each action of the player, the Rival takes its turn within the same command. A test can inspect the
 * state before that if the player has an extra action.
 */
export const solo = (wish: ModesWish = {}): Played => at(stateOf('solo', wish));
export const soloStory = (wish: ModesWish = {}): Played => at(stateOf('solo-story', wish));

const heroIn = (t: Played, name: string): Instance => cardNamed(t.state, name, range(t.state.heroes.length));

/** For story commands, which name a hero. The commands themselves contain the hero's card number. */
export const attemptAt = (t: Played, node: string, lead: string): Command => ({
  type: 'attemptNode',
  node,
  hero: heroIn(t, lead),
});
export const opposeWith = (t: Played, name: string): Command => ({ type: 'oppose', hero: heroIn(t, name) });
export const walkTo = (t: Played, name: string, node: string): Command => ({
  type: 'move',
  hero: heroIn(t, name),
  node,
});
export const PILE = SECONDARY;

/**
 * Searches for a seed that gives the requested dice. To save time, the search starts at the number `first`.
 */
export const whereDice = (
  make: (seed: string) => Played,
  isMeant: (t: Played) => boolean,
  first = 0,
): Played => {
  for (let i = first; i < first + 2000; i++) {
    const t = make(`dice ${i}`);
    if (isMeant(t)) return t;
  }
  throw new Error(`expected a seed with the requested dice from ${first} to ${first + 1999}, found none`);
};

/** The values of the dice rolled for this purpose, in order. */
export const dice = (t: Played, what: string): number[] =>
  t.told('rolled').flatMap(event => (event.what === what ? event.values : []));

/** Returns the state after the player passes and the Rival takes a turn with the requested dice. */
export const rivalsTurn = (wish: ModesWish, isMeant: (t: Played) => boolean, first = 0): Played =>
  whereDice(seed => solo({ ...wish, seed }).pass(), isMeant, first);

/** The values of the decision dice that the Rival rolled before its attempt. */
export const attempts = (t: Played): number[] => dice(t, 'attempt');

/** A story with two players. */
export const two = (wish: ModesWish = {}): Played => story({ sides: [{}, {}], ...wish });

/**
 * Player A attempts a node with hero A0. If player B is asked to oppose, they do so with the hero `who`, or
 * decline if none is given.
 */
export const attempt = (t: Played, node: string, who?: string): Played => {
  const tried = t.give(attemptAt(t, node, 'A0'));
  if (tried.state.question?.type !== 'oppose') return tried;
  return who === undefined ? tried.pass() : tried.give(opposeWith(tried, who));
};

/** Nodes for stories in tests: required, optional, secret and exclusive ones. */
export const WAY = {
  guilds: { mission: mission('Guilds') },
  lair: { mission: mission('Lair'), role: 'optional' as const, requires: { all: ['guilds'] } },
  gate: { mission: mission('Gate'), requires: { all: ['guilds', 'lair'] } },
  cave: { mission: mission('Cave'), role: 'secret' as const, requires: { any: ['lair', 'gate'] } },
  crown: { mission: mission('Crown'), claim: 'exclusive' as const },
};
