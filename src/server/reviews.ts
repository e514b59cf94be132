import type { Seat } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { currentBatches } from '../engine/replay.ts';
import { hasTarget } from '../games/targets.ts';
import type { ReviewMark, ReviewPosition, ReviewShown, ReviewWish } from '../sync/review.ts';
import type { Cluster, ReviewState } from './cluster.ts';
import { heavy } from './cost.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { type Participant, type PresenceTracker, touch } from './presence.ts';
import { refuse } from './refused.ts';
import { tokenBucket } from './token-bucket.ts';

/** NP-72: shared reviews of finished games, in memory only. */

interface Review {
  state: ReviewState;
  /** When this server noticed that the leader no longer takes part. */
  leftAt?: number | undefined;
  /** How often each seat may still point. */
  readonly marks: Map<Seat, ReturnType<typeof tokenBucket>>;
}

interface ReviewClient {
  readonly viewer: Participant['viewer'];
  readonly isFollowing: () => boolean;
  readonly send: (message: object) => void;
  /** The last state sent to it. */
  last: string;
}

interface Ports {
  readonly presence: PresenceTracker;
  readonly cluster?: Cluster | undefined;
  /** How long a leader may be gone before another player may lead. */
  readonly awayMs: number;
}

/** What one client may send: positions while a leader drags the slider, and everything else. */
const SHOWS = { most: 60, perSecond: 20 } as const;
const ACTIONS = { most: 20, perSecond: 1 } as const;
const MARKS = { most: 6, perSecond: 1 } as const;
const bucketOf = ({ most, perSecond }: typeof SHOWS | typeof ACTIONS | typeof MARKS) =>
  tokenBucket(most, perSecond / 1000);

const NOTHING: ReviewState = { term: 0, step: 0 };

/** Whether `next` replaces `known`. If two servers accept a leader at the same time, the lower seat leads. */
const isNewer = (next: ReviewState, known: ReviewState): boolean => {
  if (next.term !== known.term) return next.term > known.term;
  const [seat, other] = [next.leader ?? -1, known.leader ?? -1];
  return seat === other ? next.step > known.step : seat < other;
};

/** How many events each batch of a finished game has. */
const eventsPerBatch = new WeakMap<AnyTable, readonly number[]>();

const countEvents = async (table: AnyTable): Promise<readonly number[] | Refusal> => {
  const known = eventsPerBatch.get(table);
  if (known) return known;
  const record = await heavy(async () => table.record('spectator'));
  if (isRefusal(record)) return record;
  const counts = currentBatches(record.log).map(({ events }) => events.length);
  eventsPerBatch.set(table, counts);
  return counts;
};

const positionRefusal = async (table: AnyTable, at: ReviewPosition): Promise<Refusal | undefined> => {
  const counts = await countEvents(table);
  if (isRefusal(counts)) return counts;
  const events = counts[at.batch] ?? 0;
  if (at.events < 1 || at.events > events) return refuse('no-such-moment', { batches: counts.length });
  const { seat = 0 } = at;
  return seat < table.head.seats.length ? undefined : refuse('no-such-seat', { seat });
};

