import { computed, signal } from '@preact/signals';
import type { Refusal } from '../../engine/refusal.ts';
import type { ToPage, ToServer } from '../../sync/messages.ts';
import type { ReviewMark, ReviewPosition, ReviewTarget, ReviewWish } from '../../sync/review.ts';
import { openSocket } from '../client/reconnecting-socket.ts';
import { SERVER } from './api.ts';
import { makeRoomState, reviewToLead, watchName } from './room-state.ts';
import { onWake } from './wake.ts';

/** A mark on this page, with an id of its own. */
export interface ShownMark extends ReviewMark {
  readonly number: number;
}

/** How long a mark is shown, in milliseconds. */
const MARK_MS = 6000;
/** The shortest time between two positions that the leader sends, in milliseconds. */
const SHOW_MS = 120;
const FOLLOW = 'follow';
/** The message that repeats the leader's position over a new socket. */
const REPEAT = 'repeat';
/** The message of a player who opens the review, and leads it if no one does. */
const BEGIN = 'begin';

/** NP-72: the connection to the shared review of a finished table. */
export const openReview = (id: string, token: string) => {
  const { room, state, take } = makeRoomState();
  const marks = signal<readonly ShownMark[]>([]);
  const refusal = signal<Refusal | undefined>(undefined);
  const isFollowing = signal(true);
  /** The position to go to; the same position again is another object. */
  const shown = signal<ReviewPosition | undefined>(undefined);
  /** Whether the server has answered `follow`, after the review's position. */
  const hasEntered = signal(false);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let sent = 0;
  /** Whether this page has sent a position as the leader. */
  let hasShown = false;
  /** The last position of this page as the leader. */
  let last: ReviewPosition | undefined;

  let isBeginning = reviewToLead.peek() === id;
  reviewToLead.value = undefined;

  const messageOf = (wish: ReviewWish, name: string): ToServer => ({ type: 'review', id: name, ...wish });
  const later = (work: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const addMark = ({ seat, at }: ReviewMark): void => {
    sent += 1;
    const mark = { seat, at, number: sent };
    // A player points at one thing at a time.
    marks.value = [...marks.value.filter(each => each.seat !== seat), mark];
    later(() => {
      marks.value = marks.value.filter(each => each !== mark);
    }, MARK_MS);
  };
  const viewer = computed(() => room.value?.viewer);
  const leader = computed(() => state.review.value?.leader);
  // Before the answer to `follow`, a leader who reloads the page doesn't know their position, and must not replace it.
  const isLeading = computed(
    () => hasEntered.value && leader.value !== undefined && leader.value === viewer.value,
  );
  const isLed = computed(
    () => leader.value !== undefined && (state.review.value?.here.includes(leader.value) ?? false),
  );
  const onMessage = (message: ToPage): void => {
    if (message.type === 'mark') return addMark(message);
    if ('id' in message && message.id === BEGIN) {
      isBeginning = false;
      return; // If someone leads, this player follows.
    }
    if ('id' in message && message.id === REPEAT) return; // Another player may lead by now.
    if (message.type === 'ack') {
      if (message.id === FOLLOW) hasEntered.value = true;
      else refusal.value = undefined;
    } else if (message.type === 'refused' && message.id !== undefined) {
      const { type: _, id: __, ...why } = message;
      refusal.value = why;
    } else take(message);
    // The leader is back, or another player leads.
    if (refusal.value?.refused === 'too-soon' && isLed.value) refusal.value = undefined;
    if (message.type !== 'review' || !message.at || !isFollowing.value) return;
    // A leader who reloads the page returns to their position. Later, it only repeats what this page has sent.
    // Without a leader, everyone steps alone after the first position.
    const isNews = isLeading.value ? !hasShown : isLed.value || !shown.value;
    if (isNews) shown.value = message.at;
  };
  const line = openSocket(
    { server: SERVER, id, token },
    {
      hello: () => (watchName.value === undefined ? {} : { name: watchName.value }),
      unanswered: () => {
        if (!isFollowing.value) return [];
        // What the leader showed without a connection was never sent.
        const repeated = isLeading.value && last && messageOf({ action: 'show', at: last }, REPEAT);
        return [
          messageOf({ action: 'follow' }, FOLLOW),
          ...(isBeginning ? [messageOf({ action: 'lead' }, BEGIN)] : []),
          ...(repeated ? [repeated] : []),
        ];
      },
      onMessage,
    },
  );
  const act = (wish: ReviewWish): void => {
    refusal.value = undefined;
    sent += 1;
    line.send(messageOf(wish, `review-${sent}`));
  };
  const setFollowing = (isNow: boolean): void => {
    if (isFollowing.value === isNow) return;
    isFollowing.value = isNow;
    shown.value = undefined;
    act({ action: isNow ? 'follow' : 'leave' });
  };

  let next: ReviewPosition | undefined;
  let isWaiting = false;
  const flush = (): void => {
    isWaiting = false;
    if (!next || !isLeading.value) return;
    act({ action: 'show', at: next });
    next = undefined;
    isWaiting = true;
    later(flush, SHOW_MS);
  };
  const stop = onWake(line.reconnect);

  return {
    ...state,
    room,
    marks,
    refusal,
    shown,
    isFollowing,
    isLeading,
    isLed,
    isConnected: line.isConnected,
    setFollowing,
    lead: (): void => {
      isFollowing.value = true;
      hasShown = true;
      act({ action: 'lead' });
    },
    stopLeading: (): void => act({ action: 'stop' }),
    hand: (seat: number): void => act({ action: 'hand', seat }),
    point: (at: ReviewTarget): void => act({ action: 'point', at }),
    /** Sends what the leader shows, at most every SHOW_MS. */
    publish: (at: ReviewPosition): void => {
      if (!isLeading.value) return;
      hasShown = true;
      last = at;
      next = at;
      if (!isWaiting) flush();
    },
    /** The player looks at something else than the leader shows. */
    wander: (): void => {
      if (isLed.value && !isLeading.value) setFollowing(false);
    },
    reconnect: line.reconnect,
    close: (): void => {
      stop();
      for (const timer of timers) clearTimeout(timer);
      line.close();
    },
  };
};

export type ReviewLine = ReturnType<typeof openReview>;
