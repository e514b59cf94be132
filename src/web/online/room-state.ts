import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal } from '../../engine/refusal.ts';
import type { ReportShown, TextsShown } from '../../sync/chat.ts';
import type { Presence, RoomShown, ToPage } from '../../sync/messages.ts';
import type { ReviewShown } from '../../sync/review.ts';
import type { SignShown } from '../../sync/signs.ts';
import { isKnown, type TalkItem, withTexts } from './talk-items.ts';

/** Shorter absences, in milliseconds, are not shown. */
export const MISSED_MS = 60_000;

/** NP-74: the name under which this device appears to the others while it watches, until the page is closed. */
export const watchName = signal<string | undefined>(undefined);

/** NP-72: the table whose review this player opens with the button, to lead it if no one does. */
export const reviewToLead = signal<string | undefined>(undefined);

type State = ReturnType<typeof makeRoomState>['state'];

/** The signals of a room, for screens. */
export type RoomState = { readonly [K in keyof State]: ReadonlySignal<State[K]['value']> };

/** The state of a room besides its game, before the game and during it. `take` applies a message of the server. */
export const makeRoomState = () => {
  const room = signal<RoomShown | undefined>(undefined);
  const state = {
    presence: signal<Presence | undefined>(undefined),
    /** Why the server refuses this device; undefined while it has access. */
    gone: signal<Refusal | undefined>(undefined),
    /** The message that arrived last. */
    said: signal<TalkItem | undefined>(undefined),
    /** The last phrases of the players, the newest last. */
    signs: signal<readonly SignShown[]>([]),
    /** The last texts. `resets` counts how often the server replaced them. */
    texts: signal<TextsShown & { readonly resets: number }>({ texts: [], resets: 0 }),
    /** For the host: the reported texts. */
    reports: signal<readonly ReportShown[]>([]),
    /** The shared review of the finished game, if someone takes part in it. */
    review: signal<ReviewShown | undefined>(undefined),
    /** How long the player at this device was away before they returned. */
    wasAway: signal<{ readonly ms: number } | undefined>(undefined),
    /** Whether the server has a newer page than this one. */
    isOld: signal(false),
    /** Whether a bot plays for the person at this device. */
    isStoodIn: computed(() => {
      const { status, viewer, seats } = room.value ?? {};
      return status === 'running' && typeof viewer === 'number' && seats?.[viewer]?.standIn !== undefined;
    }),
  };
  const take = (message: ToPage): void => {
    if (message.type === 'room') room.value = message;
    else if (message.type === 'presence') {
      state.presence.value = message;
      const { wasAway: ms = 0 } = message;
      if (ms >= MISSED_MS) state.wasAway.value = { ms };
    } else if (message.type === 'sign') {
      if (isKnown(message)) state.said.value = message;
    } else if (message.type === 'signs') state.signs.value = message.signs;
    else if (message.type === 'text') {
      const { type: _, ...text } = message;
      const { value: known } = state.texts;
      state.texts.value = { ...known, texts: withTexts(known.texts, [text]) };
      state.said.value = text;
    } else if (message.type === 'texts') {
      const { type: _, ...page } = message;
      state.texts.value = { ...page, resets: state.texts.value.resets + 1 };
    } else if (message.type === 'reports') state.reports.value = message.reports;
    else if (message.type === 'review') {
      const { type: _, ...review } = message;
      state.review.value = review;
    } else if (message.type === 'newer') state.isOld.value = true;
    else if (message.type === 'refused') {
      const { type: _, ...refusal } = message;
      state.gone.value = refusal;
    }
  };
  return { room, state, take };
};