export const trackReviews = ({ presence, cluster, awayMs }: Ports) => {
  const reviews = new Map<string, Review>();
  const clients = new Map<string, Set<ReviewClient>>();
  const reviewOf = (id: string): Review =>
    touch(reviews, id, (): Review => ({ state: NOTHING, marks: new Map() }));
  const stateOf = (id: string): ReviewState => reviews.get(id)?.state ?? NOTHING;

  const showTo = (id: string): void => {
    const { leader, at } = stateOf(id);
    const here = presence.reviewing(id).toSorted((a, b) => a - b);
    for (const client of clients.get(id) ?? []) {
      const shown: ReviewShown = {
        ...(leader !== undefined && { leader }),
        here,
        ...(at && client.isFollowing() && { at }),
      };
      const text = JSON.stringify(shown);
      // A client that never took part in a review gets no message before the first one starts.
      if (text === client.last || (client.last === '' && leader === undefined && here.length === 0)) continue;
      client.last = text;
      client.send({ type: 'review', ...shown });
    }
  };
  const broadcast = (id: string): void => cluster?.broadcast({ type: 'review', id, ...stateOf(id) });
  const adopt = (id: string, next: ReviewState): void => {
    const review = reviewOf(id);
    if (!isNewer(next, review.state)) return;
    review.state = next;
    watchLeader(id);
    showTo(id);
  };
  /** Notes when the leader leaves or returns. */
  const watchLeader = (id: string): void => {
    const review = reviews.get(id);
    const leader = review?.state.leader;
    if (!review || leader === undefined) return;
    review.leftAt = presence.reviewing(id).includes(leader)
      ? undefined
      : (review.leftAt ?? performance.now());
  };
  const change = (id: string, next: Omit<ReviewState, 'term' | 'step'>, isNewTerm: boolean): void => {
    const { term, step } = stateOf(id);
    const ordered = isNewTerm ? { term: term + 1, step: 0 } : { term, step: step + 1 };
    adopt(id, { ...ordered, ...next });
    broadcast(id);
  };
  const pointAt = (id: string, mark: ReviewMark, by?: ReviewClient): void => {
    for (const client of clients.get(id) ?? [])
      if (client === by || client.isFollowing()) client.send({ type: 'mark', ...mark });
  };

  presence.onChange(id => {
    watchLeader(id);
    if (reviews.has(id) || clients.has(id)) showTo(id);
  });
  cluster?.onReconnect(() => {
    for (const id of clients.keys()) if (stateOf(id).term > 0) broadcast(id);
  });
  cluster?.subscribe(notice => {
    if (notice.type === 'review') {
      const { type: _, id, ...state } = notice;
      adopt(id, state);
    }
    if (notice.type === 'mark') pointAt(notice.id, { seat: notice.seat, at: notice.at });
    // A server where the first client of a room has just connected.
    if (notice.type === 'who' && stateOf(notice.id).term > 0) broadcast(notice.id);
  });

  /** Milliseconds until another player may lead. */
  const waitFor = (id: string): number => {
    const { leftAt } = reviewOf(id);
    return leftAt === undefined ? awayMs : Math.max(0, leftAt + awayMs - performance.now());
  };

  const lead = (id: string, seat: Seat): Refusal | undefined => {
    const { leader, at } = stateOf(id);
    if (leader === seat) return undefined;
    if (leader !== undefined) {
      if (presence.reviewing(id).includes(leader)) return refuse('review-led', { seat: leader });
      const wait = waitFor(id);
      if (wait > 0) return refuse('too-soon', { seconds: Math.ceil(wait / 1000) });
    }
    change(id, { leader: seat, ...(at && { at }) }, true);
    return undefined;
  };

  const handOver = (id: string, seat: Seat, to: Seat): Refusal | undefined => {
    const { at } = stateOf(id);
    if (!presence.reviewing(id).includes(to)) return refuse('no-player', { seat: to });
    if (to !== seat) change(id, { leader: to, ...(at && { at }) }, true);
    return undefined;
  };

  const point = (
    id: string,
    { seat, at }: ReviewMark,
    has: boolean,
    by: ReviewClient,
  ): Refusal | undefined => {
    const { marks } = reviewOf(id);
    const bucket = marks.get(seat) ?? bucketOf(MARKS);
    marks.set(seat, bucket);
    if (bucket.left() < 1) return refuse('too-many');
    bucket.take(1);
    if (!has) return refuse('no-such-target');
    pointAt(id, { seat, at }, by);
    cluster?.broadcast({ type: 'mark', id, seat, at });
    return undefined;
  };

  /** A review that everyone has left is over. */
  const endIfLeft = (id: string): void => {
    const { term, leader } = stateOf(id);
    if (term === 0 || presence.reviewing(id).length > 0) return;
    if (leader === undefined || waitFor(id) === 0) change(id, {}, true);
  };

  return {
    /** Adds a client of a room. `act` carries out a wish; `leave` removes the client. */
    join: (
      { room, table, whyClosed }: LiveRoom,
      viewer: Participant['viewer'],
      send: ReviewClient['send'],
    ) => {
      const { id, game } = room();
      let isFollowing = false;
      const client: ReviewClient = { viewer, isFollowing: () => isFollowing, send, last: '' };
      const all = clients.get(id) ?? new Set();
      clients.set(id, all.add(client));
      const [shows, actions] = [bucketOf(SHOWS), bucketOf(ACTIONS)];

      const setFollowing = (isNow: boolean): void => {
        if (isFollowing === isNow) return;
        isFollowing = isNow;
        if (typeof viewer === 'number') presence.update(id);
        else showTo(id);
      };
      /** The finished table, if its review may be shared. */
      const finished = (): AnyTable | Refusal => {
        const played = table();
        if (!played || viewer === 'guest') return refuse('not-begun');
        if (room().daily || whyClosed()) return refuse('not-in-daily');
        // NP-92: others still play with the same seed.
        if (room().tournament?.isSealed) return refuse('not-in-tournament');
        return played.snapshot('spectator').isOver ? played : refuse('not-over');
      };
      const play = async (played: AnyTable, seat: Seat, wish: ReviewWish): Promise<Refusal | undefined> => {
        if (wish.action === 'point') {
          const { at } = wish;
          return point(id, { seat, at }, hasTarget(game, played.snapshot('spectator').view, at), client);
        }
        if (wish.action === 'lead') {
          setFollowing(true);
          return lead(id, seat);
        }
        const { leader, at } = stateOf(id);
        if (leader !== seat) return refuse('not-leading', leader === undefined ? {} : { seat: leader });
        if (wish.action === 'stop') change(id, { ...(at && { at }) }, true);
        if (wish.action === 'hand') return handOver(id, seat, wish.seat);
        if (wish.action !== 'show') return undefined;
        const refusal = await positionRefusal(played, wish.at);
        // The leader may have changed meanwhile.
        if (refusal || stateOf(id).leader !== seat) return refusal ?? refuse('not-leading');
        change(id, { leader: seat, at: wish.at }, false);
        return undefined;
      };
      const isFlooded = (bucket = actions): boolean => {
        if (bucket.left() < 1) return true;
        bucket.take(1);
        return false;
      };
      const act = async (wish: ReviewWish): Promise<Refusal | undefined> => {
        // Marks have their own limit per seat.
        if (wish.action !== 'point' && isFlooded(wish.action === 'show' ? shows : actions))
          return refuse('too-many');
        if (wish.action === 'leave') {
          setFollowing(false);
          return undefined;
        }
        const played = finished();
        if (isRefusal(played)) return played;
        if (wish.action === 'follow') {
          endIfLeft(id);
          setFollowing(true);
          return undefined;
        }
        return typeof viewer === 'number' ? play(played, viewer, wish) : refuse('not-yours');
      };
      return {
        isFollowing: client.isFollowing,
        act,
        /** Counts an action that isn't a wish. Returns whether it is one too many. */
        isFlooded: () => isFlooded(),
        leave: (): void => {
          isFollowing = false;
          all.delete(client);
          if (all.size === 0 && clients.get(id) === all) clients.delete(id);
        },
      };
    },
  };
};

export type ReviewTracker = ReturnType<typeof trackReviews>;
