import type { Seat } from '../../engine/game.ts';
import { heroAt } from '../../games/thargos/board/lookup.ts';
import { endAt, isAdjacent, postsOf, seatOf, trackOf } from '../../games/thargos/board/places.ts';
import type { Op, OpOf, Target } from '../../games/thargos/effects/effect.ts';
import type { Instance, Position, Post, View } from '../../games/thargos/types.ts';
import { knownCard } from './price.ts';
import { promisesAt } from './promise.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Estimates the value of exchanging heroes or Missions: that of the position afterwards minus that of the
 * current one.
 */

/** The two picks of an exchange, and the position after it. */
interface Exchange {
  readonly picks: readonly [number, number];
  readonly table: Position;
}

export type Exchanging = OpOf<'swapHeroes' | 'moveHero' | 'swapMissions' | 'replaceMission'>;

export const isExchange = (op: Op | undefined): op is Exchanging =>
  op?.op === 'swapHeroes' ||
  op?.op === 'moveHero' ||
  op?.op === 'swapMissions' ||
  op?.op === 'replaceMission';

/** The expected value of all Missions for this player, minus their value for the opponents. */
const standing = (table: Position, seat: Seat): number =>
  table.missions.reduce<number>((sum, mission, track) => {
    const card = mission === null ? undefined : knownCard(table, mission);
    const promises = card?.type === 'mission' ? promisesAt(table, seat, track, card) : undefined;
    return promises ? sum + promises.mine - promises.theirs : sum;
  }, 0);

/** HT-7.6: if heroes change places, track Actions stay at the places. */
const withPosts = (table: Position, a: Post, b: Post): Position => {
  const moved = (to: Post, from: Post) => ({ ...table.posts[from]!, actions: table.posts[to]!.actions });
  const posts = table.posts.map((place, post) => {
    if (post === a) return moved(a, b);
    return post === b ? moved(b, a) : place;
  });
  return { ...table, posts };
};

const withMission = (table: Position, track: number, mission: Instance | null): Position => ({
  ...table,
  missions: table.missions.map((card, i) => (i === track ? mission : card)),
});

/** The places of the heroes that the operation may exchange, by default those of the player. */
const postsMeant = (table: Position, seat: Seat, target: Target): readonly Post[] => {
  if (typeof target === 'string') {
    const { against = null, post = null, attacker } = table.conflict ?? {};
    const foe = attacker === seat ? against : post;
    return target !== 'opposingHero' || foe === null ? [] : [foe];
  }
  const isOther = target.of !== undefined && target.of !== 'self';
  return isOther
    ? table.players.flatMap((_, other) => (other === seat ? [] : postsOf(other)))
    : postsOf(seat);
};

const ofHeroes = (
  table: Position,
  seat: Seat,
  { op, target, to }: OpOf<'swapHeroes' | 'moveHero'>,
): Exchange[] => {
  const isNear = typeof to !== 'string' && to.pick === 'adjacent';
  return postsMeant(table, seat, target).flatMap(a =>
    postsOf(seatOf(a)).flatMap((b): Exchange[] => {
      const first = heroAt(table, a);
      const second = op === 'moveHero' ? trackOf(table.players.length, b) : heroAt(table, b);
      if (a === b || first === null || second === null || (isNear && !isAdjacent(a, b))) return [];
      return [{ picks: [first, second], table: withPosts(table, a, b) }];
    }),
  );
};

const openMissions = ({ missions }: Position): { readonly mission: Instance; readonly track: number }[] =>
  missions.flatMap((mission, track) => (mission === null ? [] : [{ mission, track }]));

const ofMissions = (table: Position): Exchange[] => {
  const open = openMissions(table);
  return open.flatMap(a =>
    open
      .filter(b => b !== a)
      .map(b => ({
        picks: [a.mission, b.mission],
        table: withMission(withMission(table, a.track, b.mission), b.track, a.mission),
      })),
  );
};

const ofOthers = (view: View, seat: Seat, { from }: OpOf<'replaceMission'>): Exchange[] => {
  const cards = from === 'discard' ? view.players[seat]!.discard : from === 'hand' ? view.hand : [];
  const fresh = cards.filter(card => knownCard(view, card)?.type === 'mission');
  return openMissions(view)
    .filter(({ track }) => endAt(view.players.length, track, seat) !== undefined)
    .flatMap(({ mission, track }) =>
      fresh.map((card): Exchange => ({ picks: [mission, card], table: withMission(view, track, card) })),
    );
};

const exchanges = (view: View, seat: Seat, op: Exchanging): Exchange[] => {
  // HT-9.11: in a story, exchanging heroes or Missions has no effect.
  if (view.story) return [];
  if (op.op === 'swapMissions') return ofMissions(view);
  return op.op === 'replaceMission' ? ofOthers(view, seat, op) : ofHeroes(view, seat, op);
};

const gains = (view: View, seat: Seat, op: Exchanging, picks: readonly number[]) => {
  const before = standing(view, seat);
  return exchanges(view, seat, op)
    .filter(exchange => picks.every((id, i) => exchange.picks[i] === id))
    .map(({ table }) => ({ table, gain: standing(table, seat) - before }));
};

/** How much the best exchange with these first picks improves the player's position. */
export const exchangeGain = (view: View, seat: Seat, op: Exchanging, picks: readonly number[] = []): number =>
  Math.max(-WEIGHTS.win, ...gains(view, seat, op, picks).map(({ gain }) => gain));

/** The position after the best exchange, or the current one if no exchange improves it. */
export const bestExchange = (view: View, seat: Seat, op: Exchanging): Position =>
  gains(view, seat, op, []).reduce<{ readonly table: Position; readonly gain: number }>(
    (best, other) => (other.gain > best.gain ? other : best),
    { table: view, gain: 0 },
  ).table;
