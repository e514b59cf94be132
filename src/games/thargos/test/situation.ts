import type { Seat } from '../../../engine/game.ts';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { postOf, trackCount } from '../board/places.ts';
import type { Card, CardId, DeckCard, HeroCard, MissionCard } from '../cards/card.ts';
import type { Config, ConfigWish, PackRef } from '../config.ts';
import { evolve } from '../evolve.ts';
import { proceed } from '../flow/proceed.ts';
import { beginRun, next } from '../flow/run.ts';
import type { Instance, Player, PostState, State } from '../types.ts';
import { hero, mission, ONE, times } from './cards.ts';
import { givePack, thargos } from './game.ts';

/** Starts games in the situations that tests describe, for duels and circles. */

/** One player in a described situation. Cards with the same name are copies of one card. */
export interface Side {
  /**
   * From left to right. Null means an empty place, and missing places get heroes with the attributes 2 2 2.
   */
  readonly heroes?: readonly (HeroCard | null)[];
  readonly wounded?: readonly number[];
  /** By default, six cards worth 1. */
  readonly hand?: readonly DeckCard[];
  /** The first card is drawn next. By default, ten cards worth 1. */
  readonly deck?: readonly DeckCard[];
  readonly discard?: readonly DeckCard[];
  readonly score?: readonly MissionCard[];
  /** Advantages and track Actions beside the heroes, by place. */
  readonly beside?: Readonly<Record<number, readonly DeckCard[]>>;
  readonly vp?: number;
  readonly target?: number;
}

export interface Wish {
  readonly sides?: readonly Side[];
  readonly a?: Side;
  readonly b?: Side;
  /**
   * The Mission of each track, or null for none. By default, each has a Mission with Power 1. The first two
   * tracks belong to the first player, and so on.
   */
  readonly missions?: readonly (MissionCard | null)[];
  /** For each track, the player who owes it a Mission. */
  readonly owed?: readonly (Seat | null)[];
  readonly config?: ConfigWish;
  /** The player whose turn it is. */
  readonly turn?: Seat;
  /** Where the turn begins: after the draw step (`act`, the default) or before it (`turn`). */
  readonly from?: 'act' | 'turn';
  readonly seed?: string;
  /** Cards that the game needs besides those in the situation. */
  readonly also?: readonly Card[];
}

let packs = 0;

/** Registers a card pack with only these cards, and returns a reference to it for the config. */
export const packOf = (cards: readonly Card[]): PackRef => {
  packs += 1;
  const ref = { id: 'test', version: '1.0.0', hash: `test-${packs}` };
  givePack(ref.hash, {
    format: 'thargos-cardpack/1',
    pack: { id: ref.id, version: ref.version, mode: 'full', provenance: 'community' },
    cards: [...new Map(cards.map(card => [card.id, card])).values()],
    decks: [],
    stories: [],
  });
  return ref;
};

const configWith = (cards: readonly Card[], wish: ConfigWish): Config => {
  const config = thargos.configure({ ...wish, packs: [packOf(cards)] });
  if (isRefusal(config)) throw new Error(`expected a valid config, found ${JSON.stringify(config)}`);
  return config;
};

const teamOf = ({ heroes = [] }: Side, seat: Seat): (HeroCard | null)[] =>
  range(4).map(i => (heroes[i] === undefined ? hero(`${'ABCDEFGH'[seat]}${i}`) : heroes[i]));

export const tableWith = (wish: Wish = {}): State => {
  const sides = wish.sides ?? [wish.a ?? {}, wish.b ?? {}];
  const teams = sides.map(teamOf);
  const seats = sides.length;
  const missions = range(trackCount(seats)).map(i => {
    const wished = wish.missions?.[i];
    return wished === undefined ? mission(`M${i}`) : wished;
  });
  const faces: CardId[] = teams.flatMap(team => team.flatMap(card => card?.id ?? []));
  const heroCount = faces.length;
  const known: Card[] = [...teams.flat().flatMap(card => card ?? []), ...(wish.also ?? [])];
  const deal = (cards: readonly Card[]): Instance[] =>
    cards.map(card => {
      known.push(card);
      return faces.push(card.id) - 1;
    });
  const onTracks: (Instance | null)[] = missions.map(() => null);
  const posts: PostState[] = [];
  let heroNumber = 0;
  const dealt = sides.map((side, seat) => {
    const first = faces.length;
    const piles = {
      hand: deal(side.hand ?? times(6, ONE)),
      deck: deal(side.deck ?? times(10, ONE)).reverse(),
      discard: deal(side.discard ?? []),
      score: deal(side.score ?? []),
    };
    for (const place of range(4)) {
      const beside = side.beside?.[place] ?? [];
      posts[postOf(seat, place)] = {
        hero: teams[seat]![place] === null ? null : heroNumber++,
        advantages: deal(beside.filter(({ type }) => type === 'advantage')),
        actions: deal(beside.filter(({ type }) => type === 'action')),
      };
    }
    for (const track of range(2)) {
      const at = seat * 2 + track;
      const card = missions[at];
      if (card) onTracks[at] = deal([card])[0]!;
    }
    return { ...piles, cards: faces.slice(first) };
  });
  const config = configWith(known, { mode: seats > 2 ? 'circle' : 'duel', ...wish.config });
  const { seed, open } = parseSeed(wish.seed ?? 'test');
  const countsOf = (cards: readonly CardId[]): Record<CardId, number> => {
    const counts: Record<CardId, number> = {};
    for (const id of cards) counts[id] = (counts[id] ?? 0) + 1;
    return counts;
  };
  let number = 0;
  const numbered = teams.map(team => team.flatMap(card => (card ? [number++] : [])));
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
      heroes: numbered[seat]!.map(at => faces[at]!),
      cards: countsOf(cards),
    })),
    targets: sides.map(({ target }) => target ?? 100),
    secret: { seed, faces, decks: dealt.map(({ deck }) => deck), secondary: [] },
  });
  const players: Player[] = begun.players.map((player, seat) => ({
    ...player,
    vp: sides[seat]!.vp ?? 0,
    hand: dealt[seat]!.hand.length,
    deck: dealt[seat]!.deck.length,
    discard: dealt[seat]!.discard,
    score: dealt[seat]!.score,
    team: [],
  }));
  const hidden = new Set(dealt.flatMap(({ hand, deck }) => [...hand, ...deck]));
  const wounded = new Set(
    sides.flatMap((side, seat) => (side.wounded ?? []).map(place => posts[postOf(seat, place)]!.hero)),
  );
  const seat = wish.turn ?? 0;
  const isTurn = wish.from === 'turn';
  const state: State = {
    ...begun,
    players,
    posts,
    missions: onTracks,
    owed: onTracks.map((_, track) => wish.owed?.[track] ?? null),
    heroes: begun.heroes.map((each, i) => (wounded.has(i) ? { ...each, face: 'wounded' } : each)),
    faces: faces.map((id, i) => (hidden.has(i) ? null : id)),
    turn: { ...begun.turn, seat, number: isTurn ? 0 : 1, actions: 1 },
    secret: { ...begun.secret, hands: dealt.map(({ hand }) => hand) },
  };
  const run = beginRun(state);
  if (isTurn) next(run, { do: 'beginTurn', seat });
  else next(run, { do: 'act' }, { do: 'score' }, { do: 'endTurn' });
  proceed(run);
  return run.state;
};
